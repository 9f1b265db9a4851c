import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { buildSite } from '../../renderer/build/build.ts';
import { contentFolder, outFolder, plainPage, plainSettings, writeFiles } from '../content.ts';

const settings = (...redirects: string[]) =>
  ({ 'site.yaml': `${plainSettings}redirects: { ${redirects.join(', ')} }\n` }) as const;

test('a redirect is a page for static hosts and a line for those that read a list, and comes and goes without rendering a page', async () => {
  const content = contentFolder({
    ...settings(
      '/old/name: "/pricing?a=1&b=2#plans"',
      '/Pricing: /pricing',
      '/away: https://shop.example.com/ü',
    ),
    'pages/pricing.yaml': `${plainPage('Pricing')}    id: plans\n`,
  });
  const out = outFolder();
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  expect(await buildSite({ content, out })).toMatchObject({ written: true, rendered: 2 });
  const { document } = new JSDOM(read('old/name.html')).window;
  const contentOf = (selector: string) => document.querySelector(selector)?.getAttribute('content');
  expect(contentOf('meta[http-equiv=refresh]')).toBe('0; url=/pricing?a=1&b=2#plans');
  expect(contentOf('meta[name=robots]')).toBe('noindex');
  expect(contentOf('meta[http-equiv=Content-Security-Policy]')).toMatch(/^default-src 'none'/);
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://www.example.com/pricing?a=1&b=2',
  );
  expect(document.querySelector('a')?.textContent).toBe(
    'https://www.example.com/pricing?a=1&b=2#plans',
  );
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/pricing?a=1&b=2#plans');
  expect(read('_redirects')).toBe(
    '/old/name /pricing?a=1&b=2#plans 301\n/Pricing /pricing 301\n/away https://shop.example.com/%C3%BC 301\n',
  );
  expect(read('sitemap.xml')).not.toContain('old');
  // On some machines it would be the page itself.
  expect(existsSync(join(out, 'Pricing.html'))).toBe(false);
  expect(read('pricing.html')).toContain('>Pricing</h1>');

  writeFiles(content, settings('/away: /pricing'));
  expect(await buildSite({ content, out })).toMatchObject({
    written: true,
    rendered: 0,
    removed: 0,
  });
  expect(existsSync(join(out, 'old/name.html'))).toBe(false);
  expect(read('away.html')).toContain('url=/pricing"');

  writeFiles(content, { 'site.yaml': plainSettings });
  expect(await buildSite({ content, out })).toMatchObject({
    written: true,
    rendered: 0,
    removed: 0,
  });
  expect([existsSync(join(out, '_redirects')), existsSync(join(out, 'away.html'))]).toEqual([
    false,
    false,
  ]);
});

test('a page takes the place of its redirect, and the other way round', async () => {
  const content = contentFolder({ 'pages/old.yaml': plainPage('Old') });
  const out = outFolder();
  await buildSite({ content, out });
  expect(existsSync(join(out, 'data/old.json'))).toBe(true);
  const moved = contentFolder({ ...settings('/old: /new'), 'pages/new.yaml': plainPage('New') });
  await buildSite({ content: moved, out });
  expect(readFileSync(join(out, 'old.html'), 'utf8')).toContain('url=/new"');
  expect(existsSync(join(out, 'data/old.json'))).toBe(false);
  await buildSite({ content, out });
  expect(readFileSync(join(out, 'old.html'), 'utf8')).toContain('>Old</h1>');
});
