import { describe, expect, test } from 'vitest';
import { pngOf } from '../../../schema/diagnostics/example-files.ts';
import { plainPage } from '../../content.ts';
import { site } from './linked-site.ts';
import { check } from './rule-under-test.ts';

/** What is found about a page with one link, and how the link reads after the fix. */
async function follow(href: string, pageFile = 'pages/page.yaml') {
  const before = `${plainPage('Page')}    action: { label: Go, href: `;
  const found = await check({ ...site, [pageFile]: `${before}${JSON.stringify(href)} }\n` });
  return found.map(({ code, marked, fix, fixed }) => ({
    code,
    marked,
    fix:
      fix &&
      `${fix.certain ? 'certain' : 'maybe'} ${fixed?.slice(before.length, -3).replace(/^"(.*)"$/, '$1')}`,
  }));
}

/** The link, the code, and the link after the fix. */
const certain: [href: string, code: string, corrected: string][] = [
  // The address of a page in another form.
  ['/get-started.html', 'R212', '/get-started'],
  ['/get-started.htm', 'R212', '/get-started'],
  ['/get-started.yaml', 'R212', '/get-started'],
  ['/get-started/', 'R212', '/get-started'],
  ['/pri\u200bcing', 'R217', '/pricing'],
  ['/Get-Started', 'R212', '/get-started'],
  ['/get_started', 'R212', '/get-started'],
  ['get-started', 'R212', '/get-started'],
  ['get-started.html', 'R212', '/get-started'],
  ['pages/get-started.html', 'R212', '/get-started'],
  ['/pages/get-started.yaml', 'R212', '/get-started'],
  ['./pricing', 'R212', '/pricing'],
  ['../pricing', 'R212', '/pricing'],
  ['\\pricing', 'R212', '/pricing'],
  ['/pricing/#plans', 'R212', '/pricing#plans'],
  ['/Pricing?from=mail', 'R212', '/pricing?from=mail'],
  ['/solutions//for-cfos', 'R212', '/solutions/for-cfos'],
  ['solutions/for-cfos', 'R212', '/solutions/for-cfos'],
  ['/solutions/index', 'R212', '/solutions'],
  ['/solutions/index.html', 'R212', '/solutions'],
  ['/index.html', 'R212', '/'],
  ['index.html', 'R212', '/'],
  ['/Help/First-Steps/', 'R212', '/help/first-steps'],
  // What a message begins with.
  ['/contact&about=enterprise', 'R201', '/contact?about=enterprise'],
  ['/contact?subject=enterprise', 'R227', '/contact?about=enterprise'],
  // Spaces.
  ['/get started', 'R217', '/get-started'],
  [' /pricing', 'R217', '/pricing'],
  ['/pricing ', 'R217', '/pricing'],
  ['/pricing #plans', 'R217', '/pricing#plans'],
  ['https://example.org/a b', 'R217', 'https://example.org/a%20b'],
  // A file by another name.
  ['/OG.png', 'R212', '/og.png'],
  ['/pages/og.png', 'R212', '/og.png'],
  ['og.png', 'R212', '/og.png'],
  ['/images/team.JPG', 'R212', '/images/Team.jpg'],
  // This site by its full address.
  ['https://www.quince.example/pricing', 'R213', '/pricing'],
  ['http://quince.example/pricing#plans', 'R213', '/pricing#plans'],
  ['www.quince.example/pricing/', 'R213', '/pricing'],
  ['quince.example', 'R213', '/'],
  ['https://www.quince.example', 'R213', '/'],
  ['//www.quince.example/og.png', 'R213', '/og.png'],
  ['https://www.quince.example/Terms', 'R213', '/terms'],
  // Mail addresses.
  ['hello@quince.example.com', 'R214', 'mailto:hello@quince.example.com'],
  ['/ pricing', 'R217', '/pricing'],
  ['mailto: hello@quince.example.com', 'R214', 'mailto:hello@quince.example.com'],
  ['mailto://hello@quince.example.com', 'R214', 'mailto:hello@quince.example.com'],
  ['mailto:hello(at)quince.example.com', 'R214', 'mailto:hello@quince.example.com'],
  ['mailto:ada[at]quince[dot]example', 'R214', 'mailto:ada@quince.example'],
  ['mailto:ada@quince.example&subject=Jam', 'R214', 'mailto:ada@quince.example?subject=Jam'],
  ['mailto:ada@quince.example?New jam', 'R214', 'mailto:ada@quince.example?subject=New%20jam'],
  ['https://staging.quince.example/pricing', 'R213', '/pricing'],
  ['/mailto:hello@quince.example.com', 'R214', 'mailto:hello@quince.example.com'],
  ['/tel:+1-555-0100', 'R215', 'tel:+1-555-0100'],
  ['/https://example.org/a', 'R216', 'https://example.org/a'],
  ['mail:hello@quince.example.com', 'R214', 'mailto:hello@quince.example.com'],
  // Telephone numbers.
  ['tel:+1 555 0100', 'R215', 'tel:+1-555-0100'],
  ['tel:+49 (0) 30 1234567', 'R215', 'tel:+49-30-1234567'],
  ['phone:+15550100', 'R215', 'tel:+15550100'],
  ['tel://+15550100', 'R215', 'tel:+15550100'],
  ['+1 555 0100', 'R215', 'tel:+1-555-0100'],
  // Other sites.
  ['www.example.org', 'R216', 'https://www.example.org'],
  ['www.example.org/a', 'R216', 'https://www.example.org/a'],
  ['example.org/a', 'R216', 'https://example.org/a'],
  ['https:/example.org', 'R216', 'https://example.org'],
  ['https//example.org', 'R216', 'https://example.org'],
  ['htps://example.org', 'R216', 'https://example.org'],
  ['//example.org/a', 'R216', 'https://example.org/a'],
  ['+1 (555) 010 0100', 'R215', 'tel:+1-555-010-0100'],
  // What ends a sentence.
  ['/pricing.', 'R212', '/pricing'],
  // Anchors.
  ['/pricing#Plans', 'R203', '/pricing#plans'],
  ['/pricing#begin-today', 'R203', '/pricing#start'],
  // Codes for signs and letters.
  ['/pricing%20', 'R212', '/pricing'],
  ['/pricing%20#plans', 'R212', '/pricing#plans'],
  ['/pricing%23plans', 'R201', '/pricing#plans'],
  ['/pricing%3Fx=1', 'R201', '/pricing?x=1'],
  ['/pricing%3fx=1#plans', 'R201', '/pricing?x=1#plans'],
  ['/pricing#pl%61ns', 'R203', '/pricing#plans'],
  ['/pricing#plans?from=mail', 'R203', '/pricing?from=mail#plans'],
  ['/pricing?a=1#Plans?b=2', 'R203', '/pricing?a=1&b=2#plans'],
  // How a text has a link.
  ['[Pricing](/pricing#plans)', 'R217', '/pricing#plans'],
  ['<https://example.org|Our site>', 'R217', 'https://example.org'],
  // What ends a sentence.
  ['https://example.org.', 'R216', 'https://example.org'],
  ['/pricing#plans.', 'R203', '/pricing#plans'],
  // Quotes within quotes.
  ['“/pricing”', 'R217', '/pricing'],
];

const maybe: typeof certain = [
  ['https://www.example,org/a', 'R216', 'https://www.example.org/a'],
  // Pages by their words, their titles, and what else people call them.
  ['/cfo', 'R201', '/solutions/for-cfos'],
  ['/solutions/cfo', 'R201', '/solutions/for-cfos'],
  ['/pricing-page', 'R201', '/pricing'],
  ['/signup', 'R201', '/get-started'],
  ['/prices', 'R201', '/pricing'],
  ['/terms-of-service', 'R201', '/terms'],
  ['/pricing/plans', 'R201', '/pricing#plans'],
  ['/contact/enterprise', 'R201', '/contact?about=enterprise'],
  ['/pricing#plan?from=mail', 'R203', '/pricing?from=mail#plans'],
  ['/og-image.png', 'R201', '/og.png'],
  // Places by their words, and on another page.
  ['file:///home/ada/site/pages/pricing.yaml', 'R208', '/pricing'],
  ['tel:030 1234567', 'R215', 'tel:030-1234567'],
  ['/pricing#our-plans', 'R203', '/pricing#plans'],
  ['/pricing#Our Plans', 'R203', '/pricing#plans'],
  ['/get-started#plans', 'R203', '/pricing#plans'],
  ['#plans', 'R203', '/pricing#plans'],
  ['mailto:hello@quince.exmaple.com', 'R214', 'mailto:hello@quince.example.com'],
  ['mailto:helo@quince.example.com', 'R214', 'mailto:hello@quince.example.com'],
  ['/home', 'R201', '/'],
  ['/pricng', 'R201', '/pricing'],
  ['/pricng#plans', 'R201', '/pricing#plans'],
  ['/Pricng.html', 'R201', '/pricing'],
  ['/for-cfos', 'R201', '/solutions/for-cfos'],
  ['/products/for-cfos', 'R201', '/solutions/for-cfos'],
  ['/company/get-startd', 'R201', '/get-started'],
  ['https://www.quince.example/pricng', 'R201', '/pricing'],
  ['https://www.google.com/url?q=https://www.quince.example/pricing', 'R226', '/pricing'],
  ['https://l.facebook.com/l.php?u=https://www.quince.example/pricing', 'R226', '/pricing'],
  ['https://www.linkedin.com/redir/to?url=https://www.quince.example/pricing', 'R226', '/pricing'],
  ['/og.jpg', 'R201', '/og.png'],
  ['/ogg.png', 'R201', '/og.png'],
  ['/pricing#plan', 'R203', '/pricing#plans'],
  ['http://localhost:3000/pricing', 'R221', '/pricing'],
  ['/pricing?about=enterprise', 'R227', '/pricing'],
  ['/pricing (new)', 'R217', '/pricing'],
  ['/get-started#todo later', 'R203', '/get-started'],
  ['mailto:hello@quince', 'R214', 'mailto:hello@quince.example.com'],
];

const withoutFix: [href: string, code: string][] = [
  // The home page has no name to misspell.
  ['/b', 'R201'],
  ['file:///C:/Users/ada/brochure.pdf', 'R208'],
  ['C:\\Users\\ada\\brochure.pdf', 'R208'],
  ['…', 'R201'],
  ['/nothing-like-it', 'R201'],
  ['https://www.quince.example/nothing-like-it', 'R201'],
  ['/nothing like it', 'R217'],
  ['/get-started#compare', 'R203'],
  ['mailto:ada@foresum', 'R214'],
  ['mailto:hello@orchard', 'R214'],
  ['mailto:', 'R214'],
  ['tel:ask-us', 'R215'],
  ['http://localhost:8080/nothing-like-it', 'R221'],
  ['#', 'R222'],
  ['http://', 'R216'],
  ['https://', 'R216'],
  ['https://exam_ple', 'R216'],
  ['javascript:alert(1)', 'R208'],
  ['ftp://example.org', 'R208'],
  ['@quince', 'R216'],
];

describe('a link in another form has a fix', () => {
  test.each(certain)('%j is %s: %s', async (href, code, corrected) => {
    const marked = JSON.stringify(href);
    expect(await follow(href)).toEqual([{ code, marked, fix: `certain ${corrected}` }]);
  });
});

describe('a link that may mean another has a suggestion', () => {
  test.each(maybe)('%j is %s: %s', async (href, code, corrected) => {
    const marked = JSON.stringify(href);
    expect(await follow(href)).toEqual([{ code, marked, fix: `maybe ${corrected}` }]);
  });
});

test.each(withoutFix)('%j is %s, and nobody can say what it means', async (href, code) => {
  expect(await follow(href)).toEqual([{ code, marked: JSON.stringify(href), fix: undefined }]);
});

test('an `id` to which nothing leads may be the one that is misspelt', async () => {
  const hintsFor = async (more: string) => {
    const [found] = await check({
      ...site,
      'pages/page.yaml': `${plainPage('Page')}    lead: See [it](#paln).\n    id: plan\n${more}`,
    });
    return found?.hints.join(' ');
  };
  expect(await hintsFor('')).toContain('no link leads to `#plan`');
  expect(await hintsFor('    note: See [it](#plan).\n')).not.toContain('no link leads');
});

test('a heading without a name is where one can be given', async () => {
  const [found, ...others] = await check({
    ...site,
    'pages/page.yaml': `${plainPage('Page')}    lead: See [it](/pricing#how-our-plans-compare).\n`,
  });
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    code: 'R203',
    hints: [
      'The block with that heading, in line 12 of `pages/pricing.yaml`, has no `id`: write `id: how-our-plans-compare` below its `type`.',
    ],
  });
  expect(found).not.toHaveProperty('fix');
});

test.each([
  '/',
  '/pricing',
  '/pricing?from=mail',
  '/pricing#plans',
  '/og.png',
  'https://example.org',
  'https://example.org/a/b.html?c=d#e',
  'https://user@example.org:8080/',
  'https://bücher.example/',
  'https://shop.quince.example/pricing',
  'mailto:hello@quince.example.com',
  'mailto:a@example.org,b@example.org?subject=Plans',
  'MAILTO:hello@quince.example.com',
  'tel:+1-555-0100',
  'tel:15550100;ext=12',
])('%s is right', async (href) => {
  expect(await follow(href)).toEqual([]);
});

test('a neighbour in the same folder may be meant', async () => {
  expect(await follow('for-cfos.html', 'pages/solutions/for-teams.yaml')).toMatchObject([
    { code: 'R212', fix: 'certain /solutions/for-cfos' },
  ]);
});

test.each([
  ['/q2', '/q1', undefined],
  ['/reports/2026', '/reports/2025', undefined],
  ['/de', '/fr', undefined],
  ['/faw', '/faq', undefined],
  ['/fqa', '/faq', 'maybe /faq'],
  ['/plas', '/plan', 'maybe /plan'],
  ['/reports/20255', '/reports/2025', 'maybe /reports/2025'],
])('%s beside the page %s has the fix %s', async (href, route, fix) => {
  const found = await check({
    'pages/page.yaml': `${plainPage('Page')}    action: { label: Go, href: ${href} }\n`,
    [`pages${route}.yaml`]: `menu: { in: Company }\n${plainPage('Another')}`,
  });
  const link = found.find(({ code }) => code === 'R201');
  expect(link?.marked).toBe(href);
  expect(link?.fix && `${link.fix.certain ? 'certain' : 'maybe'} ${link.fix.text}`).toBe(fix);
});

describe('a link inside a text', () => {
  const inText = (text: string) =>
    check({ ...site, 'pages/page.yaml': `${plainPage('Page')}    lead: ${text}\n` });

  test.each([
    ['See [the plans](/Pricing) and go.', 'See [the plans](/pricing) and go.'],
    ['"See [the plans](/pricing/)."', '"See [the plans](/pricing)."'],
    [
      '>-\n      See the\n      [plans](pricing)\n      today.',
      '>-\n      See the\n      [plans](/pricing)\n      today.',
    ],
    ['See [/get](/get) or [/get-started](/get-started/).', undefined],
  ])('%j has its own place and fix', async (text, fixed) => {
    const found = await inText(text);
    if (fixed === undefined)
      expect(found).toMatchObject([{ marked: '/get' }, { marked: '/get-started/' }]);
    else {
      expect(found).toMatchObject([{ code: 'R212', fix: { certain: true } }]);
      expect(found[0]?.fixed).toBe(`${plainPage('Page')}    lead: ${fixed}\n`);
    }
  });

  test.each([
    ['"See [the plans](\\u002FPricing)."', 'written with an escape'],
    ['See [a](/Pricing) and [b](/Pricing).', 'written twice'],
  ])('%s is marked as a whole, without a fix', async (text) => {
    const [found] = await inText(text);
    expect(found).toMatchObject({ code: 'R212', marked: text });
    expect(found?.fix).toBeUndefined();
  });
});

test('an error of the schema hides no links, and one of the YAML those of its block', async () => {
  const go = (href: string) =>
    `  - type: call-to-action\n    heading: Go\n    action: { label: Go, href: ${href} }\n`;
  const found = await check({
    ...site,
    'pages/a.yaml': `${plainPage('A')}    lede: A\n    action: { label: Go, href: /gone }\n${go('/gone')}${go('/away')}`,
    'pages/b.yaml': `${plainPage('B')}${go('/gone')}`,
    'pages/c.yaml': `${plainPage('C')}${go('/away')}   ${go('/away')}`,
  });
  const places = found
    .filter(({ severity }) => severity === 'error')
    .flatMap(({ code, file, range, others = [] }) =>
      [{ file, range }, ...others].map((at) => `${code} ${at.file}:${at.range.start.line}`),
    );
  expect(places).toEqual([
    'P104 pages/a.yaml:6',
    'R201 pages/a.yaml:7',
    'R201 pages/a.yaml:10',
    'R201 pages/b.yaml:8',
    'R201 pages/a.yaml:13',
    expect.stringMatching(/^Y\d+ pages\/c\.yaml/),
  ]);
});

test('a draft may link to drafts, and a page that is live may not', async () => {
  const link = '    action: { label: Go, href: "/b#plans" }\n';
  const draft = `draft: true\n${plainPage('B')}    id: plans\n`;
  const files = { 'pages/b.yaml': draft, 'pages/a.yaml': `draft: true\n${plainPage('A')}${link}` };
  expect(await check(files)).toEqual([]);
  expect(await check({ ...files, 'pages/a.yaml': `${plainPage('A')}${link}` })).toMatchObject([
    { file: 'pages/a.yaml', hints: [expect.stringContaining('pages/b.yaml')] },
  ]);
});

describe('a file that is named', () => {
  const named = async (image: string) => {
    const found = await check({
      ...site,
      'pages/page.yaml': `og: { image: ${image} }\n${plainPage('Page')}`,
    });
    return found.map(({ code, fix }) => [code, fix?.text, fix?.certain]);
  };
  test.each([
    ['/og.png', []],
    ['/Og.png', [['R204', '/og.png', true]]],
    ['/images/team.jpg', [['R204', '/images/Team.jpg', true]]],
    ['/pages/og.png', [['R204', '/og.png', true]]],
    ['/og.webp', [['R204', '/og.png', false]]],
    ['/ogg.png', [['R204', '/og.png', false]]],
    ['/cut.png', [['R204', undefined, undefined]]],
    ['/og-image.png', [['R204', '/og.png', false]]],
    ['/photos/team.png', [['R204', '/images/Team.jpg', false]]],
    ['og.png', [['R204', '/og.png', true]]],
    ['./og.png', [['R204', '/og.png', true]]],
    ['pages/og.png', [['R204', '/og.png', true]]],
    ['images\\team.jpg', [['R204', '/images/Team.jpg', true]]],
    ['/og.png?v=2', [['R204', '/og.png', true]]],
    ['https://www.quince.example/og.png', [['R204', '/og.png', true]]],
    // Without an ending, one file of that name can be meant.
    ['/og', [['R204', '/og.png', true]]],
    ['"![A fox](/og.png)"', [['R204', '"/og.png"', false]]],
    ['<img alt="A fox" src="/og.png">', [['R204', '/og.png', false]]],
    ['images/team', [['R204', '/images/Team.jpg', true]]],
    ['photos/og.png', [['R204', '/og.png', false]]],
    ['C:\\Users\\Ada\\og.png', [['R204', '/og.png', false]]],
    ['https://pictures.example.com/og.png', [['R204', '/og.png', false]]],
    ['photos/no.png', [['R204', undefined, undefined]]],
    ['C:\\Users\\Ada\\plan.png', [['R204', undefined, undefined]]],
    ['/examples/plan.png', [['R204', undefined, undefined]]],
    ['/.plan.png', [['R204', undefined, undefined]]],
    ['/nothing.png', [['R204', undefined, undefined]]],
    ['/nothing', [['R204', undefined, undefined]]],
    ['a picture of us', [['P108', undefined, undefined]]],
  ])('%s', async (image, expected) => {
    expect(await named(image)).toEqual(expected);
  });
});

test('of two files with the words of a name, the one of that name is meant', async () => {
  const [found, ...others] = await check({
    ...site,
    'pages/images/og-large.png': pngOf(1200, 630),
    'pages/page.yaml': `og: { image: /photos/og.png }\n${plainPage('Page')}    lead: "[Large](/images/og-large.png)"\n`,
  });
  expect(others).toEqual([]);
  expect([found?.code, found?.fix?.text]).toEqual(['R204', '/og.png']);
});

test('words and an address that have changed places are named', async () => {
  const [found, ...others] = await check({
    ...site,
    'pages/page.yaml': `${plainPage('Page')}    action: { label: /pricing, href: See the plans }\n`,
  });
  expect(others).toEqual([]);
  expect(found?.hints.join(' ')).toContain('`label: See the plans` and `href: /pricing`');
});

test('a button without an address gets that of another with its words', async () => {
  const [found, ...others] = await check({
    ...site,
    'pages/a.yaml': `${plainPage('A')}    action: { label: Talk to us, href: /contact }\n`,
    'pages/b.yaml': `${plainPage('B')}    action: { label: Talk to us }\n`,
  });
  expect(others).toEqual([]);
  expect(found?.hints.join(' ')).toContain('most likely `href: /contact`');
});

test.each([
  ['without a place of that name', '', '…'],
  [
    'with one',
    '  - { type: check-list, id: write-now, heading: Talk, items: [One, Two] }\n',
    '"#write-now"',
  ],
])('a button that is proposed never leads to its own page: %s', async (_, place, address) => {
  const found = await check({
    ...site,
    'pages/write-now.yaml': `${plainPage('B')}    action: Write now\n${place}`,
  });
  expect(found.map(({ fix }) => fix?.text)).toEqual([`{ label: Write now, href: ${address} }`]);
});

test('a link to a folder names the pages in it', async () => {
  const [found, ...others] = await check({
    'pages/services/roofs.yaml': plainPage('Roofs'),
    'pages/services/frames.yaml': plainPage('Frames'),
    'pages/service.yaml': plainPage('Service'),
    'pages/page.yaml': `${plainPage('Page')}    lead: "[All](/services), [one](/services/roofs), [another](/services/frames), [help](/service), [here](/page)"\n`,
  });
  expect(others.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(found?.fix).toBeUndefined();
  expect(found?.hints.join(' ')).toMatch(/`pages\/services` is a folder, with `\/services\/\w+`/);
});

test('a picture beside the folder of the pages is moved into it', async () => {
  const [found, ...others] = await check({
    'photos/hall.png': pngOf(1200, 630),
    'pages/page.yaml': `og: { image: /photos/hall.png }\n${plainPage('Page')}`,
  });
  expect(others).toEqual([]);
  expect(found?.fix).toBeUndefined();
  expect(found?.hints[0]).toContain('Move it to `pages/photos/hall.png`.');
});

test.each(['pages/chart.png.png', 'pages/chart'])('a picture in %s is renamed', async (file) => {
  const [found, ...others] = await check({
    [file]: pngOf(1200, 630),
    'pages/page.yaml': `og: { image: /chart.png }\n${plainPage('Page')}`,
  });
  expect(others).toEqual([]);
  expect(found?.fix).toBeUndefined();
  expect(found?.hints[0]).toContain('Call it `pages/chart.png`.');
});

test('an address is corrected in a text that has a value, too', async () => {
  const [found] = await check({
    ...site,
    'site.yaml': `${site['site.yaml']}values: { reply: 24 hours }\n`,
    'pages/page.yaml': `${plainPage('Page')}    lead: "[Write](/Contact.html) for a reply within $(reply)."\n`,
  });
  expect(found?.fixed).toContain('"[Write](/contact) for a reply within $(reply)."');
  expect(found?.hints.join(' ')).not.toContain('reply');
});

test('a page whose form cannot be read may have the topics that a link names', async () => {
  const found = await check({
    ...site,
    'pages/contact.yaml': plainPage('Contact').replace('blocks:', 'sections:'),
    'pages/page.yaml': `${plainPage('Page')}    action: { label: Go, href: "/contact?about=prices" }\n`,
  });
  expect(found.map(({ code, marked }) => `${code} ${marked}`)).toEqual(['P104 sections']);
});

test('a topic that appears twice is one mistake, whatever links name the other', async () => {
  const topics = 'topics: { enterprise: About Enterprise., enterprise: About prices. }';
  const found = await check({
    ...site,
    'pages/contact.yaml': site['pages/contact.yaml'].replace(/topics: .*/, topics),
    'pages/page.yaml': `${plainPage('Page')}    action: { label: Go, href: "/contact?about=prices" }\n`,
  });
  expect(found.map(({ code }) => code)).toEqual(['Y002']);
});

describe('a button of which only the words are there', () => {
  const fixOf = async (words: string) => {
    const found = await check({
      ...site,
      'pages/other.yaml': `${plainPage('Other')}    action: { label: Try it, href: /get-started }\n`,
      'pages/page.yaml': `${plainPage('Page')}    button: ${words}\n`,
    });
    expect(found.map(({ code }) => code)).toEqual(['P104']);
    return found[0]?.fix?.text;
  };

  test.each([
    ['Try it', '/get-started'],
    ['See the prices', '/pricing'],
    ['Watch the film', '…'],
  ])('%s leads to %s', async (words, address) => {
    expect(await fixOf(words)).toBe(`action: { label: ${words}, href: ${address} }`);
  });
});

test('a file with a space in its name is linked with `%20`, also in a text', async () => {
  const found = await check({
    ...site,
    'pages/our brochure.pdf': 'x',
    'pages/our team.png': site['pages/og.png'],
    'pages/page.yaml': `${plainPage('Page')}    lead: Read [it](/our%20brochure.pdf), see [us](/our%20team.png).\n    action: { label: Go, href: /our brochure.pdf }\n`,
  });
  expect(found.map(({ code, marked }) => `${code} ${marked}`)).toEqual([]);
});
