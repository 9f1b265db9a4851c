import { describe, expect, test } from 'vitest';
import { describePage, type MetadataTag } from '../../renderer/page/metadata.ts';
import { createPageData } from '../../renderer/page/page-data.ts';
import type { Page } from '../../schema/generated/types.ts';
import { completeSettings } from '../plain-site.ts';

const settings = completeSettings();
const page: Page = { title: 'Plans <b>', description: 'What "it" costs.', blocks: [] };

const content = (tags: MetadataTag[], name: string) =>
  tags.find(({ attributes }) => attributes.name === name || attributes.property === name)
    ?.attributes.content;

describe('metadata of a page', () => {
  test('comes from the page', () => {
    const tags = describePage(page, '/pricing', settings);
    expect(content(tags, 'description')).toBe('What "it" costs.');
    expect(content(tags, 'og:title')).toBe('Plans <b>');
    expect(content(tags, 'og:url')).toBe('https://www.example.com/pricing');
    expect(content(tags, 'og:image')).toBeUndefined();
    expect(content(tags, 'twitter:card')).toBe('summary');
    expect(tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href).toBe(
      'https://www.example.com/pricing',
    );
  });

  test('can be set for shared links alone', () => {
    const og = { title: 'Shared', description: 'Other words.' };
    const share = { address: '/plans.png', width: 1200, height: 630, alt: 'Plans' };
    const tags = describePage({ ...page, og }, '/pricing', settings, share);
    expect(content(tags, 'description')).toBe('What "it" costs.');
    expect(content(tags, 'og:title')).toBe('Shared');
    expect(content(tags, 'twitter:description')).toBe('Other words.');
    expect(content(tags, 'og:image')).toBe('https://www.example.com/plans.png');
    expect(content(tags, 'og:image:width')).toBe('1200');
    expect(content(tags, 'og:image:alt')).toBe('Plans');
    expect(content(tags, 'twitter:card')).toBe('summary_large_image');
  });

  test('names the organisation and the way from home, and cannot end its script', () => {
    const texts = describePage(page, '/pricing', settings).flatMap(({ text }) => text ?? []);
    const [organization, crumbs] = texts.map((text) => JSON.parse(text));
    expect(organization['@type']).toBe('Organization');
    expect(crumbs.itemListElement.map((item: { item: string }) => item.item)).toEqual([
      'https://www.example.com/',
      'https://www.example.com/pricing',
    ]);
    expect(texts.join()).not.toContain('<');
  });

  test('has no full addresses where the site has no origin', () => {
    const { origin: _, ...seo } = { ...settings.seo, image: '/og.png' };
    const tags = describePage(page, '/pricing', { ...settings, seo });
    expect(JSON.stringify(tags)).not.toMatch(/undefined|og:url|og:image|canonical|Breadcrumb/);
    expect(content(tags, 'og:title')).toBe('Plans <b>');
  });

  test('keeps the not-found page out of search engines', () => {
    const tags = describePage(page, '/404', settings);
    expect(content(tags, 'robots')).toBe('noindex');
    expect(content(tags, 'og:url')).toBeUndefined();
  });
});

test('the title has the name of the brand once', () => {
  const { brand } = settings;
  const titleOf = (title: string) =>
    createPageData(
      { ...page, title },
      { ...settings, seo: { ...settings.seo, titleTemplate: '%s · {brand}' } },
      { route: '/', version: 'v' },
    ).title;
  expect(titleOf('Jam')).toBe(`Jam · ${brand.name}`);
  expect(titleOf(brand.name)).toBe(brand.name);
});

test('a page is named after the last part of its address', () => {
  const name = (route: string) => createPageData(page, settings, { route, version: 'v' }).name;
  expect(name('/solutions/for-cfos')).toBe('for-cfos');
  expect(name('/')).toBe('home');
});
