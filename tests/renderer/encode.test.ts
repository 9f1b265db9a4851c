import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encode } from '../../renderer/page/encode.ts';
import { anyText } from '../any-text.ts';

test('any text has the bytes that Node gives it, halves of characters included', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('', '“', '\ud800'), (text, sign) => {
      expect(encode(text + sign)).toEqual(Buffer.from(text + sign));
    }),
  );
});
