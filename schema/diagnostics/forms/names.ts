import { toName } from '../../model/to-name.ts';

/** Converts `Home page_hero` to `home-page-hero`. */
export const words = (text: string): string | undefined =>
  /^[a-z0-9]+([-_ ][a-z0-9]+)*$/i.test(text) ? slug(text) : undefined;

/** Converts any text to such a name: `Größe & Preis` to `groesse-and-preis`. */
export const slug = (text: string): string => toName(text.replace(/([a-z0-9])([A-Z])/g, '$1-$2'));

/** Converts `2027-plans` to `plans-2027`. */
export function letterFirst(text: string): string | undefined {
  const [, digits, rest] = /^(\d+)-([a-z].*)$/.exec(slug(text)) ?? [];
  return digits && `${rest}-${digits}`;
}
