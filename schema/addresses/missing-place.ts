import { slug } from '../diagnostics/forms/names.ts';
import { isSlip } from '../diagnostics/suggest-value.ts';
import type { Facts } from '../facts/facts.ts';
import type { Finding, SiteView } from '../facts/rule.ts';
import { wordsOf } from '../model/name-words.ts';
import { suggest } from '../model/suggest.ts';
import { didYouMean, someOf } from '../model/wording.ts';
import { oncePer } from '../once-per.ts';
import { onlyOf } from '../only-of.ts';
import { decodeAddress } from './decode-address.ts';
import { type Link, writeInstead } from './link.ts';
import { maySearch } from './may-search.ts';
import { hasAll } from './same-meaning.ts';

/** The values in the file of each page, as names. */
const valuesOf = oncePer((_: SiteView) => new Map<string, ReadonlySet<string>>());

/**
 * Whether a place may be in a part of a page that could not be read. Then its name is a value somewhere
 * in the file.
 */
export function mayBeUnread({ anchor }: Link, page: Facts, site: SiteView): boolean {
  if (!site.unread.has(page.route)) return false;
  const cached = valuesOf(site);
  let values = cached.get(page.file);
  if (values === undefined) {
    const text = site.readText(page.file);
    if (text === undefined) return true;
    values = new Set(text.split(/[\n,{}]/).map(valueIn));
    cached.set(page.file, values);
  }
  return values.has(asName(anchor.slice(1))) || isOfMisnamed(anchor.slice(1), page);
}

/**
 * Whether the place that a link most likely means has a name in another form, which is reported, and may get that
 * of the link. What is misspelt is wrong under any form.
 */
function isOfMisnamed(anchor: string, page: Facts): boolean {
  const misnamed = page.anchors.flatMap(([, id]) => (inPlaceForm(id) === id ? [] : slug(id)));
  const { name } = misnamed.length > 0 ? nearestPlace(anchor, placesIn(page)) : {};
  return name !== undefined && misnamed.includes(name) && hasAll(wordsOf(name), wordsOf(anchor));
}

const inPlaceForm = (id: string): string => (/^[a-z][a-z0-9-]*$/.test(id) ? id : slug(id));

/** The names of the places on a page, in the form that they must have. */
const placesIn = ({ anchors }: Facts): string[] => [
  ...new Set(anchors.map(([, id]) => inPlaceForm(id))),
];

/** The value of a line, or of a part of one, as a name: `plans` for `- id: "Plans" # below`. */
const valueIn = (part: string): string =>
  asName(part.replace(/^[ \t-]*(?:[\w"'-]+[ \t]*[:=])?/, '').replace(/[ \t]#.*/, ''));

/** Explains a link to an anchor that an existing page does not have. */
export function explainMissingPlace(link: Link, page: Facts, site: SiteView): Finding {
  const anchor = link.anchor.slice(1);
  const names = placesIn(page);
  const exchanged = withQueryFirst(link, names);
  if (exchanged) return exchanged;
  const own = onOwnPage(anchor, link, page);
  if (own) return own;
  const text = site.readText(page.file);
  const titled = byHeading(anchor, names, text);
  const unnamed = titled === undefined && withoutName(anchor, page, text);
  if (unnamed) return unnamed;
  // A name that is a slip of its heading may be the one that is misspelt.
  const isSlipped = titled !== undefined && isSlip(titled, anchor);
  const { name, certain } = titled
    ? { name: titled, certain: !isSlipped }
    : nearestPlace(anchor, names);
  const meant = name === undefined ? onOtherPage(anchor, site) : `#${name}`;
  // So may one to which nothing leads.
  const isUnused =
    name !== undefined && !isSlipped && isSlip(name, anchor) && !isLinkedTo(name, site);
  return {
    code: 'R203',
    message: `The page \`${page.route}\` has no place named \`${anchor}\`.`,
    ...(meant !== undefined && {
      label: didYouMean([meant]),
      ...writeInstead(
        link,
        name === undefined ? meant : link.href.replace(link.anchor, () => meant),
        certain,
      ),
    }),
    hints: [
      meant === undefined && placesOf(page),
      isSlipped && `Or correct that \`id\`: the heading beside it spells \`${anchor}\`.`,
      isUnused && `Or correct that \`id\`: no link leads to \`#${name}\`.`,
      `A place gets its name from the \`id\` of a block, below its \`type\` in \`${page.file}\`.`,
    ],
  };
}

/** Whether a link leads to a place of this name, on any page. Where many links are wrong, nobody looks. */
const isLinkedTo = (name: string, site: SiteView): boolean =>
  !maySearch(site) ||
  site.files.some(({ links }) => links.some(([, href]) => href.endsWith(`#${name}`)));

/** Explains `/contact#form?about=prices`: a query is before the place. */
function withQueryFirst(link: Link, names: readonly string[]): Finding | undefined {
  const [, before = '', place = '', query = ''] =
    /^([^#]*)#([^?]*)\?([\w-]+=[^?]*)$/.exec(link.href) ?? [];
  const { name, certain } = nearestPlace(place, names);
  if (query === '' || name === undefined) return undefined;
  const correct = `${before}${before.includes('?') ? '&' : '?'}${query}#${name}`;
  return {
    code: 'R203',
    message: `\`?${query}\` comes after \`#${place}\`, so it is taken for a part of that name.`,
    label: `write \`${correct}\``,
    hints: 'What starts with `?` comes before the `#`.',
    ...writeInstead(link, correct, certain),
  };
}

/** The names of places that have the form of one. The others are still to be corrected. */
function placesOf({ anchors }: Facts): string | undefined {
  const names = new Set(anchors.flatMap(([, id]) => (inPlaceForm(id) === id ? [`#${id}`] : [])));
  return names.size > 0
    ? `Write the name of a place that is there: ${someOf([...names])}.`
    : undefined;
}

/** Returns the address of a place that only one page has. */
function onOtherPage(anchor: string, site: SiteView): string | undefined {
  if (!maySearch(site)) return undefined;
  const route = onlyOf(
    [...site.pages.values()].flatMap(({ route, anchors, draft }) =>
      !draft && anchors.some(([, id]) => id === anchor) ? [route] : [],
    ),
  );
  return route ? `${route}#${anchor}` : undefined;
}

/**
 * Explains `/#plans` on a page that has `#plans` itself: the link leads to the home page instead.
 */
function onOwnPage(anchor: string, link: Link, page: Facts) {
  const isThere = link.from !== page && link.from.anchors.some(([, id]) => id === anchor);
  if (!isThere) return undefined;
  const finding: Finding = {
    code: 'R203',
    message: `The page \`${page.route}\` has no place named \`${anchor}\`: it is on this page.`,
    label: didYouMean([`#${anchor}`]),
    hints: 'A place of the same page is linked by its name alone.',
    ...writeInstead(link, `#${anchor}`),
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
): { name?: string; certain?: boolean } {
  const same = names.find((name) => name === asName(anchor));
  if (same !== undefined) return { name: same, certain: true };
  const words = wordsOf(anchor);
  // One word of a long name is not enough for a match.
  const alike = names.filter(
    (name) => (words.length <= 2 && hasAll(words, wordsOf(name))) || hasAll(wordsOf(name), words),
  );
  const [name] = alike.length === 1 ? alike : suggest(anchor, names);
  return name === undefined ? {} : { name };
}

/** Finds the place whose heading spells the anchor, because other systems name places that way. */
function byHeading(anchor: string, names: readonly string[], text = ''): string | undefined {
  const lines = text.split('\n');
  const found = names.filter((name) => headingsOf(name, lines).includes(asName(anchor)));
  return onlyOf(found);
}

/** Explains a link to the heading of a block without `id`, which has a name in other systems. */
function withoutName(anchor: string, page: Facts, text = ''): Finding | undefined {
  const lines = text.split('\n');
  const column = /^( *- +)type:/m.exec(text)?.[1]?.length ?? -1;
  const at = onlyOf(
    lines.flatMap((line, index) => {
      const [, indent = '', heading = ''] = /^([ -]*)(?:heading|title): +(.+)$/.exec(line) ?? [];
      return indent.length === column && asName(heading) === asName(anchor) ? [index] : [];
    }),
  );
  if (at === undefined) return undefined;
  return {
    code: 'R203',
    message: `The page \`${page.route}\` has no place named \`${anchor}\`: a heading gives none.`,
    hints: `The block with that heading, in line ${at + 1} of \`${page.file}\`, has no \`id\`: write \`id: ${asName(anchor)}\` below its \`type\`.`,
  };
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

/** Turns `Our Plans` into an `id`: `our-plans`. */
const asName = (text: string): string =>
  decodeAddress(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
