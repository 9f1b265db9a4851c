/**
 * Whether an address is a path on the author's computer: `C:\\Users\\Ada\\og.png`,
 * `file:///Users/ada/og.png`.
 */
export const isOnComputer = (address: string): boolean =>
  /^(?:file:|[a-z]:[\\/]|\\\\|~\/|\/(?:users|home|volumes)\/[^/]+\/.*\.\w+$)/i.test(address.trim());

/** Returns the file name of any address: `og.png`. */
export const fileName = (address: string): string =>
  /([^\\/]+?)(?:[?#].*)?$/.exec(address.trim())?.[1]?.replace(/(?:%20|\s)+/g, '-') ?? '';
