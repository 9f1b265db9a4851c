/** Addresses of the dev server that no page can have, for the server and for browsers. */

/** The server-sent events about the pages that a browser shows. */
export const eventsPath = '/@events';

/** `GET /@sources?route=/pricing`: the places of a page's blocks, as `PageSources`. */
export const sourcesPath = '/@sources';

/** `GET /@warnings?route=/pricing`: the warnings about a page, as `DevProblem[]`. */
export const warningsPath = '/@warnings';

/** `POST /@open` with a `SourcePlace` as JSON: opens the file in the author's editor. */
export const openPath = '/@open';

/** A place in a content file, counted from 1. */
export interface SourcePlace {
  /** Path from the content folder, with `/`. */
  file: string;
  line: number;
  column: number;
}

export interface PageSources {
  file: string;
  /** In the order of the page; empty while the file has errors. */
  blocks: { type: string; line: number; column: number }[];
}
