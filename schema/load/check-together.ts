import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '../facts/facts.ts';
import { explainFarPublish, explainStaleDraft } from '../facts/publish-time.ts';
import { type IsSound, isFaulty } from '../facts/sound-parts.ts';
import { type Diagnostic, mostPlaces, type Problem } from '../model/diagnostics.ts';
import { inFile, placedInFiles } from '../model/pointer.ts';
import { readSiteSchema } from '../model/schemas.ts';
import { noValues, type Values } from '../model/values.ts';
import type { CheckedPictures } from '../pictures/check-pictures.ts';
import { revise, unrevised } from '../syntax/revision.ts';
import { checkAcrossPages } from '../validate/check-across-pages.ts';
import { findUnused } from '../values/used-values.ts';
import { wholeFile } from './content-files.ts';
import type { LoadedSettings } from './load-settings.ts';
import { readContentFile } from './read-content-file.ts';
import type { PageRecord, Survey } from './survey.ts';

/** Checks the pictures of all files. The code for that is loaded only if there are any. */
export async function checkUsedPictures(
  content: string,
  facts: readonly Facts[],
  assets: readonly string[],
  isSound: IsSound,
): Promise<CheckedPictures> {
  if (!facts.some((file) => file.pictures)) return { problems: new Map(), pictures: new Map() };
  const { checkPictures } = await import('../pictures/check-pictures.ts');
  return checkPictures(content, facts, assets, isSound);
}

/** A content folder whose files are read, each by itself. */
export interface ReadFiles {
  content: string;
  files: Survey['files'];
  site: LoadedSettings;
  pages: readonly PageRecord[];
  /** The facts of site.yaml and of all pages. */
  facts: readonly Facts[];
  pictures: CheckedPictures;
  /** Pages with errors of their own. */
  broken: ReadonlySet<PageRecord>;
  isSound: IsSound;
}

/**
 * Runs the rules across pages, and returns the problems by file, with those of pictures. The anchors
 * and headings of an unreadable page cannot be checked, but links to it are valid.
 */
export async function checkTogether(
  { content, files, site, pages, facts, pictures, broken, isSound }: ReadFiles,
  {
    showsDraft,
    now,
    production,
  }: { showsDraft: (file: string) => boolean; now: number; production: boolean },
): Promise<Map<string, Problem[]>> {
  const { assets, misnamed, unlisted } = files;
  const problems = await checkAcrossPages({
    facts,
    assets,
    misnamed,
    unlisted,
    planned: site.planned,
    redirects: site.redirects,
    values: site.values ?? noValues,
    settings: site.settings,
    unread: new Set([...broken].map(({ facts }) => facts.route)),
    isSound,
    showsDraft,
    isProduction: production,
    readText: (file) => readText(content, file),
    hasFile: (file) => existsSync(join(content, file)),
  });
  for (const [file, found] of pictures.problems) addProblems(problems, file, found);
  const used = [site.facts.values, ...pages.map(({ facts }) => facts.values)];
  // A page that is not read, because of its name or its letters, may use them.
  const isAllRead = misnamed.length === 0 && pages.every(({ fingerprint }) => fingerprint !== '');
  if (isAllRead && !isFaulty('/values', site.facts.faulty ?? [])) {
    const values = site.values ?? noValues;
    const unused = withoutTyped(findUnused(values, used), problems);
    addProblems(problems, 'site.yaml', await misplacedIn(content, unused, values));
  }
  for (const page of pages)
    if (!broken.has(page))
      addProblems(problems, page.facts.file, [
        ...explainStaleDraft(page.facts, now),
        ...explainFarPublish(page.facts, now),
      ]);
  return problems;
}

/**
 * A property of site.yaml that someone has moved in below the values is no value that nothing uses. The
 * code that explains it is loaded only if a value has such a name.
 */
async function misplacedIn(content: string, unused: Problem[], values: Values): Promise<Problem[]> {
  if (unused.length === 0) return unused;
  const { properties = {} } = readSiteSchema();
  const mayBeProperty = ({ where }: Problem) => Object.hasOwn(properties, String(where.path?.[1]));
  const text = unused.some(mayBeProperty) ? readText(content, 'site.yaml') : undefined;
  if (!text) return unused;
  const { explainMisplaced } = await import('../values/misplaced-settings.ts');
  return explainMisplaced(unused, text, values);
}

/** A value that is typed where it belongs is not reported as unused as well. */
function withoutTyped(unused: Problem[], problems: ReadonlyMap<string, Problem[]>): Problem[] {
  if (unused.length === 0) return [];
  const typed = new Set(
    [...problems.values()].flat().flatMap(({ code, value }) => (code === 'K621' ? value : [])),
  );
  return unused.filter(({ where }) => !typed.has(where.path?.slice(1).join('.')));
}

/**
 * Which problems get their lines: all, or errors and the warnings in some files. Of an error in many
 * places, only those that are shown get them, since each file takes as long as reading a page.
 */
export type Places = 'all' | ReadonlySet<string>;

/** Finds the lines of problems, which the rules give as paths. */
export async function placeProblems(
  content: string,
  problems: ReadonlyMap<string, Problem[]>,
  site: LoadedSettings,
  pages: readonly PageRecord[],
  places: Places,
): Promise<Diagnostic[]> {
  if (problems.size === 0) return [];
  const isPlaced = (file: string, { severity = 'error' }: Problem) =>
    severity === 'error' || places === 'all' || places.has(file);
  const unplaced = [...problems].flatMap(([file, all]) =>
    all.filter((problem) => !isPlaced(file, problem)).map((problem) => wholeFile(file, problem)),
  );
  const withPlaces = [...problems]
    .map(([file, all]): [string, Problem[]] => [
      file,
      all
        .filter((problem) => isPlaced(file, problem))
        .map((problem) => (places === 'all' ? problem : withFewPlaces(problem))),
    ])
    .filter(([, all]) => all.length > 0);
  if (withPlaces.length === 0) return unplaced;
  const [{ locate }, { seeValues }] = await Promise.all([
    import('../diagnostics/locate.ts'),
    import('../values/see-values.ts'),
  ]);
  const factsOf = new Map([site, ...pages].map(({ facts }) => [facts.file, facts]));
  const readFile = (file: string) => {
    const text = readText(content, file);
    const repairs = factsOf.get(file)?.repairs;
    return text === undefined
      ? undefined
      : { text, ...(repairs && { revision: revise(unrevised(text), repairs) }) };
  };
  const usedIn = new Map(pages.map(({ facts }) => [facts.file, facts.values?.at ?? []]));
  usedIn.set('site.yaml', site.facts.values?.at ?? []);
  const located = withPlaces.flatMap(([file, all]) => {
    // A file that is not text has no lines, but its problem may have other places.
    const found = readFile(file) ?? { text: '' };
    const placed = all.map((problem) =>
      placedInFiles(problem, (path, other = file) => inFile(path, factsOf.get(other)?.oldNames)),
    );
    const rewritten = seeValues(placed, usedIn.get(file) ?? [], site.values);
    return locate(file, found.text, rewritten, readFile, found.revision);
  });
  return [...unplaced, ...located];
}

const withFewPlaces = ({ others, ...problem }: Problem): Problem => ({
  ...problem,
  ...(others && {
    others: others.map(({ file, where }, index) => ({
      file,
      where: index < mostPlaces ? where : { offsets: [0, 0] },
    })),
  }),
});

function addProblems(problems: Map<string, Problem[]>, file: string, more: Problem[]): void {
  if (more.length > 0) problems.set(file, [...(problems.get(file) ?? []), ...more]);
}

/** Returns the text of a content file; `undefined` if it cannot be read. */
export function readText(content: string, file: string): string | undefined {
  const read = readContentFile(content, file);
  return 'text' in read ? read.text : undefined;
}
