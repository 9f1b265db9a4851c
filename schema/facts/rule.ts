import type { SiteSettings } from '../generated/types.ts';
import type { Path, Problem } from '../model/diagnostics.ts';
import { pointerToPath } from '../model/pointer.ts';
import type { Redirects } from '../model/redirects.ts';
import type { Values } from '../model/values.ts';
import type { Facts } from './facts.ts';
import type { IsSound } from './sound-parts.ts';

/**
 * A rule finds mistakes that depend on several files, or on more than the shape of one. It is the
 * default export of a file in `schema/rules`, and runs once per site. Its time must be at most
 * linear in the number of facts.
 */
export type Rule = (site: SiteView, report: Report) => void;

/** A whole site as rules see it. */
export interface SiteView {
  /** Every file: site.yaml first, then the pages, drafts included. */
  files: readonly Facts[];
  /** Those files whose content visitors can see. */
  shown: readonly Facts[];
  /** The pages that could be read, drafts included. */
  readable: readonly PageFacts[];
  /**
   * Pages by route, drafts included. If two files have the same route, the one that is not a draft.
   */
  pages: ReadonlyMap<string, PageFacts>;
  /** Routes of pages that could not be read, so that their content is unknown. */
  unread: ReadonlySet<string | undefined>;
  /** Addresses of pages whose files have a wrong name. The names are already reported. */
  misnamed: ReadonlySet<string>;
  /** Files of pages that are not read because of their name. */
  unlisted: readonly string[];
  /** Routes that several files share. They are already reported. */
  repeated: ReadonlySet<string>;
  /** Addresses of files beside the pages. */
  assets: ReadonlySet<string>;
  /**
   * Addresses that may be linked before they exist, with their index in the list. `undefined` if
   * site.yaml has errors.
   */
  planned: ReadonlyMap<string, number> | undefined;
  /** Old paths and their new addresses, as far as site.yaml could be read. */
  redirects: Redirects;
  /** The values that pages use as `$(name)`. Empty if one of them is wrong. */
  values: Values;
  /** `undefined` if site.yaml has errors. */
  settings: SiteSettings | undefined;
  /** Whether a draft is compared with the pages of the site. */
  showsDraft: (file: string) => boolean;
  /** Whether the build is for the live site. */
  isProduction: boolean;
  /** Returns the text of a content file, to describe a mistake that has been found. */
  readText: (file: string) => string | undefined;
  /** Whether the content folder has a file of this path. */
  hasFile: (file: string) => boolean;
}

export type PageFacts = Facts & { route: string };

/** The place of a mistake. */
export interface Spot {
  file: string;
  where: Problem['where'];
  /** Other places of the same mistake. */
  others?: NonNullable<Problem['others']>;
}

/** Part of a text: see `Problem`. */
type Part = Extract<Problem['where'], { at: unknown }>['part'];

/** Returns the place of a value, by its path or JSON pointer, or of a part of its text. */
export const valueIn = (file: string, place: string | Path, part?: Part) => {
  const path = typeof place === 'string' ? pointerToPath(place) : place;
  return { file, where: { path, at: 'value', ...(part && { part }) } } satisfies Spot;
};

/** Returns the place of a property's name. */
export const keyIn = (file: string, path: Path): Spot => ({ file, where: { path, at: 'key' } });

/** Maximum number of places that a hint refers to. */
const mostSeen = 5;

/** Refers to other places, of the same file or of others. */
export function seeAlso(
  file: string,
  places: readonly ReturnType<typeof valueIn>[],
): Pick<Finding, 'see' | 'seeIn'> {
  const [here = [], there = []] = [true, false].map((isHere) =>
    places.slice(0, mostSeen).filter((place) => (place.file === file) === isHere),
  );
  return { see: here.map(({ where }) => where.path), seeIn: there };
}

/**
 * Says what differs from other files, to readers of this file and of those.
 * @param messageAt the message; `here` is the place in this file, in words
 */
export const differing = (
  file: string,
  messageAt: (here: string) => string,
): Pick<Finding, 'message' | 'about'> => ({
  message: messageAt('here'),
  about: { kind: 'difference', messageThere: messageAt(`in ${file}`) },
});

export type Finding = Omit<Problem, 'where' | 'others'>;

export interface Report {
  problem(spot: Spot, finding: Finding): void;
  /** Reports a cause once, with all its places. `finding` is called only for the first. */
  cause(cause: string, spot: Spot, finding: () => Finding): void;
}

/** Creates a report that collects problems by file. It leaves out those in parts that are not sound. */
export function collectIn(problemsByFile: Map<string, Problem[]>, isSound: IsSound): Report {
  const byCause = new Map<string, Problem>();
  const add = (file: string, problem: Problem) => {
    const problems = problemsByFile.get(file);
    if (problems) problems.push(problem);
    else problemsByFile.set(file, [problem]);
  };
  return {
    problem({ file, where, others }, finding) {
      if (isSound(file, where)) add(file, { ...finding, where, ...(others && { others }) });
    },
    cause(cause, { file, where }, finding) {
      if (!isSound(file, where)) return;
      const reported = byCause.get(cause);
      if (reported) {
        reported.others ??= [];
        reported.others.push({ file, where });
        return;
      }
      const problem: Problem = { ...finding(), where };
      byCause.set(cause, problem);
      add(file, problem);
    },
  };
}

/**
 * The whole file as a place. Finding a place in a file takes longer than checking it, so rules that
 * may report thousands of pages give an exact place only for the first.
 */
export const wholeFile = (file: string): Spot => ({ file, where: { offsets: [0, 0] } });

/** Whether visitors can see the content of a file. */
export const isShown = (site: SiteView, { file, draft }: Facts): boolean =>
  !draft || site.showsDraft(file);

/**
 * Whether a page that could not be read, or whose file has a wrong name, might contain what is
 * missing. Drafts do not count, because visitors cannot see them.
 */
export const isAnyUnread = ({ files, unread, misnamed }: SiteView): boolean =>
  misnamed.size > 0 ||
  (unread.size > 0 && files.some(({ route, draft }) => !draft && unread.has(route)));

/**
 * The files that could not be read completely, each with its text as far as that is readable: what
 * they name may be what is missing elsewhere.
 */
export const unreadFiles = (site: SiteView): UnreadFile[] => [
  ...site.files
    .filter(({ route }) =>
      route === undefined ? site.settings === undefined : site.unread.has(route),
    )
    .map((facts) => ({ facts, text: site.readText(facts.file) })),
  ...site.unlisted.map((file) => ({ text: site.readText(file) })),
];

export interface UnreadFile {
  /** Absent if nothing is read because of the name of the file. */
  facts?: Facts;
  /** Absent if it is no text. */
  text: string | undefined;
}
