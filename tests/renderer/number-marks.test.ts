import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNumbers } from '../../blocks/ui/charts/numbers.ts';
import { numberMarksOf } from '../../renderer/page/number-marks.ts';

test.each(['en_US', 'de_DE', 'de_CH', 'fr_FR', 'es_ES', 'en_IN', 'pl_PL', 'ja_JP', 'de'])(
  'numbers are written as Intl writes them in %s',
  (locale) => {
    const { writeNumber } = createNumbers(numberMarksOf(locale));
    const format = new Intl.NumberFormat(locale.replace('_', '-'), {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      numberingSystem: 'latn',
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
        expect(writeNumber(cents / 100, 2)).toBe(format.format(cents / 100));
      }),
    );
  },
);

test('a sign, a prefix and a suffix are around the number', () => {
  const { writeChange } = createNumbers(numberMarksOf('de_DE'));
  expect(writeChange(-1234.5, 1, { suffix: ' €' })).toBe('−1.234,5 €');
  expect(writeChange(1234.5, 1, { prefix: '€ ' })).toBe('+€ 1.234,5');
});
