import type { Schema } from '../model/schemas.ts';
import { acceptsText } from './accepts.ts';
import {
  namesPath,
  originOf,
  pagePath,
  path,
  secureAddress,
  spelledAddress,
  withoutHost,
  withoutSpaces,
} from './forms/addresses.ts';
import { colour, exactColour, mistypedColour } from './forms/colour.ts';
import {
  language,
  length,
  lengthWithUnit,
  likelyLocale,
  locale,
  withPlaceholder,
} from './forms/measures.ts';
import { letterFirst, slug, words } from './forms/names.ts';
import { inCurlyQuotes } from './marks/words.ts';

export interface Correction {
  text: string;
  /** Whether no other correction is plausible. */
  certain?: boolean;
}

/**
 * Corrects a common slip, so that a text has the form that a schema requires: `Home page hero`
 * becomes `home-page-hero`. Returns the first correction that the schema accepts.
 */
export function correctForm(text: string, schema: Schema): Correction | undefined {
  // A file is found by its name, and words are none.
  if (schema.role === 'picture') return undefined;
  for (const [correct, certain] of corrections) {
    const corrected = correct(text, String(schema.examples?.[0] ?? ''));
    if (corrected !== undefined && corrected !== text && acceptsText(corrected, schema)) {
      return { text: corrected, certain };
    }
  }
  return undefined;
}

/** Functions that convert a text to another form, with whether the result is certain. */
const corrections: [(text: string, example: string) => string | undefined, boolean][] = [
  [(text) => text.trim(), true],
  [inCurlyQuotes, true],
  [(text) => text.trim().replace(/^#/, ''), true],
  [exactColour, true],
  [colour, false],
  [mistypedColour, false],
  [lengthWithUnit, true],
  [length, false],
  [(text) => text.replace(/^mailto:/i, '').trim(), true],
  [(text) => /[<(]\s*(?:mailto:)?([^\s<>():]+@[^\s<>()]+)\s*[>)]/i.exec(text)?.[1], true],
  [spelledAddress, false],
  [(text) => (text.includes('@') ? text.replaceAll(',', '.') : undefined), false],
  [withoutSpaces, false],
  // Takes the first of two addresses.
  [(text) => /^\s*(\S+@[^\s,;/|&]+)\s*[,;/|&].*@/.exec(text)?.[1], false],
  [secureAddress, true],
  [(text) => (namesPath(text) ? undefined : originOf(text)), true],
  [originOf, false],
  [locale, true],
  [language, false],
  [likelyLocale, false],
  [withPlaceholder, false],
  [withoutHost, false],
  [path, false],
  [pagePath, false],
  [words, true],
  [slug, false],
  [letterFirst, false],
];
