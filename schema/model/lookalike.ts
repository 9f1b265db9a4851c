import { code } from './wording.ts';

/**
 * Says which letter of `heаding` is Cyrillic: it looks like `heading`, so that nothing seems to be wrong.
 * Empty unless two words differ in such letters alone.
 */
export function lookalike(found: string, name: string): string[] {
  const [signs, letters] = [[...found], [...name]];
  const isSame = (sign: string, index: number) => sign === letters[index];
  const isForeign = (sign: string, index: number) =>
    /^(?!\p{Script=Latin})\p{L}/u.test(sign) && /^\p{Script=Latin}/u.test(letters[index] ?? '');
  const at = signs.findIndex((sign, index) => !isSame(sign, index));
  const isAlike =
    at >= 0 &&
    signs.length === letters.length &&
    signs.some(isSame) &&
    signs.every((sign, index) => isSame(sign, index) || isForeign(sign, index));
  return isAlike
    ? [
        `Character ${at + 1} of ${code(found)} is of another alphabet, and only looks like ${code(String(letters[at]))}.`,
      ]
    : [];
}
