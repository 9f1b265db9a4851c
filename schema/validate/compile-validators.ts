import { _ } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { createAjv } from './ajv.ts';
import { notes, readContentSchemas } from './schemas.ts';

/**
 * The validators of pages and of site.yaml as the text of a CommonJS module, which is a function of
 * the formats of texts: see `compiled-validators.ts`.
 */
export function compileValidators(): string {
  const ajv = createAjv({
    // Whoever wants to know what is wrong asks ajv itself: see `validate.ts`.
    allErrors: false,
    messages: false,
    verbose: false,
    code: { source: true, formats: _`formats` },
  });
  for (const schema of readContentSchemas()) ajv.addSchema(withoutNotes(schema));
  const code = countRarely(standalone(ajv, { page: 'page.json', site: 'site.json' }));
  // In parentheses, because an engine reads such a function once and any other one twice.
  return `module.exports = ((formats) => { const exports = {}; ${code}\nreturn exports; });\n`;
}

/**
 * ajv counts the characters of every text, one by one, for each of its limits. A character has one
 * or two code units, whose number is known; most texts are far from where the difference matters.
 */
function countRarely(code: string): string {
  const [, count] =
    /const (func\d+) = require\("ajv\/dist\/runtime\/ucs2length"\)/.exec(code) ?? [];
  if (!count) return code;
  const limits = new RegExp(`\\b${count}\\((data\\d*)\\) ([<>]) (\\d+)`, 'g');
  return code.replace(limits, (whole, text: string, sign: string, limit: string) =>
    sign === '>'
      ? `(${text}.length > ${limit} && ${whole})`
      : `(${text}.length < ${2 * Number(limit)} && ${whole})`,
  );
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
