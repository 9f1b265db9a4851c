import { domainToASCII } from 'node:url';
import { codeFailure } from '../code-failure.ts';
import { emailPattern } from '../requests/email-pattern.ts';

const pattern = new RegExp(`^(?:${emailPattern})$`, 'v');

/**
 * Whether a text is an email address, by the rule of HTML's `<input type="email">` and the pattern
 * of our fields, so that server and browser agree. A domain may be written in any script: Chromium and WebKit send its ASCII
 * form, Firefox the typed one.
 * Source: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
function email(text: string): boolean {
  const [local, domain, ...rest] = text.split('@');
  if (local === undefined || domain === undefined || rest.length > 0) return false;
  return (
    pattern.test(text) &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(local) &&
    // Checked before conversion to ASCII, which drops everything after a slash or question mark.
    /^[a-z\d.\P{ASCII}-]+$/iu.test(domain) &&
    (/\P{ASCII}/u.test(domain) ? domainToASCII(domain) : domain)
      .split('.')
      .every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label))
  );
}

/**
 * The locales of most sites. Looking up names of languages takes a few milliseconds the first time.
 */
const frequent = new Set(['en_US', 'en_GB', 'de_DE', 'en', 'de']);

/** Whether a text is a current language code, optionally with a current country code: `en_GB`. */
function locale(text: string): boolean {
  if (frequent.has(text)) return true;
  const [language = '', country] = text.split('_');
  try {
    const tag = country ? `${language}-${country}` : language;
    return (
      Intl.getCanonicalLocales(tag)[0] === tag &&
      nameOf(language, 'language') !== undefined &&
      (country === undefined || (country !== 'ZZ' && nameOf(country, 'region') !== undefined))
    );
  } catch {
    return false;
  }
}

const nameOf = (name: string, type: 'language' | 'region'): string | undefined =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(name);

/** Makes a format that throws say so in one line: see `codeFailure`. */
export const namingFailure =
  (name: string, format: (text: string) => boolean) =>
  (text: string): boolean => {
    try {
      return format(text);
    } catch (error) {
      throw codeFailure(`The format \`${name}\``, error, 'Correct it in schema/model/formats.ts.');
    }
  };

/** The formats of texts that schemas may name. */
export const formats = {
  email: namingFailure('email', email),
  locale: namingFailure('locale', locale),
};
