import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatDiagnostic } from '../../schema/diagnostics/format.ts';
import type { Page } from '../../schema/generated/types.ts';
import { loadPage } from '../../schema/load/load-page.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import { contentFolder, plainPage, plainSettings } from '../content.ts';
import { applyFix } from '../diagnose.ts';
import { loadContent } from '../load-content.ts';

const values = `values:
  companies: 500+
  trial: 14-day
  day-count: 14
  link: /plans
  wrong-link: /plan
  brackets: $$(x)
  prices: { starter: 49, professional: 149, entity: 14.90 }
`;

/** A page with whatever a case adds to its hero. */
const pageWith = (hero: string, title = 'Plans') =>
  `title: ${title}\ndescription: About ${title}.\nblocks:\n  - type: hero\n    id: plans\n${hero}\n`;

const folderWith = (hero: string, more: Record<string, string> = {}) =>
  contentFolder({
    'site.yaml': plainSettings + values,
    'pages/plans.yaml': pageWith(hero),
    'pages/all.yaml': pageWith(
      '    title: $(companies) $(trial) $(day-count) $(prices.starter)\n    lead: $(prices.professional) $(prices.entity) $(link) $(wrong-link) $(brackets)',
      'All',
    ),
    ...more,
  });

const validator = await createContentValidator();

/** The hero of the page that a case writes. */
async function heroOf(hero: string): Promise<unknown> {
  const content = folderWith(hero);
  const site = await loadContent(content);
  expect(site.diagnostics.map(({ message }) => message)).toEqual([]);
  const file = { file: 'pages/plans.yaml', route: '/plans' };
  const { page } = await loadPage(content, file, validator, site.values);
  return (page as Page).blocks[0];
}

describe('a value', () => {
  test.each([
    ['in a text', 'title: Trusted by $(companies) companies', 'Trusted by 500+ companies'],
    ['twice', 'title: $(trial), $(trial)', '14-day, 14-day'],
    ['of a group', 'title: $$$(prices.starter) per month', '$49 per month'],
    ['in quotes', 'title: "$(trial): free"', '14-day: free'],
    ['in single quotes', "title: '$(trial) isn''t long'", "14-day isn't long"],
    [
      'in a block text',
      'title: >-\n      Free for\n      $(trial) trials',
      'Free for 14-day trials',
    ],
    ['that is a number, in a text', 'title: $(day-count) days', '14 days'],
    ['that is a number, as a text', 'title: $(day-count)', '14'],
    ['with the digits that it is written with', 'title: $(prices.entity)', '14.90'],
    ['not meant', 'title: $$(costs) and $ (x) and $5', '$(costs) and $ (x) and $5'],
    ['of another name', 'title: By $day-counter and $days', 'By $day-counter and $days'],
    ['with the sign itself', 'title: a $(brackets)', 'a $(x)'],
  ])('%s', async (_, hero, title) => {
    expect(await heroOf(`    ${hero}`)).toMatchObject({ title });
  });

  test('in flow braces needs no quotes', async () => {
    const action = '    action: { label: Start $(trial) trial, href: $(link) }';
    expect(await heroOf(`    title: Plans\n${action}`)).toMatchObject({
      action: { label: 'Start 14-day trial', href: '/plans' },
    });
  });

  test('that is a number stays one for a field that takes a number', async () => {
    const bars = `    title: Plans
    visual:
      kind: bars
      owner: Us
      period: a month
      title: Price
      bars: [{ label: A, value: $(prices.starter) }, { label: $(prices.professional), value: 2 }]`;
    expect(await heroOf(bars)).toMatchObject({
      visual: { bars: [{ value: 49 }, { label: '149', value: 2 }] },
    });
  });

  test('in site.yaml itself', async () => {
    const settings = `${plainSettings.replace(/tagline: .*/, 'tagline: $(companies) companies')}values: { companies: 500+ }\n`;
    const { settings: loaded, diagnostics } = await loadContent(
      contentFolder({ 'site.yaml': settings }),
    );
    expect(diagnostics).toEqual([]);
    expect(loaded?.brand.tagline).toBe('500+ companies');
    expect(loaded).not.toHaveProperty('values');
  });

  test('in a page that the quick parser leaves to the precise one', async () => {
    expect(await heroOf('    title: !!str $(day-count)')).toMatchObject({ title: '14' });
  });
});

test.each([
  ['arr-2026', 'arr-2025', false],
  ['q2', 'q1', false],
  ['plan-a', 'plan-b', false],
  ['seats-min', 'seats-max', false],
  ['cost', 'most', false],
  ['seats-min', 'seast-min', true],
  ['seats-min', 'seats-mn', true],
  ['arr-2026', 'ar-2026', true],
  ['trial-days', 'trail-days', true],
  ['trial-days', 'trial_days', true],
])('a value %s that is used as %s: certain %s', async (name, used, certain) => {
  const content = contentFolder({
    'site.yaml': `${plainSettings}values: { ${name}: 5 }\n`,
    'pages/index.yaml': plainPage().replace(/title: .*/, (line) => `${line} $(${name}) $(${used})`),
  });
  const { diagnostics } = await loadContent(content);
  const [found] = diagnostics.filter(({ code }) => code === 'V801');
  expect(found).toMatchObject({ fix: { text: name, certain } });
});

describe('what is wrong with a value', () => {
  /** Code, place and fix of what is wrong with the page. */
  async function mistakesIn(hero: string) {
    const { diagnostics } = await loadContent(folderWith(hero));
    return diagnostics.map(({ code, file, range: { start, end }, fix }) => {
      const columns = `${start.line}:${start.column}-${end.column}`;
      const fixed = fix && `${fix.range.start.column} ${fix.text}${fix.certain ? '' : '?'}`;
      return [code, file.replace('pages/', ''), columns, ...(fixed ? [fixed] : [])].join(' ');
    });
  }

  test.each([
    ['a misspelt name', 'title: By $(compnies), all', ['V801 plans.yaml 6:15-26 17 companies']],
    ['a misspelt group', 'title: $(price.starter)', ['V801 plans.yaml 6:12-28 14 prices.starter']],
    ['no group', 'title: $(starter)', ['V801 plans.yaml 6:12-22 14 prices.starter']],
    ['other letters', 'title: $(Companies)', ['V801 plans.yaml 6:12-24 14 companies']],
    ['another number', 'title: $(company)', ['V801 plans.yaml 6:12-22 14 companies?']],
    ['an unknown name', 'title: $(headquarters)', ['V801 plans.yaml 6:12-27']],
    ['a name of the language', 'title: $(constructor)', ['V801 plans.yaml 6:12-26']],
    [
      'two in one text',
      'title: $(compnies) and $(trail)',
      ['V801 plans.yaml 6:12-23 14 companies', 'V801 plans.yaml 6:28-36 30 trial'],
    ],
    ['no end', 'title: By $(companies', ['V802 plans.yaml 6:15-26 15 $(companies)']],
    [
      'no end, and more of the word',
      'title: A $(day-count-day trial',
      ['V802 plans.yaml 6:14-25 14 $(day-count)'],
    ],
    ['another end', 'title: By $(companies}', ['V802 plans.yaml 6:15-27 15 $(companies)']],
    ['a variable of a shell', `title: The shell reads \${HOME}`, []],
    ['a variable that is all there is', `title: \${TITLE}`, ['V808 plans.yaml 6:12-20']],
    [
      'a value in capitals',
      `title: By \${COMPANIES}`,
      ['V808 plans.yaml 6:15-27 15 $(companies)?'],
    ],
    ['no start', 'title: By $companies)', ['V808 plans.yaml 6:15-26 15 $(companies)']],
    ['in parentheses', 'title: By (all $companies)', ['V808 plans.yaml 6:20-30 20 $(companies)']],
    [
      'with a word behind it',
      'title: By $day-count-day',
      ['V808 plans.yaml 6:15-25 15 $(day-count)'],
    ],
    [
      'in a group, with one',
      'title: $prices.starter-day',
      ['V808 plans.yaml 6:12-27 12 $(prices.starter)'],
    ],
    ['one word, with another', 'title: $trial-day', ['V808 plans.yaml 6:12-18 12 $(trial)?']],
    ['no end, misspelt', 'title: By $(compnies', ['V802 plans.yaml 6:15-25 15 $(companies)']],
    ['spaces', 'title: By $( companies )', ['V802 plans.yaml 6:15-29 15 $(companies)']],
    [
      'a sign of its own before it',
      'title: From $$(prices.starter)',
      ['V808 plans.yaml 6:17-35 17 $$$(prices.starter)?'],
    ],
    ['a part of a name', 'title: $(day)', ['V801 plans.yaml 6:12-18 14 day-count?']],
    [
      'a part of a name in a group',
      'title: $(prices.pro)',
      ['V801 plans.yaml 6:12-25 14 prices.professional?'],
    ],
    ['a sum', 'title: In $(trial + 1) days', ['V802 plans.yaml 6:15-27']],
    ['no name', 'title: Loss $(1,200) in May', ['V802 plans.yaml 6:17-25 17 $$(1,200)']],
    ['quotes', "title: $('companies')", ['V802 plans.yaml 6:12-26 12 $(companies)']],
    ['a full stop', 'title: By $(companies.', ['V802 plans.yaml 6:15-26 15 $(companies)']],
    ['nothing', 'title: $()', ['V802 plans.yaml 6:12-15']],
    ['two words', 'title: $(two words)', ['V802 plans.yaml 6:12-24']],
    ['a group', 'title: $(prices)', ['V803 plans.yaml 6:12-21']],
    [
      'in a link that is not closed',
      'title: A\n    lead: "Hello, we reply [within $(companies)](/contact."',
      ['W902 plans.yaml 7:28-59 11 "Hello, we reply [within $(companies)](/contact)."?'],
    ],
    [
      'in a number',
      'title: A\n    visual: { kind: bars, owner: A, period: B, title: C, bars: [{ label: D, value: $(day-cuont) }, { label: E, value: 2 }] }',
      ['V801 plans.yaml 7:84-96 86 day-count'],
    ],
    [
      'an escape sequence',
      'title: "\\x24(compnies)"\n    lead: $(trial)',
      ['V801 plans.yaml 6:12-28'],
    ],
  ])('%s', async (_, hero, expected) => {
    expect(await mistakesIn(`    ${hero}`)).toEqual(expected);
  });

  test.each([
    ['a text that is too long', `title: ${'$(companies) '.repeat(20)}`, 'P107', 'the text `500+`'],
    [
      'a text for a number',
      'title: A\n    visual: { kind: bars, owner: A, period: B, title: C, bars: [{ label: D, value: $(companies) }, { label: E, value: 2 }] }',
      'P102',
      'the text `500+`',
    ],
    [
      'a link to nowhere',
      'title: A\n    action: { label: Go, href: $(wrong-link) }',
      'R201',
      'the text `/plan`',
    ],
  ])(
    '%s says where it comes from, and offers nothing to write over it',
    async (_, hero, code, words) => {
      const { diagnostics } = await loadContent(folderWith(`    ${hero}`));
      expect(diagnostics.map((each) => each.code)).toEqual([code]);
      expect(diagnostics[0]?.hints.join(' ')).toContain(words);
      expect(diagnostics[0]).not.toHaveProperty('fix');
    },
  );

  test.each([
    ['an unknown value', 'lead: $(headquarters)'],
    ['an unknown property', 'bogus: x'],
  ])('a text for a number beside %s is not written in quotes or as a list', async (_, other) => {
    const bars =
      'visual: { kind: bars, owner: A, period: B, title: C, bars: [{ label: D, value: $(companies) }, { label: E, value: 2 }] }';
    const { diagnostics } = await loadContent(
      folderWith(`    title: A\n    ${other}\n    ${bars}`),
    );
    expect(diagnostics).toHaveLength(2);
    const found = diagnostics.find(({ code }) => code === 'P102');
    expect(found?.message).toContain('number');
    expect(found).not.toHaveProperty('fix');
  });

  test('a number in quotes, where a page needs it', async () => {
    const settings = `${plainSettings}values: { days: "14" }\n`;
    const page = `${plainPage()}  - { type: signup-box, heading: A $(days), button: Go, divisions: $(days), steps: [{ when: A, text: B }, { when: C, text: D }] }\n`;
    const folder = contentFolder({ 'site.yaml': settings, 'pages/a.yaml': page });
    const { diagnostics } = await loadContent(folder);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([
      { code: 'P102', file: 'site.yaml', fix: { text: '14', certain: true } },
    ]);
  });

  test.each(['yes', 'on'])(
    '%s, where pages need a number, is reported at the value, and no word loses its letters',
    async (value) => {
      const settings = `${plainSettings}values: { days: ${value} }\n`;
      const page = `${plainPage()}  - { type: signup-box, heading: A $(days), button: Go, divisions: $(days), steps: [{ when: A, text: B }, { when: C, text: D }] }\n`;
      const folder = contentFolder({ 'site.yaml': settings, 'pages/a.yaml': page });
      const { diagnostics } = await loadContent(folder);
      const [found, ...others] = diagnostics.filter(({ severity }) => severity === 'error');
      expect(others).toEqual([]);
      expect(found).toMatchObject({ code: 'P102', file: 'site.yaml' });
      expect(found?.hints.join(' ')).not.toMatch(/\w\$\(/);
    },
  );

  test.each([
    '[{ label: Aug, value: $(companies) }, { label: Sep, value: $(nope) }]',
    '\n        - { label: Aug, value: $(companies) }\n        - { label: Sep, value: $(nope) }',
  ])('a missing value beside one of the wrong kind: %s', async (bars) => {
    const visual = `    visual:\n      kind: bars\n      title: Cash\n      bars: ${bars}\n`;
    const folder = folderWith(`    title: Plans\n${visual}`);
    const { diagnostics } = await loadContent(folder);
    const found = diagnostics.filter(({ severity }) => severity === 'error');
    expect(found.map(({ code, message }) => [code, message])).toEqual(
      expect.arrayContaining([
        ['P102', '`value` of the hero block must be a number, not a text.'],
        ['V801', 'There is no value `nope`.'],
      ]),
    );
    expect(found).toHaveLength(2);
  });

  test('a group whose values are beside it', async () => {
    const settings = `${plainSettings}values:\n  prices:\n  small: 49\n  large: 149\n`;
    const folder = contentFolder({ 'site.yaml': settings });
    const [found] = (await loadContent(folder)).diagnostics;
    expect(found).toMatchObject({ code: 'V804', file: 'site.yaml' });
    expect(found?.hints.join(' ')).toContain('two spaces further in: `small`');
  });

  test.each([
    [
      'its whole group',
      'values:\n  a: 1\n  banner:\n    text: Soon.\n    link: { label: Start, href: / }\n',
      '',
    ],
    [
      'its name',
      'values:\n  a: 1\n  banner:\n  text: Soon.\n  link: { label: Start, href: / }\n',
      '',
    ],
    ['a list in it', 'values:\n  a: 1\n  planned: [/soon]\n', ''],
    ['a text that a page uses', 'values:\n  a: 1\n  banner: { text: Soon. }\n', 'banner.text'],
  ])('a property of the file that is among the values: %s', async (_, values, used) => {
    const written = `${plainSettings.replace(/^planned:.*\n(?: .*\n)*/m, '')}${values}`;
    const content = contentFolder({
      'site.yaml': written,
      'pages/index.yaml': `${plainPage()}    lead: We are $(a)${used && ` and $(${used})`}.\n`,
    });
    const own = (await loadContent(content)).diagnostics.filter(({ file }) => file === 'site.yaml');
    if (used) {
      expect(own).toEqual([]);
      return;
    }
    expect(own).toHaveLength(1);
    expect(own[0]?.message).toContain(
      'is a property of site.yaml, and here it is among the values',
    );
    const fixed = contentFolder({
      'site.yaml': applyFix(written, own[0]),
      'pages/index.yaml': `${plainPage()}    lead: We are $(a).\n`,
    });
    const { diagnostics } = await loadContent(fixed);
    expect(diagnostics.filter(({ file }) => file === 'site.yaml')).toEqual([]);
    expect(own[0]?.fix?.certain).toBe(false);
  });

  test('a property of the file above the values is moved below them by its author', async () => {
    const content = contentFolder({
      'site.yaml': `${plainSettings.replace(/^planned:.*\n/m, '')}values:\n  planned: [/soon]\n  a: 1\n`,
      'pages/index.yaml': `${plainPage()}    lead: We are $(a).\n`,
    });
    const [found, ...others] = (await loadContent(content)).diagnostics;
    expect(others).toEqual([]);
    expect(found?.hints.join(' ')).toContain('to the left, and below the other values');
    expect(found).not.toHaveProperty('fix');
  });

  test('several names that no value can have are one mistake', async () => {
    const content = contentFolder({
      'site.yaml': `${plainSettings}values:\n  /old: /\n  /older: /\n`,
    });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics).toMatchObject([{ code: 'V807', others: [{ file: 'site.yaml' }] }]);
    expect(diagnostics[0]?.hints.join(' ')).toContain('below `redirects:`');
  });

  test('a text with a colon and an address is a text, whatever its name is elsewhere', async () => {
    const settings = `${plainSettings}values:\n  action: Book now: /contact\n`;
    const [found] = (await loadContent(contentFolder({ 'site.yaml': settings }))).diagnostics;
    expect(found).toMatchObject({ code: 'Y011', fix: { text: '"Book now: /contact"' } });
  });

  test('a group that is proposed for a text keeps the values in it', async () => {
    const hero = 'title: A\n    action: For $(trial) days';
    const { diagnostics } = await loadContent(folderWith(`    ${hero}`));
    expect(diagnostics[0]?.hints.join(' ')).toContain(
      '`action: { label: For $(trial) days, href: … }`',
    );
  });

  test('beside another mistake of the page, each is reported once', async () => {
    const hero = '    title: $(day-count)\n    lead: $(compnies)\n    titel: x';
    expect(await mistakesIn(hero)).toEqual([
      'V801 plans.yaml 7:11-22 13 companies',
      'P104 plans.yaml 8:5-10',
    ]);
  });

  test.each([
    ['a list', 'values: { a: [1] }', ['V804']],
    ['nothing', 'values: { a: }', ['V804']],
    ['true', 'values: { a: true }', ['V804']],
    ['no group', 'values: 5', ['V804']],
    ['a circle', 'values: { a: &a { b: *a } }', ['Y004']],
    ['a long text', `values: { a: ${'word '.repeat(101)} }`, ['V804']],
    ['another value', 'values: { a: 1, b: $(a) }', ['V805']],
    ['a name that is none', 'values: { 14-day: 14 }', ['V807']],
    ['a name with a space', 'values: { trial days: 14 }', ['V807']],
    [
      'what a mail fills in',
      'values: {}\nmails: { wizard: { subject: Hello, text: Hello $(firstName) } }',
      ['W906'],
    ],
    ['a name with a dot', 'values: { prices.starter: 14 }', ['V807']],
    [
      'a name beside a certain repair of another setting',
      'banner:\n  text: Closed: on Friday\nvalues:\n  ä: 14',
      ['Y011', 'V807'],
    ],
    ['a name that is too deep', 'values:\n  a: 500+\n   b: 14', ['Y014']],
    ['what no page uses', 'values: { a: 1, b: { c: x } }', ['V806', 'V806']],
    ['only in a page with a mistake', 'values: { b: x }', [], 'titel: $(b)'],
    ['only in a page that is not YAML', 'values: { b: x }', [], 'title: [$(b)'],
    [
      'only in a page that is read up to a line of git',
      'values: { b: x }',
      [],
      'title: A\n=======\ndescription: $(b)\n',
    ],
    [
      'only in a page of other letters',
      'values: { b: x }',
      [],
      Buffer.from('title: ë $(b)', 'latin1'),
    ],
    [
      'only in a page of two bytes a letter',
      'values: { b: x }',
      [],
      Buffer.from('\ufefftitle: $(b)', 'utf16le'),
    ],
    [
      'only in a page that is too large',
      'values: { b: x }',
      [],
      `title: $(b) ${'b'.repeat(300_000)}`,
    ],
    [
      'a mistake beside another one of the file',
      'values: { a: [1] }\nbannner: {}',
      ['V804', 'P104', 'P101'],
    ],
  ])('in site.yaml: %s', async (_, line, expected, page = '') => {
    const content = contentFolder({
      'site.yaml': `${plainSettings}${line}\n`,
      ...(page && { 'pages/a.yaml': page }),
    });
    const { diagnostics } = await loadContent(content);
    const own = diagnostics.filter(({ file }) => file === 'site.yaml');
    expect(own.map(({ code }) => code)).toEqual(expected);
    expect(own.every(({ range }) => range.start.line > 50)).toBe(true);
  });

  test.each([
    ['TODO', 'W907'],
    ['"24&nbsp;hours"', 'W901'],
    ['two **days', 'W902'],
    ['"Soon: [two days](/later"', 'W902'],
    ['"**[two days](/)**"', 'W903'],
    ['"[www.days.example.com](https://www.hours.example.com)"', 'R225'],
  ])('%s in a value is reported there, and not at its uses', async (written, code) => {
    const content = contentFolder({
      'site.yaml': `${plainSettings}values: { times: { reply: ${written} } }\n`,
      'pages/index.yaml': `${plainPage()}    lead: Within $(times.reply), not “later”.\n`,
    });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map((each) => [each.code, each.file])).toEqual([[code, 'site.yaml']]);
  });

  test.each([
    ['a: [a day]', '`a: a day`'],
    ['a: [14]', '`a: 14`'],
    ['a: true', '`a: "true"`'],
    ['a: [team: 149, pro: 199]', '`a: { team: 149, pro: 199 }`'],
    ['a: [1, 2]', '`a: { first: 1, second: 2 }`'],
    ['a: [1, 2]', '`a: { small: 1, large: 2 }`', 'From $(a.small) to $(a.large)'],
    [
      'a: [1, 2, 3]',
      '`a: { one: 1, second: 2, third: 3 }`. The first is used as `$(a.one)`',
      '$(a.one)',
    ],
  ])('%s is written in another way', async (line, advice, lead = 'A lead') => {
    const content = contentFolder({
      'site.yaml': `${plainSettings}values: { ${line} }\n`,
      'pages/a.yaml': `${plainPage('A')}    lead: ${lead}\n`,
    });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.find(({ code }) => code === 'V804')?.hints.join(' ')).toContain(advice);
  });

  test.each([
    ['{ starter: 49,90, team: 149 }', 'Y023', '49.90', 'put it in quotes: `"49,90"`'],
    ['{ team: 149, starter: 49,05 }', 'Y023', '49.05', 'a decimal point is a dot'],
    ['{ team: 149, users: 1,200 }', 'Y023', '1200', 'Write `1200`.'],
    ['{ starter: $1,200 }', 'V807', '"$1,200"', 'Quotes keep it'],
    [
      '{ a: { b: No card, no contract, ever., c: 4 } }',
      'V807',
      '"No card, no contract, ever."',
      'Quotes',
    ],
    ['{ a: Ready, steady, b: 4 }', 'V807', '"Ready, steady"', 'Quotes'],
    ['{ a: { b: 1 }, c: 49,90 }', 'Y023', '49.90', 'a decimal point is a dot'],
  ])('a comma in braces ends the value: %s', async (written, code, text, hint) => {
    const content = contentFolder({ 'site.yaml': `${plainSettings}values: ${written}\n` });
    const { diagnostics } = await loadContent(content);
    const [found, ...others] = diagnostics.filter(({ severity }) => severity === 'error');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code, fix: { text, certain: false } });
    expect(found?.hints.join(' ')).toContain(hint);
  });

  test('the same comma in two groups is explained in each', async () => {
    const values = 'values:\n  old: { starter: 49,90 }\n  new: { starter: 59,90 }\n';
    const content = contentFolder({ 'site.yaml': `${plainSettings}${values}` });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map(({ code, fix }) => [code, fix?.text])).toEqual([
      ['Y023', '49.90'],
      ['Y023', '59.90'],
    ]);
  });

  test.each([
    ['values:\n  no-card: No credit card: ever.', '"No credit card: ever."', true],
    ['values: { no-card: No credit card: ever. }', '"No credit card: ever."', true],
    [
      'values: { a: 1, b: { no-card: No credit card: ever., c: 4 } }',
      '"No credit card: ever."',
      true,
    ],
    ['values: { starter: 49 team: 99 }', ',', true],
    // Here no schema has a property of that name.
    ['values: { starter: 49 professional: 99 }', ',', true],
    ['values: { professional:99 }', 'professional: 99', true],
    // It may be one text.
    ['values: { starter: Free team: 99 }', ',', false],
    ['values:\n  starter: 49 team: 99', '\n  ', false],
  ])('a colon behind a word that is a name elsewhere: %s', async (written, text, certain) => {
    const content = contentFolder({ 'site.yaml': `${plainSettings}${written}\n` });
    const { diagnostics } = await loadContent(content);
    const [found, ...others] = diagnostics.filter(({ severity }) => severity === 'error');
    expect(others).toEqual([]);
    expect(found?.fix).toMatchObject({ text, certain });
  });

  test.each([
    ['another value', '{ companies: 500+, bad: $(companies) more }', ['V805', 'V801 $(phone)']],
    [
      'another one that is wrong',
      '{ a: $(b), bad: $(a), companies: 1 }',
      ['V805', 'V805', 'V801 $(phone)'],
    ],
    ['nothing', '{ companies: 500+, bad: }', ['V804', 'V801 $(phone)']],
    ['a long text', `{ companies: 500+, bad: ${'word '.repeat(101)} }`, ['V804', 'V801 $(phone)']],
    ['a name that may be the missing one', '{ companies: 500+, bad: 1, our phone: 2 }', ['V807']],
  ])(
    'beside a value that is %s, unknown values are reported, and its uses are not',
    async (_, written, expected) => {
      const content = contentFolder({
        'site.yaml': `${plainSettings}values: ${written}\n`,
        'pages/index.yaml': `${plainPage()}    lead: $(companies) call $(phone), $(bad) or $(bad.more)\n`,
      });
      const { diagnostics } = await loadContent(content);
      const found = diagnostics.map(({ code, file, range: { start, end } }) =>
        file === 'site.yaml'
          ? code
          : `${code} ${readFileSync(join(content, file), 'utf8')
              .split('\n')
              [start.line - 1]?.slice(start.column - 1, end.column - 1)}`,
      );
      expect(found.toSorted()).toEqual(expected.toSorted());
    },
  );

  test('pages that use values say nothing while site.yaml is broken', async () => {
    const content = folderWith('    title: $(companies)', { 'site.yaml': 'brand: [' });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map(({ code }) => code)).toEqual(['Y018']);
  });

  test.each([
    ['values', 'theme:\n  values: { companies: 500+ }\n', 'title: $(companies)'],
    ['planned', 'theme:\n  planned: [/soon]\n', 'lead: "[Soon](/soon)"\n    title: A'],
  ])('%s in a group of site.yaml are one mistake', async (_, group, hero) => {
    const content = contentFolder({
      'site.yaml': `brand: { name: A }\nseo: { origin: "https://www.example.com" }\n${group}`,
      'pages/a.yaml': pageWith(`    ${hero}`),
    });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual(['P114 site.yaml']);
  });

  test('in words', async () => {
    const content = folderWith('    title: Trusted by $(compnies) companies');
    const { diagnostics } = await loadContent(content);
    const readLines = (file: string) => readFileSync(join(content, file), 'utf8').split('\n');
    const [text] = diagnostics.map((each) => formatDiagnostic(each, { color: false, readLines }));
    expect(text).toMatchInlineSnapshot(`
      "error[V801]: There is no value \`compnies\`.
       --> pages/plans.yaml:6:23      Plans › block 1 (hero) › title
        |
      4 |   - type: hero
      5 |     id: plans
      6 |     title: Trusted by $(compnies) companies
        |                       ^^^^^^^^^^^ did you mean \`$(companies)\`?
        |
        = Under \`values\` in site.yaml are \`companies\`, \`brackets\`, \`link\`, \`trial\`, \`wrong-link\`, \`day-count\`, \`prices.entity\`, \`prices.starter\` and 1 more.
        = fix: write \`$(companies)\` (certain: \`npm run validate -- --fix\` does it)"
    `);
  });
});

describe('a value as other systems write it, where YAML takes its braces for a group', () => {
  const reported = async (hero: string) => {
    const { diagnostics } = await loadContent(folderWith(hero));
    return diagnostics.map(({ code, fix }) => `${code} ${fix?.certain} ${fix?.text}`);
  };
  test.each([
    ['title: {{companies}}', 'V808 true $(companies)'],
    ['title: [[companies]] of them', 'V808 true $(companies)'],
    ['title: %companies% of them', 'V808 true $(companies)'],
    ['title: {{ site.prices.starter }} a month', 'V808 true $(prices.starter)'],
    [
      'title: Plans\n    action: { label: All {{companies}}, href: /plans }',
      'V808 true $(companies)',
    ],
    ['title: "Trusted by [[companies]]"', 'V808 true $(companies)'],
    ['title: "Trusted by #{companies}"', 'V808 true $(companies)'],
    [`title: From \${{ prices.starter }}`, 'V808 false $$$(prices.starter)'],
    [
      `title: Plans\n    action: { label: Only \${{ prices.starter }}, href: /plans }`,
      'V808 false $$$(prices.starter)',
    ],
    [`title: Plans\n    action: { label: \${companies}, href: /plans }`, 'V808 true $(companies)'],
    ['title: {{ warehouse }}', 'V808 undefined undefined'],
    ['title: %warehouse% of them', 'V808 undefined undefined'],
    ['title: "{{ warehouse }}"', 'V808 undefined undefined'],
  ])('%s', async (hero, expected) => {
    expect(await reported(`    ${hero}`)).toEqual([expected]);
  });
});
