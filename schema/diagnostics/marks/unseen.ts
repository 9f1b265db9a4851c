import type { FindMark } from './mark.ts';

/** As code units, because only these have halves. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it searches for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Signs by which word processors start a new line or page within a paragraph. */
const lineBreak = /[\v\f\u2028\u2029]/;

/** Finds control characters, halves of a character, and the sign for a letter that was lost. */
export const unseenCharacter: FindMark = (text) => {
  const found = unseen.exec(text);
  if (!found) return undefined;
  const [character] = found;
  const number = character.charCodeAt(0);
  const name = `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
  const mark = { code: 'W912', found } as const;
  if (lineBreak.test(character))
    return {
      ...mark,
      message: `${name} is a line break of other programs, which visitors do not see.`,
      hints: ['It comes with text from word processors. Write a space.'],
      fix: { text: ' ', certain: true },
    };
  if (number >= 0xd800) {
    const what = number === 0xfffd ? 'a letter that was lost' : 'half of a character';
    return {
      ...mark,
      message: `${name} is ${what}, and visitors would read \`\ufffd\`.`,
      hints: ['Write the letter or the emoji itself.'],
    };
  }
  const meant = number >= 0x80 ? new TextDecoder('windows-1252').decode(Uint8Array.of(number)) : '';
  const isLetter = meant !== '' && meant !== character;
  return {
    ...mark,
    message: `${name} is a control character, which visitors do not see.`,
    hints: [
      isLetter
        ? `Text from an older Windows program has it in place of \`${meant}\`.`
        : 'It comes with text from other programs. Remove it.',
    ],
    fix: { text: isLetter ? meant : '', certain: true },
  };
};

const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** Letters from right to left, among which the direction may have to be said. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Finds marks of the direction of writing, which text from other programs has before and behind words. */
export const directionMark: FindMark = (text) => {
  const [first, ...others] = text.matchAll(directions);
  if (!first || rightToLeft.test(text)) return undefined;
  const found = text.slice(first.index, (others.at(-1) ?? first).index + 1);
  return {
    code: 'W912',
    message:
      'Signs in this text say in which direction it is read, and it has no letters that need them.',
    hints: 'They come with text from other programs, and can turn the order of the letters around.',
    found: { index: first.index, 0: found },
    fix: { text: found.replace(directions, ''), certain: !/[\u202d\u202e]/.test(found) },
  };
};
