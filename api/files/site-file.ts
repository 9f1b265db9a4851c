/** A file of the site as of its last check. */
export interface SiteFile {
  /** Real path, with links resolved. */
  path: string;
  /** Changes when the file is written or replaced. */
  stamp: string;
  /** Time of the last check, in milliseconds of `performance.now()`. */
  checkedAt: number;
  /** Hash of the content, in characters that are valid in an entity tag. */
  hash: string;
  /** Bytes. */
  size: number;
  type: string;
  compressible: boolean;
  /** Whether the name contains a hash of the content, so that other content has another name. */
  immutable: boolean;
  /**
   * Whether it is too large for memory. It is then read from the disk for each request,
   * uncompressed.
   */
  large: boolean;
  /** Content security policy, if browsers could run scripts in the file. */
  policy: string | undefined;
}

/** Milliseconds before a file is checked again. */
export const freshness = 1000;
