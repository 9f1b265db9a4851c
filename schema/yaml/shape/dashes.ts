import { meansNone } from '../../diagnostics/explanations/empty-value.ts';
import { listSign } from '../../diagnostics/list-sign.ts';
import { code, shortened } from '../../model/wording.ts';
import type { TextEdit } from '../../syntax/text-edits.ts';
import { depthOf } from '../braces/reasons.ts';
import { type Candidate, change, type Guesses, type Scene } from '../candidate.ts';
import { withoutComma } from '../foreign/pasted-json.ts';
import { type Line, lastOf } from '../lines.ts';
import { mayGoOn } from '../scalar.ts';
import { unnamed } from './unnamed-lines.ts';

/** What if a dash were missing here, or one too many? */
export function dashes(line: Line, scene: Scene): Guesses {
  if (!line.hasContent || /^\s*[}\])]/.test(line.text)) return [];
  // Its dash is there without a space, or as another sign.
  if (/^-\S/.test(line.text.trim()) || listSign.test(line.text.trim())) return [];
  // `none` is no item.
  if (meansNone(line.text)) return [];
  // Within braces that go on in this line, no item begins.
  const { above } = line;
  if (above && depthOf(above.value.text) > 0 && !closerOf(above)) return [];
  return line.dashes === 0 ? missingDash(line, scene) : spareDash(line);
}

function missingDash(line: Line, { lines }: Scene): Guesses {
  const { indent } = line;
  const texts = textsBeside(line);
  // What goes on in lower case may be the same item.
  const isSentence = texts.slice(1).some(({ text }) => /^\s*\p{Ll}/u.test(text));
  const items = isSentence ? [line] : texts;
  const lost = lostDash(line);
  const common = {
    ...lost,
    ...(items.length > 1 && {
      message: `The dash that starts an item of a list is missing in ${items.length} lines.`,
    }),
    certain: !isSentence && lost.certain,
  };
  const hasComma = items.some((item) => commaBehind(item).length > 0);
  const title = hasComma && {
    title:
      items.length > 1
        ? 'write `- ` in front of each, and remove the commas behind them'
        : 'write `- ` in front, and remove the comma at the end',
  };
  const wholes = wholeItems(line, lines);
  const dashesAt = (column: number): Candidate[] => {
    const by = column + 2 - indent;
    const add = ({ from, start }: Line) => ({
      from,
      to: start,
      text: `${' '.repeat(column)}- `,
    });
    const dashed = items.flatMap((item) => [add(item), ...commaBehind(item)]);
    return [
      { ...common, ...title, edits: dashed, cost: 8 + Math.abs(by) / 10 },
      // What follows stays where it is, or keeps its distance.
      ...(by > 0 ? wholes : []).map(({ run, heads, more = [], costOf }) => ({
        ...common,
        ...(heads.length > 1 && { message: 'The items of this list have no dashes.' }),
        edits: [
          ...run.map((each) => (heads.includes(each) ? add(each) : each.moveBy(by))),
          ...more,
        ],
        cost: costOf(by),
      })),
    ];
  };
  const columns = new Set([indent, indent - 2, indent + 2, indent - 1, ...dashColumns(line)]);
  const possible = [...columns].filter((column) => column >= 0 && !hangsOnText(line, column));
  return [lateDash(line), possible.flatMap(dashesAt)].flat();
}

/** Removes the comma behind an item that is a group in braces, as in JSON. */
const commaBehind = (item: Line): TextEdit[] =>
  /^\{.*\},$/.test(item.value.text) ? withoutComma(item) : [];

/** Lines that may be one item of a list, or several that begin alike. */
interface WholeItems {
  run: readonly Line[];
  /** The lines that begin an item. */
  heads: readonly Line[];
  /** Other changes that they need. */
  more?: readonly TextEdit[];
  /** What is the cost of the guess if they are moved by some columns? */
  costOf: (by: number) => number;
}

/** The lines that may belong to an item that begins with a line, where it is not alone. */
function wholeItems(line: Line, lines: readonly Line[]): WholeItems[] {
  const beside = sameLevel(line, lines);
  // Several items, none of which has a dash: each starts with the same property.
  const alike = beside.filter(
    ({ indent, key }) => indent === line.indent && key && key.name === line.key?.name,
  );
  const closer = closerOf(line);
  const heads = [line];
  const all: WholeItems[] = [
    { run: line.subtree(), heads, costOf: (by) => 8.5 + by / 10 },
    ...(closer
      ? [
          {
            run: lines.slice(line.index, closer.index + 1),
            heads,
            more: withoutComma(closer),
            costOf: () => 7,
          },
        ]
      : []),
    { run: beside, heads, costOf: (by) => 8.6 + by / 10 },
    ...(alike.length > 1 ? [{ run: beside, heads: alike, costOf: () => 8.7 }] : []),
  ];
  return all
    .map((each) => ({ ...each, run: each.run.filter(({ isBlank }) => !isBlank) }))
    .filter(({ run }) => run.length > 1);
}

/** What all guesses at a missing dash say. */
function lostDash(line: Line): Omit<Candidate, 'edits' | 'cost'> {
  const { above } = line;
  const name = unnamed(line);
  const item = above?.value.text ?? '';
  // Words that go on with a sentence may belong to the item above.
  const goesOn = line.key === undefined && /^\p{Lu}/u.test(item) && mayGoOn(item, line.text);
  // In lower case or brackets, the words may be a note, or have been left behind by accident.
  const mayBeNote =
    line.key === undefined && /^\s*(?:[\p{Ll}([]|(?:TODO|FIXME|NOTE|XXX)\b)/u.test(line.text);
  return {
    code: 'Y015',
    place: line.place,
    message: 'The dash that starts an item of a list is missing.',
    hints: [
      `Write ${code(`- ${shortened(line.text.trim().replace(/(?<=\}),$/, ''))}`)}: each item starts with a dash and a space.`,
      goesOn &&
        above &&
        `Or it goes on with the item above: then start it in column ${above.column + 3}.`,
      mayBeNote && 'Or it is a note for yourself: then `# ` is before it.',
      name && `If ${code(name)} is a name, a colon comes after it: ${code(`${name}: …`)}.`,
    ],
    certain: !goesOn && name === undefined && !mayBeNote,
  };
}

/** A text with those right below it, which may be items of one list, or one text in several lines. */
function textsBeside(line: Line): Line[] {
  const isText = ({ indent, dashes, key }: Line) => indent === line.indent && !dashes && !key;
  return line.key ? [line] : [line, ...line.runBelow(isText)];
}

/** The dash of an item that is one line too low: before its second property. */
function lateDash(line: Line): Guesses {
  const next = line.below;
  if (!line.key || next?.dashes !== 1 || !next.key || next.column !== line.indent) return [];
  // A line with a gap below it is not the beginning of what follows.
  if (next.index !== line.index + 1) return [];
  const { start, indent } = next;
  const first = line.from + indent;
  return change([{ from: first, to: first + 1, text: '-' }, withoutDash(next)], {
    code: 'Y015',
    place: [start, start + 1],
    message: 'The dash of this item is one line too low.',
    hints: [`The item begins with ${code(line.key.name)}, in line ${line.index + 1}.`],
    title: `write it before ${code(line.key.name)}`,
    // A block most often begins with its type.
    certain: next.key.name !== 'type',
    cost: 7.9,
  });
}

/** The line that closes the brace with which a line ends, as JSON is written. */
export function closerOf(line: Line): Line | undefined {
  if (!/[{[]$/.test(line.value.text)) return undefined;
  const last = lastOf(line.subtree());
  const next = last.below;
  return next?.indent === line.indent && /^\s*[}\]],?\s*$/.test(next.text) ? next : undefined;
}

/** Whether a line in that column would be the end of the text above it. */
function hangsOnText(line: Line, column: number): boolean {
  const above = line.above;
  if (above === undefined || !/^[^{["']/.test(above.value.text)) return false;
  // Behind `|` and `>`, a text has lines of its own.
  return column > above.indent || (!above.key && above.dashes === 0 && column === above.indent);
}

/** A line with those that follow beside it, down to the end of their group. */
function sameLevel(line: Line, lines: readonly Line[]): Line[] {
  const run = line.runBelow(
    ({ indent, dashes }) => indent > line.indent || (indent === line.indent && dashes === 0),
  );
  return lines.slice(line.index, (run.at(-1) ?? line).index + 1);
}

/** Where lists above this line have their dashes. */
function dashColumns(line: Line): number[] {
  const columns: number[] = [];
  let floor = Number.POSITIVE_INFINITY;
  for (const above of line.linesAbove()) {
    if (floor <= 0) break;
    if (above.indent >= floor) continue;
    if (above.dashes > 0) columns.push(above.indent);
    floor = above.indent;
  }
  return columns;
}

/** What follows the dash stays where it is. */
const withoutDash = ({ start }: Line): TextEdit => ({ from: start, to: start + 1, text: ' ' });

/** What follows the dash takes its place. */
const inPlaceOfDash = ({ start, text, indent }: Line): TextEdit => ({
  from: start,
  to: start + (/^-[ \t]*/.exec(text.slice(indent))?.[0].length ?? 1),
  text: '',
});

function spareDash(line: Line): Guesses {
  const { start, indent, column } = line;
  // Without its dash, a text would be the end of the text above it.
  if (!line.key && hangsOnText(line, column)) return [];
  const spare = (run: readonly Line[], edit: (each: Line) => TextEdit, cost: number) =>
    change(run.map(edit), {
      code: 'Y015',
      place: [start, start + 1],
      message:
        run.length > 1
          ? 'These dashes start items of a list, and no list belongs here.'
          : 'This dash starts an item of a list, and no list belongs here.',
      hints: [
        `Remove the ${run.length > 1 ? 'dashes' : 'dash'}, and ${edit === inPlaceOfDash ? 'move what follows into that place' : 'leave what follows where it is'}.`,
      ],
      certain: true,
      cost,
    });
  const below = line.runBelow(
    (next) => next.indent > indent || (next.indent === indent && next.dashes > 0),
  );
  const all = [line, ...below.filter((next) => next.indent === indent)];
  // Properties that begin with a dash, where others of the same column have none.
  const isProperty = (each: Line) => each.indent === indent && each.dashes === 1 && each.key;
  const named = isProperty(line) ? [line, ...line.runBelow((each) => !!isProperty(each))] : [];
  const next = named.at(-1)?.below;
  return [
    spare([line], withoutDash, 8),
    ...(all.length > 1 ? [spare(all, withoutDash, 8.2)] : []),
    spare([line], inPlaceOfDash, 8.4),
    ...(named.length > 1 && next?.indent === indent && next.key
      ? [spare(named, inPlaceOfDash, 8.5)]
      : []),
  ];
}
