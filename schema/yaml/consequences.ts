import type { Path, Problem } from '../diagnostics/diagnostics.ts';
import { parseYaml } from '../load/parse-yaml.ts';
import { nodeAt } from './node-at.ts';
import type { Repaired } from './repair.ts';

/**
 * Without the problems that may come from a repair or from what could not be read: those at the same
 * line, in the same block, and what a page lacks that is not there to its end.
 */
export function withoutConsequences(
  problems: readonly Problem[],
  { revision, problems: repairs, omitted, value }: Repaired,
): Problem[] {
  if (repairs.length === 0) return [...problems];
  const { document } = parseYaml(revision.text);
  const origin = (offset: number) => revision.origins[offset] ?? 0;
  const lineOf = (offset: number) => revision.text.lastIndexOf('\n', offset - 1);
  const repairedLines = new Set(
    repairs.flatMap(({ where }) => {
      const at = 'offsets' in where ? where.offsets[0] : 0;
      const found = revision.origins.findLastIndex((offset) => offset <= at);
      return [lineOf(found)];
    }),
  );
  const isUnfinished = !Object.values(Object(value)).some(
    (list) => Array.isArray(list) && list.length > 0,
  );
  return problems.filter((problem) => {
    const { path } = problem.where;
    if (!path) return true;
    if (path.length === 0) return omitted.length === 0 && !isUnfinished;
    const at = 'at' in problem.where ? problem.where.at : 'value';
    const place = nodeAt(document, path, at);
    if (at !== 'inside' && repairedLines.has(lineOf(place.from))) return false;
    const unit: Path = path.slice(0, path[0] === 'blocks' ? 2 : 1);
    const { from, to } = nodeAt(document, unit, 'key');
    return !omitted.some((lost) => lost >= origin(from) && lost <= origin(to + 1));
  });
}
