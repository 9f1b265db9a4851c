import { misread } from '../../inline/misread.ts';
import { didYouMean } from '../../model/wording.ts';
import type { FindMark } from './mark.ts';

/** Finds letters such as `ü` that a program stored as two or three signs, as in `prÃ¼fen`. */
export const misreadLetters: FindMark = (text) => {
  const places = [...text.matchAll(new RegExp(misread, 'gu'))];
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return undefined;
  // Whole words are easier to compare.
  const from = text.slice(0, first.index).search(/[^\s"“„«()[\]]*$/);
  const end = last.index + last[0].length;
  const to = end + text.slice(end).search(/(?![\p{L}\p{N}])/u);
  const [whole, found] = [decode(text), text.slice(from, to)];
  // A text with other letters was put together from parts, of which only these are wrong.
  const meant =
    whole === undefined
      ? found.replace(new RegExp(misread, 'gu'), (part) => decode(part) ?? partOfQuote(part))
      : (decode(found) ?? found);
  return {
    code: 'W913',
    message: 'This text was read in the wrong encoding: visitors see other signs for some letters.',
    label: didYouMean([meant]),
    hints:
      'A program took UTF-8 for Windows-1252. If more of the file looks like this, save it again as UTF-8 from where it comes.',
    found: { index: from, 0: found },
    fix: { text: meant, certain: whole !== undefined },
  };
};

/** Many programs lose the last byte of `”`, which has no character. */
const partOfQuote = (part: string): string => (part === 'â€' ? '”' : part);

/** The bytes of the characters that Windows-1252 has in place of control characters. */
const bytes = new Map(
  Array.from({ length: 32 }, (_, index) => 0x80 + index).map((byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** Returns a text whose bytes were taken for Windows-1252; nothing if they are no UTF-8. */
function decode(text: string): string | undefined {
  const read = Array.from(text, (sign) => bytes.get(sign) ?? sign.codePointAt(0) ?? 0);
  if (read.some((byte) => byte > 0xff)) return undefined;
  try {
    const meant = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(read));
    // It may have happened twice.
    return misread.test(meant) ? (decode(meant) ?? meant) : meant;
  } catch {
    return undefined;
  }
}
