/** `Home page_hero` as `home-page-hero`. */
export const words = (text: string): string | undefined =>
  /^[a-z0-9]+([-_ ][a-z0-9]+)*$/i.test(text) ? slug(text) : undefined;

/** The same for any text: `Größe & Preis` as `grosse-and-preis`. */
export function slug(text: string): string {
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

/** `2027-plans` as `plans-2027`. */
export function letterFirst(text: string): string | undefined {
  const [, digits, rest] = /^(\d+)-([a-z].*)$/.exec(slug(text)) ?? [];
  return digits && `${rest}-${digits}`;
}
