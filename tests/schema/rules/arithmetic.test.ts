import { expect, test } from 'vitest';
import { reportedIn } from './rule-under-test.ts';

const list = (...items: string[]) => ({ type: 'check-list', heading: 'H', items });

test.each([
  ['9 sellers × $3,125 = $25K of new revenue a month', '$25K $28K'],
  ['2 × 8 days × $5.0K = $40K', undefined],
  ['12 × $30 = $3,600', '$3,600 $360'],
  ['From January eight sellers at $3,125 add $30K a month.', '$30K $25K'],
  ['**$161K** if nothing changes: $23K over plan in each of eight months.', '$161K $184K'],
  ['Part-time is paid by its hours, 70% for 24 of 40.', '70% 60%'],
  ['18 of 22 hires (92%) have a date.', '92% 82%'],
  ['72% (18 of 22) have a date.', '72% 82%'],
  ['**60% faster budget cycles**: planned at five weeks instead of ten', '60% 50%'],
  ['25% lower acquisition cost, from $38.6K to $31.0K', '25% 20%'],
])('%s', async (text, expected) => {
  expect(await reportedIn([list(text)])).toEqual(expected ? [`K661 ${expected}`] : []);
});

test('results that are right, or of other numbers', async () => {
  const right = [
    '8 sellers × $3,125 = $25K of new revenue a month',
    '3 × $1.35K = $4K',
    'Eight sellers at $3,125 a month add $150K by June.',
    'Six hires at $13K each cost $468K by June.',
    'Ten users at $14.90 pay $149 a month.',
    '$161K if nothing changes: $23K over plan in each of seven months.',
    'An accuracy of 95% for 3 of 10 customers',
    '60% for 24 of 40 hours',
    '18 of 22 hires (82%) have a date, and 82% (18 of 22) pay.',
    '4 of 5 stars (92% would buy again)',
    '**60% faster budget cycles**: planned at four weeks instead of ten',
    '150% faster closes: four days instead of ten',
    '30% more customers, and four days instead of nine',
    '40% less work with four people instead of nine',
    '25% lower acquisition cost, from $38.6K to $29.0K',
    '20% lower prices, from 3 to 30 users',
  ];
  expect(await reportedIn([list(...right)])).toEqual([]);
});
