import { charactersOf, spacesBefore, withoutSpacesAtEnd } from './characters.ts';
import { notPlain } from './cursor.ts';

const integer = /^[-+]?[0-9]+$/;
const float = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;

const constants = new Map<string, unknown>([
  ...['null', 'Null', 'NULL', '~'].map((word): [string, null] => [word, null]),
  ...['true', 'True', 'TRUE'].map((word): [string, boolean] => [word, true]),
  ...['false', 'False', 'FALSE'].map((word): [string, boolean] => [word, false]),
]);

/** First characters of values that may be something other than a text. */
const special = charactersOf(/[-+.~0-9nNtTfF]/);

/** Resolves a text without quotes by the core schema of YAML 1.2. */
export function resolvePlain(text: string): unknown {
  if (!special[text.charCodeAt(0)]) return text;
  if (constants.has(text)) return constants.get(text);
  // Pages need no octal or hexadecimal numbers and no infinity.
  if (/^0[ox]|^[-+]?\.(inf|nan)$/i.test(text)) throw notPlain;
  return integer.test(text) || float.test(text) ? Number(text) : text;
}

const escapes: Record<string, string> = { '"': '"', '\\': '\\', '/': '/', n: '\n', t: '\t' };

/**
 * Reads the content of double quotes, folding its lines. Each further line is indented by at least
 * `indent` spaces.
 */
export function readDoubleQuoted(text: string, indent: number): string {
  // Lines are folded before escapes are read: `\n` is not a line break to fold, and an escaped
  // space stays.
  const folded = text.includes('\n') ? fold(text, indent) : text;
  if (!folded.includes('\\')) return folded;
  return folded.replace(
    /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.?))/gs,
    (_, long, short, one) => {
      if (one === undefined) return String.fromCharCode(Number.parseInt(long ?? short, 16));
      const character = escapes[one];
      if (character === undefined) throw notPlain;
      return character;
    },
  );
}

/** Reads the content of single quotes. */
export function readSingleQuoted(text: string, indent: number): string {
  const folded = text.includes('\n') ? fold(text, indent) : text;
  return folded.includes("''") ? folded.replaceAll("''", "'") : folded;
}

/** Folds lines: one line break becomes a space, and of several all but the first stay. */
function fold(text: string, indent: number): string {
  if (/\\\n|\\ *\n/.test(text)) throw notPlain;
  const [first = '', ...others] = text.split('\n');
  let folded = withoutSpacesAtEnd(first);
  let breaks = 0;
  for (const [index, line] of others.entries()) {
    breaks += 1;
    const spaces = spacesBefore(line);
    const content = line.slice(spaces);
    const isLast = index === others.length - 1;
    if (content === '' && !isLast) continue;
    if (spaces < indent) throw notPlain;
    folded += breaks === 1 ? ' ' : '\n'.repeat(breaks - 1);
    folded += isLast ? content : withoutSpacesAtEnd(content);
    breaks = 0;
  }
  return folded;
}
