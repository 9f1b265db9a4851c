/** What an author can read of a code. */
export interface CodeDescription {
  /** A few words, without a full stop. */
  title: string;
  /** How such a mistake comes about, in a sentence or two. */
  cause?: string;
  /** A small file, or a part of one, that has the mistake. */
  wrong?: string;
  /** The same without it. */
  right?: string;
}
