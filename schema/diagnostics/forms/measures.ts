/** Converts `8 px` and `0,5rem` to a CSS length. */
export const lengthWithUnit = (text: string): string | undefined =>
  /[a-z%]$/i.test(text) ? length(text) : undefined;

/**
 * Converts lengths. A number without a unit most likely counts in that of the example, such as the `-0.02` of
 * a tracking, unless it is far too large or too small for it: a text of `16` is in pixels.
 */
export function length(text: string, example = ''): string | undefined {
  const [, written, unit] = /^(-?\d*[.,]?\d+)\s*(px|rem|em|vw|vh|%)?$/i.exec(text.trim()) ?? [];
  const number = written?.replace(',', '.');
  return (
    number && `${number}${unit?.toLowerCase() ?? likelyUnit(Math.abs(Number(number)), example)}`
  );
}

function likelyUnit(size: number, example: string): string {
  const usual = /\d(px|rem)$/.exec(example)?.[1] ?? 'em';
  if (usual === 'px') return size < 1 ? 'rem' : 'px';
  return size >= (usual === 'rem' ? 8 : 1) ? 'px' : usual;
}

const localeForm = /^([a-z]{2})(?:[-_. ]([a-z]{2}))?(?:\.utf-?8)?$/i;

/** Converts `EN-us` to `en_US`, and `en-UK` to `en_GB`. */
export function locale(text: string): string | undefined {
  const [, language, country] = localeForm.exec(text.trim()) ?? [];
  if (!language) return undefined;
  const tag = country ? `${language}-${country}` : language;
  return Intl.getCanonicalLocales(tag)[0]?.replace('-', '_');
}

/**
 * Converts `en_EN` to `en_US`, and `jp` to `ja_JP`: the country where most people speak a language,
 * or the language that most people there speak.
 */
export function likelyLocale(text: string): string | undefined {
  const [, first = '', country] = localeForm.exec(text.trim()) ?? [];
  if (first === '') return undefined;
  const ofLanguage = new Intl.Locale(first).maximize();
  if (country && ofLanguage.region) return `${ofLanguage.language}_${ofLanguage.region}`;
  const { language, region } = new Intl.Locale(`und-${country ?? first}`).maximize();
  return region && `${language}_${region}`;
}

/** Names of countries and nationalities besides the official names. */
const countries: Record<string, string> = {
  american: 'US',
  america: 'US',
  us: 'US',
  usa: 'US',
  british: 'GB',
  uk: 'GB',
  england: 'GB',
  austrian: 'AT',
  swiss: 'CH',
  brazilian: 'BR',
  canadian: 'CA',
  mexican: 'MX',
};

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** All possible codes of languages or countries. */
const codes = letters.flatMap((first) => letters.map((second) => first + second));

type Named = 'language' | 'region';
type Names = (code: string) => string | undefined;

/** Returns the names of languages or countries in a language, in lower case. */
function namesIn(language: string, type: Named): Names {
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
  return (code) => names.of(code)?.toLowerCase();
}

/**
 * Converts `English` to `en_US`, `Deutsch (Schweiz)` to `de_CH`: languages in English or their own
 * name, countries in either language.
 */
export function language(text: string, example: string): string | undefined {
  // Every malformed text is tried, and names are slow to look up.
  if (!localeForm.test(example)) return undefined;
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const isSaid = (name: string | undefined) =>
    name !== undefined && ` ${words.join(' ')} `.includes(` ${name} `);
  const find = (type: Named, codes: readonly string[], inItself: (code: string) => Names) => {
    const inEnglish = namesIn('en', type);
    // A code without an English name does not exist.
    return codes.find((code) => {
      const name = inEnglish(code);
      return name !== undefined && (isSaid(name) || isSaid(inItself(code)(code)));
    });
  };
  const spoken = find('language', codes, (code) => namesIn(code, 'language'));
  const inSpoken = namesIn(spoken ?? 'en', 'region');
  const adjective = words.find((word) => Object.hasOwn(countries, word));
  const country = adjective
    ? countries[adjective]
    : find(
        'region',
        codes.map((code) => code.toUpperCase()),
        () => inSpoken,
      );
  if (!spoken && !country) return undefined;
  const likely = new Intl.Locale(`${spoken ?? 'und'}${country ? `-${country}` : ''}`).maximize();
  return `${likely.language}_${likely.region}`;
}

/** Converts `Orchard` to `%s · Orchard` if the example is `%s · Name`. */
export function withPlaceholder(text: string, example: string): string | undefined {
  const wrong = text.replace(
    /\{\{?\s*(title|page|s)\s*\}?\}|%title%|%t\b|\[title\]|\$\{?title\}?/i,
    '%s',
  );
  if (wrong !== text) return wrong;
  return example.startsWith('%s') ? `%s · ${text}` : undefined;
}
