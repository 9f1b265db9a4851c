import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../../renderer/build/build.ts';
import type { BuildOptions } from '../../../renderer/build/open-build.ts';
import { breakLines } from '../../../renderer/pictures/break-lines.ts';
import { contentFolder, outFolder, plainPage, plainSettings, writeFiles } from '../../content.ts';
import { drawPicture } from '../../pictures.ts';

const drawn = (out: string): string[] =>
  existsSync(join(out, 'assets/share')) ? readdirSync(join(out, 'assets/share')).sort() : [];

/** The metadata of a built page about the picture of a link to it. */
const sharedBy = (out: string, page: string) =>
  Object.fromEntries(
    [
      ...readFileSync(join(out, `${page}.html`), 'utf8').matchAll(
        /<meta property="og:image:?(\w*)" content="([^"]*)"/g,
      ),
    ].map(([, name, content]) => [name, content]),
  );

const fileOf = (out: string, page: string): string =>
  join(out, new URL(sharedBy(out, page)[''] ?? '').pathname);

async function buildWith(
  files: Record<string, string | Uint8Array>,
  options: Partial<BuildOptions> = {},
) {
  const content = contentFolder(files);
  const out = outFolder();
  const report = await buildSite({ content, out, ...options });
  return { content, out, report };
}

describe('the picture of a shared link', () => {
  test('is drawn from the words of the page, and the same again', async () => {
    const files = {
      'pages/plans.yaml': plainPage('Pläne für Größere'),
      'pages/team.yaml': plainPage('Team'),
    };
    const { out } = await buildWith(files);
    const shared = sharedBy(out, 'plans');
    expect(shared).toMatchObject({ width: '1200', height: '630', alt: 'Pläne für Größere' });
    expect(shared['']).toMatch(/^https:\/\/www\.example\.com\/assets\/share\/[\w-]+\.png$/);
    const { width, height, format } = await sharp(fileOf(out, 'plans')).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(fileOf(out, 'team')).not.toBe(fileOf(out, 'plans'));
    expect(drawn(out)).toHaveLength(3);
    const again = await buildWith(files);
    expect(drawn(again.out)).toEqual(drawn(out));
  });

  test('is another with another title, section or brand, and only then', async () => {
    const page = plainPage('Plans');
    const { content, out } = await buildWith({ 'pages/plans.yaml': page });
    const first = fileOf(out, 'plans');
    const edit = async (files: Record<string, string>) => {
      writeFiles(content, files);
      await buildSite({ content, out });
      return fileOf(out, 'plans');
    };
    expect(await edit({ 'pages/plans.yaml': page.replace('A page.', 'Prices.') })).toBe(first);
    const renamed = await edit({ 'pages/plans.yaml': plainPage('Prices') });
    const sectioned = await edit({ 'pages/plans.yaml': `menu: { in: Company }\n${page}` });
    const branded = await edit({ 'site.yaml': plainSettings.replace('name: ', 'name: New ') });
    expect(new Set([first, renamed, sectioned, branded]).size).toBe(4);
    expect(existsSync(branded)).toBe(true);
  });

  test('is the page’s own where it names one, or the site’s', async () => {
    const picture = await drawPicture(1200, 630);
    const { out } = await buildWith({
      'pages/plans.yaml': `og: { image: /my plans.png }\n${plainPage('Plans')}`,
      'pages/my plans.png': picture,
      'pages/site.jpg': picture,
      'site.yaml': plainSettings.replace('seo:\n', 'seo:\n  image: /site.jpg\n'),
    });
    expect(sharedBy(out, 'plans')).toEqual({
      '': 'https://www.example.com/my%20plans.png',
      width: '1200',
      height: '630',
    });
    expect(sharedBy(out, 'index')['']).toBe('https://www.example.com/site.jpg');
    expect(drawn(out)).toEqual([]);
    // It is not shown on the page.
    expect(existsSync(join(out, 'assets/pictures'))).toBe(false);
  });

  test('is left out where the font does not have the letters', async () => {
    const { out } = await buildWith({ 'pages/plans.yaml': plainPage('Планы') });
    expect(sharedBy(out, 'plans')).toEqual({});
  });

  test('is drawn later where there are very many, and stays', async () => {
    const limit = { drawnAtOnce: 10 };
    const pages = (count: number, title: (index: number) => string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `pages/q${index}.yaml`,
          plainPage(title(index)),
        ]),
      );
    // Pages with the same words share a picture.
    const few = await buildWith(
      pages(11, (index) => `Page ${index % 7}`),
      limit,
    );
    expect(few.report.undrawn).toBe(0);
    expect(drawn(few.out)).toHaveLength(8);
    const distinct = pages(12, (index) => `Other ${index}`);
    const { content, out, report } = await buildWith(distinct, limit);
    const build = (options = {}) => buildSite({ content, out, ...limit, ...options });
    expect(report).toMatchObject({ written: true, undrawn: 13 });
    expect(await build()).toMatchObject({ rendered: 0, undrawn: 13 });
    expect(await build({ drawAll: true })).toMatchObject({ undrawn: 0 });
    expect(drawn(out)).toHaveLength(13);
    writeFiles(content, { 'pages/q1.yaml': plainPage('Another') });
    expect(await build()).toMatchObject({ rendered: 1, undrawn: 0 });
    expect(existsSync(fileOf(out, 'q2'))).toBe(true);
  });
});

describe('a title is broken into lines', () => {
  const break10 = (text: string) => breakLines(text, 10, (part) => part.length);
  test.each([
    ['short', ['short']],
    ['two words', ['two words']],
    ['one more word here', ['one more', 'word here']],
    ['a bb ccc dddd eeeee', ['a bb ccc', 'dddd eeeee']],
    ['Donaudampfschiff', ['Donaudamp-', 'fschiff']],
    ['  spaces   between ', ['spaces', 'between']],
    ['', []],
  ])('%j', (text, lines) => {
    expect(break10(text)).toEqual(lines);
  });
});
