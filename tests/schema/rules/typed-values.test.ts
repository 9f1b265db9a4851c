import { describe, expect, test } from 'vitest';
import { plainPage, plainSettings } from '../../content.ts';
import { check } from './rule-under-test.ts';

const settings = `${plainSettings}\nvalues: { trial-days: 14, reply: 24 hours, companies: 500+, prices: { starter: 49, pro: 149 } }\n`;
const using = `${plainPage('Using')}    lead: A $(trial-days)-day free trial of $(trial-days) days. For $(companies) companies. We reply within $(reply). They reply within $(reply), and follow within $(reply). The $(trial-days) days from your first login are free.
    note: $(trial-days)-day free trial. Starter $$$(prices.starter) per month, Pro $$$(prices.pro) per month.
`;

const reported = async (lead: string): Promise<string[]> => {
  const page = `${plainPage('Typed')}    lead: ${lead}\n`;
  const found = await check({
    'site.yaml': settings,
    'pages/using.yaml': using,
    'pages/typed.yaml': page,
  });
  return found
    .filter(({ code }) => code === 'K621')
    .map(({ marked, fix, file }) => `${marked} ${fix?.text} ${file}`);
};

describe('a typed number', () => {
  test.each([
    ['A 30-day free trial.', '30 $(trial-days)'],
    ['It has 30 days of free trial.', '30 $(trial-days)'],
    ['A thirty-day free trial.', 'thirty $(trial-days)'],
    ['It is free for thirty days.', 'thirty $(trial-days)'],
    ['The trial lasts 30 days.', '30 $(trial-days)'],
    ['A trial of 30 days.', '30 $(trial-days)'],
    ['The first 30 days are free.', '30 $(trial-days)'],
    ['We replied within two days.', 'two days $(reply)'],
    ['Starter is $39 per month.', '$39 $$$(prices.starter)'],
    ['Pro costs just $99 per month.', '$99 $$$(prices.pro)'],
    ['One plan, $39 a month. That is Starter.', '$39 $$$(prices.starter)'],
    ['From $29 per month.', '$29 $$$(prices.starter)'],
  ])('that differs from a value: %s', async (lead, expected) => {
    expect(await reported(lead)).toEqual([`${expected} pages/typed.yaml`]);
  });

  test.each([
    'A 14-day free trial.',
    'A fourteen-day free trial.',
    'We reply within one day.',
    'Backups follow within 30 days.',
    'A 30-day money-back promise.',
    'It is free for 14 days.',
    'It is free for two weeks.',
    'Send it back within 30 days.',
    'We store it for 30 days.',
    'Close the month in 30 days.',
    'Starter is $49 per month.',
    'Starter saves you $39 each week.',
    'Team is $99 per month.',
    'From $49 per month.',
    'From $29 per month and user.',
    'One plan, $39 a month. That is Starter or Pro.',
    'One plan, $149 a month. More than Starter.',
    'One plan, $39 a month and user. That is Starter.',
    'Save $39 a month with Starter.',
    'Starter is $49 for a team. A further user costs $12 a month.',
    'Your first ninety days.',
    'Elsewhere it was $39 a month. Here it is Starter.',
    'One plan, $39 a month. That is a starter-kit.',
    'Yes, 20%. Starter is then $39.20 per month.',
    'With a discount for nonprofits Starter is $39 per month.',
    'Starter rises from $39 to $49 per month.',
    'Two users share it, so Starter is half: $24.50 per month.',
    'Starter is $39 per month instead of $49.',
    'Starter is up to $20 per month cheaper.',
    'Within 30 days.',
    'In 3 days, or 30 days later.',
    'Starter has 39 users per month.',
    'The 2030-day plan',
  ])('that may be another: %s', async (lead) => {
    expect(await reported(lead)).toEqual([]);
  });
});

test.each([
  ['Is there a discount for nonprofits?', '"Yes: Starter is $39 per month."', []],
  ['Does it cost half?', 'Starter is $24.50 per month.', []],
  ['What does an extra user cost?', 'On Starter $15 per month.', []],
  ['What does it cost?', 'Starter is $39 per month.', ['$39']],
  ['What comes after?', 'First 14 days free, then Starter is $39 per month.', ['$39']],
])('the price that an answer tells: %s %s', async (question, answer, expected) => {
  const found = await check({
    'site.yaml': settings,
    'pages/index.yaml': `${using}  - type: questions\n    heading: H\n    items:\n      - question: ${question}\n        answer: ${answer}\n      - { question: Why?, answer: So. }\n`,
  });
  expect(found.filter(({ code }) => code === 'K621').map(({ marked }) => marked)).toEqual(expected);
});

test('a number that one value repeats of another is written out, since values cannot use values', async () => {
  const found = await check({
    'site.yaml': settings.replace('values: {', 'values: { offer: 30-day free trial,'),
    'pages/index.yaml': using.replace('note: ', 'note: $(offer) '),
  });
  expect(found.map(({ code, marked, fix }) => `${code} ${marked} ${fix?.text}`)).toEqual([
    'K621 30 14',
  ]);
});

test.each([
  ['$(prices.starter)', ['49']],
  ['$$$(prices.starter)', []],
  ['A price of $(prices.starter)', []],
])('a price without the sign that its neighbour has: %s', async (price, expected) => {
  const plan = (name: string, price: string) =>
    `{ name: ${name}, price: ${price}, features: [A, B], action: { label: Go, href: / } }`;
  const found = await check({
    'site.yaml': settings,
    'pages/index.yaml': `${using}  - { type: pricing-plans, plans: [${plan('Starter', price)}, ${plan('Pro', '$$$(prices.pro)')}] }\n`,
  });
  const ours = found.filter(({ code }) => code === 'K621');
  expect(ours.map(({ message }) => /`(\d+)` stands here without `\$`/.exec(message)?.[1])).toEqual(
    expected,
  );
});

describe('a course of numbers on two pages', () => {
  const page = (title: string, values: number[]) =>
    `${plainPage(title)}    visual:\n      kind: bars\n      title: ${title}\n      bars:\n${values
      .map((value, index) => `        - { label: M${index}, value: ${value} }\n`)
      .join('')}`;
  const compared = async (first: number[], second: number[]) =>
    (await check({ 'pages/index.yaml': page('One', first), 'pages/b.yaml': page('Two', second) }))
      .filter(({ code }) => code === 'K620')
      .map(({ file, marked, fix }) => `${file} ${marked} ${fix?.text}`);
  const course = [411, 405, 398, 402, 417];

  test('differs in one place', async () => {
    expect(await compared(course, [411, 405, 398, 420, 417])).toEqual(['pages/b.yaml 420 402']);
  });

  test('differs in one place near its end, where the other begins elsewhere', async () => {
    const longer = [384, 360, ...course];
    expect(await compared(longer, [331, 411, 405, 389, 402, 417])).toEqual([
      'pages/b.yaml 389 398',
    ]);
  });

  const lines = (...all: number[][]) =>
    `${plainPage('Lines')}    visual:\n      kind: lines\n      title: Cash\n      labels: [A, B, C, D, E]\n      series:\n${all
      .map((values, index) => `        - { label: L${index}, values: [${values}] }\n`)
      .join('')}`;

  test('differs in one line of a page, whose scenarios are others on purpose', async () => {
    const other = [411, 405, 389, 402, 417];
    const found = async (...all: number[][]) =>
      (await check({ 'pages/index.yaml': page('One', course), 'pages/b.yaml': lines(...all) }))
        .filter(({ code }) => code === 'K620')
        .map(({ marked }) => marked);
    expect(await found(other)).toEqual(['389']);
    expect(await found(course, other)).toEqual([]);
  });

  test.each([
    ['is the same', course, course],
    ['parts at its end', course, [411, 405, 398, 402, 390]],
    ['differs in two places', course, [411, 450, 398, 420, 417]],
    ['is short', [411, 405, 398], [411, 405, 389]],
    ['is of small numbers', [1, 2, 3, 4, 5], [1, 2, 3, 5, 5]],
  ])('%s', async (_, first, second) => {
    expect(await compared(first, second)).toEqual([]);
  });
});

test('what stands beside a value of site.yaml is wrong, and not the value', async () => {
  const visual =
    'kind: bars, title: Price, bars: [{ label: A, value: 49 }, { label: B, value: 52 }], target: { label: Starter $59, value: $(prices.starter) }';
  const found = await check({
    'site.yaml': settings,
    'pages/index.yaml': `${using}  - { type: feature, heading: H, text: T, visual: { ${visual} } }
`,
  });
  expect(found.map(({ code, marked, fix }) => `${code} ${marked} ${fix?.text}`)).toEqual([
    'K613 $59 $49',
  ]);
});
