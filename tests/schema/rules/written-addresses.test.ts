import { describe, expect, test } from 'vitest';
import { plainPage, plainSettings } from '../../content.ts';
import { check } from './rule-under-test.ts';

const others = {
  'pages/pricing.yaml': `${plainPage('Pricing')}    id: plans\n`,
  'pages/contact.yaml': plainPage('Contact us'),
};

/** What is reported about a text below the heading of a page, and the text after the fix. */
async function inText(text: string) {
  const before = `${plainPage('Page')}    lead: `;
  const found = await check({ ...others, 'pages/page.yaml': `${before}${JSON.stringify(text)}\n` });
  return found.map(({ code, severity, marked, fix, fixed }) => ({
    code,
    severity,
    marked,
    fix: fix && `${fix.certain ? 'certain' : 'maybe'} ${fixed?.slice(before.length + 1, -2)}`,
  }));
}

/** The text, the code, what is marked, and the text after the fix. */
const wrong: [text: string, code: string, marked: string, fixed?: string][] = [
  // Another address than the one that visitors read.
  [
    '[hello@quince.example](mailto:hallo@quince.example)',
    'R225',
    'mailto:hallo@quince.example',
    'maybe [hello@quince.example](mailto:hello@quince.example)',
  ],
  [
    '[hello@quince.example.com](mailto:hllo@quince.example.com)',
    'R225',
    'mailto:hllo@quince.example.com',
    'maybe [hello@quince.example.com](mailto:hello@quince.example.com)',
  ],
  [
    '[Write to a@quince.example today](mailto:b@quince.example?subject=Jam)',
    'R225',
    'mailto:b@quince.example?subject=Jam',
  ],
  [
    'Call [+1 (415) 555-0142](tel:+1-415-555-0124).',
    'R225',
    'tel:+1-415-555-0124',
    'maybe Call [+1 (415) 555-0142](tel:+1-415-555-0142).',
  ],
  ['Call [0171 5550142](tel:+49-171-5550124)', 'R225', 'tel:+49-171-5550124'],
  [
    '[www.example.org/a](https://www.example.org/b)',
    'R225',
    'https://www.example.org/b',
    'maybe [www.example.org/a](https://www.example.org/a)',
  ],
  [
    'See https://www.example.com/pricing#plans first',
    'W908',
    'https://www.example.com/pricing#plans',
    'maybe See [pricing](/pricing#plans) first',
  ],
  // The address of a page that is no link.
  ['Or see /contact.', 'W908', '/contact', 'maybe Or see [Contact us](/contact).'],
  ['The plans (/pricing#plans) differ', 'W908', '/pricing#plans'],
  ['Open “/pricing/” first', 'W908', '/pricing/', 'maybe Open “[Pricing](/pricing)” first'],
  ['/Contact has a form', 'W908', '/Contact', 'maybe [Contact us](/contact) has a form'],
  // Quotes around an address.
  ['See [it](“/pricing”)', 'R217', '“/pricing”', 'certain See [it](/pricing)'],
  ['See [it](/pricing#plans”)', 'R217', '/pricing#plans”', 'certain See [it](/pricing#plans)'],
  ["Ask [us]('mailto:a@quince.example')", 'R217', "'mailto:a@quince.example'"],
  ['See [it]((/pricing)).', 'R217', '(/pricing', 'certain See [it](/pricing).'],
  // The end of a sentence in an address.
  ['See [it](/pricing.)', 'R212', '/pricing.', 'certain See [it](/pricing).'],
  ['See [it](/pricing.), now', 'R212', '/pricing.', 'certain See [it](/pricing), now'],
  ['See [it!](/pricing!)', 'R212', '/pricing!', 'certain See [it!](/pricing)'],
  ['See [it](/pricing#plans.)', 'R203', '/pricing#plans.', 'certain See [it](/pricing#plans).'],
  [
    'Ask [us](mailto:hello@quince.example.)',
    'R214',
    'mailto:hello@quince.example.',
    'certain Ask [us](mailto:hello@quince.example).',
  ],
  [
    'Ring [us](tel:+1-555-0100;)',
    'R215',
    'tel:+1-555-0100;',
    'certain Ring [us](tel:+1-555-0100);',
  ],
  [
    'Read [it](https://example.org/page.)',
    'R216',
    'https://example.org/page.',
    'certain Read [it](https://example.org/page).',
  ],
  [
    'Read [it](https://https://example.org/page)',
    'R216',
    'https://https://example.org/page',
    'certain Read [it](https://example.org/page)',
  ],
];

test.each(wrong)('%s', async (text, code, marked, fix) => {
  const found = await inText(text);
  expect(found).toMatchObject([{ code, marked }]);
  if (fix !== undefined) expect(found[0]?.fix).toBe(fix);
});

test.each([
  '[Hello@quince.example](mailto:hello@quince.example)',
  '[a@quince.example](mailto:b@quince.example,a@quince.example)',
  '[Write to us](mailto:hello@quince.example)',
  '[0415 555 0142](tel:+1-415-555-0142) or [+1 415 555 0142](tel:4155550142)',
  '[+49 (0)171 5550142](tel:+49-171-5550142)',
  '[24/7 line](tel:+49-171-5550142)',
  '[www.example.org](https://example.org/a?b=c)',
  '[Booking.com](https://example.org/booking)',
  'At $49/month, 49 /month, and/or nothing; see /nowhere',
  'On example.org/pricing, in src/pricing/a and [the plans](/pricing)',
  'Is it [in here](https://example.org/search?q=)',
  'All of [these](https://example.org/list?a[]=1&b[])',
])('is right: %s', async (text) => {
  expect(await inText(text)).toEqual([]);
});

test('a link that is a group shows the address that it leads to', async () => {
  const contact = (value: string, href: string) =>
    check({
      'pages/form.yaml': `title: Write\ndescription: Write to us.\nblocks:\n  - type: contact-form\n    title: Write\n    details: [{ label: Email, value: ${value}, href: "${href}" }]\n    labels: { name: N, email: E, company: C, message: M }\n    button: Send\n`,
    });
  const [found, ...more] = await contact('a@quince.example', 'mailto:b@quince.example');
  expect(found).toMatchObject({ code: 'R225', marked: '"mailto:b@quince.example"' });
  expect(found?.fixed).toContain('href: "mailto:a@quince.example" }');
  expect(more).toEqual([]);
  expect(await contact('a@quince.example', 'mailto:a@quince.example')).toEqual([]);
});

test.each([
  ['See [it(/pricing)', 'W902'],
  ['See <a href="/pricing">it</a> there', 'W901'],
])('a link that is written wrongly is that alone: %s', async (text, code) => {
  expect((await inText(text)).map((found) => found.code)).toEqual([code]);
});

test('a place of the page itself, behind the address of the home page', async () => {
  const found = await check({
    'pages/page.yaml': `${plainPage('Page')}    action: { label: Go, href: "/#start" }\n  - { type: signup-box, id: start, heading: Start, button: Go }\n`,
  });
  expect(found.map(({ code, fix }) => `${code} ${fix?.text}`)).toEqual(['R203 "#start"']);
});

describe('an entry of the header that is a link and a menu', () => {
  const header = (entry: string) =>
    check({
      ...others,
      'site.yaml': plainSettings.replace('{ label: Home, href: / }\nfooter', `${entry}\nfooter`),
    });
  test.each([
    [
      '{ label: Plans, href: /pricing, links: [{ label: Contact, href: /contact }] }',
      ['R224 href'],
    ],
    ['{ label: Plans, href: /pricing, text: What it costs. }', ['R224 text']],
    ['{ label: Plans, links: [{ label: Contact, href: /contact }], text: All of it. }', []],
  ])('%s', async (entry, expected) => {
    expect((await header(entry)).map(({ code, marked }) => `${code} ${marked}`)).toEqual(expected);
  });
});

test.each([
  ['english', 'P108 english', 'en_US'],
  ['English (US)', 'P108 English (US)', 'en_US'],
  ['Deutsch (Schweiz)', 'P108 Deutsch (Schweiz)', 'de_CH'],
  ['en-EN', 'P108 en-EN', 'en_US'],
  ['en_EN', 'P108 en_EN', 'en_US'],
  ['en-UK', 'P108 en-UK', 'en_GB'],
  ['de-AT', 'P108 de-AT', 'de_AT'],
  ['jp', 'P108 jp', 'ja_JP'],
  ['xx', 'P108 xx', undefined],
  ['de_XX', 'P108 de_XX', 'de_DE'],
])('the language %s', async (locale, expected, fix) => {
  const settings = plainSettings.replace('seo:\n', `seo:\n  locale: ${locale}\n`);
  const found = await check({ 'site.yaml': settings });
  expect(found.map(({ code, marked }) => `${code} ${marked}`)).toEqual([expected]);
  expect(found[0]?.fix?.text).toBe(fix);
});

test.each(['de_DE', 'de_AT', 'fr', 'pt_BR', 'uk_UA', 'ja_JP'])('there is %s', async (locale) => {
  const settings = plainSettings.replace('seo:\n', `seo:\n  locale: ${locale}\n`);
  const codes = (await check({ 'site.yaml': settings })).map(({ code }) => code);
  // What lacks words is a language all the same.
  expect(codes.filter((code) => code !== 'S603')).toEqual([]);
});

describe('one cause of many links', () => {
  const linked = `${plainPage('Home')}    lead: See [one](/tours/one), [two](/tours/two), [one](/tours/one).\n`;
  const pages = (folder: string) => ({
    'pages/index.yaml': linked,
    [`pages/${folder}one.yaml`]: plainPage('One'),
    [`pages/${folder}two.yaml`]: plainPage('Two'),
  });
  test.each([
    ['a folder that has another name', pages('trips/'), ['R201 pages/index.yaml 2']],
    ['a folder whose files lie above it', pages(''), ['R201 pages/index.yaml 2']],
    [
      'a folder whose name is not an address',
      pages('Our tours/'),
      ['F005 pages/Our tours/one.yaml 1'],
    ],
    ['nothing', pages('tours/'), []],
  ])('%s', async (_, files, expected) => {
    const found = await check(files);
    expect(found.map(({ code, file, others = [] }) => `${code} ${file} ${others.length}`)).toEqual(
      expected,
    );
  });
});

test.each([
  // A reader of the link sees which of the two is right.
  ['/term', '{ label: Terms, href: /terms }', 'R201 site.yaml /term'],
  ['/terms', '{ label: Terms, href: /term }', 'R201 pages/page.yaml /term'],
  // What is planned in another form is no mistake of the link.
  ['/Terms/', '{ label: Terms, href: /terms }', 'P108 site.yaml /Terms/'],
  ['terms.html', '{ label: Terms, href: /terms }', 'P108 site.yaml terms.html'],
  [
    'https://www.example.com/terms',
    '{ label: Terms, href: /terms }',
    'P108 site.yaml https://www.example.com/terms',
  ],
])('%s is planned, and the link is %s', async (planned, link, expected) => {
  const found = await check({
    'site.yaml': plainSettings.replace('"/terms"', planned),
    'pages/page.yaml': `${plainPage('Page')}    action: ${link}\n`,
  });
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, file, marked }) => `${code} ${file} ${marked}`)).toEqual([expected]);
});

describe('an address of this site in a mail', () => {
  const mailing = (text: string) =>
    `${plainSettings}redirects: { /prices: /pricing }\nmails:\n  contact:\n    subject: Hello\n    text: |\n      See\n      ${text}\n`;
  const inMail = (text: string) => check({ ...others, 'site.yaml': mailing(text) });

  test.each([
    'https://www.example.com/pricing#plans, or www.example.com/contact?x.',
    '<https://example.com>, (example.com/pricing) and https://other.example/nothing',
    'ada@example.com/nothing.',
  ])('%s is right', async (text) => {
    expect(await inMail(text)).toEqual([]);
  });

  test.each([
    ['https://www.example.com/pricng', 'R201', 'https://www.example.com/pricing'],
    ['https://www.example.com/nothing-like-it', 'R201', undefined],
    ['https://www.example.com/terms', 'R202', undefined],
    ['example.com/pricing/', 'R212', 'example.com/pricing'],
    ['https://www.example.com/pricing#plas', 'R203', 'https://www.example.com/pricing#plans'],
    ['https://www.example.com/prices', 'R245', 'https://www.example.com/pricing'],
  ])('%s is %s', async (address, expected, correct) => {
    const after = ', or www.example.com/contact.';
    const found = await inMail(`${address}${after}`);
    expect(found.map(({ code, marked, fixed }) => ({ code, marked, fixed }))).toEqual([
      { code: expected, marked: address, fixed: correct && mailing(`${correct}${after}`) },
    ]);
  });
});
