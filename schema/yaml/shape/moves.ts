import { isAddress } from '../../addresses/is-address.ts';
import { plural } from '../../diagnostics/format.ts';
import { lineBreakOf } from '../../diagnostics/source.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { code } from '../../diagnostics/wording.ts';
import { oncePer } from '../../once-per.ts';
import { type Candidate, change, type Guesses, rewrite, type Scene } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { isPropertyWord, propertyNames } from '../schema-names.ts';

/** How many lines may be moved wherever they end. */
const longestSelection = 5;

/** How many parts of a group are looked at as the last that is moved. */
const mostParts = 30;

/** What if this line, or it and what hangs on it or follows it, had another indentation? */
export function moves(line: Line, { lines, text }: Scene): Candidate[] {
  // A line without words is no text that could go on, and belongs nowhere.
  if (!line.hasContent || !/[\p{L}\p{N}\]}]/u.test(line.text)) return [];
  // The first line of a file is in nothing.
  const targets = columnsAround(line)
    .filter((column) => (line.above ? column !== line.indent : column < line.indent))
    .map((column) => targetAt(line, column, lines));
  const description = describeLine(line);
  return [
    besideDashes(line),
    aboveList(line, text),
    scopes(line, lines).flatMap((scope) => moveTogether(scope, targets, description, lines)),
  ].flat();
}

/** A group between the name of a list and its first item: it belongs above that name. */
function aboveList(line: Line, all: string): Guesses {
  const parent = line.above;
  const own = line.subtree();
  const next = (own.at(-1) as Line).below;
  const isBetween =
    line.key &&
    line.dashes === 0 &&
    parent?.key &&
    parent.value.text === '' &&
    parent.column < line.indent &&
    next?.indent === line.indent &&
    next.dashes > 0;
  if (!isBetween) return [];
  const by = line.indent - parent.column;
  const swapped = [...own.map(({ text }) => text.slice(by)), parent.text].join(lineBreakOf(all));
  return rewrite([parent.from, (own.at(-1) as Line).to], swapped, {
    code: 'Y014',
    place: line.place,
    message: `${code(String(line.key?.name))} is between ${code(String(parent.key?.name))} and the items of that list.`,
    hints: [`It belongs above ${code(`${parent.key?.name}:`)}, in the same column.`],
    title: `move it above ${code(`${parent.key?.name}:`)}`,
    certain: true,
    cost: 9,
  });
}

/** The properties of all items of a list are in the column of its dashes. */
function besideDashes(line: Line): Guesses {
  const isBeside = (each: Line) =>
    each.dashes === 0 && each.key !== undefined && each.indent === line.indent;
  const isItem = (each: Line) => each.dashes > 0 && each.indent === line.indent;
  const before = line.above;
  if (!isBeside(line) || !before || !isItem(before)) return [];
  const list = [
    line,
    ...line.runBelow(
      ({ indent, key }) => indent > line.indent || (indent === line.indent && key !== undefined),
    ),
  ];
  const moved = list.filter((each) => !isItem(each));
  if (moved.filter(isBeside).length < 2 || !list.some(isItem)) return [];
  const by = before.column - line.indent;
  const edits = moved.map((each) => each.moveBy(by));
  return change(edits, {
    code: 'Y014',
    place: line.place,
    message: `What belongs to the items of this list is ${plural(by, 'space')} too far to the left.`,
    hints: `It starts below the words of its item, not below the dash: ${code(String(line.key?.name))} in column ${before.column + 1}.`,
    certain: true,
    cost: 9,
  });
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
function scopes(line: Line, lines: readonly Line[]): Line[][] {
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
  return [...ends.add(last)].map((end) => lines.slice(line.index, end.index + 1));
}

/** Whether a line says all that it can, so that nothing can hang on it: a value behind its name, or a line of a text. */
const isComplete = ({ dashes, key, value, text }: Line): boolean =>
  dashes === 0 && (key ? /^[^|>]/.test(value.text) : /^\s*\p{L}/u.test(text));

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
  return {
    subject: line.key && line.dashes === 0 ? code(line.key.name) : 'This line',
    hints: [
      beside &&
        `Or it is an item like that of line ${beside.index + 1}: then it lacks ${beside.key ? code(`${beside.key.name}:`) : 'what that has'}.`,
      isNote && 'If visitors need not read it, remove it, or write `# ` before it.',
    ],
    certain: !isNote && !beside,
  };
}

/** Moves a line and others below it to each of some columns. */
function moveTogether(
  scope: readonly Line[],
  targets: readonly Target[],
  { subject, hints, certain }: ReturnType<typeof describeLine>,
  lines: readonly Line[],
): Candidate[] {
  const moved = scope.filter(({ isBlank }) => !isBlank);
  const [first] = moved as [Line, ...Line[]];
  const least = moved.reduce(
    (least, { indent, isComment }) => (isComment ? least : Math.min(least, indent)),
    Number.POSITIVE_INFINITY,
  );
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
      cost:
        (isWholeItem(scope, by, lines) ? 9 : 10 + Math.min(5, moved.length / 10)) +
        Math.abs(by) / 10 +
        (isCrooked(first, scope, by) ? 3 : 0) +
        (isUnusual ? 6 : 0),
    });
  });
}

/**
 * Whether a whole item is moved to the column of the nearest that begins with the same name, as blocks
 * do. In a long file, its turn would come late.
 */
function isWholeItem(scope: readonly Line[], by: number, lines: readonly Line[]): boolean {
  const [first] = scope as [Line, ...Line[]];
  const column = first.indent + by;
  const next = (scope.at(-1) as Line).below;
  if (
    next &&
    (next.dashes > 0 ? next.indent > Math.max(first.indent, column) : next.indent >= column)
  )
    return false;
  const isAlike = ({ dashes, key }: Line) =>
    dashes === 1 && key !== undefined && key.name === first.key?.name;
  if (!isAlike(first)) return false;
  const other = first.linesAbove().find(isAlike) ?? first.linesBelow().find(isAlike);
  return other?.indent === column && !isHalfMoved(scope, lines);
}

/** Whether a list is too close to its name, so that only what is above it was moved. */
function isHalfMoved(scope: readonly Line[], lines: readonly Line[]): boolean {
  const steps = scope.flatMap(({ key, value, column, below }) =>
    key && !value.text && below && below.dashes > 0 ? below.indent - column : [],
  );
  return steps.includes(0) && usualStep(lines, true) > 0;
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

/**
 * The first word in the column of the properties, which may be a name without its colon: the name of a
 * property, or one of two words, before a capital, an address or a sign in place of a colon, or a
 * misspelt name.
 */
export const unnamed = oncePer((line: Line): string | undefined => {
  const above = line.above;
  if (line.key || line.dashes > 0 || !above) return undefined;
  const [, word = '', rest = ''] =
    /^([a-z][\w-]*)([ \t]*[;=>|].*|[ \t].*)$/.exec(line.text.trim()) ?? [];
  const previousName = line.linesAbove().find(({ key }) => key);
  // What is further in than a name goes on with its text.
  if (word === '' || !previousName || previousName.column < line.indent) return undefined;
  const previous = above.value.text;
  const isBehindWhole = /[.!?…\d]$/.test(previous) || isAddress(previous);
  const isBeforeWhole = /^\p{Lu}/u.test(rest.trim()) || isAddress(rest.trim());
  // What is behind a comma goes on with it.
  if (isBeforeWhole ? !previous.endsWith(',') : isBehindWhole && isPropertyWord(word)) return word;
  const isLikeName = () => word.length > 4 && suggest(word, propertyNames()).length > 0;
  const isName = () => /^(?:[ \t]*[;=>|]|[ \t]+\S+$)/.test(rest) || isLikeName();
  return above === previousName && above.column === line.indent && isName() ? word : undefined;
});

/** Whether a line without a name follows a text that is whole: it may be a note, and no part of that. */
function isProseBehindText(line: Line): boolean {
  if (line.key || line.dashes > 0) return false;
  const above = line.above;
  // A sentence that is not further in than a property is no part of it.
  if (/^\s*[\p{Lu}(]/u.test(line.text) && above?.value.text && above.key)
    return above.column >= line.indent;
  // A single word may have been left behind by accident.
  if (above?.key && /^\s*[\p{L}\p{N}-]+\s*$/u.test(line.text)) return true;
  if (!/^\s*[^\s\p{L}\p{N}\]})"']/u.test(line.text)) return false;
  return above?.key !== undefined && /[.!?]["']?$/.test(above.value.text);
}

/** Whether the lines that hang on a line would be oddly below it. */
function isCrooked(first: Line, scope: readonly Line[], by: number): boolean {
  const child = first.below;
  if (child && scope.includes(child)) return isDivided(scope, by);
  if (isComplete(first) || !child || child.indent <= first.indent) return false;
  // The next item of a list hangs on nothing.
  if (first.dashes > 0 && child.dashes > 0 && child.indent === first.indent + by) return false;
  return child.indent <= first.indent + by || isOdd(child.indent - (first.indent + by));
}

/** Whether what hangs on a line starts in a column that nobody chooses. */
const isOdd = (step: number): boolean => step > 2 || step === 1;

/** Whether what hangs on one of the moved lines would be left behind, in an odd column. */
function isDivided(scope: readonly Line[], by: number): boolean {
  const left = (scope.at(-1) as Line).below;
  const parent = left && scope.findLast((line) => !line.isBlank && line.indent < left.indent);
  return parent !== undefined && left !== undefined && isOdd(left.indent - (parent.column + by));
}

/** Whether a line would be further in, or less, than others do below what they belong to. */
function isUnusual(line: Line, column: number, lines: readonly Line[]): boolean {
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

/** Which line starts where this one belongs. */
function findCompanion(line: Line, column: number): string | undefined {
  for (const above of line.linesAbove()) {
    const isBeside =
      line.dashes > 0 ? above.dashes > 0 && above.indent === column : above.column === column;
    if (isBeside && above.key) {
      return line.dashes > 0
        ? `Its dash belongs below the dash of line ${above.index + 1}.`
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
