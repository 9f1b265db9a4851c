import { describe, expect, test, vi } from 'vitest';
import { loadSite } from '../../../schema/load/load-site.ts';
import { surveyContent } from '../../../schema/load/survey.ts';
import { hasErrors, strictly } from '../../../schema/model/diagnostics.ts';
import { contentFolder, plainPage, plainSettings } from '../../content.ts';

/** A page, with a link where there is one to be, and lines of its own. */
const page = (lines: string, href?: string) =>
  `${lines && `${lines}\n`}${plainPage()}    id: start\n${href ? `    action: { label: Go, href: "${href}" }\n` : ''}`;

/** The middle of January 2027. */
const now = Date.UTC(2027, 0, 15, 12);

const load = async (files: Record<string, string>, drafts = false) =>
  loadSite(await surveyContent(contentFolder(files)), { drafts, now });

async function reported(files: Record<string, string>, drafts = false): Promise<string[]> {
  const { diagnostics } = await load(files, drafts);
  return diagnostics.map(({ code, severity, file }) => `${severity} ${code} ${file}`);
}

describe('the mistakes of a draft are warnings where the site is built, and errors where it is edited', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['a property', { 'pages/a.yaml': page('draft: true\ntilte: x') }, ['P104 pages/a.yaml']],
    ['text that is not YAML', { 'pages/a.yaml': 'draft: true\ntitle: [' }, ['Y018 pages/a.yaml']],
    [
      'that, with a comment and other line ends',
      { 'pages/a.yaml': 'title: [\r\ndraft: true # for now\r\n' },
      ['Y018 pages/a.yaml'],
    ],
    [
      'that, before its day',
      { 'pages/a.yaml': 'publish: "2027-02-01"\ntitle: [' },
      ['Y018 pages/a.yaml'],
    ],
    ['a link', { 'pages/a.yaml': page('draft: true', '/nowhere') }, ['R201 pages/a.yaml']],
    [
      'a menu',
      { 'pages/a.yaml': page('draft: true\nmenu: { in: Nowhere }') },
      ['R210 pages/a.yaml'],
    ],
    ['a value', { 'pages/a.yaml': page('draft: true', '$(x)') }, ['V801 pages/a.yaml']],
    [
      'an address that a page has',
      { 'pages/a.yaml': page('draft: true'), 'pages/a/index.yaml': page('') },
      ['R205 pages/a.yaml'],
    ],
    ['a planned page, which it is not yet', { 'pages/terms.yaml': page('draft: true') }, []],
    ['an anchor of its own', { 'pages/a.yaml': page('draft: true', '#start') }, []],
    [
      'a link to a draft, and to a place on it',
      {
        'pages/a.yaml': page('draft: true', '/b'),
        'pages/b.yaml': page('draft: true', '/a#start'),
        'pages/c.yaml': page('draft: true', '/a#nowhere'),
      },
      ['R203 pages/c.yaml'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await reported(files)).toEqual(expected.map((each) => `warning ${each}`));
    expect(await reported(files, true)).toEqual(expected.map((each) => `error ${each}`));
  });

  test.each([
    ['draft: yes', 'P102'],
    ['drfat: true', 'P104'],
    ['draft: true\npublish: 2027-13-01', 'D902'],
    ['draft: true\npubish: 2027-01-01', 'P104'],
    ['publish: 2027-02-01\ndraft: 2027-02-01', 'D902'],
    ['draft: 2027-02-01', 'D902'],
    ['publish: 1.2.2027', 'D902'],
  ])(
    'a mistake in `draft` or `publish` itself stops the build, because nobody knows what is meant: %s',
    async (lines, code) => {
      const expected = [`error ${code} pages/a.yaml`];
      expect(await reported({ 'pages/a.yaml': page(lines) })).toEqual(expected);
      // A link from it or to it may be right once that is correct.
      const draft = { 'pages/b.yaml': page('draft: true') };
      expect(await reported({ ...draft, 'pages/a.yaml': page(lines, '/b') })).toEqual(expected);
      const linked = { 'pages/b.yaml': page('', '/a') };
      expect(await reported({ ...linked, 'pages/a.yaml': page(lines) })).toEqual(expected);
    },
  );

  test('a cause that a draft and a page share is an error of the page', async () => {
    const files = {
      'pages/a.yaml': page('draft: true', '/nowhere'),
      'pages/b.yaml': page('', '/nowhere'),
    };
    expect(await reported(files)).toEqual(['warning R201 pages/a.yaml', 'error R201 pages/b.yaml']);
  });

  test('a draft that is asked for by name is looked at like any page', async () => {
    const { diagnostics } = await load({ 'pages/a.yaml': page('draft: true\ntilte: x') });
    expect(hasErrors(diagnostics)).toBe(false);
    expect(hasErrors(strictly(diagnostics, new Set(['pages/b.yaml'])))).toBe(false);
    expect(hasErrors(strictly(diagnostics, new Set(['pages/a.yaml'])))).toBe(true);
  });

  test('a menu of drafts is a warning, and left out until one of them is published', async () => {
    const menu = plainSettings.replace(/groups:/, 'groups:\n    - label: Tours');
    const inTours = (start: string) => page(`${start}menu: { in: Tours }`);
    const files = { 'site.yaml': menu, 'pages/a.yaml': inTours('draft: true\n') };
    expect(await reported(files)).toEqual(['warning R211 site.yaml']);
    // It has its name from them, so a page with another name does not mean it.
    const another = { 'pages/c.yaml': page('menu: { in: Legal }') };
    expect(await reported({ ...files, ...another })).toEqual([
      'error R210 pages/c.yaml',
      'warning R211 site.yaml',
    ]);
    const labels = async (content: Record<string, string>) =>
      (await load(content)).settings?.footer.groups.map(({ label }) => label);
    expect(await labels(files)).not.toContain('Tours');
    expect(await labels({ ...files, 'pages/b.yaml': inTours('') })).toContain('Tours');
  });

  test('a broken draft hides no mistake of the site', async () => {
    const menu = { 'site.yaml': plainSettings.replace(/groups:/, 'groups:\n    - label: Empty') };
    expect(await reported({ ...menu, 'pages/a.yaml': 'draft: true\ntitle: [' })).toEqual([
      'warning Y018 pages/a.yaml',
      'error R211 site.yaml',
    ]);
  });
});

describe('a link to a draft', () => {
  test.each<[string, string, string, string[]]>([
    ['from a page', '', 'draft: true', ['error D901 pages/a.yaml']],
    ['from a page, to one that waits', '', 'publish: 2027-02-01', ['error D901 pages/a.yaml']],
    ['from a page, to one whose day has come', '', 'publish: 2027-01-01', []],
    ['from a draft', 'draft: true', 'draft: true', []],
    ['from a draft, to one that waits', 'draft: true', 'publish: 2027-02-01', []],
    ['from one that waits as long', 'publish: 2027-02-01', 'publish: 2027-02-01', []],
    ['from one that waits longer', 'publish: 2027-02-02', 'publish: 2027-02-01', []],
    [
      'from one that waits less, before anybody meets it',
      'publish: 2027-01-31',
      'publish: 2027-02-01',
      ['warning D901 pages/a.yaml'],
    ],
    [
      'from one that waits, to a draft without a day',
      'publish: 2027-01-31',
      'draft: true',
      ['warning D901 pages/a.yaml'],
    ],
  ])('%s', async (_, from, to, expected) => {
    const files = { 'pages/a.yaml': page(from, '/b'), 'pages/b.yaml': page(to) };
    expect(await reported(files)).toEqual(expected);
    expect(await reported(files, true)).toEqual(expected);
  });

  test('from one that waits says what a build will do then', async () => {
    const { diagnostics } = await load(
      { 'pages/a.yaml': page('publish: 2027-01-31', '/b'), 'pages/b.yaml': page('draft: true') },
      true,
    );
    expect(diagnostics[0]?.message).toMatch(/2027-01-31.* every build from that day on will fail/);
    expect(hasErrors(strictly(diagnostics, new Set(['pages/a.yaml'])))).toBe(false);
  });

  test('says what to remove, and is known where the site is edited, too', async () => {
    const files = { 'pages/a.yaml': page('', '/b#start'), 'pages/b.yaml': page('draft: true') };
    for (const drafts of [false, true]) {
      const { diagnostics } = await load(files, drafts);
      expect(diagnostics).toMatchObject([
        {
          code: 'D901',
          severity: 'error',
          message: '`/b` is a draft, which the built site leaves out.',
        },
      ]);
      expect(diagnostics[0]?.hints[0]).toContain('Remove `draft` from pages/b.yaml:1 when');
      expect(diagnostics[0]).not.toHaveProperty('fix');
    }
  });

  test('from site.yaml', async () => {
    const files = {
      'site.yaml': plainSettings.replace('href: /', 'href: /b'),
      'pages/b.yaml': page('draft: true'),
    };
    expect(await reported(files)).toEqual(['error D901 site.yaml']);
  });

  test('that is planned is the warning that every planned page gets', async () => {
    const files = { 'pages/a.yaml': page('', '/terms'), 'pages/terms.yaml': page('draft: true') };
    expect(await reported(files)).toEqual(['warning R202 pages/a.yaml']);
  });
});

describe('publish', () => {
  const isPublished = async (lines: string, at = now) => {
    const content = contentFolder({ 'pages/a.yaml': page(lines) });
    const { pages } = await loadSite(await surveyContent(content), { drafts: false, now: at });
    return pages.some(({ route }) => route === '/a');
  };

  test.each([
    ['2027-01-15', true],
    ['2027-01-16', false],
    ['2027-01-15 12:00', true],
    ['2027-01-15 12:01', false],
    ['2027-01-15T11:59:59Z', true],
    ['2027-01-15T12:00:01Z', false],
    ['2027-01-15 13:00+01:00', true],
    ['2027-01-15T12:00-01:00', false],
    ['2027-01-15 12:00 UTC', true],
    ['"2027-01-15"', true],
  ])('%s: %s', async (publish, expected) => {
    expect(await isPublished(`publish: ${publish}`)).toBe(expected);
    expect(await isPublished(`draft: true\npublish: ${publish}`)).toBe(expected);
  });

  test('says which pages wait, and until when', async () => {
    const { waiting } = await load({
      'pages/a.yaml': page('publish: 2027-02-01'),
      'pages/b.yaml': page('publish: 2027-01-01'),
      'pages/c.yaml': page('draft: true'),
    });
    expect(waiting).toEqual([
      { file: 'pages/a.yaml', until: Date.UTC(2027, 1, 1) },
      { file: 'pages/c.yaml' },
    ]);
  });

  test('on a day that has come contradicts `draft`', async () => {
    const files = {
      'pages/index.yaml': page('', '/a'),
      'pages/a.yaml': page('draft: true\npublish: 2027-01-01'),
    };
    expect(await reported(files)).toEqual(['warning D903 pages/a.yaml']);
  });

  test.each([
    ['2027/1/5', '2027-01-05'],
    ['2027-1-5 9:00', '2027-01-05 09:00'],
    ['20270105', '2027-01-05'],
    ['2027-01-15, 9:00', '2027-01-15 09:00'],
    ['15.1.2027', '2027-01-15'],
    ['01/15/2027', '2027-01-15'],
    ['2027年1月15日', '2027-01-15'],
    ['2027년 1월 15일', '2027-01-15'],
    ['01/02/2027', '2027-02-01?'],
    ['15 January 2027', '2027-01-15'],
    ['Fri, Jan 15, 2027', '2027-01-15'],
    ['January 2027', '2027-01-01?'],
    ['2027-02-30', '2027-02-28?'],
    ['2027-13-01', '2027-01-13?'],
    ['2027-01-15 9am', '2027-01-15 09:00'],
    ['2027-01-15T09:00:00.000Z', '2027-01-15 09:00'],
    ['2027-01-15 25:00', '2027-01-15?'],
    ['2027-01-15 9am EST', '2027-01-15 09:00-05:00?'],
    ['2027-01-15 09:00 CET', '2027-01-15 09:00+01:00?'],
    ['2027-01-15 09:00 AoE', '2027-01-15 09:00?'],
    ['27-05-01', '2027-05-01?'],
    ['05-01-27', '2027-01-05?'],
    ['0027-01-15', '2027-01-15?'],
    ['2027-01-15 - 2027-02-15', '2027-01-15?'],
    ['1027-01-15', undefined],
    ['tomorrow', undefined],
    ['2027', undefined],
    ['true', undefined],
    ['[2027-01-15]', '2027-01-15'],
    ['', undefined],
  ])('`%s` is an error, and perhaps %s', async (publish, expected) => {
    const { diagnostics } = await load({ 'pages/a.yaml': page(`publish: ${publish}`) });
    expect(diagnostics).toMatchObject([
      { code: 'D902', severity: 'error', range: { start: { line: 1 } } },
    ]);
    const fix = diagnostics[0]?.fix;
    expect(fix && `${fix.text}${fix.certain ? '' : '?'}`).toBe(expected);
  });

  test.each([
    ['2207-01-15', '2027-01-15?'],
    ['2072-01-16', '2027-01-16?'],
    ['2702-03-16', undefined],
    ['2099-03-16 09:00', undefined],
    ['2208-03-16 09:00', '2028-03-16 09:00?'],
    ['2033-01-15', undefined],
  ])('`%s` is years away, and perhaps %s', async (publish, expected) => {
    const { diagnostics } = await load({ 'pages/a.yaml': page(`publish: ${publish}`) });
    expect(diagnostics).toMatchObject([{ code: 'D904', severity: 'warning' }]);
    const fix = diagnostics[0]?.fix;
    expect(fix && `${fix.text}${fix.certain ? '' : '?'}`).toBe(expected);
  });

  test.each(['2030-01-15', '2032-01-15'])('`%s` is near enough', async (publish) => {
    const { diagnostics } = await load({ 'pages/a.yaml': page(`publish: ${publish}`) });
    expect(diagnostics).toEqual([]);
  });

  test('takes the clock from SOURCE_DATE_EPOCH', async () => {
    const content = contentFolder({ 'pages/a.yaml': page('publish: 2027-01-15') });
    const routes = async (seconds: string) => {
      vi.stubEnv('SOURCE_DATE_EPOCH', seconds);
      const { pages } = await loadSite(await surveyContent(content), { drafts: false });
      return pages.map(({ route }) => route);
    };
    try {
      expect(await routes(`${Date.UTC(2027, 0, 15) / 1000 - 1}`)).toEqual(['/']);
      expect(await routes(`${Date.UTC(2027, 0, 15) / 1000}`)).toEqual(['/a', '/']);
      await expect(routes('yesterday')).rejects.toThrow('SOURCE_DATE_EPOCH');
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
