import type { Schema } from '../validate/schemas.ts';
import { acceptsText } from './accepts.ts';

/** Each tries to give a text another form; nothing where it is not of the kind. */
type Correction = (text: string, schema: Schema) => string | undefined;

/**
 * The text in the form that a schema wants, where one of the usual slips explains the difference:
 * `Home page hero` is `home-page-hero`. The first correction that the schema takes counts.
 */
export function correctForm(text: string, schema: Schema): string | undefined {
  for (const correct of corrections) {
    const corrected = correct(text, schema);
    if (corrected !== undefined && corrected !== text && acceptsText(corrected, schema)) {
      return corrected;
    }
  }
  return undefined;
}

const corrections: Correction[] = [
  (text) => text.trim(),
  (text) => text.trim().replace(/^#/, ''),
  colour,
  length,
  (text) => text.replace(/^mailto:/i, '').trim(),
  (text) => /[<(]\s*([^\s<>()]+@[^\s<>()]+)\s*[>)]/.exec(text)?.[1],
  (text) =>
    text
      .replace(/\s*(\(at\)|\[at\]| at )\s*/i, '@')
      .replace(/\s*(\(dot\)|\[dot\]| dot )\s*/gi, '.'),
  secureAddress,
  originOf,
  locale,
  date,
  (text, { examples = [] }) => withPlaceholder(text, String(examples[0] ?? '')),
  path,
  (text) => slug(text),
];

/** `2440D6`, `#24d`, `rgb(36, 64, 214)`, `white`. */
function colour(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  if (Object.hasOwn(colours, word)) return colours[word as keyof typeof colours];
  const hex = /^(?:#|0x)?([0-9a-f]+)$/.exec(word)?.[1]?.toUpperCase() ?? '';
  // Of eight digits the last two say how opaque it is.
  if (hex.length === 6 || hex.length === 8) return `#${hex.slice(0, 6)}`;
  if (hex.length === 3) return `#${[...hex].map((digit) => digit + digit).join('')}`;
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(word)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean);
  const numbers = parts?.slice(0, 3).map(Number);
  if (numbers?.length !== 3 || numbers.some((part) => !(part >= 0 && part <= 255)))
    return undefined;
  return `#${numbers
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}

/** The names that people know by heart. Source: https://www.w3.org/TR/css-color-4/#named-colors */
const colours = {
  black: '#000000',
  white: '#FFFFFF',
  gray: '#808080',
  grey: '#808080',
  silver: '#C0C0C0',
  red: '#FF0000',
  maroon: '#800000',
  orange: '#FFA500',
  gold: '#FFD700',
  yellow: '#FFFF00',
  lime: '#00FF00',
  green: '#008000',
  olive: '#808000',
  teal: '#008080',
  cyan: '#00FFFF',
  blue: '#0000FF',
  navy: '#000080',
  purple: '#800080',
  pink: '#FFC0CB',
  brown: '#A52A2A',
};

/** `8`, `8 px` and `0,5rem` as a length of CSS. */
function length(text: string): string | undefined {
  const [, number, unit] = /^(-?\d*[.,]?\d+)\s*(px|rem|em|vw|vh|%)?$/i.exec(text.trim()) ?? [];
  return number && `${number.replace(',', '.')}${unit?.toLowerCase() ?? 'px'}`;
}

/** `www.example.com/us` and `http://example.com/us` as `https://…`. */
function secureAddress(text: string): string | undefined {
  const bare = text.trim().replace(/^(https?:)?\/*/i, '');
  return /^[\w-]+(\.[\w-]+)+/.test(bare) ? `https://${bare}` : undefined;
}

/** `www.example.com/` and `http://www.example.com/pricing` as an origin. */
function originOf(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/*/, '')}`;
  const host = /^(https?):\/\/([^/?#\s]+)/i.exec(address.trim());
  return host ? `${host[1]?.toLowerCase()}://${host[2]?.toLowerCase()}` : undefined;
}

/** `EN-us` as `en_US`. */
function locale(text: string): string | undefined {
  const [, language, country] = /^([a-z]{2})(?:[-_. ]([a-z]{2}))?$/i.exec(text.trim()) ?? [];
  return language && `${language.toLowerCase()}${country ? `_${country.toUpperCase()}` : ''}`;
}

/** `2027/1/5`, `2027-1-5` and `15.01.2027` as `2027-01-05`. A date of the form 1/2/2027 has two meanings. */
function date(text: string): string | undefined {
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.trim()) ?? [];
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, first = '', second = '', end] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
  if (end) return `${end}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`;
  const named = /[a-z]{3,}/i.test(text) ? new Date(`${text} UTC`) : undefined;
  return named && !Number.isNaN(named.getTime()) ? named.toISOString().slice(0, 10) : undefined;
}

/** `Foresum` as `%s · Foresum`, where the example is `%s · Name`. */
function withPlaceholder(text: string, example: string): string | undefined {
  const wrong = text.replace(
    /\{\{?\s*(title|page|s)\s*\}?\}|%title%|%t\b|\[title\]|\$\{?title\}?/i,
    '%s',
  );
  if (wrong !== text) return wrong;
  return example.startsWith('%s') ? `%s · ${text}` : undefined;
}

/** `pages/og.png` and `og image.png` as the address `/og.png`. */
function path(text: string): string | undefined {
  const inside = text
    .trim()
    .replace(/^(\.{0,2}\/)*((pages|public|static)\/)?/, '')
    .replace(/\.yaml$/, '');
  return `/${inside.replace(/\s+/g, '-')}`;
}

/** `Home page hero` as `home-page-hero`. */
function slug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('&', ' and ');
  return plain
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
