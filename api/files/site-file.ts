/** A file of the site as it was when last looked at. */
export interface SiteFile {
  /** Where it really is, links followed. */
  path: string;
  /** Differs when the file was written or replaced. */
  stamp: string;
  /** When it was last looked at: milliseconds, by `performance.now()`. */
  checkedAt: number;
  /** Of its content, in the letters of an entity tag. */
  hash: string;
  /** Bytes. */
  size: number;
  type: string;
  compressible: boolean;
  /** Its name holds a hash of its content: another content has another name. */
  immutable: boolean;
  /** Too large for memory: read from the disk each time, as it is. */
  large: boolean;
  /** Content security policy, where browsers could run script in it. */
  policy: string | undefined;
}

/** Milliseconds for which a file is taken to be as it was. */
export const freshness = 1000;
