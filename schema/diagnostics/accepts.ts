import { formats } from '../model/formats.ts';
import { branchOf, ownProperty } from '../model/schema-at.ts';
import type { Schema } from '../model/schemas.ts';
import { resolvePiece } from '../model/wording.ts';

/** Returns the type that a schema requires: one of JSON Schema's types, or `fixed` for enums. */
export function wantedKind(reference: Schema | undefined): string {
  const schema = resolvePiece(reference);
  return schema.enum ? 'fixed' : (schema.type ?? (schema.oneOf ? 'object' : 'any'));
}

/** Whether a type of JSON Schema is one of numbers. */
export const isNumberType = (type: unknown): boolean => type === 'number' || type === 'integer';

/** Whether a value has the type that a schema requires. Empty values match any type. */
export function isOfKind(value: unknown, schema: Schema | undefined): boolean {
  if (value === null || value === undefined) return true;
  switch (wantedKind(schema)) {
    case 'any':
      return true;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && !Array.isArray(value);
    case 'number':
      return typeof value === 'number';
    case 'integer':
      return Number.isInteger(value);
    case 'fixed':
      return typeof value === 'string';
    default:
      return typeof value === wantedKind(schema);
  }
}

/** Whether a schema accepts a value, as far as can be checked without the rest of the file. */
export function accepts(value: unknown, reference: Schema | undefined): boolean {
  const schema = branchOf(resolvePiece(reference), value);
  if (value === null || value === undefined || !isOfKind(value, schema)) return false;
  if (schema.enum) return schema.enum.includes(value);
  if (typeof value === 'string') return acceptsText(value, schema);
  if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
    return (
      value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum
    );
  }
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems = Infinity } = schema;
    const isEnough = value.length >= minItems && value.length <= maxItems;
    return isEnough && value.every((item) => accepts(item, schema.items));
  }
  if (typeof value !== 'object') return true;
  const { properties = {}, required = [], additionalProperties: others } = schema;
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, inner]) => {
      const property = ownProperty(properties, name) ?? others;
      return typeof property === 'object' && accepts(inner, property);
    })
  );
}

/** Whether a text has the length, the pattern and the format of a schema. Its fixed values are not compared. */
export function acceptsText(text: string, schema: Schema): boolean {
  const { minLength = 0, maxLength = Infinity } = schema;
  const length = [...text].length;
  if (length < minLength || length > maxLength) return false;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(text)) return false;
  return schema.format === undefined || formats[schema.format as keyof typeof formats](text);
}
