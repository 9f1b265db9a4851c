import { expect, test } from 'vitest';
import { plainPage } from '../../content.ts';
import { check } from './rule-under-test.ts';

const binary = Uint8Array.of(0xff, 0xfe, 0, 1);

test.each<[file: string, content: string | Uint8Array]>([
  ['blog.md', '# News\n'],
  ['team/index.mdx', '---\ntitle: Team\n---\n'],
  ['blog.docx', binary],
  ['prices.xlsx', binary],
  ['blog.json', '{"title":"News","blocks":[]}'],
  ['blog.json', '{\n  "title": "News",\n  "sections": []\n}'],
  ['blog.txt', 'title: News\nblocks:\n  - type: hero\n'],
  ['blog', plainPage('News')],
])('%s is not a page', async (file, content) => {
  const found = await check({ [`pages/${file}`]: content });
  expect(found.map(({ code, severity, file }) => `${severity} ${code} ${file}`)).toEqual([
    `warning F009 pages/${file}`,
  ]);
});

test('a link to the page that it is taken for is the same mistake', async () => {
  const found = await check({
    'pages/blog.md': '# News\n',
    'pages/page.yaml': `${plainPage('Page')}    action: { label: Blog, href: /blog }\n`,
  });
  expect(found.map(({ code, file, severity }) => `${severity} ${code} ${file}`)).toEqual([
    'error F009 pages/blog.md',
  ]);
});

test('a document beside the page of its name leaves the links to that page as they are', async () => {
  const found = await check({
    'pages/blog.docx': binary,
    'pages/blog.yaml': plainPage('Blog'),
    'pages/page.yaml': `${plainPage('Page')}    action: { label: Blog, href: /blog }\n`,
  });
  expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning F009']);
  expect(found[0]?.hints.join(' ')).not.toContain('npm run new');
});

test.each([
  ['blog.txt', plainPage('News'), 'call it `pages/blog.yaml`'],
  ['blog.md', '# News\n', '`npm run new -- page blog`'],
])('%s says how it becomes a page', async (file, content, advice) => {
  const [found] = await check({ [`pages/${file}`]: content });
  expect(found?.hints.join(' ')).toContain(advice);
});

test.each<[file: string, content: string | Uint8Array]>([
  ['brochure.pdf', binary],
  ['llms.txt', '# Quince Hollow\n\ntitle: Jam\n'],
  ['figures.json', '{"cash": 12}'],
  ['.well-known/security.txt', 'Contact: mailto:hello@quince.example\n'],
])('%s is a file for visitors', async (file, content) => {
  expect(await check({ [`pages/${file}`]: content })).toEqual([]);
});

test('a file that is linked is meant', async () => {
  const found = await check({
    'pages/terms.md': '# Terms\n',
    'pages/page.yaml': `${plainPage('Page')}    action: { label: Terms, href: /terms.md }\n`,
  });
  expect(found).toEqual([]);
});
