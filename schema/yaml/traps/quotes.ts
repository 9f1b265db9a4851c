import { quote } from '../../edits/write-scalar.ts';
import { code, shortened } from '../../model/wording.ts';
import { endsInSingleQuote } from '../../syntax/signs.ts';
import { insert } from '../../syntax/text-edits.ts';
import { escapedMarks, hasEscapedMarks } from '../braces/escaped-marks.ts';
import {
  backslashInAddress,
  backslashInQuotes,
  curlyQuote,
  lostQuote,
  unclosedQuote,
} from '../braces/reasons.ts';
import { type Candidate, rewrite, type Scene, type Trap, writeOne } from '../candidate.ts';
import { type Line, oneLine } from '../lines.ts';
import { readQuoted, withoutEarlyEnd, withoutEscapes, withSlashes } from '../quoted-text.ts';
import { isReadable, quickValue } from '../scalar.ts';
import { isAddressName } from '../schema-names.ts';
import { wholeValue } from './whole-text.ts';

/** Quotes that word processors make of straight ones. */
const curly = /^[“”„‟«»‘’‚‹›´]|[“”„‟«»‘’‚‹›´]$/g;

/** What begins with an apostrophe: `'90s`, `'tis`, `'em`. */
const apostrophe = /^'(?:\d\ds?(?![\d:.,])|(?:t(?:is|was|were|il|ill)|em|cause|n|round)\b)/i;

/** A text in quotes that ends too early, goes on after them, or does not end at all. */
export const quotes: Trap = (line, scene) => [
  ...(/^["']/.test(line.value.text)
    ? [
        ...wrongEnd(line, scene),
        ...earlyEndInLines(line, scene),
        ...doubled(line),
        ...titledLink(line),
        ...backslash(line, scene),
      ]
    : []),
  ...curlyQuotes(line),
];

/** Guesses that a text should have other quotes; none if nothing would change. */
function requote(
  { value: { text, from, to } }: Pick<Line, 'value'>,
  what: Pick<Candidate, 'code' | 'message'> & Partial<Candidate>,
  right: string,
  more: Partial<Candidate> = {},
): Candidate[] {
  const quoted = quote(right);
  return quoted === text || right === ''
    ? []
    : [rewrite([from, to], quoted, { certain: true, cost: 1, ...what, ...more })];
}

function wrongEnd(line: Line, scene: Scene): Candidate[] {
  const { text } = line.value;
  const [, , tripled] = /^(["'])\1\1(?!\1)(.*[^"'])\1{3}$/.exec(text) ?? [];
  if (tripled !== undefined) {
    const message = 'Three quotes are around this text, and one is enough.';
    return requote(line, { code: 'Y008', message, title: 'remove the others' }, tripled);
  }
  if (text.indexOf(text.charAt(0), 1) < 0) return noEnd(line, scene);
  const isOther = isReadable(text);
  if (isOther || text.length < 2 || /^(?:"[^"]*"|'[^']*')[,;]+$/.test(text)) return [];
  return earlyEnd(line);
}

/** `"One` and `'90s` */
function noEnd(line: Line, scene: Scene): Candidate[] {
  const { text, from, to } = line.value;
  const first = text.charAt(0);
  if (apostrophe.test(text)) {
    const message = 'An apostrophe at the beginning is taken for a quote that is never closed.';
    // `'24` may be a year, or a figure whose quotes are not closed.
    const certain = !/^'\d\d$/.test(text);
    const title = 'put the text in double quotes';
    return requote(line, { code: 'Y009', message, title }, text, { certain });
  }
  const longer = wholeValue(scene, line);
  const inner = text.slice(1).replace(/["'“”’‘]$/, '');
  const closed = `${first}${inner}${first}`;
  // Other quotes would change the meaning of a sign such as `\\n`.
  const hasSigns = first === '"' && inner.includes('\\') && quickValue(closed) !== undefined;
  return [
    ...(longer
      ? requote(line, missingClosing(first), oneLine(longer.text.slice(1)), {
          certain: !hasEscapedMarks(longer.text),
          edits: [insert(longer.to, first)],
          title: 'close the quote at the end of the text',
          cost: 0.9,
        })
      : []),
    ...requote(line, missingClosing(first), inner, {
      certain: !hasEscapedMarks(text),
      label: `no ${code(first)} at the end`,
      ...(hasSigns && {
        hints: [`Write ${code(shortened(closed))}.`],
        edits: [{ from, to, text: closed }],
      }),
    }),
  ];
}

/** `"One" and two`, and `'It's'` */
function earlyEnd(line: Pick<Line, 'value'>): Candidate[] {
  const { text } = line.value;
  const first = text.charAt(0);
  const spare = /^(?:"[^"]*"|'[^']*')([ \t]*[[\]{}]+)$/.exec(text)?.[1];
  if (spare) {
    const message = `${code(spare.trim())} comes after the quote that closes this text.`;
    const title = `remove ${code(spare.trim())}`;
    return requote(line, { code: 'Y018', message, title }, text.slice(1, -spare.length - 1));
  }
  const { kind, text: right } = readQuoted(text);
  if (kind === 'number') {
    const message = 'The quotes in this number end it too early.';
    const title = 'put the whole number in quotes';
    return requote(line, { code: 'Y008', message, title }, right);
  }
  if (kind === 'inside') {
    const isSingle = first === "'";
    const what = {
      code: 'Y008' as const,
      message: isSingle
        ? 'An apostrophe inside single quotes ends the text too early.'
        : 'A double quote inside double quotes ends the text too early.',
      title: `put the text in ${isSingle ? 'double' : 'single'} quotes`,
    };
    return [...requote(line, what, right), ...requote(line, what, text, { cost: 3 })];
  }
  const what = {
    code: 'Y008' as const,
    message: `A text that begins with a ${first === '"' ? 'double' : 'single'} quote ends at the next one, and this text goes on after it.`,
    title: 'put quotes of the other kind around the whole text',
  };
  const early = withoutEarlyEnd(text);
  // `'It's our card.`: the first quote may be one that nothing closes.
  const isOpen = first === "'" && !text.endsWith(first) && !/'(?!\p{L})/u.test(text.slice(1));
  const whole = early?.whole ?? (isOpen ? text.slice(1) : undefined);
  const twoReadings = whole
    ? { hints: [writeOne(quote(whole), quote(text))], certain: false }
    : // `"One", "Two"` may be two items.
      { certain: !/^(["'])[^"']*\1[,;] *\1[^"']*\1$/.test(text) };
  if (early?.isLikely)
    return requote(
      line,
      { ...what, title: 'write one pair of quotes around the whole text' },
      early.whole,
      twoReadings,
    );
  // With the first quote as a part of the text, its quotes would make no pairs; `5"` is a measure.
  const cost = first === '"' && !/\d"/.test(text) ? 0.9 : 1.5;
  const isClosed = text.endsWith(first);
  const isOdd = text.split(first).length % 2 === 0;
  const unescaped = withoutEscapes(text.slice(1, isClosed ? -1 : undefined), first);
  return [
    ...requote(line, what, text, twoReadings),
    ...(isClosed
      ? requote(line, what, unescaped, { cost: 3 })
      : isOdd
        ? requote(line, missingClosing(first), unescaped, { cost })
        : []),
  ];
}

/** The same in a text that goes on in the lines below. */
function earlyEndInLines(line: Line, scene: Scene): Candidate[] {
  const longer = wholeValue(scene, line);
  if (!longer || /\n[ \t]*#/.test(longer.text)) return [];
  const { from, to } = line.value;
  const text = oneLine(longer.text);
  const isRight = text.indexOf(text.charAt(0), 1) < 0 || isReadable(text);
  return isRight
    ? []
    : earlyEnd({ value: { text, from, to: longer.to } }).map((guess) => ({
        ...guess,
        place: [from, to],
      }));
}

/** `""One""`, and `''One'` or `"One""`, where only one of the two is doubled. */
function doubled(line: Line): Candidate[] {
  const { text } = line.value;
  const [, sign = '', inner = ''] = /^(["'])\1?((?:(?!\1).)+)\1{1,2}$/.exec(text) ?? [];
  const isOnBothSides = text.length === inner.length + 4;
  // `"Up to 5""` ends with a measure, and `''tis'` begins with an apostrophe.
  const isOther = /\d""$/.test(text) || apostrophe.test(text.slice(1));
  if (!inner || text.length === inner.length + 2 || (!isOnBothSides && isOther)) return [];
  const message = 'One quote is on each side of a text, not two.';
  const title = 'write one quote on each side';
  // `'for customers''` may end with an apostrophe.
  const certain = isOnBothSides || sign === '"' || !/s''$/.test(text);
  return requote(line, { code: 'Y008', message, title }, inner, { certain, cost: 0.9 });
}

/** `"[About](/about "Our story")"`, with a title that Markdown shows under the pointer. */
function titledLink(line: Line): Candidate[] {
  const { text } = line.value;
  const untitled = text.replace(/(?<=\]\([^()\s]+)\s+"[^"()]*"(?=\))/g, '');
  if (!text.startsWith('"') || untitled === text || !text.endsWith('"')) return [];
  const message = 'A link has words and an address, and no title after them.';
  const what = { code: 'Y008' as const, message, title: 'remove the title' };
  return requote(line, what, untitled.slice(1, -1), { cost: 0.5 });
}

/** `"C:\\new"`, and links whose path has the slash of another system. */
function backslash(line: Line, scene: Scene): Candidate[] {
  const { text, from } = line.value;
  const path = withSlashes(text, isAddressName(line.key?.name));
  const isWhole = text.startsWith('"') && text.endsWith('"');
  if (isWhole && path !== text) {
    const what = { ...backslashInAddress, title: 'write `/`' };
    return requote(line, what, path.slice(1, -1), { certain: !hasEscapedMarks(path), cost: 0.5 });
  }
  const marks = escapedMarks(wholeValue(scene, line)?.text ?? text, from);
  if (marks) return [marks];
  if (!isWhole || !text.includes('\\') || text.length < 3) return [];
  const title = 'put the text in single quotes, where a backslash is only a backslash';
  const what = { ...backslashInQuotes, title };
  const cost = isReadable(text.replace(/\\/g, '')) ? 0.8 : 1.2;
  return requote(line, what, text.slice(1, -1), { certain: !hasEscapedMarks(text), cost });
}

/** `“One”`, and `One"` without the first quote. */
function curlyQuotes(line: Line): Candidate[] {
  const { text } = line.value;
  // What is in curly quotes may be the beginning of a text only.
  const isBeginning = /^(?:“[^“”"]*[”"]|„[^„“”"]*[“”"]|«[^«»]*»)(?=.)/.test(text);
  // A backtick at both ends is around code.
  const isAccent = /^(?:´|`[^`]*['’]$)/.test(text);
  if (
    !isBeginning &&
    (isAccent || /^[“”„‟«‘‚]/.test(text) || (/^["']/.test(text) && /[“”’]$/.test(text)))
  ) {
    const inner = text
      .replace(/^["'`]/, '')
      .replace(/^(?=[“”„])(.*)"$/, '$1')
      .replace(/^(?=[‘’‚])(.*)'$/, '$1')
      .replace(isAccent ? /^´|['’´]$/g : curly, '')
      .trim();
    const accent = isAccent && {
      message: 'An accent is a part of the text; quotes go around it.',
    };
    // German keyboards have a straight quote that closes `„`, so visitors may be meant to read both.
    return requote(line, { ...curlyQuote, ...accent, title: 'write straight quotes' }, inner, {
      cost: 0.5,
      certain: !(text.startsWith('„') && isReadable(text)),
    });
  }
  // It may be an apostrophe, unless the text is not readable with it or is a whole sentence.
  const isSingle = (/^[^'"]*[^\s'"s]'$/.test(text) && !isReadable(text)) || endsInSingleQuote(text);
  if (
    (!/(?:[^\s\d"]|\b(?:19|20)\d\d)["”]$/.test(text) && !isSingle) ||
    /^["'“„«]/.test(text) ||
    text.split('"').length > 2
  )
    return [];
  const what = { ...lostQuote, title: 'write the quote at the beginning, too' };
  return requote(line, what, text.slice(0, -1), {
    label: `no ${code(text.slice(-1))} at the beginning`,
  });
}

const missingClosing = (sign: string) => ({
  ...unclosedQuote(sign),
  title: 'close the quote at the end of the line',
});
