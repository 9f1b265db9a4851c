import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { openEditedSite } from '../../renderer/dev/edited-site.ts';
import { contentFolder, plainPage, plainSettings, writeFiles } from '../content.ts';
import { loadContent } from '../load-content.ts';

/** Settings with a menu and a column of the name `Solutions`, and a column of its own. */
const settings = (links?: object[]) => {
  const plain = parse(plainSettings);
  return stringify({
    ...plain,
    header: { menu: [{ label: 'Solutions', ...(links && { links }) }] },
    footer: { groups: [...plain.footer.groups, { label: 'Solutions' }] },
  });
};

const pageIn = (menu: object, title = 'Page') =>
  `menu: ${JSON.stringify(menu)}\n${plainPage(title)}`;

describe('pages in menus', () => {
  test('stand below the links of site.yaml, by order and then from A to Z', async () => {
    const content = contentFolder({
      'site.yaml': settings([{ label: 'Home', href: '/' }]),
      'pages/a.yaml': pageIn({ in: 'Solutions' }, 'Zebra'),
      'pages/b.yaml': pageIn({ in: 'Solutions', label: 'Antelope' }),
      'pages/c.yaml': pageIn({ in: 'Solutions', order: 2, text: 'Second.' }, 'Cat'),
      'pages/d.yaml': pageIn({ in: 'Solutions', order: 1, label: 'First' }, 'Dog'),
      'pages/e.yaml': pageIn({ in: 'Company' }, 'Below'),
      'pages/f.yaml': `draft: true\n${pageIn({ in: 'Solutions', order: 0 }, 'Draft')}`,
    });
    const { settings: loaded, diagnostics } = await loadContent(content);
    expect(diagnostics).toEqual([]);
    const links = [
      { label: 'First', href: '/d' },
      { label: 'Cat', href: '/c' },
      { label: 'Antelope', href: '/b' },
      { label: 'Zebra', href: '/a' },
    ];
    expect(loaded?.header.menu[0]?.links?.map(({ label, href }) => ({ label, href }))).toEqual([
      { label: 'Home', href: '/' },
      ...links,
    ]);
    expect(loaded?.header.menu[0]?.links?.[2]?.text).toBe('Second.');
    expect(loaded?.footer.groups).toEqual([
      {
        label: 'Company',
        links: [
          { label: 'Home', href: '/' },
          { label: 'Below', href: '/e' },
        ],
      },
      { label: 'Solutions', links },
    ]);
  });

  test('an empty menu is reported', async () => {
    const content = contentFolder({ 'site.yaml': settings() });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map(({ code, file, message }) => `${code} ${file} ${message}`)).toEqual([
      'R211 site.yaml The menu `Solutions` has no links.',
      'R211 site.yaml The menu `Solutions` has no links.',
    ]);
  });

  test.each<[string, string, string[]]>([
    ['a misspelt field', `${plainPage('Page')}    titel: Page\n`, ['P104']],
    ['a colon in a text', `${plainPage('Page')}    lead: Wind: air\n`, ['Y011']],
    ['another menu', `${pageIn({ in: 'Company' })}    titel: Page\n`, ['P104']],
    [
      'a menu that is not there',
      `${pageIn({ in: 'Products' })}    titel: Page\n`,
      ['R210', 'P104'],
    ],
    [
      'a menu that is not there, and another mistake beside its name',
      pageIn({ in: 'Products', order: '5' }),
      ['R210', 'P102'],
    ],
  ])('an empty menu is reported beside a page with %s', async (_, page, errors) => {
    const content = contentFolder({ 'site.yaml': settings(), 'pages/page.yaml': page });
    const { diagnostics } = await loadContent(content);
    const found = diagnostics.map(({ code }) => code);
    // One unknown and one empty menu are one mistake.
    const empty = errors.includes('R210') ? [] : ['R211', 'R211'];
    expect(found.sort()).toEqual([...errors, ...empty].sort());
  });

  test.each([
    ['in it', `${pageIn({ in: 'Solutions' })}    titel: Page\n`],
    ['in it, as far as can be read', `${pageIn({ in: 'Solutions' })}    lead: "Wind\n`],
    ['with a misspelt menu', `${pageIn({ inn: 'Solutions' })}`],
    ['with a menu of another shape', `menu: [Solutons]\n${plainPage()}`],
    ['with its menu in a block', `${plainPage()}    menu: { in: Solutions }\n`],
  ])('a menu is not called empty because of a page with a mistake %s', async (_, page) => {
    const content = contentFolder({ 'site.yaml': settings(), 'pages/page.yaml': page });
    const { diagnostics } = await loadContent(content);
    const found = diagnostics.map(({ code }) => code);
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain('R211');
  });

  test.each([
    ['Solutions', []],
    ['Company', ['R211', 'R211']],
  ])('a page that is not read may be in the menu %s', async (name, empty) => {
    const page = pageIn({ in: name });
    const content = contentFolder({ 'site.yaml': settings(), 'pages/page.yml': page });
    const { diagnostics } = await loadContent(content);
    const found = diagnostics.map(({ code }) => code).sort();
    expect(found).toEqual(['F007', ...empty]);
  });

  test.each([
    ['spelled otherwise', 'solutions'],
    ['that fewer places have than the one without pages', 'Loesungen'],
  ])('a name of a menu %s is the mistake of its page', async (_, name) => {
    const content = contentFolder({
      'site.yaml': settings(),
      'pages/page.yaml': pageIn({ in: name }),
    });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map(({ code, file, fix }) => [code, file, fix?.text])).toEqual([
      ['R210', 'pages/page.yaml', '"Solutions"'],
    ]);
  });

  test('a menu of the header without pages is not the one that a page of the footer names', async () => {
    const content = contentFolder({
      'site.yaml': stringify({ ...parse(plainSettings), header: { menu: [{ label: 'Tours' }] } }),
      'pages/page.yaml': pageIn({ in: 'Legal', only: 'footer' }),
    });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'R210 pages/page.yaml',
      'R211 site.yaml',
    ]);
  });

  test('a link of the header that has a text opens no pages', async () => {
    const plain = parse(plainSettings);
    const menu = [{ label: 'Guides', href: '/', text: 'How it works.' }];
    const content = contentFolder({
      'site.yaml': stringify({ ...plain, header: { menu } }),
      'pages/a.yaml': pageIn({ in: 'Guides' }),
      'pages/b.yaml': pageIn({ in: 'Guides' }),
    });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'R210 pages/a.yaml',
      'R219 pages/a.yaml',
      'R224 site.yaml',
    ]);
    const ignored = diagnostics.at(-1);
    expect(ignored?.message).toContain('2 pages');
    expect(ignored?.hints.join(' ')).toContain('it opens them again');
  });

  test('an entry between links may be a link without its address', async () => {
    const plain = parse(plainSettings);
    const menu = [{ label: 'Home', href: '/' }, { label: 'Partners' }];
    const content = contentFolder({ 'site.yaml': stringify({ ...plain, header: { menu } }) });
    const { diagnostics } = await loadContent(content);
    const found = diagnostics.filter(({ code }) => code === 'R211');
    expect(found).toHaveLength(1);
    expect(found[0]?.hints[0]).toContain('as its `href`');
  });

  test.each([
    ['that is the name of a page', 'Prices', '{ label: Prices, href: /prices }', undefined],
    ['that pages name', 'Guides', '{ label: Guides }', undefined],
    ['of neither', 'Partners', '{ label: Partners }', 'An entry also needs `href`'],
  ])(
    'an entry that is only a word %s becomes a group without the next mistake',
    async (_, word, text, hint) => {
      const plain = parse(plainSettings);
      const menu = [{ label: 'Home', href: '/' }, word];
      const content = contentFolder({
        'site.yaml': stringify({ ...plain, header: { menu } }),
        'pages/prices.yaml': plainPage('Prices'),
        'pages/a.yaml': pageIn({ in: 'Guides' }),
      });
      const { diagnostics } = await loadContent(content);
      const [found] = diagnostics.filter(({ file }) => file === 'site.yaml');
      expect(found).toMatchObject({ code: 'P102', fix: { text, certain: false } });
      expect(found?.hints).toContain(`Write it as a group: \`- ${text}\`.`);
      expect(found?.hints.join(' ').includes(hint ?? 'An entry')).toBe(hint !== undefined);
    },
  );

  test('a menu that was renamed is one mistake, and so is a name that several pages misspell', async () => {
    const reported = async (name: string) => {
      const content = contentFolder({
        'site.yaml': settings(),
        'pages/a.yaml': pageIn({ in: 'Use Cases' }, 'A'),
        'pages/b.yaml': pageIn({ in: 'Use Cases' }, 'B'),
        'pages/c.yaml': pageIn({ in: name }, 'C'),
      });
      const { diagnostics } = await loadContent(content);
      return diagnostics.map(
        ({ code, file, fix, others = [] }) => `${code} ${file} ${fix?.text} ${others.length}`,
      );
    };
    expect(await reported('Use Cases')).toEqual(['R210 site.yaml Use Cases 4']);
    expect(await reported('Solutions')).toEqual(['R210 pages/a.yaml undefined 1']);
  });

  test('a name of the footer that the header writes in another way is suggested', async () => {
    const plain = parse(plainSettings);
    const content = contentFolder({
      'site.yaml': stringify({
        ...plain,
        header: { menu: [{ label: 'Use Cases' }] },
        footer: { groups: [{ label: 'Solutions' }] },
      }),
      'pages/a.yaml': pageIn({ in: 'Solutions' }),
    });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics).toMatchObject([{ code: 'R211', fix: { text: 'Solutions' } }]);
    expect(diagnostics[0]?.hints[0]).toContain('`in: Use Cases` below `menu`');
  });

  test('but not where a page with a mistake may be the one that is missing', async () => {
    const page = pageIn({ in: 'Solutions' });
    const content = contentFolder({ 'site.yaml': settings(), 'pages/a.yaml': `${page}tilte: A` });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map(({ code }) => code)).toEqual(['P104']);
  });

  describe('that only pages name', () => {
    const plain = parse(plainSettings);
    const named = async (...menus: object[]) => {
      const pages = menus.map((menu, index) => [`pages/${index}.yaml`, pageIn(menu, `P${index}`)]);
      const content = contentFolder({
        'site.yaml': stringify({ ...plain, header: { menu: [] }, footer: { groups: [] } }),
        ...Object.fromEntries(pages),
      });
      const { diagnostics } = await loadContent(content);
      return diagnostics.map(
        ({ code, file, fix, others = [] }) =>
          `${code} ${file} ${fix?.text.replaceAll('"', '')} ${others.length}`,
      );
    };
    test.each<[names: string[], expected: string[]]>([
      [['Work', 'work'], ['R210 pages/1.yaml Work 0']],
      [['work', 'Work'], ['R210 pages/0.yaml Work 0']],
      [['work', 'Work', 'Work'], ['R210 pages/0.yaml Work 0']],
      [['Work', 'Work', 'Wrok', 'Wrok'], ['R210 pages/2.yaml Work 1']],
      [['Konzerte', 'Konzert'], ['R210 pages/1.yaml Konzerte 0']],
      [['Chor', 'Chöre', 'Proben', 'Probenplan', 'Art', 'Arts and crafts'], []],
    ])('%j', async (names, expected) => {
      expect(await named(...names.map((name) => ({ in: name })))).toEqual(expected);
    });

    test('links of one name cannot be told apart', async () => {
      const label = 'P0';
      expect(await named({ in: 'Work' }, { in: 'Work', label })).toEqual([
        'R231 pages/1.yaml undefined 1',
      ]);
      expect(await named({ in: 'Work' }, { in: 'Other', label })).toEqual([]);
    });

    test('are too long with more links than site.yaml may give one', async () => {
      const many = (count: number, only?: string) =>
        Array.from({ length: count }, () => ({ in: 'Work', only }));
      expect(await named(...many(16))).toEqual([]);
      expect(await named(...many(17))).toEqual(['R232 pages/9.yaml undefined 0']);
      expect(await named(...many(9, 'header'), ...many(9, 'footer'))).toEqual([]);
      expect(await named(...many(9), ...many(9, 'footer'))).toEqual([
        'R232 pages/9.yaml undefined 0',
      ]);
    });
  });

  test('a page may name the link that site.yaml writes to it', async () => {
    const plain = parse(plainSettings);
    const reported = async (href: string) => {
      const menu = [{ label: 'About', href }];
      const content = contentFolder({
        'site.yaml': stringify({ ...plain, header: { menu } }),
        'pages/about.yaml': pageIn({ in: 'About' }),
      });
      return (await loadContent(content)).diagnostics.map(({ code }) => code);
    };
    expect(await reported('/about')).toEqual([]);
    expect(await reported('/abuot')).toEqual(['R201']);
    expect(await reported('/')).toContain('R210');
  });

  test('a page is in one menu', async () => {
    const plain = parse(plainSettings);
    const links = [{ label: 'Home', href: '/' }];
    const groups = ['Products', 'Solutions'].map((label) => ({ label, links }));
    const content = contentFolder({
      'site.yaml': stringify({ ...plain, footer: { groups } }),
      'pages/a.yaml': pageIn({ in: 'Products, Solutions' }),
    });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map(({ code }) => code)).toEqual(['R210']);
    expect(diagnostics[0]?.hints[1]).toContain('`in: Products` or `in: Solutions`');
  });

  test('a link of the header stays a link, whatever a column of its name holds', async () => {
    const plain = parse(plainSettings);
    const content = contentFolder({
      'site.yaml': stringify({ ...plain, header: { menu: [{ label: 'Company', href: '/' }] } }),
      'pages/a.yaml': pageIn({ in: 'Company' }),
    });
    const { settings: loaded } = await loadContent(content);
    expect(loaded?.header.menu).toEqual([{ label: 'Company', href: '/' }]);
    expect(loaded?.footer.groups[0]?.links?.map(({ href }) => href)).toEqual(['/', '/a']);
  });

  test('the menus of a site that is being edited change only with what is in them', async () => {
    const content = contentFolder({
      'site.yaml': settings(),
      'pages/a.yaml': pageIn({ in: 'Solutions' }, 'First'),
    });
    const edited = await openEditedSite(content);
    const labels = () => edited.settings()?.header.menu[0]?.links?.map(({ label }) => label);
    const previous = edited.settings();
    writeFiles(content, { 'pages/index.yaml': plainPage('Another heading') });
    await edited.refresh();
    expect(edited.settings()).toEqual(previous);
    writeFiles(content, { 'pages/b.yaml': pageIn({ in: 'Solutions' }, 'Another') });
    await edited.refresh();
    expect(labels()).toEqual(['Another', 'First']);
    writeFiles(content, { 'pages/b.yaml': 'title: broken' });
    await edited.refresh();
    expect(labels()).toEqual(['Another', 'First']);
  });
});
