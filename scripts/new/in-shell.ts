/** Writes a path as a word of a command that is copied to a shell. */
export const inShell = (path: string): string =>
  /^[\w./:@%+,~-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
