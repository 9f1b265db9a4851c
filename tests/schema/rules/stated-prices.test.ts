import { expect, test } from 'vitest';
import { plainPage, plainSettings } from '../../content.ts';
import { check } from './rule-under-test.ts';

const plans = (period = 'per month', sign = '$') => `title: Prices
description: What each plan costs.
blocks:
  - type: hero
    title: Prices
  - type: pricing-plans
    plans:
      - { name: Starter, price: ${sign}49, period: ${period}, features: [One user], action: { label: Go, href: / } }
      - { name: Team, price: ${sign}149, period: ${period}, features: [Ten users], action: { label: Go, href: / } }
`;

const answer = (text: string, question = 'What is it?'): string =>
  `  - type: questions\n    heading: Questions\n    items:\n      - question: ${question}\n        answer: ${JSON.stringify(text)}\n`;

/** Returns what is marked in each text, and the proposed text. */
async function report(page: string, prices = plans()): Promise<string[]> {
  const found = await check({ 'pages/prices.yaml': prices, 'pages/a.yaml': page });
  return found.map(({ code, marked, fix }) => `${code} ${marked}${fix ? ` → ${fix.text}` : ''}`);
}

test.each<[string, string[]]>([
  ['Starter costs $59 per month', ['$59 → $49']],
  ['Yes. The Starter plan costs only **$59 a month**, and you can cancel.', ['$59 → $49']],
  ['[Starter](/prices) is $59/month.', ['$59 → $49']],
  ['Starter: $59.00 each month', ['$59.00 → $49']],
  ['You pay $59 per month for the Starter plan.', ['$59 → $49']],
  ['The price of Team is $159 per month!', ['$159 → $149']],
  ['Starter $49 per month, Team $159 per month, Enterprise by agreement.', ['$159 → $149']],
  ['Starter $59 per month, Enterprise by agreement. 14 days free for the first.', ['$59 → $49']],
  ['Starter costs $59 per month and Team $159 per month.', ['$59 → $49', '$159 → $149']],
  ['Starter costs $59.', ['$59 → $49']],
  ['One user: Starter does, at $59', ['$59 → $49']],
  ['The **Starter** plan is $59.', ['$59 → $49']],
  ['Starter $59, Team $149.', ['$59 → $49']],
  ['Or choose the Starter at $59.', ['$59 → $49']],
  ['Choose Starter at $59 or Team at $149.', ['$59 → $49']],
  ['Ten users come. Team costs $159 then.', ['$159 → $149']],
  ['Starter ($59)', ['$59 → $49']],
  ['Starter ($59) and Team ($159).', ['$59 → $49', '$159 → $149']],
  ['Starter ($59 per month), Team ($149 per month)', ['$59 → $49']],
  ['Starter ($59 per month) is first.', ['$59 → $49']],
  ['Team ($159 a month) has ten users, and Starter has one.', ['$159 → $149']],
  ['$59 for the Starter', ['$59 → $49']],
  ['Ten users come. $159 for the Team, $49 for the Starter.', ['$159 → $149']],
  ['Only $59 for Starter!', ['$59 → $49']],
  ['You pay $59 for the Starter plan.', ['$59 → $49']],
  ['A Starter plan costs $59.', ['$59 → $49']],
  ['Every Team costs $159', ['$159 → $149']],
  ['The price of the Starter is $59.', ['$59 → $49']],
  ['Get the Starter for $59.', ['$59 → $49']],
  ['Starter for one person, $59 per month', ['$59 → $49']],
  ['Starter, one plan for one person, $59 per month', ['$59 → $49']],
  ['Starter, our smallest plan, is $59 a month', ['$59 → $49']],
  ['That is Starter, at $59 a month.', ['$59 → $49']],
  ['It’s the Team plan at $159 a month.', ['$159 → $149']],
  ['From $59 per month.', ['$59 → $49']],
  ['Plans start at $59 a month.', ['$59 → $49']],
  ['One plan for one person, $59 a month', ['$59 → $49']],
  ['Our largest plan is $159 a month.', ['$159 → $149']],
  ['The Starter plan at $39 is enough.', ['$39 → $49']],
  ['The Starter plan for $39 has all that you need.', ['$39 → $49']],
  ['For most, the Starter plan at $39 will do.', ['$39 → $49']],
  ['Most founders begin with the Starter plan at $39.', ['$39 → $49']],
  ['The Starter plan is only $39 and fits most founders.', ['$39 → $49']],
  ['Our Starter plan, now $39, is enough.', ['$39 → $49']],
  ['Most founders take the Starter plan at $39 a month.', ['$39 → $49']],
  ['For most, the Starter plan at $39/month will do.', ['$39 → $49']],
  ['Starter is now $39.', ['$39 → $49']],
  ['Starter from $39 per month', ['$39 → $49']],
  ['The Starter plan, now from $39 a month.', ['$39 → $49']],
  ['Starter is now only $39.', ['$39 → $49']],
  ['Starter, now $39', ['$39 → $49']],
  [
    'A login within a day, 14 days free from your first one, then plans from $39 a month.',
    ['$39 → $49'],
  ],
  ['Free for 14 days, then from $59 per month', ['$59 → $49']],
  ['Starter now costs $39.', ['$39 → $49']],
])('“%s” is another price than that of the plan', async (text, expected) => {
  expect(await report(plainPage('Page') + answer(text))).toEqual(
    expected.map((each) => `K604 ${each}`),
  );
});

test.each([
  'Starter costs $49 per month.',
  'Starter costs $49.00 a month, and Team $149 a month.',
  'Starter costs $39 per month when billed yearly.',
  'Starter costs $39 per month, billed annually.',
  'Starter costs $590 per year.',
  'From March: Starter costs $59.',
  'Starter costs €45 per month.',
  'Starter costs $10 per user.',
  'Starter costs $10 per month less than last year.',
  'Starter costs $100 per month less.',
  'Starter pays for itself: it saves $300 per month.',
  'Does Starter cost $59 per month?',
  'Switch from Starter to Team for $100 per month.',
  'A second user is $10 per month for Starter.',
  'Users above ten: Starter $5 per month, Team $4 per month.',
  'Until May, Starter costs $39 per month.',
  'In Europe, Starter costs $59 per month.',
  'Nonprofits get a discount. Starter costs $39 per month.',
  'Our team costs $59 per month.',
  'Enterprise costs $590 per month.',
  'Starter costs $49.',
  'Starter $49, Team $149.',
  'Starter costs €45.',
  'Starter costs $588 in a year.',
  'Starter costs $59 with a second user.',
  'Starter saves $59.',
  'Until May, Starter costs $39.',
  'Starter is $39 for the first month.',
  'Starter costs $59K.',
  'Choose Starter at $59 for the first month.',
  'Choose from Starter at $59.',
  'Starter: $59, $69 or $79 of savings.',
  'Does Starter cost $59?',
  'Our team costs $59.',
  'Starter ($49), Team ($149)',
  '$49 for the Starter',
  'Starter ($39 before May)',
  'Starter ($39 per month) for the first year.',
  'Starter ($39) is first.',
  'Starter (Rivalsoft: $39 per month) is first.',
  'Starter (was $59)',
  'Starter ($49, was $59)',
  'Starter (€45)',
  'Starter from $39',
  'Starter starts at $39.',
  'From $39 for the Starter.',
  '$39 for the Starter with a coupon.',
  '$39 for the Starter if you come with a friend.',
  '$10 off for the Starter.',
  '$98 for two Starters.',
  '$198 for Starter and Team.',
  'Starter costs $98 for two users.',
  'Two Starters cost $98.',
  '$39 for the Starter Kit of Rivalsoft.',
  'Rivalsoft Starter ($39)',
  'Rivalsoft’s Starter costs $39.',
  '$59 for the Starter goes to charity.',
  '$5 for each Starter user.',
  'Starter costs $13 a week.',
  'A Starter for two costs $98.',
  'Starter for one person, $49 per month',
  'Starter for two users, $98 per month',
  'Starter for an extra user, $10 per month',
  'Starter, our smallest plan, is $49 a month',
  'Starter, with a second user, $59 a month',
  'Starter, the plan with a second user, $59 a month',
  'That is Starter, at $49 a month.',
  'From $49 per month.',
  'From $49.',
  'From $10 a month of savings.',
  'From $39 per month less.',
  'From $590 per year.',
  'From €45 per month.',
  'Plans start at $49 a month.',
  'One plan for one person, $49 a month',
  'One plan for two people, $98 a month',
  'The plan for a hire, $9,000 a month',
  'Our first plan was $39 a month.',
  'Hosting is over plan by $130 a month.',
  'The Starter plan at $49 is enough.',
  'For most, the Starter plan at $49 will do.',
  'The Starter plan at $98 covers two users.',
  'The Starter plan at $39 is for the first month.',
  'The Starter plan at $39 was a mistake.',
  'If you come with a friend, the Starter plan at $39 is yours.',
  'The Starter plan at $39 per user is enough.',
  'The Starter plan at €45 is enough.',
  'Most founders take the Starter plan at $49 a month.',
  'Most founders take the Starter plan at $13 a week.',
  'The Rivalsoft plan at $39 is enough.',
  'The Starter plan for $39 is cheaper than before.',
  'Until May, the Starter plan at $39 is enough.',
  'The Starter plan costs $10 more and has reports.',
  'Starter is now cheaper by $10.',
  'Is the Starter plan at $39 enough?',
  '14 days free, then plans from $49 a month.',
  '14 days free, then from $10 per user.',
  '14 days free, then from $39 a month for the first year.',
  'For members 14 days are free, then from $39 a month.',
  '$10 of credit, then from $39 a month.',
  'We close the month, then the team goes from $39 a month to $59.',
])('“%s” is no other price of the plan', async (text) => {
  expect(await report(plainPage('Page') + answer(text))).toEqual([]);
});

test.each<[string, string[]]>([
  ['A Season ticket costs $350', ['$350 → $340']],
  ['The Season costs $350', ['$350 → $340']],
  ['$350 for the Season ticket.', ['$350 → $340']],
  ['Season ticket ($350)', ['$350 → $340']],
  ['A Season ticket costs $340', []],
  ['A Season tent costs $350', []],
  ['Most guests take the Season ticket at $350.', ['$350 → $340']],
])('“%s” and a plan with the name of a ticket', async (text, expected) => {
  const prices = plans().replace('name: Starter, price: $49', 'name: Season ticket, price: $340');
  expect(await report(plainPage('Page') + answer(text), prices)).toEqual(
    expected.map((each) => `K604 ${each}`),
  );
});

test.each([
  ['for another offer', answer('Starter costs $39 per month.', 'What do nonprofits pay?')],
  [
    'for a time',
    `  - type: feature\n    heading: Prices until June\n    text: Starter costs $39 per month.\n`,
  ],
])('a block that is about prices %s may have others', async (_, block) => {
  expect(await report(plainPage('Page') + block)).toEqual([]);
});

test.each<[string, string, string[]]>([
  ['What does the Starter plan cost?', 'It costs $59. You can cancel.', ['$59 → $49']],
  ['What does the Starter plan cost?', 'It costs $49.', []],
  ['How much is Starter?', '$59 a month.', ['$59 → $49']],
  ['How much is Starter?', '$590 a year.', []],
  ['How much does Starter cost per month?', '$59', ['$59 → $49']],
  ['What does Starter cost?', 'It costs $10 more for a second user.', []],
  ['What does Starter include?', 'It costs $59 less than others.', []],
  ['What does Rivalsoft cost?', 'It costs $59.', []],
  ['Was kostet der Starter?', 'Er kostet nur $59.', ['$59 → $49']],
])(
  '“%s” with “%s” has the price of the plan that is asked for',
  async (question, text, expected) => {
    const page = plainPage('Page') + answer(text, JSON.stringify(question));
    expect(await report(page)).toEqual(expected.map((each) => `K604 ${each}`));
  },
);

test('what is behind a text does not say that its price is another', async () => {
  const block =
    '  - type: feature\n    heading: Starter costs $59 per month\n    text: Until June there is a beta.\n';
  expect(await report(plainPage('Page') + block)).toEqual(['K604 $59 → $49']);
});

test('the page of the plan, its headings and its description are compared, too', async () => {
  const page = plans()
    .replace('What each plan costs.', 'Starter $59 per month, Team $149 per month.')
    .replace('title: Prices\n  -', 'title: Starter costs $59 per month\n  -');
  const [found, ...more] = await check({ 'pages/prices.yaml': page });
  expect(found).toMatchObject({ code: 'K604', severity: 'warning', file: 'pages/prices.yaml' });
  expect(found?.hints.join(' ')).toContain('lines 2 and 5');
  expect(more).toEqual([]);
});

const isPlanWrong = 'most likely `$49` is wrong';
test.each<[string, string[], string, string]>([
  ['one text', ['$59'], 'pages/t0.yaml $59', 'Correct the one that is wrong'],
  ['two texts that agree', ['$59', '$59'], 'pages/prices.yaml $49', isPlanWrong],
  ['three texts', ['$59', '$59', '$59'], 'pages/prices.yaml $49', isPlanWrong],
  ['a value', ['$$$(prices.starter)'], 'pages/prices.yaml $49', isPlanWrong],
  ['one of two texts', ['$59', '$49'], 'pages/t0.yaml $59', 'so correct `$59`'],
  ['two of three texts', ['$59', '$49', '$59'], 'pages/t0.yaml $59', 'Correct the one'],
])('where a plan differs from %s, the odd one is reported once', async (_, texts, at, hint) => {
  const pages = texts.map((price, index) => [
    `pages/t${index}.yaml`,
    plainPage(`T${index}`) + answer(`Starter costs ${price} per month.`),
  ]);
  const found = await check({
    'site.yaml': `${plainSettings}values: { prices: { starter: 59 } }\n`,
    'pages/number.yaml': `${plainPage('Number')}    lead: Our number is $(prices.starter).\n`,
    'pages/prices.yaml': plans(),
    ...Object.fromEntries(pages),
  });
  expect(found.map(({ code, file, marked }) => `${code} ${file} ${marked}`)).toEqual([
    `K604 ${at}`,
  ]);
  const hints = found[0]?.hints.join(' ');
  expect(hints).toContain(hint);
  expect(hints).toMatch(
    at.startsWith('pages/prices') ? /See also pages\/t0\.yaml/ : /See also pages\/prices/,
  );
});

test('a typed price beside values is reported as that, and not by what differs from it', async () => {
  const prices = plans().replace('$149', '$$$$$$(prices.team)');
  const text = 'Starter costs $$$(prices.starter) per month.';
  const found = await check({
    'site.yaml': `${plainSettings}values: { prices: { starter: 59, team: 149 } }\n`,
    'pages/prices.yaml': prices,
    'pages/other.yaml': prices
      .replace('$49', '$$$$$$(prices.starter)')
      .replaceAll('Prices', 'Other')
      .replace('What', 'Which'),
    'pages/a.yaml': plainPage('Page') + answer(text),
  });
  expect(found.map(({ code, file, marked }) => `${code} ${file} ${marked}`)).toEqual([
    'K621 pages/prices.yaml $49',
  ]);
  expect(found[0]?.hints.join(' ')).toContain('See also site.yaml');
});

test.each([
  ['Money, planned: Starter $59 per month, Team $149 per month.', 1],
  ['Planning for teams: Starter $49 per month, Team $149 per month.', 0],
  ['For schools: Starter $39 per month, Team $129 per month.', 0],
  ['Until May: Starter $39 per month, Team $129 per month.', 0],
])('the description “%s” has %i other prices', async (text, count) => {
  const page = plans().replace('What each plan costs.', JSON.stringify(text));
  const found = await check({ 'pages/prices.yaml': page });
  expect(found.map(({ code }) => code)).toEqual(Array(count).fill('K604'));
});

test('the place of the plan on another page is named', async () => {
  const page = plainPage('Page') + answer('Starter costs $59 per month.');
  const [found] = await check({ 'pages/prices.yaml': plans(), 'pages/a.yaml': page });
  expect([found?.file, found?.message, ...(found?.hints ?? [])].join(' ')).toMatch(
    /^pages\/a\.yaml .*\$49.*pages\/prices\.yaml.*pages\/prices\.yaml:8/,
  );
});

test('a price in another language and notation is compared, too', async () => {
  const page = plainPage('Seite') + answer('Starter kostet 59 € pro Monat.');
  const prices = plans('pro Monat').replaceAll(/\$(\d+)/g, '$1 €');
  expect(await report(page, prices)).toEqual(['K604 59 € → 49 €']);
});

test('a text with the value of another plan has no fix, because the value may be right', async () => {
  const prices = plans().replace(/\$(49|149)/g, (price) =>
    price === '$49' ? '$$$(prices.starter)' : '$$$(prices.team)',
  );
  const text = 'Starter costs $$$(prices.team) per month.';
  const found = await check({
    'site.yaml': `${plainSettings}values: { prices: { starter: 49, team: 149 } }\n`,
    'pages/prices.yaml': prices,
    'pages/a.yaml': plainPage('Page') + answer(text),
  });
  expect(found.map(({ code, file, fix }) => [code, file, fix])).toEqual([
    ['K604', 'pages/a.yaml', undefined],
  ]);
});

test('a plan with two prices is compared with no text that says no period', async () => {
  const yearly = plans('per year').replaceAll('$49', '$490');
  const found = await check({
    'pages/prices.yaml': plans(),
    'pages/yearly.yaml': yearly.replaceAll('Prices', 'Prices of a year'),
    'pages/a.yaml': plainPage('Page') + answer('Starter costs $59.'),
  });
  expect(found.filter(({ file }) => file === 'pages/a.yaml')).toEqual([]);
});

test.each([
  ['label: Price, values: [$59, $149]', ['K604 $59 → $49']],
  ['label: Price, values: [$59 per month, $149 per month]', ['K604 $49 → "$59"']],
  ['label: Price per month, values: [$49, $159]', ['K604 $149 → "$159"']],
  ['label: Monthly, price: true, values: [$49, $159]', ['K604 $159 → $149']],
  ['label: Price, values: [$49, $149]', []],
  ['label: Price, values: ["49 users", "149"]', []],
  ['label: Price per user, values: [$49, $15]', []],
  ['label: Setup, values: [$59, $69]', []],
])('a row { %s } of a comparison', async (row, expected) => {
  const block = `  - type: comparison-table
    heading: Plans
    columns: [Starter, Team]
    included: Yes it is
    excluded: It is not
    rows:
      - { label: Users, values: ["1", "10"] }
      - { ${row} }
`;
  expect(await report(plainPage('Page') + block)).toEqual(expected);
});

const table = (columns: string, rows: string[], title = 'Plans', heading = 'H') =>
  `  - type: feature
    heading: ${heading}
    text: T
    visual:
      kind: table
      title: ${title}
      columns: [${columns.replace(/[^,]+/g, ' { label: "$&" }')}]
      rows:
${rows.map((row) => `        - { cells: [${row}] }\n`).join('')}`;

test.each<[string, string, string[]]>([
  ['a column', table('Plan,Price', ['Starter, $59', 'Team, $149']), ['$59 → $49']],
  ['a column and a period', table('Plan,Price per month', ['Team, $159']), ['$149 → "$159"']],
  ['a period alone', table('Plan,Users,Per month', ['Team, "10", $159']), ['$149 → "$159"']],
  ['cells with a period', table('Plan,Price', ['Team, $159/month']), ['$159 → $149']],
  ['a monthly price', table('Plan,Monthly price', ['Team, $159']), ['$159 → $149']],
  ['a price (monthly)', table('Plan,Price (monthly)', ['Team, $159']), ['$159 → $149']],
  ['a row', table('What,Starter,Team', ['Price, $59, $149']), ['$59 → $49']],
  [
    'a row with a period',
    table('What,Starter,Team', ['"Price, per month", $49, $159']),
    ['$149 → "$159"'],
  ],
  ['names with a noun', table('Plan,Cost', ['Starter plan, $59']), ['$59 → $49']],
  ['right prices', table('Plan,Price', ['Starter, $49', 'Team, $149.00']), []],
  ['other plans', table('Plan,Price', ['Enterprise, $990', 'Rivalsoft Starter, $39']), []],
  ['another period', table('Plan,Price per year', ['Starter, $490']), []],
  ['a weekly price', table('Plan,Weekly price', ['Starter, $12']), []],
  ['the right monthly price', table('Plan,Monthly price', ['Starter, $49']), []],
  ['another currency', table('Plan,Price', ['Starter, €45']), []],
  ['prices of something else', table('Plan,Setup', ['Starter, $99']), []],
  ['no prices', table('Plan,Cost', ['Starter, 7 days']), []],
  ['a title about a year', table('Plan,Price', ['Starter, $490'], 'Billed yearly'), []],
  ['a heading about others', table('Plan,Price', ['Starter, $39'], 'Plans', 'For nonprofits'), []],
  ['a row about others', table('Plan,Price,For', ['Starter, $39, Schools']), []],
])('a table with %s', async (_, block, expected) => {
  expect(await report(plainPage('Page') + block)).toEqual(expected.map((each) => `K604 ${each}`));
});

test.each([
  ['Monthly price', '$159', '“$159” is written here'],
  ['Price', '$159/month', '“$159/month” is written here'],
])('a cell below %s is quoted as it is written', async (column, cell, expected) => {
  const page = plainPage('Page') + table(`Plan,${column}`, [`Team, ${cell}`]);
  const [found] = await check({ 'pages/prices.yaml': plans(), 'pages/a.yaml': page });
  expect(found?.message).toContain(expected);
});

test('a plan with two prices for one period is compared with no text', async () => {
  const yearly = plans().replaceAll('$49', '$39').replace('title: Prices', 'title: Billed yearly');
  const found = await check({
    'pages/prices.yaml': plans(),
    'pages/yearly.yaml': yearly,
    'pages/a.yaml': plainPage('Page') + answer('Starter costs $59 per month.'),
  });
  expect(found.filter(({ file }) => file === 'pages/a.yaml')).toEqual([]);
});
