import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNumbers } from '../../blocks/ui/charts/numbers.ts';
import { numberMarksOf } from '../../renderer/page/number-marks.ts';
import { withUnbrokenTexts } from '../../renderer/page/unbroken-texts.ts';
import type { Block } from '../../schema/generated/types.ts';

test.each(['en_US', 'de_DE', 'de_CH', 'fr_FR', 'es_ES', 'en_IN', 'pl_PL', 'ja_JP', 'pt_PT', 'de'])(
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

test.each([
  [1234567890123, 0, '1 234 567 890 123'],
  [-1234567890.45, 2, '−1 234 567 890,45'],
  [12345678901.23, 2, '12 345 678 901,23'],
  [0.1 + 0.2, 2, '0,30'],
])('%d is written with all of its digits', (value, decimals, text) => {
  const { writeNumber } = createNumbers(numberMarksOf('pt_PT'));
  expect(writeNumber(value, decimals)).toBe(text.replaceAll(' ', '\u00a0'));
});

test.each([
  [4.5, 1, { suffix: ' zł' }, '4,50 zł'],
  [-0.5, 1, { prefix: '€' }, '−€0,50'],
  [4, 0, { suffix: ' zł' }, '4 zł'],
  [4.5, 1, { suffix: ' tys. zł' }, '4,5 tys. zł'],
  [4.5, 1, { prefix: '$', suffix: 'K' }, '$4,5K'],
])('an amount of money has no or two decimals: %d with %d', (value, decimals, style, text) => {
  const { writeNumber } = createNumbers(numberMarksOf('pl_PL'));
  expect(writeNumber(value, decimals, style)).toBe(text);
});

test.each<[text: string, unbroken: string, locale?: string]>([
  ['1 234 567,89 € por mês', '1~234~567,89~€ por mês'],
  ['**12 345 €**, 3 de 100', '**12~345~€**, 3 de 100'],
  ['€ 12 or 12 %, CHF 12', '€~12 or 12~%, CHF~12'],
  ['220 000 000', '220~000~000'],
  ['999 999 999 999 €', '999 999 999 999~€'],
  ['In 2027 100 nests, 2 3000', 'In 2027 100 nests, 2 3000'],
  ['/pictures/12 345.png', '/pictures/12 345.png'],
  ['tel:+351 220 000', 'tel:+351 220 000'],
  ['12 %nest', '12 %nest'],
  ['Lea Hartwig, 2 Dec, 16:20', 'Lea Hartwig, 2~Dec, 16:20'],
  ['de 6 h 30 à 20 h, 2 has', 'de 6~h~30 à 20~h, 2 has'],
  ['vom 3. März bis 30 June 2027', 'vom 3.~März bis 30~June 2027'],
  ['**It lasts until March 2028.** No more.', '**It lasts until March~2028.** No more.'],
  ['Companies on 30 Nov 2026. More now.', 'Companies on 30~Nov~2026. More now.'],
  ['November 2026', 'November 2026'],
  ['3 Marketing plans, 2027 May, B2 Jul', '3 Marketing plans, 2027 May, B2 Jul'],
  ['Pourquoi ? « Le prix » est **fixe :** rien !', 'Pourquoi~? «~Le prix~» est **fixe~:** rien~!'],
  ['Why? A ratio of 3 :1', 'Why? A ratio of 3 :1'],
  ['Lea i Jan w **2 gniazdach** u A. Nowak', 'Lea i~Jan w~**2 gniazdach** u~A. Nowak', 'pl_PL'],
  ['A i v zimě, mp3 i x-y z', 'A~i~v~zimě, mp3 i~x-y z', 'cs_CZ'],
  ['/obrazy/w lesie.png', '/obrazy/w lesie.png', 'pl_PL'],
  ['Een nest o dat', 'Een nest o dat', 'nl_NL'],
])('the numbers and marks of %j stay in one line', (text, unbroken, locale = 'en_US') => {
  const blocks = [{ type: 'nest', eggs: [{ text }] }] as unknown as Block[];
  const expected = unbroken.replaceAll('~', '\u00a0');
  expect(withUnbrokenTexts(blocks, locale)).toEqual([{ type: 'nest', eggs: [{ text: expected }] }]);
  if (unbroken === text) expect(withUnbrokenTexts(blocks, locale)).toBe(blocks);
});

test('a sign, a prefix and a suffix are around the number', () => {
  const { writeChange } = createNumbers(numberMarksOf('de_DE'));
  expect(writeChange(-1234.56, 2, { suffix: ' €' })).toBe('−1.234,56 €');
  expect(writeChange(1234.56, 2, { prefix: '€ ' })).toBe('+€ 1.234,56');
});
