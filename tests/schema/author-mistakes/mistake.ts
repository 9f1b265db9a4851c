/** A mistake that someone makes who knows other systems: an edit of a page. */
export interface AuthorMistake {
  /** A page of the tests' own site; that of `page.yaml` where nothing is given. */
  page?: string;
  from: string;
  to: string;
  /** Whether the message is about other parts of the page, too, so that all of it is read. */
  needsPage?: true;
  /** A part of the line at which the one error is; what was written where nothing is given. */
  at?: string;
  /** What the message names or proposes, where no fix shows that it is understood. */
  says?: string;
  /** What is in the file after the fix, which makes the page valid. */
  fixed?: string;
  /** Whether the fix is certain; not looked at where nothing is given. */
  certain?: boolean;
  /** Whether no fix may be offered, because it would change what the author says. */
  isUnfixed?: true;
}
