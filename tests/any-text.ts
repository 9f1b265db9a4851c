import fc from 'fast-check';

/**
 * Any text, halves of characters included. fast-check's own `binary` unit takes a second of
 * processor time to create.
 */
export const anyText = fc.string({
  unit: fc.nat({ max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
});
