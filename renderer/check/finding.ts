import type { Code } from '../../schema/model/codes.ts';
import type { BuiltPage, Place } from './read-built-page.ts';

/** A problem in the HTML of a page. */
export interface Finding {
  code: Code;
  message: string;
  hints: string[];
  place: Place;
  /** The text at that place, to find the line in the page's file. */
  text?: string;
}

/** Looks for one kind of problem, in linear time. */
export type HtmlCheck = (page: BuiltPage, html: string) => Finding[];

/** The place of problems that concern a whole page. */
export const wholePage: Place = { area: 'blocks', block: undefined };
