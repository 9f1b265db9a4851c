import { isShort } from '../../diagnostics/conversions/divide-text.ts';
import { code } from '../../diagnostics/wording.ts';
import { insert } from '../../edits/text-edits.ts';
import { type Candidate, type Guesses, rewrite, shortened, wrongColon } from '../candidate.ts';
import { asFlowValue } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';
import { isQuoted, scopesOf } from './parts.ts';
import { commaInBrackets } from './reasons.ts';

/** `[a; b]` and `[1 2]`: a list in brackets whose items have no commas between them. */
export function separators(text: string, offset: number): Candidate[] {
  return [...text.matchAll(/\[(?<inner>[^[\]{}]*)\]/g)].flatMap(({ index, groups }) => {
    const { inner = '' } = groups ?? {};
    if (isQuoted(text, index) || /["'][^"']*[;|][^"']*["'](?=[ \t]*(?:[;|,]|$))/.test(inner))
      return [];
    const sign = /[;|](?=[ \t]*\S)/.exec(inner)?.[0];
    const isSemicolon = sign !== undefined;
    const isNumbers = /^[ \t]*-?\d[\d.]*(?:[ \t]+-?\d[\d.]*)+[ \t]*$/.test(inner);
    if (!isSemicolon && !isNumbers) return [];
    const items = inner.trim().split(isSemicolon ? /[ \t]*[;|][ \t]*/ : /[ \t]+/);
    // Beside other signs, a comma is a decimal point.
    const list = items
      .filter((item) => item !== '')
      .map((item) => (/^-?\d+,\d+$/.test(item) ? item.replace(',', '.') : item));
    if (list.some((item) => item.includes(','))) return [];
    const right = list.join(', ');
    const from = offset + index + 1;
    return rewrite([from, from + inner.length], right, {
      code: 'Y017' as const,
      message: isSemicolon
        ? `${code(sign)} is between these items where a comma belongs.`
        : 'Commas are missing between these numbers.',
      hints: [`Write ${code(`[${right}]`)}.`],
      title: isSemicolon ? `write commas instead of ${code(sign)}` : 'write commas',
      // `[1 200]` may be one number, or two.
      certain: isSemicolon || !list.slice(1).every((item) => /^\d{3}$/.test(item)),
      cost: 0.9,
    });
  });
}

/** `{ label: Plans, href, /pricing }`: a comma in place of the colon after a name. */
export function commasForColons(text: string, offset: number): Candidate[] {
  const scopes = scopesOf(text);
  const form =
    /(?<=[{,][ \t]*)(?<name>[A-Za-z][\w-]*)(?<sign>[ \t]*,[ \t]*)(?<rest>"[^"]*"|'[^']*'|[^\s,:{}[\]"'][^,:{}[\]"']*)(?=[,}])/g;
  return [...text.matchAll(form)].flatMap(({ index, groups }) => {
    const { name = '', sign = '', rest = '' } = groups ?? {};
    const isOfGroup = text.charAt(scopes[index] ?? -1) === '{';
    // In lower case, it may well go on with a text that has commas.
    if (!isOfGroup || !isPropertyName(name) || /^\p{Ll}/u.test(rest)) return [];
    const at = offset + index + name.length;
    return {
      ...wrongColon(name, ','),
      place: [offset + index, at + sign.length] as [number, number],
      hints: [`Write ${code(shortened(`${name}: ${rest.trim()}`))}.`],
      title: `write ${code(`${name}:`)}`,
      edits: [{ from: at, to: at + sign.length, text: ': ' }],
      // Other words may be the rest of a text as well.
      certain: /^(?:["'/#]|https?:|-?\d+(?:\.\d+)?[ \t]*$)/.test(rest),
      cost: 0.9,
    };
  });
}

/** `[7.60, 7.20. 6.80]`: a full stop between two numbers. */
export const stopsBetween = (text: string, offset: number): Candidate[] =>
  [...text.matchAll(/(?<=[[,][ \t]*-?\d[\d.]*)\.(?=[ \t]+-?\d[\d.]*[ \t]*[,\]])/g)].map(
    ({ index }) =>
      rewrite([offset + index, offset + index + 1], ',', {
        ...commaInBrackets,
        message: 'A full stop is between these numbers where a comma belongs.',
        cost: 0.8,
      }),
  );

/** `["Jan, Feb, Mar"]` and `[Jan Feb Mar]`: a list whose items are one text. */
export function joinedItems(text: string, offset: number): Candidate[] {
  const form =
    /\[[ \t]*(?:(?<sign>["'])(?<quoted>(?:(?!\k<sign>).)+)\k<sign>|(?<bare>[^[\]{}"',;|]+))[ \t]*\]/g;
  return [...text.matchAll(form)].flatMap(({ index, 0: all, groups }) => {
    const { quoted, bare = '' } = groups ?? {};
    const items = (quoted?.split(/[,;|]/) ?? bare.trim().split(/[ \t]+/)).map((item) =>
      item.trim(),
    );
    // Words in a row are items only where each could be one by itself.
    const isRow = items.every((item) => (quoted === undefined ? word.test(item) : isShort(item)));
    if (items.length < 2 || items.includes('') || !isRow || isQuoted(text, index)) return [];
    const from = offset + index + 1;
    const place: [number, number] = [from, from + all.length - 2];
    // A number may be wanted, or a text of digits.
    return [items.map(asWritten), items.map(asFlowValue)].map((list, rank) =>
      rewrite(place, list.join(', '), {
        code: 'Y017' as const,
        message: quoted
          ? 'The quotes make one text of these items.'
          : 'Without commas between them, these items are one text.',
        hints: [`Write ${code(shortened(`[${list.join(', ')}]`))}.`],
        title: quoted ? 'write each item by itself' : 'write commas',
        cost: 1.4 + rank / 10,
      }),
    );
  });
}

/** What may be an item by itself: a name, a figure, or a word of a comparison. */
const word = /^(?:[\p{Lu}\d$€£¥+−-]\S*|yes|no)$/u;

/** As it is, where it is a number or a plain text. */
const asWritten = (item: string): string =>
  /^-?\d+(?:\.\d+)?$/.test(item) ? item : asFlowValue(item);

/** `[Jan, Feb Mar, Apr]`: two words without a comma, where all other items are one, and each could be an item. */
export const missingBetweenWords = (text: string, offset: number): Candidate[] =>
  [...text.matchAll(/\[(?<inner>[^[\]{}"']*)\]/g)].flatMap(({ index, groups }) => {
    const { inner = '' } = groups ?? {};
    const all = [...inner.matchAll(/(?<=^|,)[ \t]*([^,]*[^,\s])/g)];
    const two = all.filter(({ 1: item = '' }) => /\s/.test(item));
    const [first] = two;
    const words = (first?.[1] ?? '').split(/[ \t]+/);
    if (!first || two.length > 1 || words.length > 2 || all.length < 3 || isQuoted(text, index))
      return [];
    if (!words.every((each) => word.test(each))) return [];
    const from = offset + index + 1 + first.index + first[0].length - (first[1] ?? '').length;
    const [before = '', behind = ''] = words;
    return {
      ...commaInBrackets,
      place: [from, from + (first[1] ?? '').length] as [number, number],
      message: `A comma is missing between ${code(before)} and ${code(behind)}.`,
      hints: [`Write ${code(`${before}, ${behind}`)}.`],
      edits: [insert(from + before.length, ',')],
      cost: 1,
    };
  });

/** `{ a: 1,, b: 2 }` and `{ , a: 1 }`: commas with nothing between them. */
export function spareCommas(text: string, offset: number): Guesses {
  const all = [...text.matchAll(/(?<=[{[,])[ \t]*,/g)].filter(
    ({ index }) => !isQuoted(text, index),
  );
  const [first] = all;
  if (!first) return [];
  const at = offset + first.index + first[0].length;
  const isAmongNumbers = all.some(
    ({ index, 0: { length } }) =>
      /\d[ \t]*,$/.test(text.slice(0, index)) && /^[ \t]*[-\d.]/.test(text.slice(index + length)),
  );
  return {
    code: 'Y017',
    place: [at - 1, at],
    message: `There is a comma too many${all.length > 1 ? ', in several places' : ''}.`,
    hints: isAmongNumbers
      ? ['Remove it, or write the number that is missing: a list of numbers cannot have a gap.']
      : ['One comma is between one thing and the next.'],
    title: all.length > 1 ? 'remove the commas' : 'remove the comma',
    edits: all.map(({ index, 0: { length } }) => ({
      from: offset + index,
      to: offset + index + length,
      text: '',
    })),
    // All numbers after a missing one would move to the place before.
    certain: !isAmongNumbers,
    cost: 0.9,
  };
}
