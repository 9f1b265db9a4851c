import { currencyCode } from '../../currencies.ts';
import { isShort } from '../../diagnostics/conversions/divide-text.ts';
import { code, shortened } from '../../model/wording.ts';
import { insert } from '../../syntax/text-edits.ts';
import { type Candidate, change, type Guesses, rewrite, wrongColon } from '../candidate.ts';
import { findAll } from '../patterns.ts';
import { asFlowValue } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';
import { findUnquoted, scopesOf } from './parts.ts';
import { commaInBrackets } from './reasons.ts';

/** `[a; b]` and `[1 2]`: a list in brackets whose items have no commas between them. */
export const separators = (text: string, offset: number): Candidate[] =>
  findUnquoted(/(?<=\[)(?<inner>[^[\]{}]+)(?=\])/, text, offset).flatMap(({ text: inner, at }) => {
    if (/["'][^"']*[;|][^"']*["'](?=[ \t]*(?:[;|,]|$))/.test(inner)) return [];
    const sign = /[;|](?=[ \t]*\S)/.exec(inner)?.[0];
    const isNumbers = /^[ \t]*-?\d[\d.]*(?:[ \t]+-?\d[\d.]*)+[ \t]*$/.test(inner);
    if (!sign && !isNumbers) return [];
    const items = inner.trim().split(sign ? /[ \t]*[;|][ \t]*/ : /[ \t]+/);
    // Beside other signs, a comma is a decimal point.
    const list = items
      .filter((item) => item !== '')
      .map((item) => (/^-?\d+,\d+$/.test(item) ? item.replace(',', '.') : item));
    if (list.some((item) => item.includes(','))) return [];
    const right = list.join(', ');
    return rewrite(at(), right, {
      code: 'Y017',
      message: sign
        ? `${code(sign)} is between these items where a comma belongs.`
        : 'Commas are missing between these numbers.',
      hints: [`Write ${code(`[${right}]`)}.`],
      title: sign ? `write commas instead of ${code(sign)}` : 'write commas',
      // `[1 200]` may be one number, or two.
      certain: sign !== undefined || !list.slice(1).every((item) => /^\d{3}$/.test(item)),
      cost: 0.9,
    });
  });

/** `{ label: Plans, href, /pricing }`: a comma in place of the colon after a name. */
export function commasForColons(text: string, offset: number): Candidate[] {
  const scopes = scopesOf(text);
  const form =
    /(?<=[{,][ \t]*)(?<wrong>(?<name>[A-Za-z][\w-]*)(?<sign>[ \t]*,[ \t]*))(?<rest>"[^"]*"|'[^']*'|[^\s,:{}[\]"'][^,:{}[\]"']*)(?=[,}])/;
  return findAll(form, text, offset).flatMap(({ index, parts: { name = '', rest = '' }, at }) => {
    const isOfGroup = text.charAt(scopes[index] ?? -1) === '{';
    // In lower case, it may well go on with a text that has commas.
    if (!isOfGroup || !isPropertyName(name) || /^\p{Ll}/u.test(rest)) return [];
    return rewrite(at('sign'), ': ', {
      ...wrongColon(name, ','),
      place: at('wrong'),
      hints: [`Write ${code(shortened(`${name}: ${rest.trim()}`))}.`],
      // Other words may be the rest of a text as well.
      certain: /^(?:["'/#]|https?:|-?\d+(?:\.\d+)?[ \t]*$)/.test(rest),
      cost: 0.9,
    });
  });
}

/** `[7.60, 7.20. 6.80]`: a full stop between two numbers. */
export const stopsBetween = (text: string, offset: number): Candidate[] =>
  findAll(/(?<=[[,][ \t]*-?\d[\d.]*)\.(?=[ \t]+-?\d[\d.]*[ \t]*[,\]])/, text, offset).map(
    ({ at }) =>
      rewrite(at(), ',', {
        ...commaInBrackets,
        message: 'A full stop is between these numbers where a comma belongs.',
        cost: 0.8,
      }),
  );

/** `["Jan, Feb, Mar"]` and `[Jan Feb Mar]`: a list whose items are one text. */
export function joinedItems(text: string, offset: number): Candidate[] {
  const form =
    /(?<=\[)[ \t]*(?:(?<sign>["'])(?<quoted>(?:(?!\k<sign>).)+)\k<sign>|(?<bare>[^[\]{}"',;|]+))[ \t]*(?=\])/;
  return findUnquoted(form, text, offset).flatMap(({ parts: { quoted, bare = '' }, at }) => {
    const items = (quoted ? quoted.split(/[,;|]/) : bare.trim().split(/[ \t]+/)).map((item) =>
      item.trim(),
    );
    // Words in a row are items only where each could be one by itself.
    const isRow = items.every((item) => (quoted ? isShort(item) : word.test(item)));
    if (items.length < 2 || items.includes('') || !isRow || amount.test(bare)) return [];
    // A number may be wanted, or a text of digits.
    return [items.map(asWritten), items.map(asFlowValue)].map((list, rank) =>
      rewrite(at(), list.join(', '), {
        code: 'Y017',
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

/** `CHF 24`: one item, beside which another is missing. */
const amount = new RegExp(String.raw`^\s*(?:${currencyCode}\s+\S+|\S+\s+${currencyCode})\s*$`);

/** What may be an item by itself: a name, a figure, or a word of a comparison. */
const word = /^(?:[\p{Lu}\d$€£¥+−-]\S*|yes|no)$/u;

/** As it is, where it is a number or a plain text. */
const asWritten = (item: string): string =>
  /^-?\d+(?:\.\d+)?$/.test(item) ? item : asFlowValue(item);

/** `[Jan, Feb Mar, Apr]`: two words without a comma, where all other items are one, and each could be an item. */
export const missingBetweenWords = (text: string, offset: number): Candidate[] =>
  findUnquoted(/(?<=\[)[^[\]{}"']*(?=\])/, text, offset).flatMap(
    ({ text: inner, at: inBrackets }) => {
      const all = findAll(/(?<=(?:^|,)[ \t]*)[^,\s](?:[^,]*[^,\s])?/, inner, inBrackets()[0]);
      const [two, ...others] = all.filter((item) => /\s/.test(item.text));
      const [before = '', behind = '', more] = two?.text.split(/[ \t]+/) ?? [];
      if (!two || others.length > 0 || more !== undefined || all.length < 3) return [];
      if (!word.test(before) || !word.test(behind)) return [];
      return change([insert(two.at()[0] + before.length, ',')], {
        ...commaInBrackets,
        place: two.at(),
        message: `A comma is missing between ${code(before)} and ${code(behind)}.`,
        hints: [`Write ${code(`${before}, ${behind}`)}.`],
        cost: 1,
      });
    },
  );

/** `{ a: 1,, b: 2 }` and `{ , a: 1 }`: commas with nothing between them. */
export function spareCommas(text: string, offset: number): Guesses {
  const all = findUnquoted(/(?<=[{[,])[ \t]*,/, text, offset);
  const [first] = all;
  if (!first) return [];
  const [, to] = first.at();
  const isAmongNumbers = all.some(
    ({ index, text: { length } }) =>
      /\d[ \t]*,$/.test(text.slice(0, index)) && /^[ \t]*[-\d.]/.test(text.slice(index + length)),
  );
  return change(
    all.map((each) => each.write('')),
    {
      code: 'Y017',
      place: [to - 1, to],
      message: `There is a comma too many${all.length > 1 ? ', in several places' : ''}.`,
      hints: isAmongNumbers
        ? ['Remove it, or write the number that is missing: a list of numbers cannot have a gap.']
        : ['A single comma separates one thing from the next.'],
      // All numbers after a missing one would move to the place before.
      certain: !isAmongNumbers,
      cost: 0.9,
    },
  );
}
