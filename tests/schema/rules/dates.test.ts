import { expect, test } from 'vitest';
import { plainPage } from '../../content.ts';
import { check } from './rule-under-test.ts';

const reported = async (...texts: string[]): Promise<string[]> => {
  const items = texts.map((text) => `      - ${JSON.stringify(text)}\n`).join('');
  const found = await check({
    'pages/page.yaml': `${plainPage()}  - type: check-list\n    heading: A heading\n    items:\n${items}`,
  });
  return found.map(({ code, marked, fix }) => `${code} ${marked} ${fix?.text}`);
};

test.each([
  [['Due on 31 April.'], 'K659 31 April 30 April'],
  [['Due on Nov 31.'], 'K659 Nov 31 Nov 30'],
  [['Due on 30. Februar.'], 'K659 30. Februar 29. Februar'],
  [['Le 31 avril 2026.'], 'K659 31 avril 30 avril'],
  [['El 30 de febrero.'], 'K659 30 de febrero 29 de febrero'],
  [['Il 30 febbraio.'], 'K659 30 febbraio 29 febbraio'],
  [['Due on 29 February 2027.'], 'K659 29 February 2027 28 February 2027'],
  [['The year 2027', 'Due on 31 Feb.'], 'K659 31 Feb 28 Feb'],
  [['The year 2028', 'Due on 31 Feb.'], 'K659 31 Feb 29 Feb'],
  [['Am 29.02.2027 fällig'], 'K659 29.02.2027 28.02.2027'],
  [['Bis 31.6.2026.'], 'K659 31.6.2026 30.6.2026'],
  [['Due on 02/30/2027.'], 'K659 02/30/2027 02/28/2027'],
  [['Due on 30/02/2027.'], 'K659 30/02/2027 28/02/2027'],
  [['Due on 13/13/2027.'], 'K659 13/13/2027 undefined'],
  [['Due on 2026-13-01.'], 'K659 2026-13-01 2026-01-13'],
  [['Due on 2026-06-31, at noon'], 'K659 2026-06-31 2026-06-30'],
  [['Due on 31-11-2026.'], 'K659 31-11-2026 30-11-2026'],
  [['Due on 11-31-2026.'], 'K659 11-31-2026 11-30-2026'],
  [['Begins at 9:75 am.'], 'K659 9:75 undefined'],
  [['Ab 25:00 Uhr geöffnet'], 'K659 25:00 undefined'],
  [['Open Mon–Fri 9:00–25:00.'], 'K659 25:00 undefined'],
  [['Due on Thursday, 2 Dec 2026.'], 'K659 Thursday, 2 Dec 2026 Wednesday, 2 Dec 2026'],
  [
    ['On Friday, December 3, 2026, at noon.'],
    'K659 Friday, December 3, 2026 Thursday, December 3, 2026',
  ],
  [['As of Thu 2 Dec 2026.'], 'K659 Thu 2 Dec 2026 Wed 2 Dec 2026'],
  [['On Thu, Dec 2, 2026.'], 'K659 Thu, Dec 2, 2026 Wed, Dec 2, 2026'],
  [
    ['Thurs. 2\u00a0December\u00a02026'],
    'K659 Thurs. 2\u00a0December\u00a02026 Wed. 2\u00a0December\u00a02026',
  ],
  [['Do., 2. Dez. 2026'], 'K659 Do., 2. Dez. 2026 Mi., 2. Dez. 2026'],
  [['jeudi 2 décembre 2026'], 'K659 jeudi 2 décembre 2026 mercredi 2 décembre 2026'],
  [['El jue, 2 de dic de 2026'], 'K659 jue, 2 de dic de 2026 mié, 2 de dic de 2026'],
  [['The year 2026', 'Thursday, 2 Dec'], 'K659 Thursday, 2 Dec Wednesday, 2 Dec'],
  [
    ['2026 to 2027', 'Tuesday, 1 Dec', 'Thursday, 2 Dec', 'Friday, 4 Dec'],
    'K659 Thursday, 2 Dec Wednesday, 2 Dec',
  ],
  [
    ['In 2026', 'Tuesday, 1 Dec', 'Friday, 3 Dec', 'Closed on 4 Dec'],
    'K659 Friday, 3 Dec Friday, 4 Dec',
  ],
  [['2026 to 2027', 'Monday, 2 Dec'], 'K659 Monday, 2 Dec undefined'],
])('%j', async (texts, expected) => {
  expect(await reported(...texts)).toEqual([expected]);
});

test('the other part of a date may be wrong, too', async () => {
  const page = (text: string) => ({
    'pages/page.yaml': `${plainPage()}  - type: check-list\n    heading: In 2026\n    items: ['${text}']\n`,
  });
  const hintOf = async (text: string) => (await check(page(text)))[0]?.hints;
  expect(await hintOf('Due on 31 Nov.')).toEqual([
    'Write `30 Nov` or `31 Oct`, whichever is meant.',
  ]);
  expect(await hintOf('Due on Thursday, 2 Dec.')).toEqual([
    'Write `Wednesday, 2 Dec` or `Thursday, 3 Dec`, whichever is meant.',
  ]);
});

test.each([
  'Am 28.02.2027, 12/31/2027 and 31/12/2027, 2026-12-31',
  'On 12.31.2027 and 29.02.2028',
  'Version 1.13.2027, 2.30.2027, 1.0.2027 and 10.30.2027.4',
  'Invoice 2026-45-01, INV-2026-13-01 and 2026-13-01-a',
  'See [it](/news/2026-13-01) and [them](https://example.org/30/02/2027)',
  'From 13/13/20271 rows',
  'Due on 30-11-2026 and 11-30-2026, order 31-13-2026',
  'A split of 40:60, scale 1:87, Luke 1:78 and a song of 25:00',
  'Open Mon–Fri 9:00–24:00, at 9:57 am',
  'Do it from 20:00 to 25:00 of the film',
])('figures that are no wrong date: %s', async (text) => {
  expect((await reported(text)).filter((each) => each.startsWith('K659'))).toEqual([]);
});

test('what is a date, or none at all', async () => {
  const texts = [
    'Due on 30 April and on 31 May.',
    'Le 31 mai, le 31 marché, el 30 de abril',
    'Due on 29 February, or 29 Feb 2028.',
    'Wednesday, 2 Dec 2026',
    '2026 and 2027, each on Thursday, 2 Dec or Wednesday, 2 Dec.',
    'Thursday, 2 Dec and Friday, 3 Dec, after 300 guests in 2026',
    'Open on Sunday, 9 to 12.',
    'Every second Friday and 31 people.',
    'For $31 April gives more, and 130 Junior seats.',
    'At $30 Nov was low; a 31-June deal.',
    'Today 5 May is a good day.',
    'Wed 2 Dec 2026, and Wed., Dec 2, 2026',
    'Thu 2 Dec',
    'So 2 April 2026 is the date, as on 2 April 2026.',
    'mercredi 2 décembre 2026',
  ];
  for (const text of texts) expect(await reported(text)).toEqual([]);
});

test.each<[when: string[], marked: string[]]>([
  [['9:00', '9:75', '25:00'], ['9:75']],
  [['9:00', '13:00', '25:00'], []],
  [['9:00 to 9:75', 'At noon'], ['9:75']],
  [['de 9:00 à 9:75', 'À midi'], ['9:75']],
  [['9:75 am', 'At noon'], ['9:75']],
  [['30.11.', '31.11.'], ['31.11.']],
  [['30.11.26', '29.02.27'], ['29.02.27']],
  [['Luke 1:57', 'Luke 1:78', 'John 1:10'], []],
  [['Mon 9:15', 'Tue 9:75'], ['9:75']],
  [['22:00', '23:00', '25:00', '26:00'], []],
  [['60:40', '40:60'], []],
])('times of a list: %j', async (when, marked) => {
  const steps = when
    .map((each, index) => `      - { title: S${index}, meta: "${each}" }\n`)
    .join('');
  const found = await check({
    'pages/page.yaml': `${plainPage()}  - type: steps\n    heading: A day\n    steps:\n${steps}`,
  });
  expect(found.filter(({ code }) => code === 'K659').map((each) => each.marked)).toEqual(marked);
  expect(found.every(({ others }) => others === undefined)).toBe(true);
});

test.each([
  [['13:00', '14:00', '14:75'], ['14:75']],
  [['1:87', '1:160', '1:60'], []],
])('times below a drawing: %j', async (labels, marked) => {
  const visual = {
    kind: 'schedule',
    title: 'The day',
    labels,
    rows: [
      { label: 'One', from: 0, to: 1, text: 'A' },
      { label: 'Two', from: 1, to: 2, text: 'B' },
    ],
  };
  const block = JSON.stringify({ type: 'feature', heading: 'A day', text: 'One.', visual });
  const found = await check({ 'pages/page.yaml': `${plainPage()}  - ${block}\n` });
  expect(found.map(({ code }) => code)).toEqual(marked.map(() => 'K659'));
  expect(found.map((each) => each.marked)).toEqual(marked);
});
