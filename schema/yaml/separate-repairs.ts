import { type Document, isScalar, type Node } from 'yaml';
import { type Path, type Problem, shownHints } from '../diagnostics/diagnostics.ts';
import { valueAt } from '../diagnostics/pointer.ts';
import { code } from '../diagnostics/wording.ts';
import { columnOf } from '../edits/lines.ts';
import { composeYaml } from '../load/parse-yaml.ts';
import { onlyOf } from '../only-of.ts';
import { ofShape } from './certainty.ts';
import { nodeAt, pathAt, spotAt } from './node-at.ts';
import type { Repaired } from './repair.ts';
import type { Revision } from './revision.ts';

/** The problems of a repaired text, separate from those that its repairs stand for. */
interface Divided {
  problems: Problem[];
  repairs: Problem[];
}

/**
 * Removes problems that may only follow from a repair or from a block that could not be read: those on
 * the same line or in that block, and missing properties of a page that was not read to its end. If a
 * repaired line still has a problem, the repair is not certain and mentions it, unless that has a certain
 * fix of its own beside the repair.
 */
export function separateRepairs(
  problems: readonly Problem[],
  { revision, problems: repairs, omitted, value }: Repaired,
): Divided {
  if (repairs.length === 0) return { problems: [...problems], repairs: [] };
  const { document } = composeYaml(revision.text);
  const origin = (offset: number) => revision.origins[offset] ?? 0;
  const lineOf = (offset: number) => revision.text.lastIndexOf('\n', offset - 1);
  const lines = repairs.map(({ where }) => {
    const at = 'offsets' in where ? where.offsets[0] : 0;
    return lineOf(revision.origins.findLastIndex((offset) => offset <= at));
  });
  const hasNoItems = !Object.values(Object(value)).some(
    (list) => Array.isArray(list) && list.length > 0,
  );
  const values = repairs.map((repair) => valueWrittenBy(repair, revision));
  const sequels: Problem[][] = repairs.map(() => []);
  const replaced = new Set<Problem>();
  const kept = problems.filter((problem) => {
    const { path } = problem.where;
    if (!path) return true;
    const written = repairs.filter((_, index) => isWrittenBy(problem, lines[index], lineOf));
    if (written.length > 1) {
      for (const repair of written) replaced.add(repair);
      return true;
    }
    if (path.length === 0) return omitted.length === 0 && !hasNoItems;
    // Without what could not be read, a page may have no blocks.
    if (path.length === 1 && hasNoItems && omitted.length > 0) return false;
    const at = 'at' in problem.where ? problem.where.at : 'value';
    const place = nodeAt(document, path, at);
    // A text may go on in a line that was moved, and what made items of lines may be wrong about that.
    const found = valueAt(value, path);
    const isOfLines = typeof found === 'string' || (problem.code === 'P102' && isPlainList(found));
    const end = isOfLines ? place.to : place.from;
    // Below a line that was pasted too much, half of a block may have been pasted.
    const isPastedBelow = (line: number, index: number) =>
      repairs[index]?.code === 'Y002' &&
      revision.text.indexOf('\n', line + 1) === lineOf(place.from);
    const repaired =
      at === 'inside'
        ? lines.findIndex(isPastedBelow)
        : lines.findIndex((line) => lineOf(place.from) <= line && line <= lineOf(end));
    if (repaired >= 0) {
      if (problem.severity !== 'warning' && isApart(path, values[repaired])) return true;
      const sameLine = repairs.filter((_, index) => lines[index] === lines[repaired]);
      const corrected = rangeOfFix(problem, document);
      if (corrected && sameLine.every(isOutside(corrected, revision))) return true;
      sequels[repaired]?.push(problem);
      return false;
    }
    const unit: Path = path.slice(0, path[0] === 'blocks' ? 2 : 1);
    const { from, to } = nodeAt(document, unit, 'key');
    // A block that was left out at the end of this one was in front of the next one.
    const next = to + Math.max(0, revision.text.slice(to).search(/\S|$/));
    return !omitted.some((lost) => lost >= origin(from) && lost <= origin(next));
  });
  return {
    problems: kept,
    repairs: repairs.flatMap((repair, index) =>
      replaced.has(repair)
        ? []
        : withSequels(
            withCorrection(repair, sequels[index] ?? [], revision),
            (sequels[index] ?? []).filter(({ severity }) => severity !== 'warning'),
          ),
    ),
  };
}

/** Whether the fix of an error writes a repaired line anew, such as all items of a list as groups. */
function isWrittenBy(
  { severity, replacement }: Problem,
  line: number | undefined,
  lineOf: (offset: number) => number,
): boolean {
  const [from, to] = replacement?.offsets ?? [];
  if (from === undefined || to === undefined || severity === 'warning') return false;
  return line !== undefined && lineOf(from) <= line && line <= lineOf(to);
}

/** The path of the value in braces that a certain repair is within, so that nothing else depends on it. */
function valueWrittenBy({ replacement }: Problem, { text, origins }: Revision): Path | undefined {
  const { certain, offsets, text: right = '' } = replacement ?? {};
  const start = offsets ? origins.indexOf(offsets[0]) : -1;
  if (!certain || start < 0) return undefined;
  const { document } = composeYaml(text);
  const path = pathAt(document, { text, offset: start, column: columnOf(text, start) });
  const { inFlow, node } = spotAt(document?.contents, path);
  const [from, to] = node?.range ?? [start + 1, start];
  return inFlow && isScalar(node) && from <= start && start + right.length <= to ? path : undefined;
}

/** Whether a problem is in another value than the one that a repair writes, and not in one around it. */
const isApart = (path: Path, value: Path | undefined): boolean =>
  value !== undefined && path.length >= value.length && path.some((step, at) => step !== value[at]);

/** What the certain fix of a problem with a value or a name replaces. */
function rangeOfFix(
  { where, replacement }: Problem,
  document: Document.Parsed | undefined,
): [from: number, to: number] | undefined {
  if (!replacement?.certain || !('at' in where)) return undefined;
  const { node, pair } = spotAt(document?.contents, where.path);
  const written = (where.at === 'key' ? pair?.key : node) as Node | undefined;
  const [from, to] = replacement.offsets ?? written?.range ?? [];
  return from === undefined || to === undefined ? undefined : [from, to];
}

/**
 * Returns whether a repair of signs leaves what the fix of a problem writes: the wrong name of a text that needs
 * quotes is a mistake of its own. What follows from lines that were moved is none.
 */
const isOutside =
  ([from, to]: [number, number], { origins }: Revision) =>
  ({ code, replacement }: Problem): boolean => {
    const [start, end] = replacement?.offsets ?? [];
    if (ofShape.has(code) || start === undefined || end === undefined) return false;
    // What a repair adds right behind a value may belong to it.
    return (origins[to] ?? 0) < start || end <= (origins[from] ?? 0);
  };

const isPlainList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object');

/** Combines quoting a text with the correction of that text, such as removing `**`. */
function withCorrection(
  repair: Problem,
  sequels: readonly Problem[],
  { text, origins }: Revision,
): Problem {
  const { replacement } = repair;
  const first = onlyOf(sequels);
  const { certain, offsets, text: corrected = '' } = first?.replacement ?? {};
  if (!first || !replacement?.offsets || !offsets) return repair;
  const start = origins.indexOf(replacement.offsets[0]);
  const end = start + replacement.text.length;
  const isWhole = offsets[0] === start && offsets[1] === end;
  if (!isWhole || text.slice(start, end) !== replacement.text) return repair;
  return {
    ...repair,
    hints: [`In quotes, ${first.message.charAt(0).toLowerCase()}${first.message.slice(1)}`],
    replacement: {
      ...replacement,
      title: `write ${code(corrected)}`,
      text: corrected,
      certain: replacement.certain && certain === true,
    },
  };
}

function withSequels(repair: Problem, sequels: readonly Problem[]): Problem {
  const [first] = sequels;
  const { replacement, hints } = repair;
  if (!first || !replacement?.certain) return repair;
  return {
    ...repair,
    hints: [
      ...shownHints(hints),
      `${first.message}${/^did you mean/.test(first.label ?? '') ? ` D${first.label?.slice(1)}` : ''}`,
      ...shownHints(first.hints).slice(-1),
    ],
    replacement: { ...replacement, certain: false },
  };
}
