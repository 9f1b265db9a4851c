import { UsageError } from '../command-line.ts';

const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Words as a name of an address or of a file: `Für Vereine` is `fuer-vereine`. */
export const toName = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const barePath = (given: string): string =>
  given.replace(/^\/?(?:pages\/)?/, '').replace(/\.ya?ml$|\/+$/g, '');

/** The nearest address to what was given, without a slash at its start: empty where there is none. */
export const nearestPath = (given: string): string =>
  barePath(given).split('/').map(toName).filter(Boolean).join('/');

/** The path as an address, without a slash at its start. Throws where it cannot be one, with what it could be. */
export function checkPath(given: string): string {
  const path = barePath(given);
  const better = nearestPath(given);
  if (path !== '' && path === better) return path;
  throw new UsageError(
    `\`${given}\` cannot be an address: use lower-case letters, digits and single hyphens.${
      better ? `\nTry: npm run new -- page ${better}` : ''
    }`,
  );
}

/** A name's words, the first with a capital: `for-nonprofits` is `For nonprofits`. */
export function toTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `quote-wall` as `QuoteWall`. */
export const toPascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
