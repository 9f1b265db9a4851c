import { describe, expect, test } from 'vitest';
import { plainPage, plainSettings } from '../../content.ts';
import { contactPage } from './linked-site.ts';
import { check } from './rule-under-test.ts';

const site = {
  'site.yaml': plainSettings,
  'pages/get-started.yaml': plainPage('Get started'),
  'pages/contact.yaml': contactPage,
  'pages/pricing.yaml': plainPage('Pricing'),
  'pages/solutions/for-cfos.yaml': plainPage('For CFOs'),
};

describe('the words of a link', () => {
  const named = {
    ...site,
    'pages/products/budgeting-forecasting.yaml': plainPage('Budgeting & Forecasting'),
    'pages/products/cash-flow.yaml': plainPage('Cash Flow'),
    'pages/products/cash-planning.yaml': plainPage('Cash Planning'),
  };
  /** Written as a button, and in a text. */
  const promised = async (words: string, href: string) => {
    const page = `${plainPage('Words')}    lead: "See [${words}](${href})."\n    action: { label: ${words}, href: ${href} }\n`;
    const found = await check({ ...named, 'pages/words.yaml': page });
    return found.map(({ code, marked, fix }) => `${code} ${marked} ${fix?.text}`);
  };

  test.each([
    ['Pricing', '/contact', '/pricing'],
    ['See the pricing', '/products/cash-flow', '/pricing'],
    ['For CFOs', '/pricing', '/solutions/for-cfos'],
    ['How budgeting works', '/products/cash-flow', '/products/budgeting-forecasting'],
    ['See cash planning', '/products/cash-flow', '/products/cash-planning'],
  ])('name another page: %s, %s', async (words, href, meant) => {
    expect(await promised(words, href)).toEqual([`R229 ${href} ${meant}`, `R229 ${href} ${meant}`]);
  });

  test('name the home page, which is not changed to a page of that name', async () => {
    const page = `${plainPage('Words')}    action: { label: Go to home page, href: / }\n`;
    const home = { 'pages/index.yaml': plainPage('Start'), 'pages/home.yaml': plainPage('Home') };
    const found = await check({ ...named, ...home, 'pages/words.yaml': page });
    const promises = found.filter(({ code }) => code === 'R229');
    expect(promises.map(({ marked }) => marked)).toContain('/');
    for (const promise of promises) expect(promise).not.toHaveProperty('fix');
  });

  test.each([
    ['See pricing', '/preise', '/pricing'],
    ['Get started', '/jetzt-testen', '/get-started'],
    ['Watch the wind', '/wetter', undefined],
  ])('of a page that is not there say which may be meant: %s, %s', async (words, href, meant) => {
    const page = `${plainPage('Words')}    lead: "See [${words}](${href})."\n    action: { label: ${words}, href: ${href} }\n`;
    const found = await check({ ...named, 'pages/words.yaml': page });
    expect(found.map(({ code, marked }) => `${code} ${marked}`)).toEqual(
      expect.arrayContaining([`R201 ${href}`]),
    );
    const hints = found.flatMap((each) => each.hints).join('\n');
    if (meant) expect(hints).toContain(`sound like the page \`${meant}\``);
    else expect(hints).not.toContain('sound like');
  });

  test.each([
    ['Pricing', '/pricing'],
    ['Plans and pricing', '/contact'],
    ['Contact sales about pricing', '/get-started'],
    ['Pricing', '/contact?about=enterprise'],
    ['See the budget', '/get-started'],
    ['Budgeting', '/get-started'],
    ['The cash view', '/products/cash-flow'],
    ['Learn more', '/contact'],
  ])('name none, or the right one: %s, %s', async (words, href) => {
    expect(await promised(words, href)).toEqual([]);
  });

  test.each([
    ['Cash Planning', 'Plan cash', '/products/cash-flow', 'Cash Planning “Cash Flow”'],
    [
      'Cash Flow',
      'Look ahead',
      '/products/cash-planning',
      '/products/cash-planning /products/cash-flow',
    ],
    [
      'Budgeting & Forecasting',
      'How budgeting works',
      '/products/cash-flow',
      '/products/cash-flow /products/budgeting-forecasting',
    ],
    ['Pricing', 'Ask for a price', '/contact'],
    ['Cash Flow', 'Look ahead', '/products/cash-flow'],
    ['Cash', 'Look ahead', '/products/budgeting-forecasting'],
    ['Cash Flow', 'Look ahead', '/pricing'],
  ])('are those of a card, too: %s, %s, %s', async (title, label, href, ...expected) => {
    const card = `- { title: ${title}, text: Words., action: { label: ${label}, href: ${href} } }`;
    const page = `${plainPage('Cards')}  - type: card-grid\n    heading: Cards\n    cards:\n      ${card}\n      - { title: Other, text: Others. }\n`;
    const found = await check({ ...named, 'pages/cards.yaml': page });
    expect(
      found.map(({ marked, fix }) => `${marked} ${fix?.text.replace(/^Cash Flow$/, '“$&”')}`),
    ).toEqual(expected);
  });
});

test.each([
  ['Contact Sales', '/contact'],
  ['See our pricing', '/pricing'],
  ['Start free trial', '/get-started'],
])('a button without an address is told the page that its words name: %s', async (label, page) => {
  const [found] = await check({
    ...site,
    'pages/page.yaml': `${plainPage('Page')}    action: { label: ${label} }\n`,
  });
  expect(found?.hints.join(' ')).toContain(`most likely \`href: ${page}\``);
});
