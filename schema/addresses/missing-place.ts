import { suggest } from '../diagnostics/suggest.ts';
import type { Page } from '../generated/types.ts';
import type { Facts } from '../load/load-page.ts';
import { parsePlainYaml } from '../load/plain/plain-yaml.ts';
import type { Finding, SiteView } from '../validate/rule.ts';
import { readBlockSchemas } from '../validate/schemas.ts';
import { type Link, writeInstead } from './link.ts';
import { wordsOf } from './name-words.ts';
import { hasAll } from './same-meaning.ts';

/** Explains a link to an anchor that an existing page does not have. */
export function explainMissingPlace(link: Link, page: Facts, site: SiteView): Finding {
  const anchor = link.anchor.slice(1);
  const names = [...new Set(page.anchors.map(([, id]) => id))];
  const own = onOwnPage(anchor, link, page);
  if (own) return own;
  const titled = byHeading(anchor, names, site.readText(page.file));
  const block = titled ? undefined : blockHeaded(anchor, page, site);
  if (block) return unnamedBlock(block, anchor, link, page);
  const near = titled ? { name: titled, certain: true } : nearestPlace(anchor, names);
  const { name = onlyUnlinked(page, names, site), certain } = near;
  const other = name === undefined ? onOtherPage(anchor, page, site) : undefined;
  const meant = name === undefined ? other : `#${name}`;
  const correct = name === undefined ? other : link.href.replace(link.anchor, () => `#${name}`);
  return {
    code: 'R203',
    message: `The page \`${page.route}\` has no place named \`${anchor}\`.`,
    ...(meant && { label: `did you mean \`${meant}\`?` }),
    hints:
      name === undefined
        ? howToName(anchor, page, names, site)
        : near.name === undefined
          ? [
              `No link leads to \`#${name}\`. If it is the same place, write that, or \`id: ${anchor}\` in \`${page.file}\` again.`,
            ]
          : ['A place gets its name from the `id` of a block.'],
    ...(correct && writeInstead(link, correct, certain)),
  };
}

/** Returns the heading of a block that has no name yet. */
function unnamedBlock(
  { place, type }: { place: number; type: string },
  anchor: string,
  { href, anchor: written }: Link,
  { route, file }: Facts,
): Finding {
  const id = asName(anchor);
  return {
    code: 'R203',
    message: `The page \`${route}\` has no place named \`${anchor}\`.`,
    hints: [
      `Block ${place} of \`${file}\` (${type}) has these words in its heading, and no name yet. Write \`id: ${id}\` below its \`type\`, and \`${href.replace(written, () => `#${id}`)}\` here.`,
    ],
  };
}

/**
 * Explains `/#plans` on a page that has `#plans` itself: the link leads to the home page instead.
 */
function onOwnPage(anchor: string, { from, withinText, written }: Link, page: Facts) {
  const isThere = from !== page && from.anchors.some(([, id]) => id === anchor);
  if (!isThere) return undefined;
  const finding: Finding = {
    code: 'R203',
    message: `The page \`${page.route}\` has no place named \`${anchor}\`: it is on this page.`,
    label: `did you mean \`#${anchor}\`?`,
    hints: ['A place of the same page is linked by its name alone.'],
    ...writeInstead({ withinText, written }, `#${anchor}`, false),
  };
  return finding;
}

/**
 * Returns the anchor of a page that is nearest to a wrong one; `certain` if they differ only in
 * case and punctuation.
 */
function nearestPlace(
  anchor: string,
  names: readonly string[],
): { name?: string; certain: boolean } {
  const same = names.find((name) => name === asName(anchor));
  if (same !== undefined) return { name: same, certain: true };
  const words = wordsOf(anchor);
  // One word of a long name is not enough for a match.
  const alike = names.filter(
    (name) => (words.length <= 2 && hasAll(words, wordsOf(name))) || hasAll(wordsOf(name), words),
  );
  const [name] = alike.length === 1 ? alike : suggest(anchor, names);
  return name === undefined ? { certain: false } : { name, certain: false };
}

/** Finds the place whose heading spells the anchor, because other systems name places that way. */
function byHeading(anchor: string, names: readonly string[], text = ''): string | undefined {
  const lines = text.split('\n');
  const found = names.filter((name) => headingsOf(name, lines).includes(asName(anchor)));
  return found.length === 1 ? found[0] : undefined;
}

/** Returns the headings beside an `id`, in the same column, as names. */
function headingsOf(id: string, lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => line.replace(/^[ -]*id: *|["'\r]/g, '') === id);
  const column = lines[at]?.indexOf('id:') ?? 0;
  const isOutside = (line: string) => line.trim() !== '' && line.search(/[^ -]/) < column;
  const isStart = (line: string) => line.charAt(column - 2) === '-';
  const before = lines.slice(0, at + 1).findLastIndex((line) => isOutside(line) || isStart(line));
  const after = lines.findIndex((line, index) => index > at && (isOutside(line) || isStart(line)));
  return lines
    .slice(Math.max(0, before), after < 0 ? undefined : after)
    .filter((line) => line.search(/[^ -]/) === column)
    .flatMap((line) => /(?:heading|title): +(.+)$/.exec(line)?.[1] ?? [])
    .map(asName);
}

/** Returns the only place of a page that no link leads to: it was most likely renamed. */
function onlyUnlinked(page: Facts, names: readonly string[], site: SiteView): string | undefined {
  const linked = linkedPlaces(site);
  const [name, ...others] = names.filter((each) => !linked.has(`${page.route}#${each}`));
  return others.length === 0 ? name : undefined;
}

const linkedIn = new WeakMap<SiteView, Set<string>>();

/** Returns the anchors that links lead to, with their routes. */
function linkedPlaces(site: SiteView): Set<string> {
  const existing = linkedIn.get(site);
  if (existing) return existing;
  const linked = new Set(
    site.files.flatMap(({ links, route = '' }) =>
      links.flatMap(([, href]) => {
        const [path, anchor] = href.split('#');
        return anchor ? [`${path?.split('?')[0] || route}#${anchor}`] : [];
      }),
    ),
  );
  linkedIn.set(site, linked);
  return linked;
}

/** Returns the address of the only other page that has the anchor. */
function onOtherPage(anchor: string, page: Facts, site: SiteView): string | undefined {
  const routes = placesOf(site).get(anchor) ?? [];
  const [route] = routes;
  return routes.length === 1 && route !== page.route ? `${route}#${anchor}` : undefined;
}

const cached = new WeakMap<SiteView, Map<string, string[]>>();

/** Groups the routes of pages by anchor. Created lazily at the first missing anchor. */
function placesOf(site: SiteView): Map<string, string[]> {
  const existing = cached.get(site);
  if (existing) return existing;
  const places = new Map<string, string[]>();
  for (const [route, { anchors, draft }] of site.pages) {
    for (const [, id] of draft ? [] : anchors) {
      const routes = places.get(id);
      if (routes) routes.push(route);
      else places.set(id, [route]);
    }
  }
  cached.set(site, places);
  return places;
}

/** Turns `Our Plans` into an `id`: `our-plans`. */
const asName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/%20/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Advises what to do about an anchor that resembles none on the page. */
function howToName(
  anchor: string,
  page: Facts,
  names: readonly string[],
  site: SiteView,
): string[] {
  const { file } = page;
  const block = findBlock(anchor, file, site);
  const id = /^[a-z]/.test(asName(anchor)) ? asName(anchor) : 'plans';
  if (block) {
    return [
      `Block ${block.place} of \`${file}\` (${block.type}) has no name yet. Write \`id: ${id}\` below its \`type\`.`,
    ];
  }
  const existing = names.map((name) => `\`#${name}\``).slice(0, 8);
  return [
    existing.length > 0
      ? `Write the name of a place that is there: ${existing.join(', ')}.`
      : `None of the blocks of \`${file}\` has a name.`,
    `A place gets its name from the \`id\` of a block: in \`${file}\` write \`id: ${id}\` below the \`type\` of the block that is meant.`,
  ];
}

/** Finds the only block without a name whose heading contains all of several words. */
function blockHeaded(anchor: string, { file }: Facts, site: SiteView) {
  const words = wordsOf(asName(anchor));
  if (words.length < 2 || !/^[a-z]/.test(asName(anchor))) return undefined;
  const [found, ...others] = blocksOf(file, site).flatMap(({ id, type, heading = '' }, index) =>
    id === undefined && hasAll(wordsOf(asName(heading)), words) ? [{ place: index + 1, type }] : [],
  );
  return others.length === 0 ? found : undefined;
}

function blocksOf(file: string, site: SiteView): { type: string; id?: string; heading?: string }[] {
  const text = site.readText(file);
  const page = text === undefined ? undefined : (parsePlainYaml(text) as Page | undefined);
  return Array.isArray(page?.blocks) ? page.blocks : [];
}

/**
 * Finds the unnamed block that an anchor most likely means: its type or heading contains the word.
 */
function findBlock(
  anchor: string,
  file: string,
  site: SiteView,
): { place: number; type: string } | undefined {
  const word = asName(anchor);
  const blocks = blocksOf(file, site);
  if (word.length < 3) return undefined;
  const index = blocks.findIndex(
    ({ id, type, heading = '' }) =>
      id === undefined && [type, asName(heading), ...otherNames(type)].some(hasWord(word)),
  );
  const type = blocks[index]?.type;
  return type === undefined ? undefined : { place: index + 1, type };
}

/** Returns other names of a block type: `faq` for questions. */
const otherNames = (type: string): string[] =>
  ((readBlockSchemas().get(type)?.['x-synonyms'] ?? []) as string[]).map((name) =>
    asName(name.replace(/([a-z])([A-Z])/g, '$1-$2')),
  );

const hasWord = (word: string) => (name: string) => `-${name}-`.includes(`-${word}-`);
