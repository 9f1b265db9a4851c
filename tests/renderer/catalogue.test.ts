import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildSite } from '../../renderer/build/build.ts';
import { readCatalogue } from '../../renderer/catalogue/read-catalogue.ts';
import { readBlockSchemas, readVisualSchemas, type Schema } from '../../schema/model/schemas.ts';
import { contentFolder, temporaryFolder } from '../content.ts';

const schemas = new Map([...readBlockSchemas(), ...readVisualSchemas()]);

test('the catalogue is built where it is asked for: a page for each block, visual and file and for each example', async () => {
  const [content, out] = [contentFolder(), temporaryFolder()];
  const pages = () => new Set(globSync('_catalogue{.html,/**/*.html}', { cwd: out }));
  await buildSite({ content, out, catalogue: true });
  const wanted = [...schemas, ['site.yaml', {}] as const, ['page.yaml', {}] as const].flatMap(
    ([name, { examples = [] }]: readonly [string, Schema]) => [
      `_catalogue/${name}.html`,
      ...examples.map((_, index) => `_catalogue/${name}/${index + 1}.html`),
    ],
  );
  expect(pages()).toEqual(new Set(['_catalogue.html', ...wanted]));
  for (const page of pages()) {
    const html = readFileSync(join(out, page), 'utf8');
    expect(html, page).toMatch(/<meta name="robots" content="noindex"/);
    expect(html, page).not.toMatch(/<[^>]* style=/);
  }
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).not.toContain('_catalogue');
  expect((await buildSite({ content, out, catalogue: true })).rendered).toBe(0);
  await buildSite({ content, out });
  expect(pages()).toEqual(new Set());
});

test('the YAML of an example is a block of a page, and of a visual all that is shown beside it', () => {
  const { entries, pageOf } = readCatalogue();
  for (const { name, kind, examples } of entries.filter(({ kind }) => kind !== 'file')) {
    const blocks = examples.map((text) => parse(`blocks:\n${text}`).blocks[0]);
    expect(blocks, name).toEqual(examples.map((_, index) => pageOf(name, index + 1).blocks[0]));
    const described = kind === 'block' ? blocks : blocks.map(({ visual }) => visual);
    expect(described, name).toEqual(schemas.get(name)?.examples);
  }
});

test('a field says what it is where nothing is given', () => {
  const { entries } = readCatalogue();
  const fallbackOf = (entry: string, field: string) =>
    entries.find(({ name }) => name === entry)?.fields.find(({ name }) => name === field)?.fallback;
  expect(fallbackOf('hero', 'large')).toBe('false');
  expect(fallbackOf('hero', 'title')).toBeUndefined();
  expect(fallbackOf('card-grid', 'layout')).toBe('cards');
  const columns = entries.find(({ name }) => name === 'table')?.fields;
  const sums = columns?.find(({ name }) => name === 'columns')?.fields;
  expect(sums?.find(({ name }) => name === 'sums')?.fallback).toBe('true');
});

test('a group says which of its fields may replace another, and which exclude each other', () => {
  const { entries } = readCatalogue();
  const limitsOf = (entry: string, field?: string) => {
    const found = entries.find(({ name }) => name === entry);
    return (field ? found?.fields.find(({ name }) => name === field) : found)?.limits.join(' ');
  };
  expect(limitsOf('testimonials', 'quotes')).toContain('`initials` or `photo` is required.');
  expect(limitsOf('image')).toContain('`alt` or `decorative: true` is required.');
  expect(limitsOf('hero')).toBe(
    '`visual` and `questions` do not go together. `labels` and `questions` do not go together.',
  );
  expect(limitsOf('signup-box')).toBe('`figures`, `visual` and `steps` do not go together.');
});
