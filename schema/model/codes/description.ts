/** The documentation of a code for authors. */
export interface CodeDescription {
  /** A few words, without a full stop. */
  title: string;
  /** How such a mistake happens, in a sentence or two. */
  cause?: string;
  /**
   * A small file, or a part of one, with the mistake: a page or its properties, blocks that begin
   * with `- `, or properties of a block. If file names matter, each file begins with a line such as
   * `# pages/a.yaml`, `# site.yaml` or `# pages/a.png, 320 × 200 pixels`: see `bytesOf`. The
   * correction is written as by `git diff --word-diff`, `[-wrong-]{+right+}`: see `readExample`. A
   * test validates both versions.
   */
  example?: string;
}
