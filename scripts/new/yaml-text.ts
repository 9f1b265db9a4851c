import { parse } from 'yaml';

/** A text as a value in YAML: plain where it reads back the same, else in quotes. */
export function yamlOf(text: string): string {
  try {
    const { value, inBraces } = parse(`value: ${text}\ninBraces: { a: ${text} }`);
    if (value === text && inBraces.a === text) return text;
  } catch {
    // It needs its quotes.
  }
  return JSON.stringify(text);
}
