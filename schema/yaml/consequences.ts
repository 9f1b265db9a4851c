import type { Path, Problem } from '../diagnostics/diagnostics.ts';
import { parseYaml } from '../load/parse-yaml.ts';
import { nodeAt } from './node-at.ts';
import type { Repaired } from './repair.ts';

/** Without the problems that may come from lines that could not be read: those of the same block. */
export function withoutConsequences(
  problems: readonly Problem[],
  { revision, omitted }: Repaired,
): Problem[] {
  if (omitted.length === 0) return [...problems];
  const { document } = parseYaml(revision.text);
  const origin = (offset: number) => revision.origins[offset] ?? 0;
  return problems.filter(({ where }) => {
    if (!('path' in where)) return true;
    const unit: Path = where.path.slice(0, where.path[0] === 'blocks' ? 2 : 1);
    if (unit.length === 0) return false;
    const { from, to } = nodeAt(document, unit, 'key');
    const next = document?.contents?.range?.[1] ?? to;
    return !omitted.some((lost) => lost >= origin(from) && lost <= origin(Math.min(to + 1, next)));
  });
}
