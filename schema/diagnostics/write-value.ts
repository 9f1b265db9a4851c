import { parse } from 'yaml';

/**
 * A value as it is written into a file, on one line: plain where it reads back the same, else in
 * quotes. `inFlow` is whether it will stand within braces or brackets.
 */
export function writeValue(value: unknown, inFlow: boolean): string {
  if (typeof value === 'string') return quoteScalar(value, inFlow);
  if (Array.isArray(value)) return `[${value.map((item) => writeValue(item, true)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const pairs = Object.entries(value).map(([key, inner]) => `${key}: ${writeValue(inner, true)}`);
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
}

/** A text as a scalar of one line. */
export function quoteScalar(text: string, inFlow: boolean): string {
  return readsBack(text, inFlow) ? text : JSON.stringify(text);
}

function readsBack(text: string, inFlow: boolean): boolean {
  // YAML 1.1, which other tools read, takes these for `true` and `false`.
  if (/^(yes|no|on|off|y|n)$/i.test(text) || /[\r\n]/.test(text)) return false;
  try {
    const value = inFlow ? parse(`[${text}, 1]`) : parse(`a: ${text}`);
    const read = inFlow ? value?.length === 2 && value[0] : value?.a;
    return read === text;
  } catch {
    return false;
  }
}
