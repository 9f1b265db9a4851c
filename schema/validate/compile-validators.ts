import { _ } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { createAjv } from './ajv.ts';
import { readContentSchemas } from './schemas.ts';

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
  const notes = new Set(['title', 'description', 'examples']);
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      notes.has(key) && (typeof value === 'string' || Array.isArray(value)) ? undefined : value,
    ),
  );
}
