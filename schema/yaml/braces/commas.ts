import { code } from '../../model/wording.ts';
import { insert } from '../../syntax/text-edits.ts';
import { aboutName, type Candidate, change, type Guesses, rewrite } from '../candidate.ts';
import { findAll } from '../patterns.ts';
import { namesThatEnd } from '../schema-names.ts';
import { findUnquoted, type Part } from './parts.ts';
import { commaInBraces } from './reasons.ts';

/** Signs that people write in place of a comma. */
const wrongCommas: Record<string, string> = {
  ';': 'A semicolon',
  ':': 'A colon',
  '.': 'A full stop',
  '-': 'A dash',
  '–': 'A dash',
  '—': 'A dash',
};

/**
 * Where the comma before a property belongs, and what is there in its place. A full stop behind a
 * word may belong to the text, and nobody knows what another sign or a word between the two is.
 */
function separatorBefore({ nameFrom }: Pick<Part, 'nameFrom'>, all: string, offset: number) {
  const before = all
    .slice(0, nameFrom - offset)
    .replace(/(?<=[\s,;:])["']$/, '')
    .trimEnd();
  const at = offset + before.length;
  const [wrong = '', sign] =
    /[ \t]*([;:|，；、])\1*$|[ \t]+([/–—-])$|(?<=\d)(\.)$/.exec(before)?.filter(Boolean) ?? [];
  const isSure = sign !== undefined || !/\s(?:[^\p{L}\p{N}\s"']|and|or)$|[/.]$/u.test(before);
  return { at, from: at - wrong.length, sign, isSure };
}

/** `{ starter: 49 team: 149 }` in `values`, where any word may be a name: a number is over at a space. */
export const commasBehindNumbers = (text: string, offset: number): Candidate[] =>
  findAll(/(?<=:[ \t]+-?\d[\d.]*)[ \t]+(?<name>[A-Za-z][\w-]*)(?=:[ \t])/, text, offset).map(
    ({ parts: { name = '' }, at }) =>
      change([insert(at()[0], ',')], { ...missingBefore(name), place: at('name'), cost: 0.9 }),
  );

/** A comma, or what is there in its place, before a property. */
const missingBefore = (name: string, sign?: string) => ({
  ...commaInBraces,
  ...aboutName(name, `comma ${sign}`, (names) =>
    sign
      ? `${wrongCommas[sign] ?? code(sign)} is before ${names} where a comma belongs.`
      : `A comma is missing before ${names}.`,
  ),
});

/** `{ label: Pricing href: /pricing }`: a comma is missing before a name, or another sign is in its place. */
export function missingComma(part: Part, all: string, offset: number): Guesses {
  const { name, nameFrom, isUnseparated } = part;
  if (!isUnseparated) return [];
  const { at, from, sign, isSure } = separatorBefore(part, all, offset);
  return rewrite([from, at], at < nameFrom ? ',' : ', ', {
    ...missingBefore(name, sign),
    place: [nameFrom, nameFrom + name.length],
    hints: [
      ...commaInBraces.hints,
      !isSure && `Remove what is before ${code(name)} if it is there in place of the comma.`,
    ],
    certain: isSure,
    cost: sign ? 0.9 : 1,
  });
}

/** `{ label: "Pricing," href: /pricing }` */
export function commaInQuotes(
  { name, nameFrom, isUnseparated }: Part,
  all: string,
  offset: number,
): Guesses {
  const slipped = /[:,]\s*(["'])[^"']+,\1\s*$/.exec(all.slice(0, nameFrom - offset));
  if (!isUnseparated || !slipped) return [];
  const [before, sign] = slipped;
  const at = offset + slipped.index + before.trimEnd().length - 2;
  return rewrite([at, at + 2], `${sign},`, {
    code: 'Y017',
    ...aboutName(
      name,
      'comma in quotes',
      (names) => `The comma before ${names} is inside the quotes, and belongs after them.`,
    ),
    hints: [`Write ${code(`${sign}, ${name}: …`)}.`],
    title: 'write the comma after the quote',
    certain: true,
    cost: 0.8,
  });
}

/** `{ label: Planstatus: forecast }` and `{ label: Jan;value: 12 }`: a name that is in one with the text before it, without a comma. */
export const gluedNames = (text: string, offset: number): Candidate[] =>
  findUnquoted(
    /(?<=[{,](?:(?!:[ \t])[^,{}[\]"'])*:[ \t][^,{}[\]"']*)(?<![^\s,{}[\]"':])[^\s,{}[\]"':]+(?=:[ \t])/,
    text,
    offset,
  ).flatMap(({ text: word, at: placeOf }) => {
    const [name] = namesThatEnd(word);
    if (name === undefined) return [];
    const [, end] = placeOf();
    const at = end - name.length;
    const { from, sign } = separatorBefore({ nameFrom: at }, text, offset);
    return rewrite([from, at], ', ', {
      ...missingBefore(name, sign),
      place: [at, end],
      // `Subheading` and `sub-heading` end with a name, and are words.
      certain: /[;|]/.test(sign ?? '') || /[^\p{L}./_–—-]$/u.test(word.slice(0, -name.length)),
      cost: 1.9,
    });
  });
