const latin: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Turns words into a name for an address, a file or an anchor: `Für Vereine` becomes `fuer-vereine`. */
export const toName = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => latin[letter] as string)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
