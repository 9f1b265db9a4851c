import { expect, test } from 'vitest';
import { type Case, reportedIn } from './rule-under-test.ts';

const card = (text: string, actual = [6, 5, 4, 3]) => ({
  type: 'card-grid',
  heading: 'H',
  cards: [{ title: 'A', text, sparkline: { actual } }],
});
const story = (heading: string, text = 'T') => ({
  type: 'testimonials',
  heading,
  quotes: [{ quote: heading, name: 'N', role: 'R', company: 'C', initials: 'C' }],
  story: {
    text,
    title: 'Working days to close',
    before: 'June',
    after: 'July',
    parts: [
      { label: 'Match', before: 6, after: 3.5 },
      { label: 'Report', before: 3, after: 0.5 },
    ],
  },
});
const stat = (label: string, before = 64, value = '100%', after = 100) => ({
  type: 'stats',
  heading: 'H',
  items: [{ value, label, before, after }],
});

const wrong: Case[] = [
  ['K656 seven six', card('The median went from seven hours to three.')],
  ['K656 2 3', card('The median went from 6 hours to 2.')],
  ['K656 $300K $400K', card('Cash fell from $300K to $900K.', [400, 900])],
  ['K656 five four', story('Closed in five days instead of nine')],
  ['K656 ten nine', story('Closed in four days instead of ten')],
  ['K656 5 4', story('Down to less', 'It takes 5 days, down from 9.')],
  ['K656 46% 64%', stat('of spend, from 46% to 100%')],
  ['K656 46% 64%', stat('of spend, from 46%')],
  ['K656 twelve ten', stat('less time, twelve hours to four', 100, '60%', 40)],
  ['K656 ten eight', stat('to close, from ten', 100, '4 days', 50)],
];

test('parts that two texts contradict are wrong themselves', async () => {
  const { story: told, ...block } = story('Closed in four days instead of ten');
  const one = { ...block, story: { ...told, saved: '6 days given back' } };
  expect(await reportedIn([one])).toEqual(['K656 parts']);
});

/** Changes of other things. */
const right = [
  card('The median went from six hours to three.'),
  card('The team grew from four to seven.'),
  card('From 6 in spring to 3 in autumn, and from 8 to 2 in the shop.'),
  card('From Monday to Friday, 9 to 5.'),
  card('It answers in three hours instead of thirty', [3]),
  story('Closed in four days instead of nine'),
  story('Fewer hands', 'With three people instead of five.'),
  stat('of spend, from 64%'),
  stat('of spend, from 3 shops'),
  stat('of spend, from 64% to 100%'),
  stat('of spend, from $38K to $29K'),
];

test.each(wrong)('%s', async (expected, block) => {
  expect(await reportedIn([block])).toEqual([expected]);
});

test('changes as they are drawn, or of something else', async () => {
  for (const block of right) expect(await reportedIn([block])).toEqual([]);
});
