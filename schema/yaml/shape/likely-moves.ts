import { oncePer } from '../../once-per.ts';
import { type Line, lastOf, type Run } from '../lines.ts';

/** How unlikely it is that lines belong further to the left or to the right. */
export function costOfMove(scope: Run, by: number, lines: readonly Line[]): number {
  const count = scope.filter(({ isBlank }) => !isBlank).length;
  const item = movedItem(scope, by, lines);
  const isObvious = item?.isObvious === true || isOffByOne(scope, by);
  const size = isObvious ? 0.7 : item ? 9 : 10 + Math.min(5, count / 10);
  return size + Math.abs(by) / 10 + (isCrooked(scope, by, lines) ? 3 : 0);
}

/** Whether a line, with what hangs on it, is one space beside the column of what is above and below it. */
function isOffByOne(scope: Run, by: number): boolean {
  const [first] = scope;
  if (Math.abs(by) !== 1) return false;
  const column = first.column + by;
  const next = lastOf(scope).below;
  const previous = first.linesAbove().find((line) => line.indent <= column);
  const isAlone = scope.every(
    (line) => line === first || !line.hasContent || line.indent > first.indent,
  );
  return isAlone && previous?.column === column && next?.column === column;
}

/**
 * Whether a whole item is moved to the column of the nearest that begins with the same name, as blocks
 * do. In a long file, its turn would come late. It is obvious if the item is off by one space, or only
 * its first line is off.
 */
function movedItem(
  scope: Run,
  by: number,
  lines: readonly Line[],
): { isObvious: boolean } | undefined {
  const [first] = scope;
  const column = first.indent + by;
  const next = lastOf(scope).below;
  // Where only the first line of an item was moved, the others are in the right column already.
  const isRest = scope.length === 1 && next?.dashes === 0 && next.column === first.column + by;
  if (
    next &&
    !isRest &&
    (next.dashes > 0 ? next.indent > Math.max(first.indent, column) : next.indent >= column)
  )
    return undefined;
  const isAlike = (line: Line) => line.dashes === 1 && startOf(line) === startOf(first);
  if (!isAlike(first)) return undefined;
  const other = first.linesAbove().find(isAlike) ?? first.linesBelow().find(isAlike);
  if (other?.indent !== column || isHalfMoved(scope, lines)) return undefined;
  return { isObvious: isRest || Math.abs(by) === 1 };
}

/** How an item begins: with its first name, also in braces. All texts begin alike. */
const startOf = ({ key, value }: Line): string =>
  key?.name ?? /^\{[ \t]*([\w-]*)/.exec(value.text)?.[1] ?? '';

/** Whether a list is too close to its name, so that only what is above it was moved. */
function isHalfMoved(scope: Run, lines: readonly Line[]): boolean {
  const steps = scope.flatMap(({ key, value, column, below }) =>
    key && !value.text && below && below.dashes > 0 ? below.indent - column : [],
  );
  return steps.includes(0) && usualStep(lines, true) > 0;
}

/** Whether the lines that hang on a line would be oddly below it. */
function isCrooked(scope: Run, by: number, lines: readonly Line[]): boolean {
  const [first] = scope;
  const child = first.below;
  if (child && scope.includes(child)) return isDivided(scope, by, lines);
  if (isComplete(first) || !child || child.indent <= first.indent) return false;
  // The next item of a list hangs on nothing.
  if (first.dashes > 0 && child.dashes > 0 && child.indent === first.indent + by) return false;
  return child.indent <= first.indent + by || isOdd(child.indent - (first.indent + by), lines);
}

/** Whether a line says all that it can, so that nothing can hang on it: a value behind its name, or a line of a text. */
const isComplete = ({ dashes, key, value, text }: Line): boolean =>
  dashes === 0 && (key ? /^[^|>]/.test(value.text) : /^\s*\p{L}/u.test(text));

/** Whether what hangs on a line starts in a column that nobody chooses, unless the whole file is indented so. */
const isOdd = (step: number, lines: readonly Line[]): boolean =>
  step === 1 || (step > 2 && step !== usualStep(lines, false));

/** Whether what hangs on one of the moved lines would be left behind, in an odd column. */
function isDivided(scope: Run, by: number, lines: readonly Line[]): boolean {
  const left = lastOf(scope).below;
  const parent = left && scope.findLast((line) => !line.isBlank && line.indent < left.indent);
  return (
    parent !== undefined && left !== undefined && isOdd(left.indent - (parent.column + by), lines)
  );
}

/** Whether a line would be further in, or less, than others do below what they belong to. */
export function isUnusual(line: Line, column: number, lines: readonly Line[]): boolean {
  const isList = line.dashes > 0;
  // A list may start in the column of its name.
  const isParent = (above: Line) =>
    above.indent < column ||
    (isList && above.column === column && above.key !== undefined && above.value.text === '');
  const parent = line.linesAbove().find(isParent);
  if (!parent) return column > 0;
  // What follows a dash is beside it: `- label: A` starts two spaces further in than its dash.
  const start =
    parent.column < column || (isList && parent.column === column) ? parent.column : parent.indent;
  return column - start !== usualStep(lines, isList);
}

/** How far lists, or groups, are to the right of their names: most often two spaces. */
const usualStep = (lines: readonly Line[], isList: boolean): number =>
  usualSteps(lines)[isList ? 'list' : 'group'];

const usualSteps = oncePer((lines: readonly Line[]) => ({
  list: countSteps(lines, true),
  group: countSteps(lines, false),
}));

function countSteps(lines: readonly Line[], isList: boolean): number {
  const counts = new Map([[2, 1]]);
  for (const line of lines) {
    const below = line.below;
    if (!line.key || line.value.text || !below || below.dashes > 0 !== isList) continue;
    const step = below.indent - line.column;
    if (step >= 0) counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 2;
}
