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

const languages: Record<string, string> = {
  english: 'en_US',
  american: 'en_US',
  'american english': 'en_US',
  us: 'en_US',
  'british english': 'en_GB',
  british: 'en_GB',
  uk: 'en_GB',
  german: 'de_DE',
  deutsch: 'de_DE',
  french: 'fr_FR',
  spanish: 'es_ES',
  italian: 'it_IT',
  dutch: 'nl_NL',
  portuguese: 'pt_PT',
  polish: 'pl_PL',
};

/** `English` as `en_US`. */
export const language = (text: string): string | undefined => {
  const name = text.trim().toLowerCase();
  return Object.hasOwn(languages, name) ? languages[name] : undefined;
};

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
