import { expect, test } from 'vitest';
import { bars, type Case, feature, months, reportedIn } from './rule-under-test.ts';

const year = (period: string, at: string, text: string) =>
  bars({ period, annotation: { at, text } });
const sparkline = (start: string, end: string, count: number) => ({
  type: 'card-grid',
  heading: 'H',
  cards: [{ title: 'A', text: 'T', sparkline: { actual: Array(count).fill(5), start, end } }],
});

const stated = (text: string) =>
  bars({
    prefix: '$',
    suffix: 'M',
    bars: months.map((label, index) => ({ label, value: 33 + index })),
    target: { label: 'Target', value: 35 },
    annotation: { at: 'Jan', text },
  });

const season = (meta: string, start = 'Sep', end = 'Jan') => ({
  type: 'card-grid',
  heading: 'H',
  cards: [
    { title: 'A', text: 'T', meta, sparkline: { actual: [9, 4], forecast: [6, 8, 7], start, end } },
  ],
});

const days = (...labels: string[]) =>
  feature({
    kind: 'bars',
    title: 'Cash',
    bars: labels.map((label, index) => ({ label, value: index + 1 })),
  });
const hires = (label: string, text: string) => ({
  type: 'feature',
  heading: 'H',
  text: 'T',
  visual: {
    kind: 'lines',
    title: 'Cash',
    labels: months,
    series: [{ label, values: [4, 5, 7, 8] }],
    annotation: { series: label, at: 'Jan', text },
  },
});

const audit = (period: string) => ({
  type: 'feature',
  heading: 'H',
  text: 'T',
  visual: {
    kind: 'schedule',
    title: 'Audit',
    period,
    labels: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar'],
    rows: ['A', 'B'].map((label) => ({ label, from: 0, to: 4, text: 'A person a day' })),
  },
});

const wrong: Case[] = [
  ['K653 Nov 2026 to Jan 2027 "Nov 2026 to Mar 2027"', audit('Nov 2026 to Jan 2027')],
  ['K658 24 Dec "25 Dec"', days('11 Dec', '18 Dec', '24 Dec', '1 Jan', '8 Jan')],
  ['K658 13 Mar "12 Mar"', days('5 Mar', '13 Mar', '19 Mar', '26 Mar', '2 Apr')],
  // The month of all others says how one is written, because May is the same in full.
  ['K658 15 May "15 Mar"', days('1 Mar', '8 Mar', '15 May', '22 Mar', '29 Mar')],
  ['K658 15 May "15 March"', days('1 March', '8 March', '15 May', '22 March', '29 March')],
  // A day that the calendar does not have is one mistake.
  ['K659 31 Jun 25 Jun', days('4 Jun', '11 Jun', '18 Jun', '31 Jun', '2 Jul', '9 Jul')],
  ['K653 Oct 2026 to Dec 2026 "Oct 2026 to Jan 2027"', bars({ period: 'Oct 2026 to Dec 2026' })],
  ['K653 Oct 2026 to Jan 2028 "Oct 2026 to Jan 2027"', bars({ period: 'Oct 2026 to Jan 2028' })],
  [
    'K653 Jan 2026 to Oct 2027 "Jan 2026 to Oct 2026"',
    bars({ period: 'Jan 2026 to Oct 2027' }, ['Jan', 'Apr', 'Jul', 'Oct']),
  ],
  ['K616 Oct 2026 to Jan 2025', bars({ period: 'Oct 2026 to Jan 2025' })],
  ['K616 Jan 2027 to Oct 2026', bars({ period: 'Jan 2027 to Oct 2026' })],
  ['K616 Oct 2028 to Jan 2027', year('Oct 2028 to Jan 2027', 'Jan', 'Jan 2027: the start')],
  ['K653 Jul', sparkline('Sep', 'Jul', 12)],
  ['K653 "Nov 26: $8"', sparkline('Jan 26: $9', 'Nov 26: $8', 12)],
];

const right = [
  audit('Nov 2026 to Feb 2027'),
  audit('Nov 2026 to Mar 2027'),
  days('11 Dec', '18 Dec', '25 Dec', '1 Jan', '8 Jan'),
  days('4 Feb', '11 Feb', '18 Feb', '25 Feb', '3 Mar'),
  days('3 Apr', '10 Apr', '17 Apr', '24 Apr', '30 Apr'),
  days('1 Apr', '3 Apr', '10 Apr', '17 Apr', '24 Apr'),
  days('22 Jan', '15 Jan', '8 Jan', '1 Jan', '25 Dec'),
  days('31 Jan', '28 Feb', '31 Mar', '30 Apr', '31 May'),
  days('1 Jan', '10 Jan', '20 Jan', '1 Feb', '10 Feb'),
  hires('Six hires in January', 'Jan: six hires start'),
  hires('Six hires in January', 'Lower since Dec'),
  stated('Jan: $36M, first month above target'),
  stated('Jan: $1M over target'),
  stated('$63K a month each, above the plan of $60K'),
  stated('First month above target'),
  stated('Jan: above target, by $1M'),
  season('Lowest in October'),
  season('Lowest in December', 'Q1', 'Q4'),
  season('Lowest in December', 'Sep 2024', 'Jan 2029'),
  season('Lower in December'),
  season('Lowest in December of all shops'),
  season('Lowest in winter'),
  bars({ boundary: 'Books closed to 30 Nov', period: 'Oct 2026 to Jan 2027' }),
  bars({ boundary: 'Forecast from Dec', period: 'Books closed to 30 Nov 2026' }),
  bars({ boundary: 'Books closed' }, ['Q1', 'Q2', 'Q3', 'Q4']),
  bars({ period: 'Oct 2026 to Apr 2028' }, ['Oct', 'Jan', 'Apr', 'Jul', 'Oct', 'Jan', 'Apr']),
  bars({ period: 'Jan 2026 to Jan 2029' }, ['Jan', 'Jan', 'Jan', 'Jan']),
  bars({ period: 'Oct to Jan 2027' }),
  year('Oct 2026 to Jan 2027', 'Jan', 'Jan 2027: the start'),
  year('Oct 2026 to Jan 2027', 'Jan', 'More than in Nov 2025'),
  year('Oct 2026 to Jan 2027', 'Jan', 'From Jan 2026 to Jan 2027'),
  year('Plan of FY27', 'Jan', 'Jan 2026: the start'),
  sparkline('Jan 26', 'Dec 26', 6),
  sparkline('Jul: $400K', 'Jun: $200K', 5),
  sparkline('Nov 25: $3', 'May 27: $4', 7),
  sparkline('2 Dec: 3 of 9', '8 Dec: 9 of 9', 5),
];

test.each([
  ['another time', wrong.map(([, block]) => block), wrong.map(([expected]) => expected)],
  ['the time that is drawn', right, []],
])('%s', async (_, blocks, expected) => {
  const found = await reportedIn(blocks);
  expect(found.filter((each) => !each.startsWith('K605'))).toEqual(expected);
});
