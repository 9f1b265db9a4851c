import { code } from './wording.ts';

/** `heаding` with a Cyrillic letter looks like `heading`, so that nothing seems to be wrong. */
export function lookalike(found: string, name: string): string[] {
  const [signs, letters] = [[...found], [...name]];
  const isOther = (sign: string) => /^(?!\p{Script=Latin})\p{L}/u.test(sign);
  const at = signs.findIndex(isOther);
  const isSame =
    at >= 0 &&
    signs.length === letters.length &&
    !signs.every(isOther) &&
    signs.every((sign, index) => isOther(sign) || sign === letters[index]);
  return isSame
    ? [
        `Character ${at + 1} of ${code(found)} is of another alphabet, and only looks like ${code(String(letters[at]))}.`,
      ]
    : [];
}
