import type { TextEdit } from '../../syntax/text-edits.ts';
import { type Candidate, change, type Scene } from '../candidate.ts';
import { isRun, type Line, lastOf, type Run } from '../lines.ts';
import { findAll } from '../patterns.ts';

/** White space other than a space, as word processors and websites write it. */
const strange = /[\t\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]/;
const margin = new RegExp(`^(?:(?:- *)|[ ]|${strange.source})*`);
const behind = (sign: string) => new RegExp(`(?<sign>${sign})(?<space>${strange.source}+)`);
const behindSign = behind(String.raw`^ *(?:- *)*[\w-]+(?::|(?=\s+:))|^.*?-`);
const behindNameInBraces = behind(String.raw`[{,][ \t\u00a0]*[\w-]+:`);

/** In more lines than these, they are one mistake of the whole file. */
const mostAlone = 2;

/** Tabs and other strange spaces in the indentation; adjacent lines are one mistake. */
export function strangeSpaces({ lines }: Scene): Candidate[] {
  const found: Candidate[] = [];
  // In the whole file, they are one mistake, too.
  const isStrange = (line: Line) => strange.test(marginOf(line));
  const all = lines.filter((line) => !line.isBlank && isStrange(line));
  const isEverywhere = all.length * 2 > lines.filter(({ isBlank }) => !isBlank).length;
  if (isEverywhere && isRun(all))
    found.push(...repairs(all).map((each) => ({ ...each, cost: each.cost - 0.2 })));
  for (const line of lines.filter(isStrange)) {
    const run = line.runAround((each) => each.isBlank || isStrange(each)).filter(isStrange);
    if (isRun(run) && run[0] === line) found.push(...repairs(run));
  }
  const others = lines
    .filter((line) => !isStrange(line))
    .map(behindSigns)
    .filter(({ length }) => length > 0);
  if (others.length > mostAlone)
    found.push(ordinary(others.flat(), 0.9, ` in ${others.length} lines`));
  found.push(...others.map((edits) => ordinary(edits, 1)));
  return found;
}

/** The strange spaces behind the names and dashes of a line, as ordinary ones. A tab may be behind a colon. */
const behindSigns = (line: Line): TextEdit[] =>
  [behindSign, behindNameInBraces]
    .flatMap((form) => findAll(form, line.text, line.from))
    .flatMap(({ parts, at }) => {
      const [from, to] = at('space');
      const isRight = /^\t+$/.test(parts.space ?? '') && !parts.sign?.endsWith('-');
      return isRight ? [] : { from, to, text: ' ' };
    });

const ordinary = (edits: readonly TextEdit[], cost: number, where = ''): Candidate =>
  change(edits, {
    code: 'Y022',
    message: 'A special space is where YAML needs an ordinary one.',
    hints: ['It looks like a space and is another character, as word processors write it.'],
    title: `write ${where ? 'ordinary spaces' : 'an ordinary space'}${where}`,
    certain: true,
    cost,
  });

const marginOf = ({ text }: Line): string => margin.exec(text)?.[0] ?? '';

function repairs(run: Run): Candidate[] {
  const isTab = run.some((line) => marginOf(line).includes('\t'));
  const first = run[0];
  const bad = marginOf(first);
  const at = first.from + bad.search(strange);
  const length = /^\s+/.exec(bad.slice(bad.search(strange)))?.[0].length ?? 1;
  const where = run.length > 1 ? ` in ${run.length} lines` : '';
  const widths = isTab ? [2, 4, 1, 8, 3, ...widthOfNext(run)] : [1, 2, 0];
  const margins = [
    ...[...new Set(widths)].map((width) => (old: string) => spaced(old, width)),
    ...columnsBeside(run).map((column) => (old: string) => inColumn(old, column)),
  ];
  return margins.map((rewritten, rank) => {
    const edits = run.map((line) => {
      const old = marginOf(line);
      return { from: line.from, to: line.from + old.length, text: rewritten(old) };
    });
    return change(edits, {
      code: isTab ? 'Y003' : 'Y022',
      place: [at, at + length],
      message: isTab
        ? 'A tab is where YAML allows only spaces.'
        : 'A special space is where YAML allows only ordinary ones.',
      hints: [
        isTab
          ? bad.charAt(bad.search(strange) - 1) === '-'
            ? 'Write one space after the dash.'
            : 'Indent with two spaces for each level.'
          : 'It looks like a space and is another character, as word processors and websites write it.',
      ],
      title: isTab ? `write spaces${where}` : `write ordinary spaces${where}`,
      certain: true,
      cost: 0.5 + rank / 10,
    });
  });
}

/** How wide a tab is if the lines belong beside the next one; none where the spaces beside it are enough. */
function widthOfNext(run: Run): number[] {
  const bad = marginOf(run[0]);
  const tabs = bad.split('\t').length - 1;
  const next = lastOf(run).below;
  const width = ((next?.indent ?? 0) - (bad.length - tabs)) / tabs;
  const isWhole = Number.isInteger(width) && width > 0;
  return [...(isWhole ? [width] : []), ...(bad.length > tabs ? [0] : [])];
}

/** The columns of the lines around, where the lines themselves are all in one. */
function columnsBeside(run: Run): number[] {
  const [first] = run;
  const isOneColumn = run.every((line) => indentationOf(line) === indentationOf(first));
  const beside = isOneColumn ? [lastOf(run).below, first.above] : [];
  return [...new Set(beside.flatMap((line) => line?.indent ?? []))];
}

/** What is before the dash or the name. */
const indentationOf = (line: Line): string => /^[^-]*/.exec(marginOf(line))?.[0] ?? '';

const inColumn = (margin: string, column: number): string =>
  ' '.repeat(column) + spaced(margin.replace(/^[^-]*/, ''), 1);

/** What follows a dash stays one space away. */
const spaced = (text: string, width: number): string =>
  text
    .replace(new RegExp(`(?<=-)${strange.source}+`, 'g'), ' ')
    .replace(new RegExp(strange.source, 'g'), (sign) =>
      /[\u200b\u2060\ufeff]/.test(sign) ? '' : ' '.repeat(width),
    );
