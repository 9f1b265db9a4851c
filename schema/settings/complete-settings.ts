import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '../generated/types.ts';
import { isGroup } from '../is-group.ts';
import { valueAt } from '../model/pointer.ts';
import { readSiteSchema, type Schema } from '../model/schemas.ts';
import { cacheLatest } from '../once-per.ts';
import { derivePalettes, type Palette } from './derive-palette.ts';

/**
 * Fills in everything that a site.yaml omits, before validation: first texts in its language, then
 * colours that follow from the given ones, then the schema's defaults. Values of a wrong type stay
 * as they are.
 */
export function completeSettings(given: unknown): unknown {
  const defaults = structuredClone(siteDefaults());
  const translated = mergeMissing(given, wordsOf(String(valueAt(given, ['seo', 'locale']))));
  return mergeMissing(mergeMissing(translated, { theme: colorsOf(given, defaults) }), defaults);
}

/** Explaining mistakes needs the defaults hundreds of times. */
const defaultsWrittenAt = cacheLatest((_: number) => defaultsOf(readSiteSchema()));

/** Returns the defaults of the latest version of the schema. */
const siteDefaults = (): Record<string, unknown> =>
  defaultsWrittenAt(statSync(join(import.meta.dirname, '../site.json')).mtimeMs);

/** The English texts of the engine, which each language has, too. */
export function englishTexts(): object {
  const { interface: words, messages, mails } = siteDefaults();
  return { interface: words, messages, mails };
}

/**
 * Returns the names of interface texts that are still the schema's English ones. Dots are of no
 * language.
 */
export function englishWords(words: object): string[] {
  const english = siteDefaults().interface as Record<string, string>;
  return Object.entries(words).flatMap(([name, text]) =>
    english[name] === text && /\p{L}/u.test(text) ? [name] : [],
  );
}

/** Returns the names of forms whose messages are still the schema's English ones. */
export function englishMessages(messages: Messages): string[] {
  const english = siteDefaults().messages as Messages;
  const forms = Object.keys(messages) as (keyof Messages)[];
  return forms.filter((form) =>
    (['success', 'error'] as const).some(
      (outcome) => messages[form][outcome].text === english[form][outcome].text,
    ),
  );
}

/**
 * Reads the interface texts in a locale's language, if there is a file for it. The schema's
 * defaults are English.
 */
function wordsOf(locale: string): unknown {
  const [language] = /^[a-z]{2}(?=_|$)/.exec(locale) ?? [];
  const file = join(import.meta.dirname, `languages/${language}.json`);
  return language && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Merges all defaults of a schema, including those of nested groups, into one value. */
function defaultsOf({ properties = {} }: Schema): Record<string, unknown> {
  const found = Object.entries(properties).map(([name, property]) => {
    const inner = defaultsOf(property);
    const hasInner = Object.keys(inner).length > 0;
    return [name, hasInner ? mergeMissing(inner, property.default) : property.default] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** Derives colours from the brand's accent. Dark sections follow the dark theme. */
function colorsOf(given: unknown, defaults: unknown): { colors: unknown; ink: unknown } {
  const accent = valueAt(given, ['theme', 'accent']);
  const defaultPalettes = {
    colors: valueAt(defaults, ['theme', 'colors']) as Palette,
    ink: valueAt(defaults, ['theme', 'ink']) as Palette,
  };
  const derived = /^#[0-9A-F]{6}$/i.test(String(accent))
    ? derivePalettes(String(accent), defaultPalettes)
    : defaultPalettes;
  const own = mergeMissing(valueAt(given, ['theme', 'colors']), derived.colors);
  const ink = Object.keys(defaultPalettes.ink).flatMap((name) => {
    const dark = valueAt(given, ['theme', 'colors', name, 'dark']);
    if (dark === undefined) return [];
    // A dark section must stand out from the page in the dark theme, too.
    const raised = name === 'background' ? valueAt(own, ['subtle', 'dark']) : dark;
    return [[name, { light: dark, dark: raised }]];
  });
  return { colors: derived.colors, ink: { ...derived.ink, ...Object.fromEntries(ink) } };
}

/**
 * Adds to a value what it lacks and `defaults` has, at any depth. Only groups are merged: a given
 * list or text replaces the default.
 */
function mergeMissing(value: unknown, defaults: unknown): unknown {
  if (value === undefined) return structuredClone(defaults);
  if (!isGroup(value) || !isGroup(defaults)) return value;
  const merged: Record<string, unknown> = { ...value };
  for (const [name, part] of Object.entries(defaults)) {
    // An empty group is read as null, and validation rejects it.
    merged[name] = mergeMissing(value[name], part);
  }
  return merged;
}
