import { CORE_SCHEMA, load } from 'js-yaml';

/** A text in quotes: single ones where it has double quotes or a backslash. */
export function quote(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** A text between quotes of a kind, where those of its own are written as YAML has them, or twice as tables do. */
export function withoutEscapes(inner: string, sign: string): string {
  const isDoubled = inner.includes(sign) && !inner.replaceAll(sign + sign, '').includes(sign);
  if (isDoubled) return inner.replaceAll(sign + sign, sign);
  return sign === '"' ? inner.replaceAll('\\"', '"') : inner.replaceAll("''", "'");
}

/** Whether a quote stands behind a word and before a space: such a quote ends what is in it. */
export const isClosing = (text: string, at: number): boolean =>
  /[^\s([]/.test(text.charAt(at - 1)) && /[\s,.;:!?)]/.test(text.charAt(at + 1));

/** `9,900` of `"9",900`: quotes that end within a number belong around all of it. */
export const numberInQuotes = (text: string): string | undefined =>
  /^(["'])[^\d"']?\d{1,3}\1(?:,\d{3})+$/.test(text) ? text.replace(/["']/g, '') : undefined;

/** A text as it has to be written as the value of a property: in quotes only where it needs them. */
export const asValue = (text: string): string => (readsAs(`a: ${text}`, text) ? text : quote(text));

/** The same within braces and brackets. */
export const asFlowValue = (text: string): string =>
  readsAs(`{ a: ${text} }`, text) ? text : quote(text);

function readsAs(yaml: string, text: string): boolean {
  const value = quickValue(yaml);
  return typeof value === 'object' && value !== null && (value as { a?: unknown }).a === text;
}

/** The value of a YAML text; `undefined` where it has none. */
export function quickValue(yaml: string): unknown {
  try {
    return load(yaml, { schema: CORE_SCHEMA });
  } catch {
    return undefined;
  }
}
