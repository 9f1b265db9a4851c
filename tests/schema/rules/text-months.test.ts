import { expect, test } from 'vitest';
import { type Case, reportedIn } from './rule-under-test.ts';

const labels = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const bars = (text: string, values = [41, 40, 40, 38, 37]) => ({
  type: 'feature',
  heading: 'H',
  text,
  visual: {
    kind: 'bars',
    title: 'Days from invoice to payment',
    bars: values.map((value, index) => ({ label: labels[index], value })),
  },
});
const lines = (text: string) => ({
  type: 'feature',
  heading: 'H',
  text,
  visual: {
    kind: 'lines',
    title: 'Recurring revenue, $K',
    prefix: '$',
    suffix: 'K',
    labels,
    series: [
      { label: 'Actual', values: [940, 965, 985] },
      { label: 'Forecast', from: 'Sep', status: 'forecast', values: [985, 1005, 1045] },
    ],
  },
});

const goal = (text: string, value = 39) => {
  const { visual, ...block } = bars(text);
  return { ...block, visual: { ...visual, target: { label: 'Goal', value } } };
};

const wrong: Case[] = [
  ['K656 August October', goal('It falls below our own goal in August.')],
  ['K656 September August', bars('It is 100 from September on.', [90, 100, 101, 100, 100])],
  ['K656 Three Two', goal('Three of five months are below the goal.')],
  ['K656 2 3', goal('In 2 of 5 months we rested. 2 of 5 months were over it.')],
  ['K656 three four', bars('In 37 days, three fewer than in July.')],
  ['K656 5 4', bars('In 37 days, 5 less than in July.')],
  ['K656 November October', lines('Revenue passes $1M in November.')],
  ['K656 Sep Oct', lines('It reaches $1M of revenue in Sep.')],
  ['K656 October November', lines('In **October 2026, with $1,045K**.')],
  ['K656 July August', lines('**$965K in July**, and more to come.')],
];

/** As it is drawn, of other things, or of what may be read in two ways. */
const right = [
  goal('It falls below our own goal in October.'),
  goal('It falls below the goal in November.'),
  goal('It falls below the goal in August of last year.'),
  goal('Two of five months are below the goal.'),
  goal('Three of five months were short of rain.'),
  goal('Three of five months are below the average.'),
  goal('Three of six months are below the goal.'),
  goal('Three of five months are above it.', 40),
  bars('It takes 38 days from October on.'),
  bars('In 37 days, four fewer than in July.'),
  bars('In 37 days, three fewer than in October of last year.'),
  bars('In 30 days, three fewer than in July.'),
  bars('It reaches 41 in July.'),
  lines('Revenue passes $1M in October.'),
  lines('Revenue passes $1.01M in November.'),
  lines('Costs pass $2M in November.'),
  lines('It does not pass $1M in August.'),
  lines('In November, with $1,045K.'),
  lines('**$940K in July**, and $940K in March.'),
  lines('$44K in July was spent on it.'),
];

test.each(wrong)('%s', async (expected, block) => {
  expect(await reportedIn([block])).toEqual([expected]);
});

test('months as they are drawn, or of something else', async () => {
  for (const block of right) expect(await reportedIn([block])).toEqual([]);
});
