/** What an author can read of a code. */
export interface CodeDescription {
  /** A few words, without a full stop. */
  title: string;
  /** How such a mistake comes about, in a sentence or two. */
  cause?: string;
  /**
   * A small file, or a part of one, that has the mistake: a page or its properties, blocks that begin
   * with `- `, or properties of a block. Where names matter, a line such as `# pages/a.yaml` or
   * `# site.yaml` begins each file. What corrects it stands in it as `git diff --word-diff` writes
   * changes, `[-wrong-]{+right+}`: see `readExample`. A test runs both.
   */
  example?: string;
}
