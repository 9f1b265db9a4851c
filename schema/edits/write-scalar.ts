import { parse, Scalar } from 'yaml';
import { parsePlainYaml } from '../syntax/plain/plain-yaml.ts';
import { otherValues } from './write-simple-text.ts';

export type ScalarValue = string | number | boolean | null;

export interface ScalarContext {
  /** It is in brackets or braces. */
  inFlow: boolean;
  /** It is the name of a property. */
  isKey?: boolean;
  /** The style of the previous value: `QUOTE_SINGLE`, `PLAIN` and so on. */
  style?: Scalar.Type | undefined;
}

/**
 * Writes a value on one line: in the author's quotes if there were some, without quotes if it reads
 * back the same, otherwise in quotes.
 */
export function writeScalar(value: ScalarValue, context: ScalarContext): string {
  if (typeof value !== 'string') return String(value);
  const isOneLine = !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\ufeff\ufffe\uffff]/u.test(value);
  if (context.style === Scalar.QUOTE_SINGLE && isOneLine) return `'${value.replaceAll("'", "''")}'`;
  if (context.style === Scalar.QUOTE_DOUBLE || !isOneLine) return inDoubleQuotes(value);
  return readsBack(value, context) ? value : quote(value);
}

/** Puts a text of one line in quotes: in single ones if it has double ones or a backslash in it. */
export const quote = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** Words without any syntax of YAML between them, like nearly all texts. */
const plainWords = /^\p{L}[\p{L}\p{N}]*(?:[ -][\p{L}\p{N}]+)*\.?$/u;

/** Every explanation writes examples from the schemas, and the precise parser is slow. */
const cached = new Map<string, boolean>();
const mostCached = 10_000;

function readsBack(value: string, context: ScalarContext): boolean {
  const isOther = otherValues.test(value);
  if (isOther && !context.isKey) return false;
  if (plainWords.test(value) && !isOther) return true;
  const key = JSON.stringify([value, context.inFlow, context.isKey]);
  let answer = cached.get(key);
  if (answer === undefined) {
    if (cached.size >= mostCached) cached.clear();
    answer = isReadBack(value, context);
    cached.set(key, answer);
  }
  return answer;
}

/**
 * Whether the precise parser reads a plain text as this text, and the fast one too, unless it
 * declines.
 */
function isReadBack(value: string, { inFlow, isKey }: ScalarContext): boolean {
  const pair = isKey ? `${value}: 1` : `a: ${value}`;
  const group = isKey ? { [value]: 1, z: 1 } : { a: value, z: 1 };
  const text = inFlow ? `f: [{ ${pair}, z: 1 }${isKey ? '' : `, ${value}`}]` : `${pair}\nz: 1`;
  const expected = JSON.stringify(inFlow ? { f: [group, ...(isKey ? [] : [value])] } : group);
  const plain = parsePlainYaml(text);
  if (plain !== undefined && JSON.stringify(plain) !== expected) return false;
  try {
    return JSON.stringify(parse(text, { logLevel: 'error', prettyErrors: false })) === expected;
  } catch {
    return false;
  }
}

/** YAML reads JSON's notation, but wants some more characters escaped. */
const inDoubleQuotes = (value: string): string =>
  JSON.stringify(value).replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
