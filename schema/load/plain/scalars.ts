import { charactersOf, spacesBefore, withoutSpacesAtEnd } from './characters.ts';
import { notPlain } from './cursor.ts';

const integer = /^[-+]?[0-9]+$/;
const float = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;

const constants = new Map<string, unknown>([
  ...['null', 'Null', 'NULL', '~'].map((word): [string, null] => [word, null]),
  ...['true', 'True', 'TRUE'].map((word): [string, boolean] => [word, true]),
  ...['false', 'False', 'FALSE'].map((word): [string, boolean] => [word, false]),
]);

/** With these begins what may be something else than a text. */
const special = charactersOf(/[-+.~0-9nNtTfF]/);

/** The value of a text without quotes, by the core schema of YAML 1.2. */
export function resolvePlain(text: string): unknown {
  if (!special[text.charCodeAt(0)]) return text;
  if (constants.has(text)) return constants.get(text);
  // Octal and hexadecimal numbers, infinity: nothing for a page.
  if (/^0[ox]|^[-+]?\.(inf|nan)$/i.test(text)) throw notPlain;
  return integer.test(text) || float.test(text) ? Number(text) : text;
}

const escapes: Record<string, string> = { '"': '"', '\\': '\\', '/': '/', n: '\n', t: '\t' };

/** What stands between double quotes. Lines are folded; `indent` is what they need at least. */
export function readDoubleQuoted(text: string, indent: number): string {
  // First the folding, for an escaped line break is none and an escaped space stays.
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

/** The same for single quotes. */
export function readSingleQuoted(text: string, indent: number): string {
  const folded = text.includes('\n') ? fold(text, indent) : text;
  return folded.includes("''") ? folded.replaceAll("''", "'") : folded;
}

/** One line break is a space; of several, each but the first stays. */
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
