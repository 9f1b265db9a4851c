import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../renderer/build/build.ts';
import { markOpened, removeUnused } from '../../renderer/bundle/cached-folders.ts';
import {
  contentFolder,
  outFolder,
  plainPage,
  plainSettings,
  temporaryFolder,
  writeFiles,
} from '../content.ts';

afterEach(() => vi.unstubAllEnvs());

/** Builds as if it were that moment. */
function buildAt(moment: string, content: string, out: string) {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(moment) / 1000));
  return buildSite({ content, out });
}

describe('a change of a value', () => {
  const settings = (companies: string, more = '') =>
    `${plainSettings}values: { companies: ${companies}, trial: 14-day${more} }\n`;
  const files = {
    'site.yaml': settings('500+'),
    'pages/a.yaml': plainPage('With $(companies)'),
    'pages/b.yaml': plainPage('With $(trial)'),
    'pages/c.yaml': plainPage('Without'),
  };

  test('renders the pages that use it, to the bytes of a whole build', async () => {
    const content = contentFolder(files);
    const out = outFolder();
    const build = (to = out) => buildSite({ content, out: to });
    await build();
    const html = (name: string, from = out) => readFileSync(join(from, `${name}.html`), 'utf8');
    expect(html('a')).toContain('>With 500+</h1>');
    writeFiles(content, { 'site.yaml': settings('600+') });
    expect(await build()).toMatchObject({ written: true, rendered: 1, removed: 0 });
    expect(html('a')).toContain('>With 600+</h1>');
    const whole = outFolder();
    await build(whole);
    for (const name of ['index', 'a', 'b', 'c']) expect(html(name)).toBe(html(name, whole));
    expect(await build()).toMatchObject({ rendered: 0 });
  });

  test('that no page uses renders nothing, and is reported', async () => {
    const content = contentFolder(files);
    const out = outFolder();
    await buildSite({ content, out });
    writeFiles(content, { 'site.yaml': settings('500+', ', offices: 3') });
    const report = await buildSite({ content, out });
    expect(report).toMatchObject({ written: true, rendered: 0 });
    expect(report.diagnostics.map(({ code }) => code)).toEqual(['V806']);
  });

  test('that a page needs and that is gone stops the build', async () => {
    const content = contentFolder(files);
    const out = outFolder();
    await buildSite({ content, out });
    writeFiles(content, { 'site.yaml': settings('500+').replace(/, trial: [^ ,}]+/, '') });
    const report = await buildSite({ content, out });
    expect(report.written).toBe(false);
    const found = report.diagnostics.map(({ code, file }) => `${code} ${file}`);
    expect([...new Set(found)]).toEqual(['V801 site.yaml']);
  });

  test('that site.yaml itself uses renders every page', async () => {
    const withTagline = (companies: string) =>
      settings(companies).replace(/tagline: .*/, 'tagline: $(companies) companies');
    const content = contentFolder({ ...files, 'site.yaml': withTagline('500+') });
    const out = outFolder();
    await buildSite({ content, out });
    writeFiles(content, { 'site.yaml': withTagline('600+') });
    expect(await buildSite({ content, out })).toMatchObject({ rendered: 4 });
  });
});

describe('a page with a day of publication', () => {
  const files = {
    'pages/a.yaml': `publish: 2027-01-15\nmenu: { in: Company }\n${plainPage('Launch day')}`,
    'pages/b.yaml': plainPage('B'),
  };
  const before = '2027-01-14T23:59:59Z';
  const after = '2027-01-15T00:00:00Z';

  test('waits for it, and is in the first build from then on, though nothing else has changed', async () => {
    const content = contentFolder(files);
    const out = outFolder();
    const isThere = () => existsSync(join(out, 'a.html'));
    const mentions = (name: string) => readFileSync(join(out, name), 'utf8').includes('/a');
    const waiting = [{ file: 'pages/a.yaml', until: Date.parse(after) }];
    expect(await buildAt(before, content, out)).toMatchObject({ pages: 2, rendered: 2, waiting });
    expect(isThere()).toBe(false);
    expect(await buildAt(before, content, out)).toMatchObject({ pages: 2, rendered: 0, waiting });
    expect(mentions('sitemap.xml')).toBe(false);
    expect(await buildAt(after, content, out)).toMatchObject({ pages: 3, waiting: [] });
    expect(isThere()).toBe(true);
    expect(mentions('sitemap.xml')).toBe(true);
    expect(readFileSync(join(out, 'b.html'), 'utf8')).toContain('Launch day');
    expect(await buildAt(after, content, out)).toMatchObject({ rendered: 0 });
    // The clock may be set back, as it is to build an earlier day again.
    expect(await buildAt(before, content, out)).toMatchObject({ pages: 2, waiting });
    expect(isThere()).toBe(false);
  });

  test('is rendered alone where no menu shows it', async () => {
    const content = contentFolder({
      ...files,
      'pages/a.yaml': `publish: 2027-01-15\n${plainPage()}`,
    });
    const out = outFolder();
    await buildAt(before, content, out);
    expect(await buildAt(after, content, out)).toMatchObject({ pages: 3, rendered: 1 });
  });

  test('stops the build that publishes it with a mistake, and none before', async () => {
    const content = contentFolder({ ...files, 'pages/a.yaml': `publish: 2027-01-15\ntitle: [` });
    const out = outFolder();
    expect(await buildAt(before, content, out)).toMatchObject({ written: true });
    expect(await buildAt(after, content, out)).toMatchObject({ written: false });
  });
});

describe('folders of the cache', () => {
  const hour = 3_600_000;

  /** A folder of folders that were opened so many hours ago. */
  function cachedFolders(hours: Record<string, number>): string {
    const all = temporaryFolder();
    for (const [name, ago] of Object.entries(hours)) {
      writeFiles(all, { [`${name}/server/server.js`]: '' });
      const time = new Date(Date.now() - ago * hour);
      utimesSync(join(all, name), time, time);
    }
    return all;
  }

  test('are removed if others were opened later and no process may be using them', () => {
    const all = cachedFolders({ a: 9, b: 8, c: 7, 'd.unfinished': 0.1 });
    removeUnused(all, 2, hour);
    expect(readdirSync(all).sort()).toEqual(['c', 'd.unfinished']);
    removeUnused(all, 0, hour);
    expect(readdirSync(all)).toEqual(['d.unfinished']);
  });

  test('stay when they are opened again', () => {
    const all = cachedFolders({ a: 9, b: 8 });
    expect(markOpened(join(all, 'a'))).toBe(true);
    expect(markOpened(join(all, 'c'))).toBe(false);
    // Nobody may mark this one, as that of another user, and it can be used all the same.
    expect(markOpened('/proc')).toBe(existsSync('/proc'));
    removeUnused(all, 1, hour);
    expect(readdirSync(all)).toEqual(['a']);
  });
});
