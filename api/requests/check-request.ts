import type { ErrorObject } from 'ajv';
import { createAjv } from '../../schema/validate/ajv.ts';
import { compileOrExplain } from '../../schema/validate/schema-fault.ts';
import { readRequestSchemas, type Schema } from '../../schema/validate/schemas.ts';

import type { LeadData, LeadKind } from '../leads/leads.ts';
import { type FieldError, Refusal } from './refusal.ts';

/** Enough to fix a request; a malicious one can have thousands. */
const mostErrors = 20;

/**
 * Compiles the schemas of the requests.
 * @returns a function that returns the body as a lead's data, or throws Refusal 422
 * @throws PlainError with the file at fault, if a schema is wrong
 */
export function createRequestCheck() {
  const ajv = createAjv();
  const schemas = readRequestSchemas();
  const checks = compileOrExplain(
    [...schemas.values()],
    () =>
      new Map([...schemas].map(([kind, schema]) => [kind, { schema, run: ajv.compile(schema) }])),
  );
  return <Kind extends LeadKind>(kind: Kind, body: unknown): LeadData[Kind] => {
    const check = checks.get(kind);
    if (!check) throw new Error(`There is no schema of ${kind}.`);
    if (check.run(body)) return body as LeadData[Kind];
    const errors = (check.run.errors ?? []).slice(0, mostErrors);
    throw new Refusal(422, `This is not a valid ${check.schema.title}; \`errors\` says why.`, {
      errors: errors.map((error) => explain(error, check.schema)),
    });
  };
}

/**
 * Explains an ajv error to the author of the request. Values are not repeated because they are
 * personal.
 */
function explain(error: ErrorObject, schema: Schema): FieldError {
  const { keyword, params, instancePath } = error;
  const fields = schema.properties ?? {};
  const about = (name: string): string => fields[name]?.description ?? '';
  const named = params.missingProperty ?? params.additionalProperty;
  const name: string = named ?? instancePath.slice(1);
  const sentence: Record<string, string> = {
    additionalProperties: `is not a field of this request. Its fields: ${Object.keys(fields).join(', ')}.`,
    enum: `must be one of ${(params.allowedValues ?? []).map((value: string) => `"${value}"`).join(', ')}.`,
    format: 'must be an email address, such as ada@example.com.',
    maxLength: `must be at most ${params.limit} characters long.`,
    minLength: 'must not be empty.',
    pattern: 'must be lower-case letters and digits with hyphens between them.',
    required: `is missing. ${about(name)}`,
    type: `must be ${params.type === 'object' ? 'a JSON object' : 'text'}.`,
  };
  return {
    pointer: name === '' ? '#' : `#/${encodePointer(name)}`,
    detail: `${name === '' ? 'The body' : `\`${name}\``} ${sentence[keyword] ?? error.message}`,
  };
}

/** JSON pointer as a URI fragment (RFC 6901). */
const encodePointer = (name: string): string =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1').toWellFormed());
