import type { Code } from '../../schema/diagnostics/codes.ts';
import type { BuiltPage, Place } from './read-page.ts';

/** What is wrong in the HTML of a page. */
export interface Finding {
  code: Code;
  message: string;
  hints: string[];
  place: Place;
  /** Words of the page at that place, to find them in its file. */
  text?: string;
}

/** Looks for one kind of mistake, in time that grows with the number of elements. */
export type HtmlCheck = (page: BuiltPage, html: string) => Finding[];

/** Where what concerns a page as a whole is said. */
export const wholePage: Place = { area: 'blocks', block: undefined };
