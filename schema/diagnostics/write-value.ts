import { writeScalar } from '../edits/write-scalar.ts';

/** Writes a value as YAML on one line. `inFlow`: whether it will be within braces or brackets. */
export function writeValue(value: unknown, inFlow: boolean): string {
  if (Array.isArray(value)) return `[${value.map((item) => writeValue(item, true)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) {
    return writeScalar(value as string | number | boolean | null, { inFlow });
  }
  const pairs = Object.entries(value).map(
    ([key, inner]) =>
      `${writeScalar(key, { inFlow: true, isKey: true })}: ${writeValue(inner, true)}`,
  );
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
}

/** Writes a property on one line: `action: { label: Start, href: / }` */
export const writeProperty = (name: string, value: unknown, inFlow: boolean): string =>
  `${name}: ${writeValue(value, inFlow)}`;
