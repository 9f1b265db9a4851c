import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../../renderer/build/build.ts';
import { openEditedSite } from '../../../renderer/dev/edited-site.ts';
import { contentFolder, outFolder, plainPage } from '../../content.ts';
import { loadContent } from '../../load-content.ts';

const smallest = 'brand: { name: Holm }\n';
const withOrigin = `${smallest}seo: { origin: "https://www.example.com" }\n`;
const form = '  - { type: signup-box, heading: Write, button: Send }\n';
const pageIn = (menu: object, title: string) =>
  `menu: ${JSON.stringify(menu)}\n${plainPage(title)}`;

const reportsOf = async (content: string) =>
  (await loadContent(content)).diagnostics.map(({ code, severity }) => `${severity} ${code}`);

describe('a site with nothing but its brand', () => {
  test('is valid and builds, and is asked for its address', async () => {
    const content = contentFolder({ 'site.yaml': smallest });
    const out = outFolder();
    expect(await reportsOf(content)).toEqual(['warning S601']);
    expect(await buildSite({ content, out })).toMatchObject({ written: true });
    expect(existsSync(join(out, 'sitemap.xml'))).toBe(false);
    expect(readFileSync(join(out, 'robots.txt'), 'utf8')).not.toContain('Sitemap');
    expect(readFileSync(join(out, '404.html'), 'utf8')).toContain('Page not found');
    for (const page of ['index.html', '404.html']) {
      expect(readFileSync(join(out, page), 'utf8')).not.toMatch(/undefined|Foresum/i);
    }
  });

  test('cannot go live without its address, whatever was built before', async () => {
    const content = contentFolder({ 'site.yaml': smallest });
    const out = outFolder();
    await buildSite({ content, out });
    const report = await buildSite({ content, out, production: true });
    expect(report.written).toBe(false);
    expect(report.diagnostics).toMatchObject([{ code: 'S601', severity: 'error' }]);
    const preview = contentFolder({
      'site.yaml': withOrigin.replace('https://www.example.com', 'http://localhost:3000'),
    });
    expect(await reportsOf(preview)).toEqual(['warning S601']);
    expect(await buildSite({ content: preview, out, production: true })).toMatchObject({
      written: false,
    });
    expect(await buildSite({ content, out })).toMatchObject({ written: true });
    const live = contentFolder({ 'site.yaml': withOrigin });
    expect(await buildSite({ content: live, out, production: true })).toMatchObject({
      written: true,
    });
  });

  test('is asked for an email where it has a form, unless that is a draft', async () => {
    const pages = { 'site.yaml': withOrigin, 'pages/a.yaml': plainPage('A') + form };
    const content = contentFolder(pages);
    const { diagnostics } = await loadContent(content);
    expect(diagnostics).toMatchObject([{ code: 'S602', severity: 'warning', file: 'site.yaml' }]);
    expect(diagnostics[0]?.message).toContain('pages/a.yaml');
    const draft = { ...pages, 'pages/a.yaml': `draft: true\n${plainPage('A')}${form}` };
    expect(await reportsOf(contentFolder(draft))).toEqual([]);
  });

  test('is asked for the words of a language that the engine does not speak, and with a form for its messages', async () => {
    const spanish = `brand: { name: Nido, email: hola@example.com }
seo: { origin: "https://www.example.com", locale: es_ES }
`;
    const { diagnostics } = await loadContent(contentFolder({ 'site.yaml': spanish }));
    expect(diagnostics).toMatchObject([
      { code: 'S603', severity: 'warning', range: { start: { line: 2 } } },
    ]);
    const names = diagnostics.flatMap(({ hints }) => hints.join().match(/(?<=`)\w+(?=` \()/g));
    expect(names).toContain('notFoundTitle');
    const words = names.map((name) => `  ${name}: Palabra\n`).join('');
    const site = `${spanish}interface:\n${words}  pending: …\n`;
    expect(await reportsOf(contentFolder({ 'site.yaml': site }))).toEqual([]);
    const page = { 'pages/a.yaml': plainPage('A') + form };
    const reports = (text: string) => reportsOf(contentFolder({ ...page, 'site.yaml': text }));
    expect(await reports(site)).toEqual(['warning S603']);
    const texts =
      '{ success: { title: Hecho, text: Listo. }, error: { title: No, text: Otra vez. } }';
    const messages = `messages: { signup: ${texts}, contact: ${texts}, wizard: ${texts} }\n`;
    expect(await reports(site + messages)).toEqual([]);
  });

  test.each([
    { locale: 'ar_EG', isReported: true },
    { locale: 'he', isReported: true },
    { locale: 'pa_PK', isReported: true },
    { locale: 'pa_IN', isReported: false },
    { locale: 'de_DE', isReported: false },
  ])(
    'has a warning that pages begin on the left, if its language does not: $locale',
    async ({ locale, isReported }) => {
      const site = `brand: { name: Nest }
seo: { origin: "https://www.example.com", locale: ${locale} }
`;
      const found = await reportsOf(contentFolder({ 'site.yaml': site }));
      expect(found.includes('warning S604')).toBe(isReported);
    },
  );

  // The descriptions say nothing of the language if they are few.
  const english =
    'Oak tables made to order, with the chairs that go with them. We dry the wood for three years, and you choose the board in our workshop.';
  const german =
    'Tische aus Eiche nach Maß und die Stühle dazu. Das Holz trocknet drei Jahre, und das Brett wählen Sie bei uns in der Werkstatt aus.';
  test.each([
    { text: german, pages: 4, locale: undefined, expected: ['S606'] },
    { text: german, pages: 4, locale: 'en_GB', expected: ['S606'] },
    { text: german, pages: 4, locale: 'de_DE', expected: [] },
    { text: german, pages: 2, locale: undefined, expected: [] },
    { text: english, pages: 4, locale: undefined, expected: [] },
  ])(
    'is asked for its language, if its descriptions are not in it: $locale, $pages of “$text”',
    async ({ text, pages, locale, expected }) => {
      const setting = locale ? `  locale: ${locale}\n` : '';
      const site = `${smallest}seo:\n  origin: https://www.example.com\n${setting}`;
      const names = Array.from({ length: pages }, (_, index) => `page-${index}`);
      const files = names.map((name) => [
        `pages/${name}.yaml`,
        plainPage(name).replace(
          /^description: .*/m,
          `description: ${text.replace(' ', ` ${name} `)}`,
        ),
      ]);
      const content = contentFolder({ 'site.yaml': site, ...Object.fromEntries(files) });
      const { diagnostics } = await loadContent(content);
      const found = diagnostics.filter(({ file }) => file === 'site.yaml');
      expect(found.map(({ code }) => code)).toEqual(expected);
      for (const { range } of found) expect(range.start.line).toBe(locale ? 4 : 2);
    },
  );

  test('has a page for what is not there, also while it is edited', async () => {
    const edited = await openEditedSite(contentFolder({ 'site.yaml': withOrigin }));
    expect(edited.settings()?.interface.notFoundTitle).toBe('Page not found');
  });

  test('still says what is wrong with what it gives', async () => {
    const theme = 'theme: { accent: green, type: { h1: { wieght: 700 } } }\n';
    const content = contentFolder({ 'site.yaml': withOrigin + theme });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map(({ code, range }) => [code, range.start.column])).toEqual([
      ['P108', 18],
      ['P104', 39],
    ]);
  });
});

describe('menus that site.yaml does not name', () => {
  const settingsOf = async (files: Record<string, string>, settings = withOrigin) => {
    const content = contentFolder({ 'site.yaml': settings, ...files });
    const site = await loadContent(content);
    expect(site.diagnostics).toEqual([]);
    return site.settings;
  };
  const pages = {
    'pages/a.yaml': pageIn({ in: 'Öfen', order: 1 }, 'Kamine'),
    'pages/b.yaml': pageIn({ in: 'Öfen', order: 2, text: 'Warm.' }, 'Herde'),
    'pages/c.yaml': pageIn({ in: 'Zubehör' }, 'Holz'),
    'pages/d.yaml': pageIn({ in: 'Über uns' }, 'Wir'),
    'pages/e.yaml': pageIn({ in: 'Rechtliches', only: 'footer' }, 'Impressum'),
    'pages/f.yaml': pageIn({ in: 'Rechtliches', only: 'footer' }, 'Datenschutz'),
  };

  test('are those of the pages: by order, then from A to Z', async () => {
    const german = withOrigin.replace('seo: { ', 'seo: { locale: de_DE, ');
    const settings = await settingsOf(pages, german);
    expect(settings?.header.menu).toEqual([
      {
        label: 'Öfen',
        links: [
          { label: 'Kamine', href: '/a', text: undefined },
          { label: 'Herde', href: '/b', text: 'Warm.' },
        ],
      },
      { label: 'Über uns', href: '/d' },
      { label: 'Zubehör', href: '/c' },
    ]);
    expect(settings?.footer.groups.map(({ label, links }) => [label, links?.length])).toEqual([
      ['Öfen', 2],
      ['Rechtliches', 2],
      ['Holm', 2],
    ]);
  });

  test('a footer without columns follows the header', async () => {
    const header = 'header: { menu: [{ label: Öfen }, { label: Start, href: / }] }\n';
    const { 'pages/a.yaml': a, 'pages/b.yaml': b } = pages;
    const settings = await settingsOf(
      { 'pages/a.yaml': a, 'pages/b.yaml': b },
      withOrigin + header,
    );
    expect(settings?.footer.groups.map(({ label, links }) => [label, links])).toEqual([
      ['Öfen', [expect.objectContaining({ href: '/a' }), expect.objectContaining({ href: '/b' })]],
      ['Holm', [{ label: 'Start', href: '/' }]],
    ]);
  });

  test('once site.yaml names some, there are no others', async () => {
    const header = 'header: { menu: [{ label: Öfen }] }\n';
    const content = contentFolder({ 'site.yaml': withOrigin + header, ...pages });
    const codes = (await loadContent(content)).diagnostics.map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['R210']));
  });
});
