import type { Problem } from '../diagnostics/diagnostics.ts';
import type { SiteSettings } from '../generated/types.ts';
import type { Facts } from '../load/load-page.ts';
import type { Redirects } from '../redirects/redirects.ts';
import type { Values } from '../values/values.ts';

/**
 * Something that needs more than one file, or more than a shape, to be seen. A file in
 * `schema/rules` is a rule: its default export. It runs once for a site, in time that grows with
 * the number of its facts and not faster.
 */
export type Rule = (site: SiteView, report: Report) => void;

/** A whole site, as its rules see it. */
export interface SiteView {
  /** Every file: site.yaml first, then the pages, drafts included. */
  files: readonly Facts[];
  /** The pages that could be read, drafts included. */
  readable: readonly PageFacts[];
  /** Route to page, drafts included; where two files have one route, the one that is no draft. */
  pages: ReadonlyMap<string, PageFacts>;
  /** Routes of pages that could not be read: what is in them is not known. */
  unread: ReadonlySet<string | undefined>;
  /** Addresses of pages whose files have a wrong name, which is reported. */
  misnamed: ReadonlySet<string>;
  /** Routes that two files have, which is reported. */
  repeated: ReadonlySet<string>;
  /** Addresses of files beside the pages. */
  assets: ReadonlySet<string>;
  /** Addresses that may be linked although nothing is there yet, with their place in the list; `undefined` where site.yaml has errors. */
  planned: ReadonlyMap<string, number> | undefined;
  /** Old paths and where they lead now, as far as site.yaml could be read. */
  redirects: Redirects;
  /** What pages use as `$(name)`; none where one of them is wrong. */
  values: Values;
  /** `undefined` where site.yaml has errors. */
  settings: SiteSettings | undefined;
  /** Whether drafts are part of the site. */
  showsDrafts: boolean;
  /** Whether what is built goes live. */
  isProduction: boolean;
  /** The text of a content file, for words about a mistake that has been found. */
  readText: (file: string) => string | undefined;
}

export type PageFacts = Facts & { route: string };

/** Where something is wrong. */
export interface Spot {
  file: string;
  where: Problem['where'];
  /** More places that are a part of the same mistake. */
  others?: NonNullable<Problem['others']>;
}

export type Finding = Omit<Problem, 'where' | 'others'>;

export interface Report {
  problem(spot: Spot, finding: Finding): void;
  /** A cause is reported once, with all its places. The finding is asked for at the first one only. */
  cause(cause: string, spot: Spot, finding: () => Finding): void;
}

/**
 * The file as a whole. To find a place in a file takes longer than to check it, so rules that may
 * find thousands of pages name places only for the first of them.
 */
export const wholeFile: Problem['where'] = { offsets: [0, 0] };

/** Whether visitors can see what is in a file. */
export const isShown = (site: SiteView, { draft }: Facts): boolean => site.showsDrafts || !draft;

/** Whether a page that could not be read might have what is missed. A draft has it for nobody. */
export const isAnyUnread = ({ files, unread }: SiteView): boolean =>
  unread.size > 0 && files.some(({ route, draft }) => !draft && unread.has(route));
