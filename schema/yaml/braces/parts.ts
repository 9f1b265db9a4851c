import { type Found, findAll } from '../patterns.ts';
import { isPropertyName } from '../schema-names.ts';

/** A property within braces: its name, and the text of its value up to what follows. */
export interface Part {
  name: string;
  nameFrom: number;
  /** What is between the name and the value. */
  sign: string;
  from: number;
  to: number;
  text: string;
  /** No comma and no brace is before the name. */
  isUnseparated: boolean;
}

const nameInBraces =
  /(?<before>[{,[]\s*|(?<=[\s"'}\]])\s*)(?<quote>["']?)(?<name>[A-Za-z][\w-]*)\k<quote>(?<sign>\s*:(?!\/\/)|\s*(?:[=-]>|=)\s*)/g;
/** The properties in a text that starts with a brace or bracket, even where commas and colons are missing. */
export function partsOf(text: string, offset: number): Part[] {
  // A quote that is not closed hides nothing.
  const isUnclosed = text.split('"').length % 2 === 0;
  const found = [...text.matchAll(nameInBraces)].filter(({ groups, index, 0: all }) => {
    const { before = '', name = '', sign = '' } = groups ?? {};
    if (!isUnclosed && isQuoted(text, index + before.length)) return false;
    // `10:30` and `https:` are no names.
    if (
      !/\s$|[=>]/.test(sign) &&
      !/^[\s"'[{]|^$/.test(text.charAt(index + all.length)) &&
      !isPropertyName(name)
    )
      return false;
    if (/[{,[]/.test(before)) return sign.trim() !== '';
    // Behind a semicolon, a name need not be one that is known: `{ starter: 49; team: 149 }`.
    return isPropertyName(name) || text.slice(0, index).trimEnd().endsWith(';');
  });
  return found.map((match, index) => {
    const { before = '', name = '', sign = '' } = match.groups ?? {};
    const from = match.index + match[0].length;
    const gap = /^\s*/.exec(text.slice(from))?.[0].length ?? 0;
    const end = found[index + 1]?.index ?? text.length;
    const raw = text.slice(from + gap, end).replace(/[\s,;]+$/, '');
    const value = withoutClosers(raw);
    return {
      name,
      nameFrom: offset + match.index + before.length,
      sign: sign + text.slice(from, from + gap),
      from: offset + from + gap,
      to: offset + from + gap + value.length,
      text: value,
      isUnseparated: !/[{,[]/.test(before) && !/[{,[]\s*$/.test(text.slice(0, match.index)),
    };
  });
}

/**
 * Returns the position of the innermost open brace or bracket around each character, which is its own
 * for what closes it, and -1 for quoted text.
 */
export function scopesOf(text: string): number[] {
  const open: number[] = [];
  let quote = '';
  return Array.from({ length: text.length }, (_, index) => {
    const char = text.charAt(index);
    if (quote) {
      if (char === quote && text.charAt(index - 1) !== '\\') quote = '';
      return -1;
    }
    const isStart = /[:,[{]\s*$/.test(text.slice(Math.max(0, index - 8), index));
    if (/["']/.test(char) && isStart) {
      quote = char;
      return -1;
    }
    const scope = open.at(-1) ?? -1;
    if (/[{[]/.test(char)) open.push(index);
    if (/[}\]]/.test(char)) open.pop();
    return scope;
  });
}

/** Where a pattern fits within braces or brackets, but for what is in quotes. */
export const findUnquoted = (form: RegExp, text: string, offset: number): Found[] =>
  findAll(form, text, offset).filter(({ index }) => !isQuoted(text, index));

/** Whether a place is inside double quotes. */
export const isQuoted = (text: string, at: number): boolean =>
  (text.slice(0, at).replace(/\\./g, '').split('"').length - 1) % 2 === 1;

/** A value without the braces at its end that were opened before it. */
function withoutClosers(text: string): string {
  let value = text;
  for (;;) {
    const last = /[}\]]$/.exec(value)?.[0];
    if (!last) return value;
    const opener = last === '}' ? '{' : '[';
    if (value.split(opener).length >= value.split(last).length) return value;
    value = value.slice(0, -1).trimEnd();
  }
}
