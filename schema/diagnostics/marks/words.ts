import { parseInline } from '../../inline/parse-inline.ts';
import { leftIn } from '../../inline/stray-marks.ts';
import { code } from '../../model/wording.ts';
import { type FindMark, firstIn } from './mark.ts';

/** Two stars that are no marks: of a power, of file names, of a program's arguments, and of a second footnote. */
const starsOfCode =
  /^\*\* (?!.*\*\*)|(?<=\w)\*\*(?=\d)|(?<=\d )\*\*(?= \d)|(?<=\/)\*\*|\*\*(?=\/)|(?<=(?<![*\w])\*\w+\W.{0,40})\*\*(?=\w)/g;

/** Finds bold words without an end: `**half of every plan.` */
export const openBold: FindMark = (text, { isInline }) => {
  if (!isInline || !leftIn(text).replace(starsOfCode, '').includes('**')) return undefined;
  const index = text.replace(starsOfCode, '  ').lastIndexOf('**');
  const rest = text.slice(index + 2);
  const word = /^\s*[^\s*.,;:!?]+/.exec(rest)?.[0] ?? '';
  const example = word
    ? `**${word.trim()}**${rest.slice(word.length).replace(/^\*(?!\*)/, '')}`
    : '';
  return {
    code: 'W902',
    message: 'Bold words have `**` before and after them, and here one of the two is missing.',
    hints: [
      'Write `**` before the first bold word and after the last, without a space between.',
      example && example.length < 100 && `For example: ${code(example)}.`,
    ],
    found: { index, 0: '**' },
  };
};

const boldWithSpaces = /(?<=^|[\s(])\*\* +(?<words>\p{L}(?:[^*]*[^*\s])?) +\*\*(?=$|[\s.,;:!?)])/u;

/** Finds `** words **`, whose marks have spaces on the wrong side. */
export const spacedBold: FindMark = (text, { isInline }) => {
  const found = isInline ? boldWithSpaces.exec(text) : null;
  const words = found?.groups?.words;
  if (!found || words === undefined) return undefined;
  return {
    code: 'W902',
    message:
      'There is a space between these words and the `**` around them, and visitors see a gap.',
    hints: [`Write ${code(`**${words}**`)}.`],
    found,
    fix: { text: `**${words}**`, certain: true },
  };
};

/** Finds `*half*`, `_half_`, `__half__` and `***half***`, which are bold or italic elsewhere. */
export const otherBold: FindMark = (text, { isInline }) => {
  const found =
    /(?<!\*)\*{3}(?<words>[^*\s](?:[^*]*[^*\s])?)\*{3}(?!\*)/.exec(text) ??
    /(?<![\w/.#:@\\-])_(?<words>[^_\s](?:[^_]*[^_\s])?)_(?![\w-])/.exec(text) ??
    /(?<!\w)__(?<words>[^_\s](?:[^_]*[^_\s])?)__(?!\.?\w)/.exec(text) ??
    /(?<![*\w\\])\*(?<words>[^*\s.,:;!?)|](?:[^*]*[^*\s])?)\*(?![*\w])/.exec(text);
  const words = found?.groups?.words;
  if (!found || words === undefined) return undefined;
  return {
    code: 'W903',
    message: `${code(found[0])} is shown as it is: this is not how words get bold here.`,
    hints: [
      isInline
        ? 'Write `**words**` for bold words.'
        : 'This text has no bold words: write them as they are.',
    ],
    found,
    fix: { text: isInline ? `**${words}**` : words },
  };
};

/** Finds bold words that are also a link: `**[Plans](/pricing)**` and `[**Plans**](/pricing)`. */
export const nestedMarks: FindMark = (text, { isInline }) => {
  if (!isInline) return undefined;
  for (const part of parseInline(text)) {
    if (part.kind === 'text') continue;
    const isLink = part.kind === 'link';
    const written = isLink ? `[${part.text}](${part.href})` : `**${part.text}**`;
    const meant = isLink
      ? /^\*\*([^*]+)\*\*$/.exec(part.text) && `[${part.text.slice(2, -2)}](${part.href})`
      : /^\[[^[\]]+\]\([^()\s]+\)$/.exec(part.text)?.[0];
    if (!meant) continue;
    return {
      code: 'W903',
      message: `Words are bold or a link, not both: of ${code(written)}, visitors would read the signs within.`,
      hints: [`A link stands out by itself: ${code(meant)}.`],
      found: firstIn(text, written),
      fix: { text: meant },
    };
  }
  return undefined;
};

/** Finds lines with a dash or bullet in a text, which would be shown as one line. */
export const listInText: FindMark = (text, { isInline }) => {
  const found = /(?:(?:^|\n)[ \t]*(?:[-*•·▪●–]|\d+[.)])[ \t]+\S[^\n]*){2,}/.exec(text);
  if (!isInline || !found) return undefined;
  const items = found[0]
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.replace(/^(?:[-*•·▪●–]|\d+[.)])[ \t]+/, '').trim());
  const start = text.slice(0, found.index).trim().split('\n').at(-1) ?? '';
  // Items that look like sentences stay sentences.
  const isProse = items.every((item) => /^\p{Lu}.*\s|[.!?]$/u.test(item));
  const list = isProse
    ? items.map((item) => item.replace(/[^.!?…]$/, '$&.')).join(' ')
    : items.join(', ');
  const sentence = `${start ? `${start} ` : ''}${list}`;
  return {
    code: 'W903',
    message: 'This text has a list in it, and visitors would read it in one line, with its signs.',
    hints: `Write a sentence: ${code(sentence.length > 100 ? `${sentence.slice(0, 99)}…` : sentence)}. Or put the items into a block that has a list.`,
    found: firstIn(text, /^.*/.exec(found[0].trim())?.[0] ?? ''),
  };
};

/** What is between two items of a list of which the line break is gone: a dash behind several spaces, or a bullet. */
const betweenItems = / {2,}- (?=\p{L})|(?<=^\p{Lu}.*)[ \t]*[•▪●][ \t]*(?=\p{Lu})/u;

/** Finds `Alpha   - Beta` and `Alpha • Beta` in an item of a list: two items in one line. */
export const joinedItems: FindMark = (text, { isItem, isInline, isBesideSome }) => {
  const found = isItem && isInline ? betweenItems.exec(text) : null;
  if (!found) return undefined;
  const items = text.split(new RegExp(betweenItems, 'gu')).map((item) => item.trim());
  const isBullet = /[•▪●]/.test(found[0]);
  // Between single words, and in several items, a bullet is a sign like a comma.
  if (isBullet && (items.every((item) => !/\s/.test(item)) || isBesideSome(/\S[ \t]*[•▪●]/)))
    return undefined;
  return {
    code: 'W903',
    message: 'Two items of a list are in one line here, and visitors would read them as one.',
    hints: `Write each in a line of its own: ${items.map((item) => code(`- ${item}`)).join(', ')}.`,
    found,
  };
};

/** Finds words in backticks, which mean code elsewhere. */
export const backticks: FindMark = (text) => {
  // Texts with a placeholder such as `{path}` support backticks.
  const found = /`(?<words>[^`{}]+)`/.exec(text);
  if (!found?.groups) return undefined;
  return {
    code: 'W903',
    message: `“${found[0].slice(1, -1)}” stands between backticks, and visitors would read them.`,
    hints: ['Write the words alone, or put them in curly quotes.'],
    found,
    fix: { text: found.groups.words ?? '' },
    about: { kind: 'backticks' },
  };
};

/** Finds `First line\nsecond line` and `a \"word\"` without the double quotes in which a backslash means more. */
export const writtenBackslash: FindMark = (text, { written }) => {
  const [found, sign] = /\\(n|["'])(?:.*\\\1)?/s.exec(text) ?? [];
  if (found === undefined || sign === undefined) return undefined;
  const isQuote = sign !== 'n';
  // Who writes `\n` means double quotes, and word processors make them curly.
  const inQuotes = isQuote || /^["']/.test(written()) ? undefined : inCurlyQuotes(text);
  // `C:\new` is a path, and a sentence may be about `\n`.
  const mayBeMeant =
    /\b[A-Za-z]:\\|\\{2}|(?:^|[\s“„‘(])\\n(?:$|[\s”“’),.])/.test(text) ||
    (inQuotes === undefined && /^[“„«‘”]/.test(text));
  return {
    code: 'W903',
    message: isQuote
      ? `${code(`\\${sign}`)} is shown with its backslash: a quote needs one only in a text that is in double quotes.`
      : '`\\n` is shown as it is: only in double quotes it starts a new line.',
    hints: [
      isQuote
        ? 'Write the quote alone.'
        : `Put the whole text in double quotes${inQuotes === undefined ? '' : ', straight ones'}.`,
    ],
    found: firstIn(text, inQuotes === undefined ? found : text),
    fix: {
      text: (inQuotes ?? found).replaceAll(`\\${sign}`, isQuote ? sign : '\n'),
      certain: !isQuote && !mayBeMeant,
    },
  };
};

/** Finds marks in a text that supports none. */
export const marksInPlain: FindMark = (text, { isInline }) => {
  if (isInline) return undefined;
  const found = /\*\*(?<words>[^*]+)\*\*|\[(?<link>[^[\]]+)\]\((?<href>[^()\s]+)\)/.exec(text);
  const { words, link = '', href = '' } = found?.groups ?? {};
  // Keep an address that the words do not contain, since it would be lost.
  const address = /^(?:mailto:|tel:|https?:\/\/)(.+)$/.exec(href)?.[1] ?? '';
  const elsewhere = address && !link.includes(address) ? ` (${address})` : '';
  if (!found) return undefined;
  return {
    code: 'W904',
    message: `${code(found[0])} is shown as it is: this text takes no ${words ? 'bold words' : 'links'}.`,
    hints: ['Write the words alone, or put them into a property that takes such marks.'],
    found,
    fix: { text: words ?? `${link}${elsewhere}` },
  };
};

/** Finds a curly quote that is never closed. */
export const openQuote: FindMark = (text) => {
  const signs = [...text.matchAll(/[“”]/g)];
  const last = signs.at(-1);
  if (last?.[0] !== '“' || /[„"]/.test(text)) return undefined;
  return {
    code: 'W902',
    message: 'The curly quote `“` opens here, and nothing closes it.',
    hints:
      'Write `”` after the last of the words that it opens for. Where no quotes are meant, remove it.',
    found: last,
  };
};

const brackets = ['()', '[]', '{}'] as const;

/** Of an enumeration, `a)` and `iv)`, a face, `:)`, or a name such as `Sunn O)))`. */
const loneBracket =
  /(?:^|[\s(]|(?<=\))[-–/])(?:\p{L}|[ivx]{2,4}|\d{1,2})\)(?!\))|[:;]-?[()]|\){3,}/gu;

/** A range of which one end is not part of it: `[0, 1)`. */
const halfOpen = /[[(\]][-+−\d.,∞]+ ?[,;] ?[-+−\d.,∞]+[[)\]]/g;

/** Returns a text without the brackets that stand alone, each replaced by spaces. */
function withoutLone(text: string, isAlone: (index: number) => boolean): string {
  const spaces = (found: string) => ' '.repeat(found.length);
  return text
    .replace(halfOpen, spaces)
    .replace(loneBracket, (found, index: number) => (isAlone(index) ? spaces(found) : found));
}

/** Finds a bracket without the other one of its pair: `Free for a month)`, `Features }`, `Plans (from 2026`. */
export const openBracket: FindMark = (text) => {
  // Links have mistakes of their own.
  if (text.includes('](')) return undefined;
  const counted = withoutLone(text, () => true);
  // In `(route 2)`, the bracket closes the one before it.
  const closed = withoutLone(text, (index) => !/\([^()]*$/.test(text.slice(0, index)));
  for (const [opener = '', closer = ''] of brackets) {
    const [openers, closers] = [opener, closer].map((sign) => counted.split(sign).length - 1);
    if (openers === closers || closed.split(opener).length === closed.split(closer).length)
      continue;
    const isOpen = Number(openers) > Number(closers);
    const [sign, other] = isOpen ? [opener, closer] : [closer, opener];
    const index = counted.lastIndexOf(sign);
    // A text that begins with one, in quotes, does so on purpose.
    if (index === 0) continue;
    // What ends a text is left over from elsewhere, such as a group that was in braces.
    const isLast = !isOpen && index === text.trimEnd().length - 1;
    return {
      code: 'W902',
      message: `${code(sign)} is in this text without ${code(other)}, and visitors read it.`,
      hints: [
        `Remove it, or write ${code(other)} ${isOpen ? 'after' : 'before'} the words that belong between the two.`,
      ],
      found: { index, 0: sign },
      fix: isLast ? { text: '' } : undefined,
    };
  }
  return undefined;
};

/** Returns the words of a text that is as a whole in curly quotes. */
export const inCurlyQuotes = (text: string): string | undefined =>
  /^(?:“([^“”]+)”|„([^„“”]+)[“”]|«([^«»]+)»|‘([^‘’]+)’|”([^“”]+)”)$/
    .exec(text)
    ?.slice(1)
    .find((each) => each !== undefined)
    ?.trim();

/** Finds a whole text in curly quotes, which were probably meant as YAML quotes. */
export const curlyQuotes: FindMark = (text, { isQuoted }) => {
  const straight = isQuoted ? /^"([^"]+)"$/.exec(text)?.[1] : undefined;
  const words = inCurlyQuotes(text) ?? straight;
  if (words === undefined) return undefined;
  if (isQuoted)
    return {
      code: 'W905',
      message: 'This text is shown in quotation marks, and has its own as well.',
      hints: ['Write the words alone.'],
      found: { index: 0, 0: text },
      fix: { text: words, certain: true },
    };
  return {
    code: 'W905',
    message: 'The curly quotes around this text are a part of it, and visitors see them.',
    hints: `Only straight quotes are around a text without being shown. If the curly ones are meant, put straight ones around them: ${code(`"${text.length > 60 ? `${text.slice(0, 40)}…${text.slice(-1)}` : text}"`)}.`,
    found: { index: 0, 0: text },
    fix: { text: words },
  };
};
