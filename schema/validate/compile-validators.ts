import { _ } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { createAjv } from './ajv.ts';
import { notes, readContentSchemas } from './schemas.ts';

/** The validators of pages and of site.yaml as the text of a CommonJS module: see `compiled-validators.ts`. */
export function compileValidators(): string {
  const ajv = createAjv({
    // Whoever wants to know what is wrong asks ajv itself: see `validate.ts`.
    allErrors: false,
    messages: false,
    verbose: false,
    code: { source: true, formats: _`require("../validate/formats.ts").formats` },
  });
  for (const schema of readContentSchemas()) ajv.addSchema(withoutNotes(schema));
  return standalone(ajv, { page: 'page.json', site: 'site.json' });
}

/** What is written for people would be half of the module's text. */
function withoutNotes<T>(schema: T): T {
  const texts = new Set(['title', 'description', 'examples']);
  const ours: ReadonlySet<string> = new Set(notes);
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      ours.has(key) || (texts.has(key) && (typeof value === 'string' || Array.isArray(value)))
        ? undefined
        : value,
    ),
  );
}
