import type { Node } from 'yaml';
import { type Path, type Problem, shownHints } from '../model/diagnostics.ts';
import { valueAt } from '../model/pointer.ts';
import { capital, code } from '../model/wording.ts';
import { onlyOf } from '../only-of.ts';
import { lineStart } from '../syntax/lines.ts';
import { nodeAt, spotAt } from '../syntax/node-at.ts';
import { composeYaml } from '../syntax/parse-yaml.ts';
import type { Revision } from '../syntax/revision.ts';
import { unsure } from './certainty.ts';
import { isOfShape } from './kinds-of-codes.ts';
import type { Repaired } from './repair.ts';

/** The problems of a repaired text, separate from those that its repairs stand for. */
interface Divided {
  problems: Problem[];
  repairs: Problem[];
}

/** A repair with what only follows from it. */
interface Trace {
  repair: Problem;
  /** Where its line begins in the repaired text. */
  line: number;
  sequels: Problem[];
}

/**
 * Removes problems that may only follow from a repair or from a block that could not be read: those on
 * the same line or in that block, and missing properties of a page that was not read to its end. If a
 * repaired line still has a problem, the repair is not certain and mentions it, unless that has a certain
 * fix of its own beside the repair.
 */
export function separateRepairs(problems: readonly Problem[], repaired: Repaired): Divided {
  const { revision } = repaired;
  const traces = repaired.problems.map((repair) => traceOf(repair, revision));
  const rewritten = new Set<Trace>();
  const kept = problems.filter((problem) => {
    const { path } = problem.where;
    if (!path || traces.length === 0) return true;
    const written = traces.filter(({ line }) => isWrittenBy(problem, line, revision));
    if (written.length > 1) {
      for (const trace of written) rewritten.add(trace);
      return true;
    }
    if (isUnread(path, repaired)) return false;
    const cause = traces.find((trace) => isOnLine(problem, path, trace, repaired));
    if (!cause) return true;
    const beside = traces.filter(({ line }) => line === cause.line);
    if (isBeside(problem, beside, revision)) return true;
    cause.sequels.push(problem);
    return false;
  });
  const left = traces.filter((trace) => !rewritten.has(trace));
  return {
    problems: kept,
    repairs: left.map(({ repair, sequels }) =>
      withSequels(withCorrection(repair, sequels, revision), sequels),
    ),
  };
}

function traceOf(repair: Problem, revision: Revision): Trace {
  const { where } = repair;
  const start = 'offsets' in where ? where.offsets[0] : 0;
  const at = revision.origins.findLastIndex((offset) => offset <= start);
  const line = lineStart(revision.text, at);
  return { repair, line, sequels: [] };
}

/** Whether the fix of an error writes a repaired line anew, such as all items of a list as groups. */
function isWrittenBy({ severity, replacement }: Problem, line: number, { text }: Revision) {
  if (!replacement?.offsets || severity === 'warning') return false;
  const [from, to] = replacement.offsets;
  return lineStart(text, from) <= line && line <= lineStart(text, to);
}

/** Whether what a problem is about may only seem to be wrong without what could not be read. */
function isUnread(path: Path, { revision, omitted, value }: Repaired): boolean {
  const isList = (part: unknown) => Array.isArray(part) && part.length > 0;
  if (path.length === 0) return omitted.length > 0 || !Object.values(Object(value)).some(isList);
  if (omitted.length === 0) return false;
  const { text, origins } = revision;
  const unit = path.slice(0, path[0] === 'blocks' ? 2 : 1);
  const { from, to } = nodeAt(composeYaml(text).document, unit, 'key');
  // A block that was left out at the end of this one was in front of the next one.
  const next = to + Math.max(0, text.slice(to).search(/\S|$/));
  const [first = 0, last = 0] = [origins[from], origins[next]];
  return omitted.some((lost) => first <= lost && lost <= last);
}

/** Whether a problem is in the line of a repair. */
function isOnLine(
  { code, where }: Problem,
  path: Path,
  { repair, line }: Trace,
  { revision: { text, origins }, value }: Repaired,
): boolean {
  const at = 'at' in where ? where.at : 'value';
  const { from, to } = nodeAt(composeYaml(text).document, path, at);
  const start = lineStart(text, from);
  if (at === 'inside') {
    // A visual of which the name and the kind are gone.
    if (code === 'P106' && repair.code === 'Y016') return start === line;
    // Items that are no blocks were moved to the level of these.
    if (code === 'P106' && repair.code === 'Y014' && !/^ *- +type:/.test(text.slice(line))) {
      const [first, last] = repair.replacement?.offsets ?? [];
      const origin = origins[from] ?? 0;
      return first !== undefined && last !== undefined && first <= origin && origin <= last;
    }
    // Below a line that was pasted too much, half of a block may have been pasted.
    return repair.code === 'Y002' && text.indexOf('\n', line) + 1 === start;
  }
  // A text may go on in a line that was moved, and what made items of lines may be wrong about that.
  const found = valueAt(value, path);
  const isOfLines = typeof found === 'string' || (code === 'P102' && isPlainList(found));
  return start <= line && line <= (isOfLines ? lineStart(text, to) : start);
}

const isPlainList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object');

/**
 * Whether repairs of signs leave what the certain fix of a problem writes: the wrong name of a text that
 * needs quotes is a mistake of its own. What follows from lines that were moved is none.
 */
function isBeside(problem: Problem, beside: readonly Trace[], { text, origins }: Revision) {
  const [from, to] = rangeOfFix(problem, text);
  if (from === undefined || to === undefined) return false;
  return beside.every(({ repair }) => {
    const { replacement } = repair;
    if (isOfShape(repair) || !replacement?.offsets) return false;
    const [start, end] = replacement.offsets;
    // What a repair adds right behind a value may belong to it.
    return (origins[to] ?? 0) < start || end <= (origins[from] ?? 0);
  });
}

/** What the certain fix of a problem with a value or a name replaces. */
function rangeOfFix({ where, replacement }: Problem, text: string): readonly number[] {
  if (!replacement?.certain || !('at' in where)) return [];
  const { node, pair } = spotAt(composeYaml(text).document?.contents, where.path);
  const written = (where.at === 'key' ? pair?.key : node) as Node | undefined;
  return replacement.offsets ?? written?.range ?? [];
}

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

/** Mentions the first error that follows from a repair. */
function withSequels(repair: Problem, sequels: readonly Problem[]): Problem {
  const first = sequels.find(({ severity }) => severity !== 'warning');
  const question = typeof first?.label === 'object' ? ` ${capital(first.label.question)}` : '';
  if (!first || !repair.replacement?.certain) return repair;
  // A value that is not there is not what to write.
  const isMissing = first.code === 'V801' && !first.replacement;
  return {
    ...unsure(repair),
    ...(isMissing && { replacement: undefined }),
    hints: [
      ...shownHints(repair.hints),
      first.message + question,
      ...shownHints(first.hints).slice(-1),
    ],
  };
}
