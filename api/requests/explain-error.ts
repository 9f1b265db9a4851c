import type { ErrorObject } from 'ajv';
import type { Schema } from '../../schema/model/schemas.ts';
import type { FieldError } from './refusal.ts';

/**
 * Explains an error of ajv to the author of a request. The form of a text is in the words of its
 * schema (`x-form`). Values are not repeated because they are personal.
 */
export function explainError(error: ErrorObject, schema: Schema): FieldError {
  const { keyword, params, instancePath } = error;
  const fields = schema.properties ?? {};
  const named = params.missingProperty ?? params.additionalProperty;
  const name: string = named ?? instancePath.slice(1);
  const { description = '', 'x-form': form } = fields[name] ?? {};
  const ofForm = form ? `must be ${form}.` : `does not have the right form. ${description}`;
  const sentence: Record<string, string> = {
    additionalProperties: `is not a field of this request. Its fields: ${Object.keys(fields).join(', ')}.`,
    enum: `must be one of ${(params.allowedValues ?? []).map((value: unknown) => JSON.stringify(value)).join(', ')}.`,
    format: ofForm,
    maximum: `must be at most ${params.limit}.`,
    maxLength: `must be at most ${params.limit} characters long.`,
    minimum: `must be at least ${params.limit}.`,
    minLength:
      params.limit > 1 ? `must be at least ${params.limit} characters long.` : 'must not be empty.',
    pattern: ofForm,
    required: `is missing. ${description}`,
    type: `must be ${kinds[params.type] ?? params.type}.`,
  };
  return {
    pointer: name === '' ? '#' : `#/${encodePointer(name)}`,
    detail: `${name === '' ? 'The body' : `\`${name}\``} ${(sentence[keyword] ?? `${error.message}.`).trim()}`,
  };
}

/** The types of JSON Schema in words. */
const kinds: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'a JSON object',
  string: 'text',
};

/** JSON pointer as a URI fragment (RFC 6901). */
const encodePointer = (name: string): string =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1').toWellFormed());
