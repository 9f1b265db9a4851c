import { toName } from '../../schema/model/to-name.ts';
import { UsageError } from '../command-line.ts';

const barePath = (given: string): string =>
  given
    .replace(/^https?:\/+[^/]+/i, '')
    .replace(/^\/?(?:pages\/)?/, '')
    .replace(/\.(?:ya?ml|html?)$|\/+$/g, '');

/** The nearest valid address, without a slash at the start; empty if there is none. */
export const nearestPath = (given: string): string =>
  barePath(given).split('/').map(toName).filter(Boolean).join('/');

/** Whether a path can be an address, apart from how it is written around its words. */
export const isPath = (given: string): boolean =>
  barePath(given) !== '' && barePath(given) === nearestPath(given);

/**
 * The path as an address, without a slash at the start.
 * @throws UsageError with a suggestion, if it cannot be an address
 */
export function checkPath(given: string): string {
  if (isPath(given)) return barePath(given);
  const better = nearestPath(given);
  throw new UsageError(
    `\`${given}\` cannot be an address: use lower-case letters, digits and single hyphens.${
      better ? `\nTry: npm run new -- page ${better}` : ''
    }`,
  );
}

/** Turns a name into a title: `for-nonprofits` becomes `For nonprofits`. */
export function toTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `quote-wall` as `QuoteWall`. */
export const toPascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
