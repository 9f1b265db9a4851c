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

test.each([
  ['The alert goes out on 2 March, 60 days before 31 May.', 'K661 60 90'],
  ['From 2 March to 31 May, 60 days.', 'K661 60 90'],
  ['Ask by 30 January: cash runs short on 30 April, sixty days later.', 'K661 sixty ninety'],
  ['The plan runs for five months, from March to June.', 'K661 five three'],
  ['Paid on 5 Jan 2027, three weeks after 1 Dec 2026.', 'K661 three five'],
  ['Vom 2. März bis 31. Mai, 60 Tage.', 'K661 60 90'],
  ['The alert goes out on 2 March, 90 days before 31 May.', ''],
  ['From 2 March to 31 May, 91 days, counted with both.', ''],
  ['From March to June, three months. From March to June, four months.', ''],
  ['Paid on 5 Jan 2027, five weeks after 1 Dec 2026.', ''],
  ['It goes on from 30 Dec to 5 Jan, 6 days.', ''],
  ['Vom 2. März bis 31. Mai, 90 Tage.', ''],
  ['Invoices of 1 March are due 30 days later, and reminders go out on 5 May.', ''],
  ['From March to June we wait for 30 days.', ''],
  ['In March, 30 days of cash are left, in June 60.', ''],
  ['We reply within 2 days. From 2 March to 31 May we are away.', ''],
  ['May grows 3 months later than March.', ''],
])('a length of time: %s', async (text, expected) => {
  expect(await reportedIn([list(text)])).toEqual(expected ? [expected] : []);
});
