import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeTime } from '../../schema/facts/publish-time.ts';
import { namesIn } from '../../schema/model/value-uses.ts';
import type { CodeChanges } from './code-changes.ts';
import { type ChangedLine, diffLines } from './diff-lines.ts';
import { changedDetails } from './page-details.ts';
import { textOf } from './page-text.ts';
import { type PagePair, pairPages } from './pair-pages.ts';
import { readData, readHtml, type SiteState } from './site-state.ts';

/** A page that a change affects. */
export interface TouchedPage extends PagePair {
  /** The reasons that concern this page in particular. */
  reasons: string[];
  /** Whether something that pages share has changed it, too. */
  isShared: boolean;
  /** What visitors read otherwise, and what its file says otherwise besides. */
  text: ChangedLine[];
  /** Whether the address of a page that was moved or removed leads nowhere now. */
  isLost?: true;
}

interface TouchedFile {
  address: string;
  kind: 'new' | 'changed' | 'removed';
  /** Whether the address of one that was removed leads nowhere now. */
  isLost: boolean;
}

export interface Impact {
  pages: TouchedPage[];
  /** The changed pages that appear later, on their day of publication. */
  waiting: { route: string; day: string }[];
  /** How many pages there are after the change. */
  total: number;
  /** The reasons that concern many pages, such as a menu. */
  reasons: string[];
  /** Whether all of these changes are around the blocks, the same on every page. */
  isAround: boolean;
  /** What visitors read otherwise around every page. */
  frame: ChangedLine[];
  /** The files beside the pages that differ at their own address. */
  files: TouchedFile[];
  /** Changed redirects: old path, and the targets before and after. */
  redirects: ChangedLine[];
  /** Changed files that may affect every page. */
  shared: string[];
}

export interface Changes {
  /** Changed files, relative to the content folder. */
  content: ReadonlySet<string>;
  code: CodeChanges;
}

/** Finds out what a change means for visitors, page by page. */
export async function compareSites(
  before: SiteState,
  after: SiteState,
  changes: Changes,
): Promise<Impact> {
  const values = changedValues(before, after);
  const settings = changedSettings(before, after, values);
  const reasons = [...[...settings.values()].flat(), ...changes.code.shared.keys()];
  const compared: ComparedPage[] = [];
  for (const pair of pairPages(before, after)) {
    const page = await comparePage(before, after, pair, { ...changes, values, reasons });
    if (page) compared.push(page);
  }
  return {
    pages: compared.map(({ page }) => page),
    waiting: waitingPages(before, after, changes),
    total: after.pages.size,
    reasons,
    isAround: changes.code.shared.size === 0 && settings.keys().every((name) => around.has(name)),
    frame:
      compared
        .values()
        .map(({ frames }) => diffLines(...frames))
        .find((lines) => lines.length > 0) ?? [],
    files: touchedFiles(before, after, changes),
    redirects: diffLines(linesOf(before.redirects), linesOf(after.redirects)),
    shared: [...changes.code.shared.values()].flat(),
  };
}

function touchedFiles(before: SiteState, after: SiteState, { content }: Changes): TouchedFile[] {
  return [...content].flatMap((path) => {
    if (!path.startsWith('pages/') || /\.ya?ml$/.test(path)) return [];
    const address = path.slice('pages'.length);
    const [was, is] = [before, after].map(({ out }) => existsSync(join(out, address)));
    // Blocks show it at other addresses.
    if (!was && !is) return [];
    const kind = !was ? 'new' : is ? 'changed' : 'removed';
    return [{ address, kind, isLost: kind === 'removed' && !after.redirects.has(address) }];
  });
}

interface ComparedPage {
  page: TouchedPage;
  /** The texts around the page. */
  frames: [before: string[], after: string[]];
}

/** Compares a page and what is around it; returns `undefined` if nothing has changed it. */
async function comparePage(
  before: SiteState,
  after: SiteState,
  pair: PagePair,
  changes: Changes & { values: Map<string, string>; reasons: string[] },
): Promise<ComparedPage | undefined> {
  const { kind, route, from = route } = pair;
  const old = kind === 'new' ? '' : readHtml(before.out, from);
  const now = kind === 'removed' ? '' : readHtml(after.out, route);
  const hasNewHtml = old !== now;
  const { values } = changes;
  const site = kind === 'removed' ? before : after;
  const asDraft = draftReasons(before, after, pair, changes);
  const reasons = [...reasonsOf(site, route, changes, { hasNewHtml, values }), ...asDraft];
  if (!hasNewHtml && reasons.length === 0) return undefined;
  const isThere = kind === 'changed' || kind === 'moved';
  const isGone = kind === 'moved' || (kind === 'removed' && asDraft.length === 0);
  const isShared = hasNewHtml && isThere && changes.reasons.length > 0;
  const isExplained = reasons.length > 0 || (isShared && kind === 'changed');
  const [oldText, nowText] = [textOf(old), textOf(now)];
  const text = diffLines(oldText.lines, nowText.lines);
  const details =
    isThere && changes.content.has(after.pages.get(route)?.facts.file ?? '')
      ? await compareDetails(before, after, pair, text)
      : [];
  return {
    page: {
      ...pair,
      reasons: isExplained ? reasons : [otherwise(before, after, route, changes)],
      isShared,
      text: [...text, ...details],
      ...(isGone && !after.redirects.has(from) && { isLost: true }),
    },
    frames: old !== '' && now !== '' ? [oldText.frame, nowText.frame] : [[], []],
  };
}

async function compareDetails(
  before: SiteState,
  after: SiteState,
  { route, from = route }: PagePair,
  text: readonly ChangedLine[],
): Promise<ChangedLine[]> {
  const [old, now] = [await before.read(from), await after.read(route)];
  return old && now ? changedDetails(old, now, text) : [];
}

interface PageChanges {
  hasNewHtml: boolean;
  /** Names of changed values, each with its old and new text. */
  values: Map<string, string>;
}

function reasonsOf(
  site: SiteState,
  route: string,
  { content, code }: Changes,
  { hasNewHtml, values }: PageChanges,
): string[] {
  const facts = site.pages.get(route)?.facts;
  const { blocks, kinds, text } = readData(site.out, route);
  const html = readHtml(site.out, route);
  const pictures = new Set(facts?.pictures?.map(({ address }) => address));
  const assets = [...content].filter((file) => {
    const address = file.slice('pages'.length);
    const isNamed = () => [text, html].some((each) => each.includes(`${address}"`));
    return !file.endsWith('.yaml') && (pictures.has(address) || isNamed());
  });
  // A changed component may behave differently in the browser with the same HTML. A schema may not.
  const shows = (files: string[]) => hasNewHtml || files.some((file) => file.startsWith('blocks/'));
  return [
    ...(facts && content.has(facts.file) ? [`its own file \`${facts.file}\``] : []),
    ...(facts?.values?.names ?? []).flatMap((name) => values.get(name) ?? []),
    ...assets.map((file) => `the file \`${file}\``),
    ...[...code.blocks].flatMap(([type, files]) =>
      blocks.has(type) && shows(files) ? [`the block \`${type}\` (${list(files)})`] : [],
    ),
    ...[...code.kinds].flatMap(([kind, files]) =>
      kinds.has(kind) && shows(files) ? [`the visual \`${kind}\` (${list(files)})`] : [],
    ),
  ];
}

/** Whether a page is gone because its file makes it a draft, or new because it is one no longer. */
function draftReasons(
  before: SiteState,
  after: SiteState,
  { kind, route }: PagePair,
  { content }: Changes,
): string[] {
  const { facts } =
    (kind === 'removed' ? after : kind === 'new' ? before : undefined)?.drafts.get(route) ?? {};
  if (!facts || !content.has(facts.file)) return [];
  if (kind === 'new') return ['it is no longer a draft'];
  return [
    facts.publish === undefined
      ? 'it is a draft now'
      : `it is a draft until ${writeTime(facts.publish)}`,
  ];
}

/** The changed pages that visitors see later. Those that they saw are among the removed pages. */
const waitingPages = (
  before: SiteState,
  after: SiteState,
  { content }: Changes,
): Impact['waiting'] =>
  [...after.drafts].flatMap(([route, { facts }]) =>
    facts.publish === undefined || before.pages.has(route) || !content.has(facts.file)
      ? []
      : [{ route, day: writeTime(facts.publish) }],
  );

/**
 * The reason for a page that has no other: its day of publication has come, or only its HTML
 * changed.
 */
const otherwise = (
  before: SiteState,
  after: SiteState,
  route: string,
  { content }: Changes,
): string => {
  const file = (after.pages.get(route) ?? before.pages.get(route))?.facts.file ?? '';
  return before.pages.has(route) === after.pages.has(route) || content.has(file)
    ? 'its HTML changed'
    : 'its day of publication';
};

function changedValues(before: SiteState, after: SiteState): Map<string, string> {
  const names = new Set([...(before.values?.keys() ?? []), ...(after.values?.keys() ?? [])]);
  return new Map(
    [...names].flatMap((name): [string, string][] => {
      const [old, now] = [before.values?.get(name)?.text, after.values?.get(name)?.text];
      if (old === now) return [];
      return [[name, `the value \`${name}\` (${old ?? 'missing'} → ${now ?? 'missing'})`]];
    }),
  );
}

/**
 * The changed settings that pages share, each with its reasons: a value in it has changed, or what is
 * written there. Menus include the pages that name them.
 */
function changedSettings(
  before: SiteState,
  after: SiteState,
  values: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const partOf = (settings: object | undefined, name: string): string =>
    JSON.stringify(Object(settings)[name]) ?? '';
  const names = new Set(Object.keys({ ...before.settings, ...after.settings }));
  return new Map(
    [...names.difference(notOnPages)]
      .filter((name) => partOf(before.settings, name) !== partOf(after.settings, name))
      .map((name) => {
        const written = partOf(after.written, name);
        const used = [...new Set(namesIn(written))].flatMap((each) => values.get(each) ?? []);
        const isRewritten = used.length === 0 || written !== partOf(before.written, name);
        const where = describeSetting(name);
        return [
          name,
          [...used.map((value) => `${value} in ${where}`), ...(isRewritten ? [where] : [])],
        ];
      }),
  );
}

/** The settings that no page shows. */
const notOnPages = new Set(['redirects', 'planned', 'mails']);

/** The settings of header, footer and banner. */
const around = new Set(['header', 'footer', 'banner']);

const describeSetting = (name: string): string =>
  name === 'header' || name === 'footer' ? `the menus of the ${name}` : `\`${name}\` in site.yaml`;

const linesOf = (redirects: ReadonlyMap<string, string>): string[] =>
  [...redirects].map(([path, target]) => `${path} → ${target}`).sort();

const list = (files: readonly string[]): string => files.map((file) => `\`${file}\``).join(', ');
