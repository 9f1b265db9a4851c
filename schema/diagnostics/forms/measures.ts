/** `8 px` and `0,5rem` as a length of CSS. */
export const lengthWithUnit = (text: string): string | undefined =>
  /[a-z%]$/i.test(text) ? length(text) : undefined;

/** The same for `8`, which most likely counts pixels. */
export function length(text: string): string | undefined {
  const [, number, unit] = /^(-?\d*[.,]?\d+)\s*(px|rem|em|vw|vh|%)?$/i.exec(text.trim()) ?? [];
  return number && `${number.replace(',', '.')}${unit?.toLowerCase() ?? 'px'}`;
}

/** `EN-us` as `en_US`. */
export function locale(text: string): string | undefined {
  const [, language, country] = /^([a-z]{2})(?:[-_. ]([a-z]{2}))?$/i.exec(text.trim()) ?? [];
  return language && `${language.toLowerCase()}${country ? `_${country.toUpperCase()}` : ''}`;
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
