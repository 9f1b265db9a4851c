/** Whether an address is a place on somebody's own computer: `C:\\Users\\Ada\\og.png`, `file:///Users/ada/og.png`. */
export const isOnComputer = (address: string): boolean =>
  /^(?:file:|[a-z]:[\\/]|\\\\|~\/|\/(?:users|home|volumes)\/[^/]+\/.*\.\w+$)/i.test(address.trim());

/** What to do with a file that is there, by the name that it is to have beside the pages. */
export const copyToPages = (name: string): string =>
  `This is a place on your own computer. Copy the file into the folder \`pages\`, and write \`/${name}\`.`;

/** What a file is called, from whatever address: `og.png`. */
export const fileName = (address: string): string =>
  /([^\\/]+?)(?:[?#].*)?$/.exec(address.trim())?.[1]?.replace(/(?:%20|\s)+/g, '-') ?? '';
