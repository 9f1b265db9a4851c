import type { Code } from '../codes.ts';
import type { Problem } from '../diagnostics.ts';
import { join, type Source } from '../source.ts';

/** Combines the warnings of a block that have one code, because authors paste several lines at once. */
export function onePerBlock(problems: readonly Problem[], code: Code, source: Source): Problem[] {
  const groups = Map.groupBy(problems, (problem) =>
    problem.code === code ? problem.where.path?.slice(0, 2).join('/') : problem,
  );
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first || more.length === 0) return first ?? [];
    const fixes = [first, ...more].flatMap(({ replacement }) => replacement ?? []);
    const edits = fixes.flatMap(({ offsets, text }) => (offsets ? [{ offsets, text }] : []));
    const replacement = {
      title: `${fixes[0]?.title}, and the others in the same way`,
      certain: fixes.every(({ certain }) => certain),
      ...join(source.text, edits),
    };
    return {
      ...first,
      more: more.map(({ where }) => where),
      replacement: edits.length > more.length ? replacement : undefined,
    };
  });
}
