import { parse, Scalar } from 'yaml';
import { parsePlainYaml } from '../load/plain/plain-yaml.ts';

/** A value that needs no structure. */
export type ScalarValue = string | number | boolean | null;

/** Where a scalar will stand. */
export interface ScalarContext {
  /** In brackets or braces. */
  inFlow: boolean;
  /** As the name of a property. */
  isKey?: boolean;
  /** How the author has written what stood there: `QUOTE_SINGLE`, `PLAIN` and so on. */
  style?: Scalar.Type | undefined;
}

/**
 * A value as text for its place, on one line: in the author's quotes where there were some, plain
 * where it reads back the same, and else in double quotes.
 */
export function writeScalar(value: ScalarValue, context: ScalarContext): string {
  if (typeof value !== 'string') return String(value);
  const isOneLine = !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\ufeff\ufffe\uffff]/u.test(value);
  if (context.style === Scalar.QUOTE_SINGLE && isOneLine) return `'${value.replaceAll("'", "''")}'`;
  const mayBePlain = context.style !== Scalar.QUOTE_DOUBLE && isOneLine;
  return mayBePlain && readsBack(value, context) ? value : inDoubleQuotes(value);
}

/** Words with nothing between them that means something to YAML, as nearly all texts are. */
const plainWords = /^\p{L}[\p{L}\p{N}]*(?:[ -][\p{L}\p{N}]+)*\.?$/u;

/** Not texts, for one parser or another. */
const otherValues = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** The schemas' examples are written with every mistake, and the precise parser takes its time. */
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

/** Whether the precise parser takes a plain text for just this text, and the quick one, where it has an opinion. */
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

/** JSON's notation is YAML's, but for some characters that YAML wants escaped. */
const inDoubleQuotes = (value: string): string =>
  JSON.stringify(value).replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * A text as a block scalar like the one that stands there (`header`, such as `|-`, with its
 * `indent`), with its last line break; `undefined` where that cannot say it.
 */
export function writeBlockScalar(
  value: string,
  header: string,
  indent: string,
  eol: string,
): string | undefined {
  const isFolded = header.startsWith('>');
  const body = value.replace(/\n+$/, '');
  const breaks = value.length - body.length;
  const lines = body.split('\n');
  if (body === '' || /^[ \t]/.test(body) || /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Cs}\ufeff]/u.test(value)) {
    return undefined;
  }
  if (isFolded && lines.some((line) => /^[ \t]|[ \t]$/.test(line))) return undefined;
  const chomping = breaks === 0 ? '-' : breaks === 1 ? '' : '+';
  const comment = /[ \t].*$/.exec(header)?.[0] ?? '';
  // A single line break is an empty line in folded text.
  const written = isFolded
    ? lines.flatMap((line, at) => (at > 0 && line !== '' ? ['', line] : [line]))
    : lines;
  const empty = Array<string>(Math.max(0, breaks - 1)).fill('');
  return [
    `${header.charAt(0)}${chomping}${comment}`,
    ...written.map((line) => line && indent + line),
    ...empty,
    '',
  ].join(eol);
}
