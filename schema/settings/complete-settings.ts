import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteSchema, type Schema } from '../validate/schemas.ts';
import { derivePalettes, type Palette } from './derive-palette.ts';
import { isGroup, mergeMissing } from './merge-missing.ts';

/**
 * The settings of a site.yaml with everything that it leaves out, before they are validated: first
 * the words of its language, then the colours that follow from those that it gives, then the
 * schema's defaults. What is of a wrong kind stays as it is.
 */
export function completeSettings(given: unknown): unknown {
  const defaults = structuredClone(siteDefaults());
  const spoken = mergeMissing(given, wordsOf(String(at(given, 'seo', 'locale'))));
  return mergeMissing(mergeMissing(spoken, { theme: colorsOf(given, defaults) }), defaults);
}

/** Of the schema as it was last written: what explains a mistake asks hundreds of times. */
let latest: { written: number; defaults: Record<string, unknown> } | undefined;

function siteDefaults(): Record<string, unknown> {
  const written = statSync(join(import.meta.dirname, '../site.json')).mtimeMs;
  if (latest?.written !== written) latest = { written, defaults: defaultsOf(readSiteSchema()) };
  return latest.defaults;
}

/** The names of the interface's words that are still those of the schema, which are English. */
export function englishWords(words: object): string[] {
  const english = siteDefaults().interface as Record<string, string>;
  return Object.entries(words).flatMap(([name, text]) => (english[name] === text ? [name] : []));
}

/** The words of a locale's language, where there is a file of them. The schema's own are English. */
function wordsOf(locale: string): unknown {
  const [language] = /^[a-z]{2}(?=_|$)/.exec(locale) ?? [];
  const file = join(import.meta.dirname, `languages/${language}.json`);
  return language && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** All defaults of a schema as one value: those of groups, and those of what is in them. */
function defaultsOf({ properties = {} }: Schema): Record<string, unknown> {
  const found = Object.entries(properties).map(([name, property]) => {
    const inner = defaultsOf(property);
    const hasInner = Object.keys(inner).length > 0;
    return [name, hasInner ? mergeMissing(inner, property.default) : property.default] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** The colours that follow from the brand's accent, and in dark sections from the dark theme. */
function colorsOf(given: unknown, defaults: unknown): { colors: unknown; ink: unknown } {
  const accent = at(given, 'theme', 'accent');
  const byDefault = {
    colors: at(defaults, 'theme', 'colors') as Palette,
    ink: at(defaults, 'theme', 'ink') as Palette,
  };
  const derived = /^#[0-9A-F]{6}$/i.test(String(accent))
    ? derivePalettes(String(accent), byDefault)
    : byDefault;
  const own = mergeMissing(at(given, 'theme', 'colors'), derived.colors);
  const ink = Object.keys(byDefault.ink).flatMap((name) => {
    const dark = at(given, 'theme', 'colors', name, 'dark');
    if (dark === undefined) return [];
    // The ground of a dark section stands out from the page in the dark theme, too.
    const raised = name === 'background' ? at(own, 'subtle', 'dark') : dark;
    return [[name, { light: dark, dark: raised }]];
  });
  return { colors: derived.colors, ink: { ...derived.ink, ...Object.fromEntries(ink) } };
}

/** What is at the end of the way, where there is something. */
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce((inner, name) => (isGroup(inner) ? inner[name] : undefined), value);
