import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../renderer/build/build.ts';
import { openBuildCache } from '../../renderer/build/cache.ts';
import { openBundle } from '../../renderer/bundle/bundle-cache.ts';
import { fingerprintEngine } from '../../renderer/bundle/engine.ts';
import {
  contentFolder,
  outFolder,
  plainPage,
  plainSettings,
  temporaryFolder,
  writeFiles,
} from '../content.ts';

/** Every file of a folder with its content. */
const snapshot = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile())
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'base64')]),
  );

/** Enough pages for two threads. */
const manyPages = () =>
  Object.fromEntries(
    Array.from({ length: 620 }, (_, index) => [`pages/p${index}.yaml`, plainPage(`Page ${index}`)]),
  );

describe('a build', () => {
  test('writes pages, their data, files beside them, and what search engines read', async () => {
    const content = contentFolder({
      'pages/about/team.yaml': plainPage('Team'),
      'pages/hidden.yaml': `draft: true\n${plainPage('Hidden')}`,
      'pages/brochure.pdf': 'a brochure',
    });
    const out = outFolder();
    const report = await buildSite({ content, out });
    expect(report).toMatchObject({ written: true, pages: 2, rendered: 2, removed: 0 });
    const files = snapshot(out);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'index.html',
        'about/team.html',
        'data/index.json',
        'data/about/team.json',
        'data/site_.json',
        'brochure.pdf',
        'sitemap.xml',
        'robots.txt',
      ]),
    );
    expect(files['hidden.html']).toBeUndefined();
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain(
      '<loc>https://www.example.com/about/team</loc>',
    );
    expect(readFileSync(join(out, 'about/team.html'), 'utf8')).toContain('>Team</h1>');
    // Only dev follows edits.
    const scripts = Object.keys(files).filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(
      scripts.filter((path) => readFileSync(join(out, path), 'utf8').includes('EventSource')),
    ).toEqual([]);
  });

  test('publishes files that only their author may read with the permissions of the pages', async () => {
    const content = contentFolder({ 'pages/brochure.pdf': 'a brochure' });
    chmodSync(join(content, 'pages/brochure.pdf'), 0o600);
    const out = outFolder();
    await buildSite({ content, out });
    const names = ['index.html', 'brochure.pdf'];
    const [page, file] = names.map((name) => statSync(join(out, name)).mode);
    expect(file).toBe(page);
  });

  test('shows a new page in the menus of all pages, and takes a removed one out', async () => {
    const content = contentFolder({ 'pages/pricing.yaml': plainPage('Pricing') });
    const out = outFolder();
    const build = () => buildSite({ content, out });
    const shown = () => readFileSync(join(out, 'pricing.html'), 'utf8').includes('For nonprofits');
    await build();
    expect(shown()).toBe(false);
    const page = `menu: { in: Company }\n${plainPage('For nonprofits')}`;
    writeFiles(content, { 'pages/nonprofits.yaml': page });
    expect(await build()).toMatchObject({ written: true, rendered: 3 });
    expect(shown()).toBe(true);
    writeFiles(content, { 'pages/nonprofits.yaml': page.replace('About', 'All about') });
    expect(await build()).toMatchObject({ rendered: 1 });
    rmSync(join(content, 'pages/nonprofits.yaml'));
    expect(await build()).toMatchObject({ rendered: 2 });
    expect(shown()).toBe(false);
  });

  test('gives the same bytes again, of a copy in another folder, in one thread and in many', async () => {
    // Until there is a bundle, so many would be built by one thread.
    await openBundle(fingerprintEngine());
    const content = contentFolder(manyPages());
    const [first, second] = [outFolder(), outFolder()];
    await buildSite({ content, out: first });
    await buildSite({ content: contentFolder(manyPages()), out: second });
    expect(snapshot(second)).toEqual(snapshot(first));

    const few = contentFolder({ 'pages/p7.yaml': plainPage('Page 7') });
    const alone = outFolder();
    await buildSite({ content: few, out: alone });
    const styles = (html: string) => html.match(/<style>.*?<\/style>/gs);
    const page = (out: string) => readFileSync(join(out, 'p7.html'), 'utf8');
    expect(styles(page(alone))).toEqual(styles(page(first)));
  });

  test('renders what changed, removes what is gone, and puts back what is missing', async () => {
    const content = contentFolder({
      'pages/index.yaml': plainPage(),
      'pages/a.yaml': plainPage('A'),
      'pages/b.yaml': plainPage('B'),
    });
    const out = outFolder();
    const build = () => buildSite({ content, out });
    await build();
    expect(await build()).toMatchObject({ rendered: 0, removed: 0 });

    writeFiles(content, { 'pages/a.yaml': plainPage('A again') });
    expect(await build()).toMatchObject({ rendered: 1, removed: 0 });
    expect(readFileSync(join(out, 'a.html'), 'utf8')).toContain('A again');

    rmSync(join(content, 'pages/b.yaml'));
    expect(await build()).toMatchObject({ rendered: 0, removed: 1 });
    expect(existsSync(join(out, 'b.html'))).toBe(false);

    rmSync(join(out, 'a.html'));
    expect(await build()).toMatchObject({ rendered: 1 });
    expect(existsSync(join(out, 'a.html'))).toBe(true);

    rmSync(join(out, 'robots.txt'));
    await build();
    expect(existsSync(join(out, 'robots.txt'))).toBe(true);

    writeFiles(content, { 'site.yaml': plainSettings.replace('· Example', '· Other') });
    expect(await build()).toMatchObject({ rendered: 2 });
  });

  test('checks links again when only the page that they lead to is gone', async () => {
    const linking = `${plainPage('A')}    action: { label: Go, href: /b }\n`;
    const content = contentFolder({ 'pages/a.yaml': linking, 'pages/b.yaml': plainPage('B') });
    const out = outFolder();
    await buildSite({ content, out });
    rmSync(join(content, 'pages/b.yaml'));
    const report = await buildSite({ content, out });
    expect(report.written).toBe(false);
    expect(report.diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ['R201', 'pages/a.yaml'],
    ]);
  });

  test('stops the other threads, which already render, at an error between pages', async () => {
    await openBundle(fingerprintEngine());
    const wrong = `${plainPage('Page 7')}    lead: See [nothing](/nowhere).\n`;
    const content = contentFolder({ ...manyPages(), 'pages/p7.yaml': wrong });
    const out = outFolder();
    const { written } = await buildSite({ content, out });
    expect(written).toBe(false);
    expect(readdirSync(out)).toEqual(['.built-from-yaml']);
  });

  test('with errors, reports them all and leaves the output alone', async () => {
    const content = contentFolder({ 'pages/a.yaml': plainPage('A') });
    const out = outFolder();
    await buildSite({ content, out });
    const before = snapshot(out);
    writeFiles(content, { 'pages/a.yaml': 'title: A\n', 'pages/c.yaml': 'title: [' });
    const report = await buildSite({ content, out });
    expect(report.written).toBe(false);
    expect(new Set(report.diagnostics.map(({ file }) => file))).toEqual(
      new Set(['pages/a.yaml', 'pages/c.yaml']),
    );
    expect(snapshot(out)).toEqual(before);
  });

  test('keeps the code of the build before, for pages that are open', async () => {
    const content = contentFolder();
    const out = outFolder();
    await buildSite({ content, out });
    const record = openBuildCache(realpathSync(out));
    const before = record.read();
    if (!before) throw new Error('no record');
    const old = 'assets/client-old.js';
    writeFileSync(join(out, old), '');
    record.write({ ...before, key: 'of other code', outputs: [...before.outputs, old] });
    await buildSite({ content, out });
    expect(existsSync(join(out, old))).toBe(true);
    writeFiles(content, { 'pages/a.yaml': plainPage('A') });
    await buildSite({ content, out });
    expect(existsSync(join(out, old))).toBe(true);
    const again = record.read();
    if (!again) throw new Error('no record');
    const newer = 'assets/client-newer.js';
    writeFileSync(join(out, newer), '');
    record.write({ ...again, key: 'of other code', outputs: [...again.outputs, newer] });
    await buildSite({ content, out });
    expect([old, newer].map((path) => existsSync(join(out, path)))).toEqual([false, true]);
    // As after an update that does not know the record.
    record.forget();
    await buildSite({ content, out });
    expect(existsSync(join(out, newer))).toBe(true);
  });

  test('refuses to build into the pages', async () => {
    const content = contentFolder();
    await expect(buildSite({ content, out: join(content, 'pages/out') })).rejects.toThrow(
      'built into itself',
    );
    const beside = await buildSite({ content, out: join(content, 'pages-out') });
    expect(beside.written).toBe(true);
  });

  test('refuses a folder that holds something else', async () => {
    const out = temporaryFolder();
    writeFileSync(join(out, 'thesis.txt'), 'three years of work');
    await expect(buildSite({ content: contentFolder(), out })).rejects.toThrow('is not empty');
    expect(existsSync(join(out, 'thesis.txt'))).toBe(true);
  });
});
