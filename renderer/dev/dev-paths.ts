/** Addresses of the dev server that no page can have, for the server and for browsers. */

/** Where a browser listens to what happens to the pages that it shows. */
export const eventsPath = '/@events';

/** `GET /@sources?route=/pricing`: where the blocks of a page stand, as `PageSources`. */
export const sourcesPath = '/@sources';

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
  /** In the order of the page; empty where the file is in the middle of an edit. */
  blocks: { type: string; line: number; column: number }[];
}
