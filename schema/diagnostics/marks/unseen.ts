import type { FindMark } from './mark.ts';

/** As code units, because only these have halves. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it searches for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Finds control characters, halves of a character, and the sign for a letter that was lost. */
export const unseenCharacter: FindMark = (text) => {
  const found = unseen.exec(text);
  if (!found) return undefined;
  const [character] = found;
  const number = character.charCodeAt(0);
  const name = `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
  const mark = { code: 'W912', found } as const;
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
