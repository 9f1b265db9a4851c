import type { Impact, TouchedPage } from './compare-sites.ts';
import type { ChangedLine } from './diff-lines.ts';

/** Comments on a pull request may have 65,536 characters. */
const mostCharacters = 60_000;
const mostPages = 100;
const mostLines = 24;
/** Characters of a line. */
const longest = 300;

/** What a change touches, as Markdown for a pull request. `base` names what it is compared with. */
export function writeImpact(
  impact: Impact,
  base: string,
  pictures: readonly string[] = [],
): string {
  const { pages, redirects, frame, shared } = impact;
  const head = [
    '## What this change touches',
    '',
    `Compared with \`${base}\`: ${summarize(impact)}.`,
    ...(pages.length > 0 ? ['', ...writeTable(pages)] : []),
    ...(pages.length === 0 && shared.length > 0
      ? [
          '',
          `Changed all the same, for all pages: ${shared.map((file) => `\`${file}\``).join(', ')}.`,
        ]
      : []),
  ];
  const parts = [
    ...writeDetails('Redirects', redirects),
    ...writeDetails('Around every page', frame),
    ...(pictures.length > 0 ? ['', '### Pictures', '', ...pictures] : []),
    ...pages.flatMap(({ route, text }) => writeDetails(`\`${route}\``, text)),
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
    return `none of ${count(total, 'page')} changes`;
  const kinds = (['changed', 'new', 'moved', 'removed'] as const).flatMap((kind) => {
    const { length } = pages.filter((page) => page.kind === kind);
    return length > 0 ? [`${length} ${kind}`] : [];
  });
  const parts = [
    ...(kinds.length > 0 ? [`${kinds.join(', ')}, of ${count(total, 'page')}`] : []),
    ...(redirects.length > 0 ? [`${count(redirects.length, 'line')} of redirects`] : []),
  ];
  return parts.join('; ');
}

const count = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;

function writeTable(pages: readonly TouchedPage[]): string[] {
  // Pages that changed for the same reasons, which may be thousands, are one line.
  const groups = Map.groupBy(pages, ({ kind, reasons }) => JSON.stringify([kind, reasons]));
  const rows = [...groups.values()].map((group) => {
    const [{ kind, reasons }] = group as [TouchedPage];
    const shown = group
      .slice(0, mostPages)
      .map(({ route, from }) => (from ? `\`${from}\` → \`${route}\`` : `\`${route}\``));
    const more = group.length > mostPages ? `, and ${group.length - mostPages} more` : '';
    return `| ${shown.join(', ')}${more} | ${kind} | ${reasons.map(inCell).join('; ')} |`;
  });
  return ['| page | | because of |', '|---|---|---|', ...rows];
}

const inCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

function writeDetails(title: string, changes: readonly ChangedLine[]): string[] {
  if (changes.length === 0) return [];
  const lines = changes.slice(0, mostLines).map(({ sign, line }) => `${sign} ${shorten(line)}`);
  const more = changes.length - lines.length;
  if (more > 0) lines.push(`# and ${count(more, 'more line')}`);
  // No line of content may end the block that it stands in.
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
