import { describe, expect, test } from 'vitest';
import { plainPage, plainSettings } from '../../content.ts';
import { check } from './rule-under-test.ts';

const settings = `${plainSettings}\nvalues: { trial-days: 14, reply: 24 hours, companies: 500+, prices: { starter: 49, pro: 149 } }\n`;
const using = `${plainPage('Using')}    lead: A $(trial-days)-day free trial of $(trial-days) days. For $(companies) companies. We reply within $(reply). They reply within $(reply), and follow within $(reply). The $(trial-days) days from your first login are free.
    note: $(trial-days)-day free trial. Starter $$$(prices.starter) per month, Pro $$$(prices.pro) per month.
`;

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
  expect(
    ours.map(({ message }) => /`(\d+)` is written here without `\$`/.exec(message)?.[1]),
  ).toEqual(expected);
});

test.each<[string, string[]]>([
  ['Starter costs $(prices.starter) per month.', ['$(prices.starter) → $$$(prices.starter)']],
  [
    '$(prices.starter)/month for Starter, $$$(prices.pro)/month for Pro',
    ['$(prices.starter) → $$$(prices.starter)'],
  ],
  ['Take [Starter](/pricing) ($(prices.starter))', ['$(prices.starter) → $$$(prices.starter)']],
  ['Take **Starter** ($(prices.starter)).', ['$(prices.starter) → $$$(prices.starter)']],
  ['Take [Starter](/pricing) ($$$(prices.starter))', []],
  ['Starter costs $(prices.starter).', ['$(prices.starter) → $$$(prices.starter)']],
  ['Starter costs $$$(prices.starter) per month.', []],
  ['Starter costs $(prices.starter) dollars per month.', []],
  ['Starter costs €$(prices.starter) per month.', []],
  ['Starter costs $(prices.starter) € per month.', []],
  ['The plans have the numbers $(prices.starter) and $(prices.pro).', []],
  ['Try it for $(trial-days) a month.', []],
])('the price of a value in a text has the sign of the others: %s', async (text, expected) => {
  const found = await check({
    'site.yaml': settings,
    'pages/index.yaml': using,
    'pages/a.yaml': `${plainPage('A')}    lead: ${text}\n`,
  });
  const ours = found.filter(({ code }) => code === 'K621');
  expect(ours.map(({ marked, fix }) => `${marked} → ${fix?.text}`)).toEqual(expected);
});

test.each([
  ['alone', '$(prices.starter)', '$$$(prices.pro)'],
  ['for a month', '$(prices.starter)/month', '$$$(prices.pro)/month'],
])('a price %s that lacks its sign on one of two pages is one mistake', async (_, starter, pro) => {
  const plan = (name: string, price: string) =>
    `{ name: ${name}, price: ${price}, period: per month, features: [A, B], action: { label: Go, href: / } }`;
  const plans = (starter: string) =>
    `  - { type: pricing-plans, plans: [${plan('Starter', starter)}, ${plan('Pro', pro)}] }\n`;
  const found = await check({
    'site.yaml': `${plainSettings}\nvalues: { prices: { starter: 49, pro: 149 } }\n`,
    'pages/index.yaml': `${plainPage('Home')}    lead: See [A](/a).\n${plans(starter)}`,
    'pages/a.yaml': plainPage('A') + plans(`$$${starter}`),
  });
  expect(found.map(({ code, file }) => `${code} ${file}`)).toEqual(['K621 pages/index.yaml']);
});

test('a price that is typed without a sign is written as its neighbours are', async () => {
  const plan = (name: string, price: string) =>
    `{ name: ${name}, price: ${price}, period: per month, features: [A, B], action: { label: Go, href: / } }`;
  const found = await check({
    'site.yaml': `${plainSettings}\nvalues: { prices: { starter: 49, pro: 149 } }\n`,
    'pages/index.yaml': `${plainPage('Home')}  - { type: pricing-plans, plans: [${plan('Starter', '"49"')}, ${plan('Pro', '$$$(prices.pro)')}, ${plan('All', '$$$(prices.starter)')}] }\n`,
  });
  expect(found).toMatchObject([{ code: 'K621', fix: { text: '$$$(prices.starter)' } }]);
});

test('a price that is typed in the only place of its value is one mistake', async () => {
  const plan = (name: string, price: string) =>
    `{ name: ${name}, price: ${price}, period: per month, features: [A, B], action: { label: Go, href: / } }`;
  const found = await check({
    'site.yaml': `${plainSettings}\nvalues: { prices: { starter: 49, pro: 149 } }\n`,
    'pages/index.yaml': `${plainPage('Home')}  - { type: pricing-plans, plans: [${plan('Starter', '$59')}, ${plan('Pro', '$$$(prices.pro)')}] }\n`,
  });
  expect(found.map(({ code }) => code)).toEqual(['K621']);
});

test.each<[string, string[]]>([
  ['30-day free trial', ['30 → $(trial-days)']],
  ['Start your 30-day free trial today.', ['30 → $(trial-days)']],
  ['A 30-day free trial of the first two, without a card.', ['30 → $(trial-days)']],
  ['14-day free trial', []],
  ['$(trial-days)-day free trial', []],
  ['30-day money-back guarantee', []],
  ['30 days free', []],
  ['A 30-day free trial until May.', []],
  ['Universities have a 30-day free trial.', []],
  ['130-Day free trial', ['130 → $(trial-days)']],
  ['Text # 30-day free trial', []],
])('a number in the words of a value: %s', async (text, expected) => {
  const texts = [
    'A $(trial-days)-day free trial.',
    '$(trial-days)-day free trial',
    'Your $(trial-days)-day free trial begins.',
  ];
  const found = async (uses: readonly string[]) =>
    (
      await check({
        'site.yaml': settings,
        'pages/index.yaml': using.replaceAll('-day free', ' days'),
        ...Object.fromEntries(
          uses.map((each, index) => [
            `pages/u${index}.yaml`,
            `${plainPage(`U${index}`)}    lead: ${each}\n`,
          ]),
        ),
        'pages/a.yaml': `${plainPage('A')}    lead: ${text}\n`,
      })
    )
      .filter(({ code }) => code === 'K621')
      .map(({ file, marked, fix }) => `${file} ${marked} → ${fix?.text}`);
  expect(await found(texts)).toEqual(expected.map((each) => `pages/a.yaml ${each}`));
  expect(await found(texts.slice(1))).toEqual([]);
});

test.each([
  ['30-day free trial', ['site.yaml 30 → 14']],
  ['14-day free trial', []],
  ['30-day free trial until May', []],
])('a number in the words of another value, in the value “%s”', async (text, expected) => {
  const uses = [0, 1, 2].map((index) => [
    `pages/u${index}.yaml`,
    `${plainPage(`U${index}`)}    lead: A $(trial-days)-day free trial.\n`,
  ]);
  const found = await check({
    'site.yaml': settings.replace('reply: 24 hours', `reply: ${text}`),
    'pages/index.yaml': using.replaceAll('-day free', ' days'),
    ...Object.fromEntries(uses),
  });
  expect(
    found
      .filter(({ code }) => code === 'K621')
      .map(({ file, marked, fix }) => `${file} ${marked} → ${fix?.text}`),
  ).toEqual(expected);
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

  test('differs on two pages that none other agrees with, so either may be wrong', async () => {
    const pages = {
      'pages/a.yaml': page('One', course),
      'pages/b.yaml': page('Two', [411, 405, 398, 420, 417]),
    };
    const found = (await check(pages)).filter(({ code }) => code === 'K620');
    expect(found.map(({ fix }) => fix)).toEqual([undefined]);
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

  const plans = (labels: string, ...all: [string, number[]][]) =>
    `${plainPage(labels)}    visual:\n      kind: lines\n      title: Cash\n      labels: [${labels}]\n      series:\n${all
      .map(([label, values]) => `        - { label: ${label}, values: [${values}] }\n`)
      .join('')}`;
  const months = 'Jul, Aug, Sep, Oct, Nov, Dec';
  const plan = [638, 602, 564, 531, 509, 474];

  test.each([
    ['in its last number', plan.with(5, 447), ['447 474']],
    ['after its fifth number', [...plan.slice(0, 4), 590, 474], ['590 509']],
    ['in two numbers', plan.with(1, 620).with(5, 447), []],
    ['nowhere', plan, []],
  ])('of a line with the same label and beginning differs %s', async (_, values, expected) => {
    const found = await check({
      'pages/index.yaml': plans(months, ['Plan', plan]),
      'pages/b.yaml': plans(`${months}, Jan`, ['Plan', values], ['Late payers', plan.with(5, 460)]),
    });
    expect(
      found
        .filter(({ code }) => code === 'K620')
        .map(({ marked, fix }) => `${marked} ${fix?.text}`),
    ).toEqual(expected);
  });

  test.each([
    ['another label', plans(months, ['Forecast', plan.with(5, 447)])],
    ['another beginning', plans('Aug, Sep, Oct, Nov, Dec, Jan', ['Plan', plan.with(5, 447)])],
  ])('of a line with %s may end otherwise', async (_, page) => {
    const found = await check({
      'pages/index.yaml': plans(months, ['Plan', plan]),
      'pages/b.yaml': page,
    });
    expect(found.filter(({ code }) => code === 'K620')).toEqual([]);
  });

  test('of bars differs from many pages, of which one is its own', async () => {
    const both = `${page('One', course.with(0, 441))}${lines(course).slice(lines(course).indexOf('    visual:')).replace('    visual:', '  - type: feature\n    heading: H\n    text: T\n    visual:')}`;
    const others = ['b', 'c', 'd'].map((name) => [`pages/${name}.yaml`, page(name, course)]);
    const found = async (pages: string[][]) =>
      (await check({ 'pages/index.yaml': both, ...Object.fromEntries(pages) }))
        .filter(({ code }) => code === 'K620')
        .map(({ marked, fix }) => `${marked} ${fix?.text}`);
    expect(await found(others)).toEqual(['441 411']);
    expect(await found(others.slice(1))).toEqual([]);
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

test('what is beside a value of site.yaml is wrong, and not the value', async () => {
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
