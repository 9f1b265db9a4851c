import { toName } from '../model/to-name.ts';

/**
 * Returns the route of the page `pages/NAME.yaml`. `name` starts with a slash; `undefined` if it
 * cannot be an address.
 */
export const pageRoute = (name: string): string | undefined =>
  /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(name) ? name.replace(/\/index$/, '') || '/' : undefined;

/**
 * Turns a name into an address: `/Über uns` becomes `/ueber-uns`. `undefined` if nothing is left of
 * it.
 */
export function inAddressForm(name: string): string | undefined {
  const plain = name.split('/').map(toName).join('/');
  return pageRoute(plain) === undefined ? undefined : plain;
}
