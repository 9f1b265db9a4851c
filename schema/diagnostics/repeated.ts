import type { Diagnostic, Fix, Position } from '../model/diagnostics.ts';
import { join, type Offsets } from './source.ts';

/** Two of the same may be a coincidence. */
const fewest = 3;

/**
 * Combines mistakes of a file that are the same and have the same certain fix: an author who replaces a sign
 * in a whole file makes one mistake. The first names the places of the others, and its fix corrects all.
 */
export function repeatedAsOne(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  const alike = Map.groupBy(diagnostics.filter(mayBeRepeated), causeOf);
  const groups = [...alike.values()]
    .filter((group) => group.length >= fewest && areApart(group))
    .map((group) => group.toSorted((a, b) => compare(a.range.start, b.range.start)));
  const othersOf = new Map(groups.map(([first, ...others]) => [first as Diagnostic, others]));
  const combined = new Set([...othersOf.values()].flat());
  return diagnostics
    .filter((diagnostic) => !combined.has(diagnostic))
    .map((diagnostic) => {
      const others = othersOf.get(diagnostic);
      return others ? combine(diagnostic, others, text) : diagnostic;
    });
}

/** What names other places already is a combination. */
const mayBeRepeated = ({ severity, fix, others }: Diagnostic): boolean =>
  severity === 'error' && fix?.certain === true && !others;

const causeOf = ({ code, message, label, hints, fix }: Diagnostic): string =>
  [code, message, label, ...hints, fix?.title].join('\n');

/** Whether no fix changes what another one changes, so that all of them can be applied. */
function areApart(group: readonly Diagnostic[]): boolean {
  const ranges = group
    .map(({ fix }) => (fix as Fix).range)
    .toSorted((a, b) => compare(a.start, b.start));
  return ranges.every(({ start }, at) => compare(ranges[at - 1]?.end ?? start, start) <= 0);
}

const compare = (a: Position, b: Position): number => a.line - b.line || a.column - b.column;

function combine(first: Diagnostic, others: readonly Diagnostic[], text: string): Diagnostic {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = ({ line, column }: Position) => (lineStarts[line - 1] ?? 0) + column - 1;
  const fixes = [first, ...others].map(({ fix }) => fix as Fix);
  const { text: written } = join(
    text,
    fixes.map(({ range: { start, end }, text }) => ({
      offsets: [offsetOf(start), offsetOf(end)] satisfies Offsets,
      text,
    })),
  );
  const ends = fixes.flatMap(({ range: { start, end } }) => [start, end]).toSorted(compare);
  return {
    ...first,
    fix: {
      title: `${fixes[0]?.title}, in ${fixes.length} places`,
      text: written,
      certain: true,
      range: { start: ends[0] as Position, end: ends.at(-1) as Position },
    },
    others: others.map(({ file, range }) => ({ file, range })),
  };
}
