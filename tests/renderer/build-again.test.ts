import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../renderer/build/build.ts';
import { contentFolder, outFolder, plainPage, plainSettings, writeFiles } from '../content.ts';

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
