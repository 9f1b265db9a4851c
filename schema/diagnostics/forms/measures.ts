/** `8 px` and `0,5rem` as a length of CSS. */
export const lengthWithUnit = (text: string): string | undefined =>
  /[a-z%]$/i.test(text) ? length(text) : undefined;

/** The same for `8`, which most likely counts pixels. */
export function length(text: string): string | undefined {
  const [, number, unit] = /^(-?\d*[.,]?\d+)\s*(px|rem|em|vw|vh|%)?$/i.exec(text.trim()) ?? [];
  return number && `${number.replace(',', '.')}${unit?.toLowerCase() ?? 'px'}`;
}

const localeForm = /^([a-z]{2})(?:[-_. ]([a-z]{2}))?(?:\.utf-?8)?$/i;

/** `EN-us` as `en_US`, and `en-UK` as `en_GB`. */
export function locale(text: string): string | undefined {
  const [, language, country] = localeForm.exec(text.trim()) ?? [];
  if (!language) return undefined;
  const tag = country ? `${language}-${country}` : language;
  return Intl.getCanonicalLocales(tag)[0]?.replace('-', '_');
}

/** `en_EN` as `en_US`, and `jp` as `ja_JP`: the country where most speak a language, or what most speak there. */
export function likelyLocale(text: string): string | undefined {
  const [, first = '', country] = localeForm.exec(text.trim()) ?? [];
  if (first === '') return undefined;
  const ofLanguage = new Intl.Locale(first).maximize();
  if (country && ofLanguage.region) return `${ofLanguage.language}_${ofLanguage.region}`;
  const { language, region } = new Intl.Locale(`und-${country ?? first}`).maximize();
  return region && `${language}_${region}`;
}

/** What people call a country, or what comes from there, besides its name. */
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
/** All that a language or a country may have. */
const codes = letters.flatMap((first) => letters.map((second) => first + second));

type Named = 'language' | 'region';
type Names = (code: string) => string | undefined;

/** What languages or countries are called in a language, in small letters. */
function namesIn(language: string, type: Named): Names {
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
  return (code) => names.of(code)?.toLowerCase();
}

/** `English` as `en_US`, `Deutsch (Schweiz)` as `de_CH`: languages in English and in themselves, countries in both. */
export function language(text: string, example: string): string | undefined {
  // Every text without its form is tried, and names take time to look up.
  if (!localeForm.test(example)) return undefined;
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const isSaid = (name: string | undefined) =>
    name !== undefined && ` ${words.join(' ')} `.includes(` ${name} `);
  const find = (type: Named, codes: readonly string[], inItself: (code: string) => Names) => {
    const inEnglish = namesIn('en', type);
    // What has no name in English is no code, and has none in itself.
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

/** `2027/1/5`, `2027-1-5` and `15.01.2027` as `2027-01-05`. A date of the form 1/2/2027 has two meanings. */
export function date(text: string): string | undefined {
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
export function withPlaceholder(text: string, example: string): string | undefined {
  const wrong = text.replace(
    /\{\{?\s*(title|page|s)\s*\}?\}|%title%|%t\b|\[title\]|\$\{?title\}?/i,
    '%s',
  );
  if (wrong !== text) return wrong;
  return example.startsWith('%s') ? `%s · ${text}` : undefined;
}
