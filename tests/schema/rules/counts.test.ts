import { expect, test } from 'vitest';
import { reportedIn } from './rule-under-test.ts';

const reading = (lead: string, ...metas: string[]) => ({
  type: 'card-grid',
  heading: 'H',
  lead,
  cards: metas.map((meta, index) => ({ title: `C${index}`, text: 'T', meta })),
});

test.each<[string, string[], string[]]>([
  ['25 minutes in all', ['5 min read', '8 min read', '12 min read'], []],
  ['25 minutes in all', ['5 min read', '8 min read', 'A video'], []],
  ['It takes 20 minutes.', ['5 min', '8 min', '12 min'], []],
  ['2 hours in all', ['5 min', '8 min', '12 min'], []],
  ['25 minutes in all', ['5 min', '8 min', '12 hours'], []],
  ['25 minutes in all', ['5 min read', '18 min read', '12 min read'], ['K652 25']],
  ['25\u00a0minutes in all', ['5 min', '9 min', '13 min'], ['K652 25 27']],
  ['Twenty minutes altogether.', ['5 min', '6 min', '13 min'], ['K652 Twenty 24']],
])('%s: %j', async (lead, metas, expected) => {
  expect(await reportedIn([reading(lead, ...metas)])).toEqual(expected);
});
