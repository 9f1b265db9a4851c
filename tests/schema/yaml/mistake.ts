/** A mistake in `page.yaml`, and what the author meant. */
export interface Mistake {
  kind: string;
  /** What is in the page, exactly once, and what an author writes instead. */
  from: string;
  wrong: string;
  /** What they meant; by default what was there. */
  right?: string;
  /** Words of the line at which it must be found; by default the first that differs. */
  line?: string;
  /** The fix has to be looked at before it is made. */
  isUnsure?: boolean;
  /** Nobody can know what was meant, so no fix need be right. */
  hasNoFix?: boolean;
}
