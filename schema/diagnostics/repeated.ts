import type { Diagnostic, Fix, Position } from '../model/diagnostics.ts';
import { join, type Offsets } from './source.ts';

/** Two of the same may be a coincidence. */
const fewest = 3;

/**
 * Combines mistakes of a file that are the same and have the same certain fix: whoever replaces a sign in
 * a whole file makes one mistake. The first names the places of the others, and its fix corrects all.
 */
export function repeatedAsOne(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  const isWhole = ({ severity, fix, others }: Diagnostic) =>
    severity === 'error' && fix?.certain === true && !others;
  const alike = Map.groupBy(diagnostics.filter(isWhole), ({ code, message, label, hints, fix }) =>
    [code, message, label, ...hints, fix?.title].join('\n'),
  );
  const groups = [...alike.values()]
    .filter(({ length }) => length >= fewest)
    .map((group) => group.toSorted((a, b) => a.range.start.line - b.range.start.line));
  const repeated = new Map(groups.map(([first, ...others]) => [first as Diagnostic, others]));
  const left = new Set(groups.flatMap(([, ...others]) => others));
  return diagnostics.flatMap((diagnostic) => {
    const others = repeated.get(diagnostic);
    if (left.has(diagnostic)) return [];
    return others ? together(diagnostic, others, text) : diagnostic;
  });
}

function together(first: Diagnostic, others: readonly Diagnostic[], text: string): Diagnostic {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = ({ line, column }: Position) => (lineStarts[line - 1] ?? 0) + column - 1;
  const all = [first, ...others];
  const fixes = all.map(({ fix }) => fix as Fix);
  const fix = join(
    text,
    fixes.map(({ range: { start, end }, text: written }) => ({
      offsets: [offsetOf(start), offsetOf(end)] satisfies Offsets,
      text: written,
    })),
  );
  const ranges = fixes.map(({ range }) => range);
  const start = ranges
    .map((range) => range.start)
    .reduce((a, b) => (offsetOf(b) < offsetOf(a) ? b : a));
  const end = ranges
    .map((range) => range.end)
    .reduce((a, b) => (offsetOf(b) > offsetOf(a) ? b : a));
  return {
    ...first,
    fix: {
      title: `${fixes[0]?.title}, in ${all.length} places`,
      text: fix.text,
      certain: true,
      range: { start, end },
    },
    others: others.map(({ file, range }) => ({ file, range })),
  };
}
