import { plural } from '../../diagnostics/format.ts';
import { cachedPieces, code } from '../../model/wording.ts';
import { type Candidate, change, type Scene } from '../candidate.ts';
import type { Line, Run } from '../lines.ts';
import { costOfMove, isUnusual } from './likely-moves.ts';
import { isProseBehindText, unnamed } from './unnamed-lines.ts';

/** How many lines may be moved wherever they end. */
const longestSelection = 5;

/** How many parts of a group are looked at as the last that is moved. */
const mostParts = 30;

/** What if this line, or it and what hangs on it or follows it, had another indentation? */
export function moves(line: Line, { lines }: Scene): Candidate[] {
  // A line without words belongs nowhere, but the lines of an item may be below a dash alone.
  if (!line.hasContent || !/[\p{L}\p{N}\]}]|^ *-$/u.test(line.text)) return [];
  // The first line of a file is in nothing.
  const isBeside = isBesideBlock(line);
  const targets = columnsAround(line)
    .filter((column) => (line.above && !isBeside ? column !== line.indent : column < line.indent))
    .map((column) => targetAt(line, column, lines));
  const description = describeLine(line);
  return scopes(line, lines).flatMap((scope) => moveTogether(scope, targets, description, lines));
}

/** Whether a block begins in the column of the one above it, so that it is a part of nothing further in. */
function isBesideBlock(line: Line): boolean {
  const beginsBlock = ({ dashes, key, value }: Line) =>
    dashes === 1 &&
    key?.name === 'type' &&
    cachedPieces()[`blocks/${value.text}.json`] !== undefined;
  return beginsBlock(line) && line.linesAbove().find(beginsBlock)?.indent === line.indent;
}

/** The columns in which the lines above start, and one level more than the last. */
function columnsAround(line: Line): number[] {
  const columns = new Set<number>([0, 2]);
  let floor = Number.POSITIVE_INFINITY;
  const last = line.above;
  if (last) columns.add(last.column + 2).add(last.indent + 2);
  for (const above of line.linesAbove()) {
    if (floor <= 0) break;
    if (above.indent > floor) continue;
    columns.add(above.indent).add(above.column);
    for (let dash = 1; dash < above.dashes; dash += 1) columns.add(above.indent + 2 * dash);
    floor = above.indent;
  }
  const below = line.below;
  if (below) columns.add(below.indent).add(below.indent - 2);
  return [...columns].filter((column) => column >= 0).sort((a, b) => a - b);
}

/**
 * The lines that may have been moved with a line: a few below it, some of the parts of its group or of those
 * that follow beside it, all down to a line further out, or all.
 */
function scopes(line: Line, lines: readonly Line[]): Run[] {
  const ends = new Set<Line>();
  let last = line;
  let least = Number.POSITIVE_INFINITY;
  let count = 0;
  let parts = 0;
  for (const below of line.linesBelow()) {
    count += 1;
    const isNear = count <= (least < line.indent ? longestSelection : mostParts);
    const isPart = line.indent <= below.indent && below.indent <= least;
    if (isPart) parts += 1;
    const isCounted = isPart && parts <= mostParts;
    if (isNear || isCounted || below.indent < least) ends.add(last);
    if (isCounted) ends.add(below);
    least = Math.min(least, below.indent);
    last = below;
  }
  return [...ends.add(last)].map((end) => [line, ...lines.slice(line.index + 1, end.index + 1)]);
}

/** A column in which a line and what belongs to it may start instead. */
interface Target {
  by: number;
  companion: string | undefined;
  isUnusual: boolean;
}

const targetAt = (line: Line, column: number, lines: readonly Line[]): Target => ({
  by: column - line.indent,
  companion: findCompanion(line, column),
  isUnusual: isUnusual(line, column, lines),
});

/** What messages say about a line, wherever it is moved and whatever goes with it. */
function describeLine(line: Line) {
  const beside = itemBeside(line);
  const isNote = isProseBehindText(line);
  const isNested = isNestedItem(line);
  const isTag = /^<\/?[A-Za-z]/.test(line.value.text);
  return {
    subject: line.key && line.dashes === 0 ? code(line.key.name) : 'This line',
    hints: [
      beside &&
        `Or it is an item like that of line ${beside.index + 1}: then it lacks ${beside.key ? code(`${beside.key.name}:`) : 'what that has'}.`,
      isNested &&
        'A list of texts has no list in it: all of them become items of one list. If these belong to the item above, write them into its text.',
      isTag && 'Or it is a part of another system, which pages cannot show: then remove it.',
      isNote && 'If visitors need not read it, remove it, or write `# ` before it.',
    ],
    certain: !isNote && !beside && !isNested && !isTag,
  };
}

/** Moves a line and others below it to each of some columns. */
function moveTogether(
  scope: Run,
  targets: readonly Target[],
  { subject, hints, certain }: ReturnType<typeof describeLine>,
  lines: readonly Line[],
): Candidate[] {
  const moved = scope.filter(({ isBlank }) => !isBlank);
  const [first] = scope;
  const least = Math.min(...moved.map(({ indent, isComment }) => (isComment ? Infinity : indent)));
  const name = moved.map(unnamed).find((word) => word !== undefined);
  return targets.flatMap(({ by, companion, isUnusual }) => {
    if (least + by < 0) return [];
    const edits = moved.map((each) => each.moveBy(by));
    return change(edits, {
      code: 'Y014',
      place: first.place,
      message: `${subject} is ${plural(Math.abs(by), 'space')} too far to the ${by < 0 ? 'right' : 'left'}.`,
      hints: [
        companion ?? `Start it in column ${first.indent + by + 1}. Two spaces are one level.`,
        name && `If ${code(name)} is a name, a colon comes after it: ${code(`${name}: …`)}.`,
        ...hints,
      ],
      certain: certain && name === undefined,
      cost: costOfMove(scope, by, lines) + (isUnusual ? 6 : 0),
    });
  });
}

/** The item above a group that is in the column of a list, so that it may be one of its items. */
function itemBeside(line: Line): Line | undefined {
  const isItem = ({ dashes, key, value }: Line) =>
    dashes > 0 && (key !== undefined || value.text.startsWith('{'));
  const previous = line.linesAbove().find(({ indent }) => indent <= line.indent);
  return previous?.indent === line.indent && isItem(previous) && isItem(line)
    ? previous
    : undefined;
}

/** Whether texts are written as items below another text, as in nested bullets. One alone may have slipped. */
function isNestedItem(line: Line): boolean {
  const isText = (each: Line | undefined) =>
    each !== undefined && each.dashes > 0 && !each.key && each.value.text !== '';
  const isBeside = isText(line.below) && line.below?.indent === line.indent;
  return isBeside && isText(line) && isText(line.above) && line.above?.column === line.indent;
}

/** Which line starts where this one belongs. */
function findCompanion(line: Line, column: number): string | undefined {
  for (const above of line.linesAbove()) {
    const isBeside =
      line.dashes > 0 ? above.dashes > 0 && above.indent === column : above.column === column;
    if (isBeside && above.key) {
      const isBlock = above.key.name === 'type' && line.key?.name !== 'type';
      return line.dashes > 0
        ? `Its dash belongs below the dash of line ${above.index + 1}.${isBlock ? ' Or the name of its list is gone: write that above it, or delete what is left of the list.' : ''}`
        : `It belongs below ${code(above.key.name)} of line ${above.index + 1}, in the same column.`;
    }
    if (line.dashes === 0 && above.text.trim() === '-' && above.indent < column)
      return `It is a part of the item that starts in line ${above.index + 1}: start it in column ${column + 1}.`;
    if (above.key && above.column < column)
      return `It is a part of ${code(above.key.name)} of line ${above.index + 1}: start it in column ${column + 1}.`;
    if (above.indent < column - 2) break;
  }
  return undefined;
}
