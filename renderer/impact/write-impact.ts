import { plural } from '../../schema/diagnostics/format.ts';
import type { Impact, TouchedPage } from './compare-sites.ts';
import type { ChangedLine } from './diff-lines.ts';

/** The limit of a comment on a pull request is 65,536 characters. */
const mostCharacters = 60_000;
const mostPages = 100;
/** The most pages that one line or title names. */
const mostNamed = 6;
const mostLines = 24;
/** The most characters of a line. */
const longest = 300;

/**
 * The effects of a change as Markdown for a pull request. `base` is the name of the compared
 * commit.
 */
export function writeImpact(impact: Impact, base: string, pictures: readonly string[]): string {
  const { pages, files, waiting, redirects, frame, shared } = impact;
  const head = [
    '## What this change touches',
    '',
    `Compared with \`${base}\`: ${summarize(impact)}.`,
    ...(pages.length > 0 ? ['', ...writeTable(impact)] : []),
    ...writeLost(pages),
    ...writeFiles(files),
    ...writeWaiting(waiting),
    ...(pages.length === 0 && shared.length > 0
      ? ['', `Also changed, for all pages: ${shared.map((file) => `\`${file}\``).join(', ')}.`]
      : []),
  ];
  const parts = [
    ...writeDetails('Redirects', redirects),
    ...writeDetails('Around every page', frame),
    ...(pictures.length > 0 ? ['', '### Pictures', '', ...pictures] : []),
    ...writeTexts(pages),
  ];
  let text = head.join('\n');
  for (const part of parts) {
    if (text.length + part.length > mostCharacters)
      return `${text}\n\nAnd more, which is too long for here.`;
    text += `\n${part}`;
  }
  return text;
}

function summarize({ pages, total, redirects }: Impact): string {
  if (pages.length === 0 && redirects.length === 0)
    return `none of ${plural(total, 'page')} changes`;
  const kinds = (['changed', 'new', 'moved', 'removed'] as const).flatMap((kind) => {
    const { length } = pages.filter((page) => page.kind === kind);
    return length > 0 ? [`${length} ${kind}`] : [];
  });
  const parts = [
    ...(kinds.length > 0 ? [`${kinds.join(', ')}, of ${plural(total, 'page')}`] : []),
    ...(redirects.length > 0 ? [`${plural(redirects.length, 'line')} of redirects`] : []),
  ];
  return parts.join('; ');
}

function writeTable({ pages, total, reasons }: Impact): string[] {
  const shared = pages.filter(({ isShared }) => isShared);
  const added = pages.filter(({ kind }) => kind === 'new').length;
  const names = nameShared(shared, total - added, added > 0 ? 'other page' : 'page');
  const rows = shared.length > 0 ? [[names, 'changed', reasons] as const] : [];
  // Pages that changed for the same reasons share a line, because there may be thousands.
  const groups = Map.groupBy(
    pages.filter((page) => page.reasons.length > 0),
    (page) => JSON.stringify([page.kind, page.reasons]),
  );
  const own = [...groups.values()].map((group) => {
    const [{ kind, reasons }] = group as [TouchedPage];
    return [nameAll(group.map(nameOf), mostPages), kind, reasons] as const;
  });
  return [
    '| page | | because of |',
    '|---|---|---|',
    ...[...rows, ...own].map(
      ([names, kind, reasons]) => `| ${names} | ${kind} | ${reasons.map(inCell).join('; ')} |`,
    ),
  ];
}

const nameOf = ({ route, from }: TouchedPage): string =>
  from ? `\`${from}\` → \`${route}\`` : `\`${route}\``;

/** The pages that share a change, by name if there are only a few. */
function nameShared(shared: readonly TouchedPage[], total: number, noun: string): string {
  if (shared.length >= total && total > 1) return `all ${plural(total, noun)}`;
  return shared.length > mostNamed
    ? `${shared.length} of ${plural(total, noun)}`
    : nameAll(shared.map(nameOf), mostNamed);
}

/** Warns about addresses that lead nowhere because their pages were moved or removed without a redirect. */
function writeLost(pages: readonly TouchedPage[]): string[] {
  const lost = pages.filter(({ isLost }) => isLost);
  if (lost.length === 0) return [];
  const redirects = lost.map(({ from, route }) =>
    from ? `\`${from}: ${route}\`` : `\`${route}: …\` (the page that replaces it)`,
  );
  const lead = lost.length === 1 ? 'This old address leads' : 'These old addresses lead';
  return [
    '',
    `**Warning**: ${lead} nowhere now. Add to \`redirects\` in site.yaml: ${nameAll(redirects, mostPages)}.`,
  ];
}

/** Names the files that visitors get at their own address, such as a price list to download. */
function writeFiles(files: Impact['files']): string[] {
  if (files.length === 0) return [];
  const names = files.map(
    ({ address, kind, isLost }) =>
      `\`${address}\` (${kind}${isLost ? ', and its address leads nowhere now' : ''})`,
  );
  return ['', `Files at their own address: ${nameAll(names, mostPages)}.`];
}

/** Names the pages that nobody sees yet, because they wait for their day. */
function writeWaiting(waiting: Impact['waiting']): string[] {
  if (waiting.length === 0) return [];
  const names = waiting.map(({ route, day }) => `\`${route}\` (from ${day})`);
  return ['', `Changed drafts that appear later: ${nameAll(names, mostPages)}.`];
}

const nameAll = (names: readonly string[], most: number): string =>
  `${names.slice(0, most).join(', ')}${names.length > most ? `, and ${names.length - most} more` : ''}`;

/** The changed texts. Pages with the same differences share a section. */
function writeTexts(pages: readonly TouchedPage[]): string[] {
  const groups = Map.groupBy(pages, ({ text }) => JSON.stringify(text));
  return [...groups.values()].flatMap((group) => {
    const [{ text }] = group as [TouchedPage];
    return writeDetails(
      nameAll(
        group.map(({ route }) => `\`${route}\``),
        mostNamed,
      ),
      text,
    );
  });
}

const inCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

function writeDetails(title: string, changes: readonly ChangedLine[]): string[] {
  if (changes.length === 0) return [];
  // Some texts appear twice, such as the menus for phones and for wide screens.
  const all = [...new Set(changes.map(({ sign, line }) => `${sign} ${shorten(line)}`))];
  const lines = all.slice(0, mostLines);
  const more = all.length - lines.length;
  if (more > 0) lines.push(`# and ${plural(more, 'more line')}`);
  // A line of content must not close the code block.
  const fence = '`'.repeat(
    Math.max(
      3,
      ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((ticks) => ticks.length + 1)),
    ),
  );
  return [['', `### ${title}`, '', `${fence}diff`, ...lines, fence].join('\n')];
}

const shorten = (line: string): string => {
  const plain = line.replace(/\s+/g, ' ');
  return plain.length > longest ? `${plain.slice(0, longest)} …` : plain;
};
