import { expect, test } from 'vitest';
import { exampleOf, plainPage, plainSettings } from '../../content.ts';
import { check, reportedIn } from './rule-under-test.ts';

/** What pages show of a mistake in the values of site.yaml. */
const reported = async (values: string, ...leads: string[]): Promise<string[]> => {
  const pages = leads.map((lead, index): [string, string] => [
    `pages/p${index}.yaml`,
    `${plainPage(`Page ${index}`)}    ${lead}\n`,
  ]);
  const found = await check({
    'site.yaml': `${plainSettings}\nvalues: ${values}\n`,
    ...Object.fromEntries(pages),
  });
  return found.map(
    ({ code, file, marked, fix, others = [] }) =>
      `${code} ${file} ${marked} ${fix?.text} ${others.length}`,
  );
};

const bars = (value: string) =>
  `visual: { kind: bars, title: T, bars: [{ label: A, value: ${value} }, { label: B, value: 1 }] }`;

test.each<[string, string, string[], string[]]>([
  [
    'a value that was renamed',
    '{ trialDays: 14 }',
    ['lead: For $(trial-days) days', 'lead: In $(trial-days) days', 'lead: All $(trial-days) days'],
    ['V801 site.yaml trialDays trial-days 3'],
  ],
  [
    'a name that is misspelt once',
    '{ trial-days: 14 }',
    ['lead: For $(trial-days) days', 'lead: In $(trail-days) days'],
    ['V801 pages/p1.yaml $(trail-days) trial-days 0'],
  ],
  [
    'a name that is misspelt in the only text that uses it',
    '{ trial-days: 14 }',
    ['lead: In $(trail-days) days'],
    ['V801 pages/p0.yaml $(trail-days) trial-days 0'],
  ],
  [
    'the only use of a value, which is not closed',
    '{ trial-days: 14 }',
    ['lead: In $(trial-days days'],
    ['V802 pages/p0.yaml $(trial-days $(trial-days) 0'],
  ],
  [
    'the only use of a value, in the form of another system',
    '{ trial-days: 14 }',
    ['lead: "In {{ trial-days }} days"'],
    ['V808 pages/p0.yaml {{ trial-days }} $(trial-days) 0'],
  ],
  [
    'the only use of a group, without one of its values',
    '{ prices: { starter: 49, large: 99 } }',
    ['lead: From $(prices)'],
    ['V803 pages/p0.yaml $(prices) undefined 0'],
  ],
  [
    'a value that became a group',
    '{ reply: { hours: 24 } }',
    ['lead: Within $(reply) hours', 'lead: In $(reply) hours'],
    ['V803 site.yaml reply undefined 2'],
  ],
  [
    'a group that became a value',
    '{ prices: 49 }',
    ['lead: $(prices.small)', 'lead: From $(prices.small) to $(prices.large)'],
    ['V801 site.yaml prices undefined 3'],
  ],
  [
    'values that were put into a group inside their own',
    '{ prices: { month: { small: 49, large: 99 } } }',
    ['lead: $(prices.small)', 'lead: From $(prices.small) to $(prices.large)'],
    ['V801 site.yaml month undefined 3'],
  ],
  [
    'a value that several texts use, beside one of another name that none uses',
    '{ customers: 500+, trial-days: 14 }',
    ['lead: All $(companies)', 'lead: Of $(companies), $(trial-days)', 'lead: Our $(companies)'],
    ['V801 site.yaml values undefined 3', 'V806 site.yaml customers undefined 0'],
  ],
  [
    'a value that one text uses, beside one that none uses',
    '{ answer-within: 24 hours }',
    ['lead: Within $(reply)'],
    ['V801 pages/p0.yaml $(reply) undefined 0', 'V806 site.yaml answer-within undefined 0'],
  ],
  [
    'a value that was removed',
    '{ trial-days: 14 }',
    ['lead: See $(trial), $(trial-days)', 'lead: So $(trial)'],
    ['V801 site.yaml values undefined 2'],
  ],
  [
    'a value that was removed from its group',
    '{ prices: { starter: 49 } }',
    ['lead: $(prices.starter) or $(prices.large)', 'lead: For $(prices.large)'],
    ['V801 site.yaml prices undefined 2'],
  ],
  [
    'a group that was renamed',
    '{ price: { small: 49, large: 149 } }',
    ['lead: From $(prices.small)', 'lead: To $(prices.large)'],
    ['V801 site.yaml price prices 2'],
  ],
  [
    'values that were taken out of their group',
    '{ small: 49, large: 149 }',
    ['lead: From $(prices.small)', 'lead: To $(prices.large) or $(prices.small)'],
    ['V801 site.yaml small undefined 3'],
  ],
  [
    'a value that is removed is no other one of its group',
    '{ prices: { starter: 49 } }',
    ['lead: $(prices.starter) or $(prices.professional)'],
    ['V801 pages/p0.yaml $(prices.professional) undefined 0'],
  ],
  [
    'all values, which were removed',
    '{}',
    ['lead: $(a) of $(b)', 'lead: $(a), $(b)'],
    ['V801 site.yaml brand undefined 4'],
  ],
  [
    'all values, one of which only one text used',
    '{}',
    ['lead: $(a) of $(b)', 'lead: $(a)'],
    ['V801 site.yaml brand undefined 3'],
  ],
  [
    'a number with a word behind it',
    '{ trial-days: 14 days }',
    [bars('$(trial-days)'), 'lead: In $(trial-days)'],
    ['P102 site.yaml 14 days 14 1'],
  ],
  [
    'a value with a unit that all texts have, too, one of which needs the number',
    '{ trial-days: 14 days }',
    [bars('$(trial-days)'), 'lead: In $(trial-days) days'],
    ['P102 site.yaml 14 days 14 1'],
  ],
  [
    'a value with a sign that all texts have, too',
    '{ price: £49, days: 14 days }',
    ['lead: From £$(price) for $(days) days', 'lead: At £$(price)'],
    ['V809 site.yaml £49 49 2', 'V809 site.yaml 14 days 14 1'],
  ],
  [
    'a value with a sign that one text repeats',
    '{ price: £49 }',
    ['lead: From £$(price)', 'lead: At $(price)'],
    [],
  ],
  [
    'a number with a comma',
    '{ price: "149,00" }',
    [bars('$(price)'), 'lead: At $(price)'],
    ['P102 site.yaml "149,00" 149.00 1'],
  ],
  [
    'a number that is spelled',
    '{ trial-days: fourteen }',
    [bars('$(trial-days)'), 'lead: In $(trial-days)'],
    ['P102 site.yaml fourteen 14 1'],
  ],
  [
    'a value that uses another',
    '{ days: 14, trial: $(days)-day trial }',
    ['lead: In $(days), $(trial)'],
    ['V805 site.yaml $(days)-day trial "14-day trial" 0'],
  ],
  [
    'a number with its unit',
    '{ price: $49 }',
    [bars('$(price)'), 'lead: At $(price)'],
    ['P102 site.yaml $49 49 1'],
  ],
  [
    'a number with a currency that all texts have beside it',
    '{ price: 49 USD }',
    [bars('$(price)'), 'lead: At $$$(price)', 'lead: From $$$(price).', 'lead: For $$$(price)'],
    ['P102 site.yaml 49 USD 49 1'],
  ],
  [
    'a value whose unit most texts need',
    '{ reply: 24 hours }',
    [bars('$(reply)'), 'lead: In $(reply)', 'lead: Within $(reply).', 'lead: $(reply), or less'],
    ['P102 pages/p0.yaml $(reply) undefined 0'],
  ],
  [
    'a text that is no number',
    '{ price: by agreement }',
    [bars('$(price)')],
    ['P102 pages/p0.yaml $(price) undefined 0'],
  ],
])('%s', async (_, values, leads, expected) => {
  expect(await reported(values, ...leads)).toEqual(expected);
});

test('a month that appears twice in one of several scenarios', async () => {
  const block = structuredClone({ ...exampleOf('cash-flow-forecast'), id: undefined });
  const [, february] = block.scenarios.conservative.months;
  if (february) february.month = 'Mar';
  expect(await reportedIn([block])).toEqual(['K658 Mar "Feb"']);
});

test('two months that are swapped in one of several scenarios', async () => {
  const block = structuredClone({ ...exampleOf('cash-flow-forecast'), id: undefined });
  const { months } = block.scenarios.realistic;
  months.unshift(...months.splice(1, 1));
  const page = `${plainPage('Page')}  - ${JSON.stringify(block)}\n`;
  const found = (await check({ 'pages/page.yaml': page })).filter(({ code }) => code === 'K616');
  expect(found.map(({ marked, others }) => [marked, others])).toEqual([['"Feb"', undefined]]);
});

const settings = `planned: [/terms]
redirects: { /cost: /prices }
values: { days: 14 }
`;

test.each([
  ['no name', 'none', []],
  ['`planned`', 'planned', ['P104 planed']],
  ['`redirects`', 'redirects', ['P104 redirect']],
  ['`values`', 'values', ['P104 valeus']],
])('what stands under %s that is misspelt is compared all the same', async (_, name, expected) => {
  const misspelt: Record<string, string> = {
    planned: 'planed',
    redirects: 'redirect',
    values: 'valeus',
  };
  const found = await check({
    'site.yaml': `brand: { name: Windlass }\n${settings.replace(`${name}:`, `${misspelt[name]}:`)}`,
    'pages/a.yaml': `${plainPage('Page')}    lead: In $(days) days to [the terms](/terms) and [the cost](/cost)\n    action: { label: Prices, href: /prices }\n`,
    'pages/prices.yaml': plainPage('Prices'),
  });
  const codes = found
    .filter(({ code }) => /^[PVY]|R20[12]|R245/.test(code))
    .map(({ code, marked }) => `${code} ${marked}`);
  expect(codes).toEqual(['R202 /terms', 'R245 /cost', ...expected]);
});

test('a place whose name has another form, and a link that has to follow it', async () => {
  const page = (id: string) =>
    `${plainPage('Page')}    lead: See [them](#plans) and [the rest](#our-plan).\n  - { id: ${id}, type: feature, heading: Ours, text: Text. }\n`;
  const inPage = async (id: string) =>
    (await check({ 'pages/page.yaml': page(id) })).map(
      ({ code, marked, fix }) => `${code} ${marked} ${fix?.text}`,
    );
  expect(await inPage('Our Plans')).toEqual(['P108 Our Plans our-plans']);
  expect(await inPage('our-plans')).toEqual([
    'R203 #plans #our-plans',
    'R203 #our-plan #our-plans',
  ]);
  // What is misspelt is wrong whatever the place is called.
  const misspelt = page('Our Plans').replace('#plans', '#palns');
  const found = await check({ 'pages/page.yaml': misspelt });
  expect(found.map(({ code, marked }) => `${code} ${marked}`)).toEqual([
    'R203 #palns',
    'P108 Our Plans',
  ]);
  // A place that is still to be corrected is none that is there.
  expect(found[0]?.hints.join(' ')).not.toContain('#our-plans');
});

test('items with the same names of another kind are reported once, with their places', async () => {
  const items = ['One', 'Two', 'Three'].map(
    (name) => `      - stars: ${name}\n        verdict: ${name}\n`,
  );
  const page = `${plainPage('A')}  - type: stats\n    heading: More\n    items:\n${items.join('')}`;
  const found = await check({ 'pages/a.yaml': page });
  expect(found.map(({ code, others = [] }) => `${code} ${others.length}`)).toEqual(['P104 2']);
});

test('what is wrong below a misspelt name is found in each of its lines', async () => {
  const cards = ['One', 'Two', 'Three'].map(
    (word) => `      - heading: ${word}\n        text: A.\n`,
  );
  const page = `${plainPage('Page')}  - type: card-grid\n    heading: Cards\n    items:\n${cards.join('')}`;
  const found = await check({ 'pages/page.yaml': page });
  const lines = page.split('\n');
  const places = found
    .filter(({ message }) => message.includes('`heading`'))
    .flatMap(({ range, others = [] }) => [range, ...others.map((other) => other.range)]);
  expect(places.map(({ start }) => lines[start.line - 1]?.trim())).toEqual([
    '- heading: One',
    '- heading: Two',
    '- heading: Three',
  ]);
});
