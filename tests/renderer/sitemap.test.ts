import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { writeRobots, writeSitemap } from '../../renderer/build/sitemap.ts';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import { plainSettings } from '../content.ts';

const settingsWith = (origin: string): SiteSettings => {
  const settings: SiteSettings = parse(plainSettings);
  return { ...settings, seo: { ...settings.seo, origin } };
};

const validator = await createContentValidator();

describe('the origin of a site', () => {
  const problemsWith = async (origin: string) => {
    const settings = parse(stringify(settingsWith(origin)));
    return validator.site.accept(settings) ? [] : (await validator.site.explain(settings)).problems;
  };

  test.each([
    'https://www.example.com',
    'https://Example.com',
    'http://localhost:3000',
    'http://127.0.0.1:8080',
    'https://xn--mnchen-3ya.example.com',
    'https://a-b.c--d.example',
  ])('may be %s', async (origin) => {
    expect(await problemsWith(origin)).toEqual([]);
    expect(new URL(origin).origin).toBe(origin.toLowerCase());
  });

  test.each([
    'https://a<b',
    'https://a&b',
    'https://a"b',
    "https://a'b",
    'https://a b',
    'https://a\nb',
    'https://a\n',
    'https://example.com/',
    'https://example.com/blog',
    'https://example.com?a',
    'https://example.com#a',
    'https://ada@example.com',
    'https://example.com:',
    'https://example.com:0',
    'https://example.com:123456',
    'https://example.com:https',
    'https://-example.com',
    'https://example-.com',
    'https://example..com',
    'https://example.com.',
    'https://münchen.example',
    'https://',
    'ftp://example.com',
    'example.com',
    'javascript://example.com',
  ])('may not be %j', async (origin) => {
    expect(await problemsWith(origin)).toMatchObject([{ code: 'P108' }]);
  });
});

test('the sitemap has all pages but the one for what is not there, in an order that stays', () => {
  const settings = settingsWith('https://a.example');
  const text = writeSitemap(['/pricing', '/404', '/', '/about'], settings);
  expect(text?.match(/(?<=<loc>).*?(?=<\/loc>)/g)).toEqual([
    'https://a.example/',
    'https://a.example/about',
    'https://a.example/pricing',
  ]);
});

test('search engines may read everything but the API, and find the sitemap if there is one', () => {
  const settings = settingsWith('https://a.example');
  const always = 'User-agent: *\nDisallow: /api/\n';
  expect(writeRobots(settings)).toBe(`${always}\nSitemap: https://a.example/sitemap.xml\n`);
  const { origin, ...seo } = settings.seo;
  expect(writeRobots({ ...settings, seo })).toBe(always);
  expect(writeSitemap(['/'], { ...settings, seo })).toBeUndefined();
});

test('the sitemap is well-formed whatever the origin is', () => {
  const text = writeSitemap(['/', '/pricing'], settingsWith('https://a<b&"c'));
  const sitemap = new JSDOM(text, { contentType: 'application/xml' }).window.document;
  expect([...sitemap.querySelectorAll('loc')].map((loc) => loc.textContent)).toEqual([
    'https://a<b&"c/',
    'https://a<b&"c/pricing',
  ]);
});
