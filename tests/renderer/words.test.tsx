import { describe, expect, test } from 'vitest';
import type { Block, Page, SiteSettings } from '../../schema/generated/types.ts';
import { readBlockSchemas, readSiteSchema, readVisualSchemas } from '../../schema/model/schemas.ts';
import german from '../../schema/settings/languages/de.json' with { type: 'json' };
import { createNotFoundPage } from '../../schema/settings/not-found-page.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import { createTestRenderer } from './test-renderer.ts';

const validator = await createContentValidator();
const settings = {
  brand: { name: 'Ж', tagline: 'Ж', email: '1@2.33' },
  seo: { locale: 'de_DE' },
  banner: { text: 'Ж', link: { label: 'Ж', href: '/1' } },
  header: {
    menu: [{ label: 'Ж', links: [{ label: 'Ж', href: '/1' }] }],
    actions: [{ label: 'Ж', href: '/1' }],
  },
  footer: { social: [{ label: 'Ж', href: 'https://1.example.com' }] },
} as unknown as SiteSettings;
validator.site.accept(settings);
const render = createTestRenderer(settings);

const isValid = (page: object) => validator.page.accept(structuredClone(page)) !== undefined;

/** The page, with a letter that no engine writes for every text that need not be what it is. */
function withoutWords(page: Page): Page {
  const replace = (parent: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(parent)) {
      if (typeof value === 'object' && value !== null) replace(value as typeof parent);
      if (typeof value !== 'string') continue;
      // What is referred to by its words has the same in both places.
      parent[name] = value.replace(/\p{L}/gu, 'Ж');
      if (!isValid(page)) parent[name] = value;
    }
  };
  replace(page as unknown as Record<string, unknown>);
  return page;
}

const words = /[A-Za-zÄÖÜäöüß]+/g;

/** Words with Latin letters that a visitor sees or hears, but for those of German and of the page. */
function wordsIn(html: string, page: Page): string[] {
  document.documentElement.innerHTML = html
    .replace(/^<!doctype html>\s*<html[^>]*>/, '')
    .replace(/<(style|script)\b.*?<\/\1>/gs, '')
    .replaceAll('<', ' <');
  const attributes = [
    'aria-label',
    'aria-valuetext',
    'aria-description',
    'title',
    'alt',
    'placeholder',
  ];
  const heard = [...document.querySelectorAll('*')].flatMap((element) =>
    attributes.flatMap((name) => element.getAttribute(name) ?? []),
  );
  const text = [document.body.textContent, document.title, ...heard].join(' ');
  const allowed = new Set(JSON.stringify([german, page]).match(words));
  return [...new Set(text.match(words))].filter((word) => !allowed.has(word));
}

const pageOf = (block: Block): Page => ({ title: 'Ж', description: 'Ж', blocks: [block] });
const examples = [...readBlockSchemas()].map(
  ([type, { examples = [] }]) => [type, examples as Block[]] as const,
);
const visuals = [...readVisualSchemas()].map(
  ([kind, { examples = [] }]) =>
    [
      kind,
      examples.map((visual) => ({ type: 'feature', heading: 'Ж', visual }) as unknown as Block),
    ] as const,
);

describe('no word of the engine is in a German site', () => {
  test.each([...examples, ...visuals])('beside the words of %s', (_, blocks) => {
    for (const block of blocks) {
      const page = withoutWords(pageOf(structuredClone(block)));
      const { html } = render({ page, route: '/1' });
      expect(wordsIn(html.toString(), page)).toEqual([]);
    }
  });

  test('where nothing is', () => {
    const page = createNotFoundPage(settings);
    const { html } = render({ page, route: '/404' });
    expect(wordsIn(html.toString(), page)).toEqual([]);
  });
});

test('a language has all words that the schema has', () => {
  const namesIn = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => [
          name,
          ...namesIn(inner).map((more) => `${name}.${more}`),
        ])
      : [];
  const { messages, interface: words } = readSiteSchema().properties ?? {};
  expect(namesIn(german.messages).sort()).toEqual(namesIn(messages?.default).sort());
  expect(Object.keys(german.interface).sort()).toEqual(Object.keys(words?.properties ?? {}).sort());
});
