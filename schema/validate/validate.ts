import { Ajv, type ValidateFunction } from 'ajv';
import type { Problem } from '../diagnostics/diagnostics.ts';
import { explain } from '../diagnostics/explain.ts';
import { addKeywords } from './keywords.ts';
import { type Role, readContentSchemas, type Schema } from './schemas.ts';

/** A value that means something to rules across pages, with where it stands. */
export interface Reference {
  role: Role;
  /** JSON pointer from the top of the file. */
  pointer: string;
  value: string;
}

export interface Validation {
  problems: Problem[];
  references: Reference[];
}

export interface ContentValidator {
  page(value: unknown): Validation;
  /** Also fills in the defaults of the schema, in place. */
  site(value: unknown): Validation;
}

/** Compiles each content schema at its first use, in some 30 ms; reuse it for every file. */
export function createContentValidator(): ContentValidator {
  const schemas = readContentSchemas();
  const ajv = createAjv();
  for (const schema of schemas) ajv.addSchema(schema);
  const blocks = new Map(
    schemas.flatMap((schema): [string, Schema][] => {
      const type = schema.properties?.type?.const;
      return typeof type === 'string' ? [[type, schema]] : [];
    }),
  );
  const run = (id: string) => {
    return (value: unknown): Validation => {
      const validate = ajv.getSchema(id) as ValidateFunction;
      const references: Reference[] = [];
      const valid = validate.call(references, value);
      return { problems: valid ? [] : explain(validate.errors ?? [], value, blocks), references };
    };
  };
  return { page: run('page.json'), site: run('site.json') };
}

/** One dialect for content and requests: strict draft 2019-09 with `role` to mark what rules look at. */
export function createAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    // Neither polishing its code nor checking our schemas, as a test does: a third of the time to start.
    code: { optimize: false },
    meta: false,
    validateSchema: false,
    discriminator: true,
    passContext: true,
    strict: true,
    strictRequired: false,
    useDefaults: true,
    verbose: true,
  });
  ajv.addFormat('email', isEmailAddress);
  ajv.addKeyword({
    keyword: 'role',
    schemaType: 'string',
    errors: false,
    validate(
      this: unknown,
      role: Role,
      value: unknown,
      _parent: unknown,
      cxt?: { instancePath: string },
    ) {
      // Most texts have no links, and only those are looked at.
      const isPlain = role === 'inline' && !String(value).includes('](');
      if (Array.isArray(this) && !isPlain) {
        this.push({
          role,
          pointer: cxt?.instancePath ?? '',
          value: typeof value === 'string' ? value : '',
        } satisfies Reference);
      }
      return true;
    },
  });
  addKeywords(ajv);
  return ajv;
}

/**
 * The rule of HTML's `<input type="email">`, so that server and browser agree.
 * Source: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
function isEmailAddress(text: string): boolean {
  const [local, domain, ...rest] = text.split('@');
  if (local === undefined || domain === undefined || rest.length > 0) return false;
  return (
    /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(local) &&
    domain.split('.').every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label))
  );
}
