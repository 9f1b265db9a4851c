import { _, type Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import {
  createUnionSchemas,
  readContentSchemas,
  readRequestSchemas,
  readSchemaFiles,
  type Schema,
} from '../model/schemas.ts';
import { englishTexts } from '../settings/complete-settings.ts';
import { createAjv } from './ajv.ts';
import { checkExamples } from './schemas/check-examples.ts';
import { checkLanguages } from './schemas/check-languages.ts';
import { checkSchemas } from './schemas/check-schemas.ts';
import { noteKeywords } from './schemas/keyword-table.ts';

/**
 * Returns the source of a CommonJS module with the validators of pages and of site.yaml. The module
 * is a function of the text formats: see `compiled-validators.ts`.
 * @throws PlainError if a schema cannot be used
 */
export function compileValidators(): string {
  const requests = [...readRequestSchemas().values()];
  checkSchemas([...readSchemaFiles(), ...requests], createUnionSchemas());
  // Only the server uses these, and nobody should find out there that one is wrong.
  for (const schema of requests) createAjv().compile(schema);
  const ajv = createAjv({
    // These validators only accept or reject. Others explain the errors.
    allErrors: false,
    messages: false,
    verbose: false,
    // Has been checked, and refuses to compile a schema with a default by itself.
    strictSchema: false,
    code,
  });
  const source = compile(ajv, readContentSchemas().map(withoutNotes));
  const createExplaining = () =>
    withSchemas(createAjv({ strictSchema: false }), readContentSchemas());
  checkExamples(readSchemaFiles(), ajv, createExplaining);
  checkLanguages(englishTexts(), createExplaining());
  return toModule(skipCounting(source));
}

/** Returns the source of a module with the validators that find all errors, each with its schema. */
export const compileExplaining = (): string =>
  toModule(compile(createAjv({ code }), readContentSchemas()));

const code = { source: true, formats: _`formats` };

/** V8 parses a function in parentheses once, and any other function twice. */
const toModule = (source: string): string =>
  `module.exports = ((formats) => { const exports = {}; ${source}\nreturn exports; });\n`;

function compile(ajv: Ajv, schemas: readonly Schema[]): string {
  return standalone(withSchemas(ajv, schemas), { page: 'page.json', site: 'site.json' });
}

function withSchemas(ajv: Ajv, schemas: readonly Schema[]): Ajv {
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
}

/**
 * Makes length checks faster. ajv counts the characters of every text for each of its limits. A
 * character has one or two code units, whose number is known, so counting is needed only for texts
 * near a limit.
 */
function skipCounting(code: string): string {
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

/** Removes keywords for people, which would be half of the module. */
function withoutNotes<T>(schema: T): T {
  const texts = new Set(['title', 'description', 'examples']);
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      Object.hasOwn(noteKeywords, key) ||
      (texts.has(key) && (typeof value === 'string' || Array.isArray(value)))
        ? undefined
        : value,
    ),
  );
}
