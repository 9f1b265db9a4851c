import fc from 'fast-check';

/** fast-check's own units `binary` and `grapheme` take a second of processor time each to create. */
const character = fc.nat({ max: 0x10ffff }).map((point) => String.fromCodePoint(point));

/** Any text, halves of characters included. */
export const anyText = fc.string({ unit: character });

/** A short text of characters that can be seen. */
export const visibleText = fc.string({
  unit: character.filter((text) => /\P{C}/u.test(text)),
  maxLength: 12,
});
