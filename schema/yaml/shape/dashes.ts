import { meansNone } from '../../diagnostics/explanations/empty-value.ts';
import { listSign } from '../../diagnostics/list-sign.ts';
import { code } from '../../diagnostics/wording.ts';
import { insert, type TextEdit } from '../../edits/text-edits.ts';
import { depthOf } from '../braces/reasons.ts';
import { type Candidate, type Guesses, type Scene, shortened } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { mayGoOn } from '../scalar.ts';
import { unnamed } from './moves.ts';

/** What if a dash were missing here, or one too many? */
export function dashes(line: Line, scene: Scene): Guesses {
  if (!line.hasContent || /^\s*[}\])]/.test(line.text)) return [];
  // Its dash is there without a space, or as another sign.
  if (/^-\S/.test(line.text.trim()) || listSign.test(line.text.trim())) return [];
  // `none` is no item.
  if (meansNone(line.text)) return [];
  // Within braces that go on in this line, no item begins.
  if (depthOf(line.above?.value.text ?? '') > 0 && !closerOf(line.above as Line)) return [];
  return line.dashes === 0 ? missingDash(line, scene) : spareDash(line, scene);
}

function missingDash(line: Line, { lines }: Scene): Guesses {
  const { from, indent } = line;
  const texts = textsBeside(line);
  // What goes on in lower case may be the same item.
  const isSentence = texts.slice(1).some(({ text }) => /^\s*\p{Ll}/u.test(text));
  const items = isSentence ? [line] : texts;
  const lost = lostDash(line);
  const common = {
    ...lost,
    ...(items.length > 1 && {
      message: `The dash that starts an item of a list is missing in ${items.length} lines.`,
      title: `write \`- \` in front of ${items.length} lines`,
    }),
    certain: !isSentence && lost.certain,
  };
  const beside = sameLevel(line, lines);
  // Several items, none of which has a dash: each starts with the same property.
  const heads = beside.filter(
    (other) => other.indent === indent && other.key && other.key.name === line.key?.name,
  );
  const found: Candidate[] = [lateDash(line)].flat();
  for (const column of new Set([
    indent,
    indent - 2,
    indent + 2,
    indent - 1,
    ...dashColumns(line),
  ])) {
    if (column < 0 || hangsOnText(line, column)) continue;
    const head: TextEdit = { from, to: from + indent, text: `${' '.repeat(column)}- ` };
    // What follows stays where it is, or keeps its distance.
    const by = column + 2 - indent;
    const dashed = items.map(({ from, start }) => ({ from, to: start, text: head.text }));
    found.push({ ...common, edits: dashed, cost: 8 + Math.abs(by) / 10 });
    if (by <= 0) continue;
    const add = (
      run: readonly Line[],
      cost: number,
      heads: readonly Line[] = [],
      more: readonly TextEdit[] = [],
    ) => {
      const rest = run.filter((other) => !other.isBlank && other !== line);
      if (rest.length === 0) return;
      found.push({
        ...common,
        ...(heads.length > 1 && { message: 'The items of this list have no dashes.' }),
        edits: [
          head,
          ...rest.map((other) =>
            heads.includes(other)
              ? { from: other.from, to: other.start, text: head.text }
              : insert(other.from, ' '.repeat(by)),
          ),
          ...more,
        ],
        cost,
      });
    };
    add(line.subtree(), 8.5 + Math.abs(by) / 10);
    const closer = closerOf(line);
    if (closer) add(lines.slice(line.index, closer.index + 1), 7, [], spareComma(closer));
    add(beside, 8.6 + Math.abs(by) / 10);
    if (heads.length > 1) add(beside, 8.7, heads);
  }
  return found;
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
      `Write ${code(`- ${shortened(line.text.trim())}`)}: each item starts with a dash and a space.`,
      goesOn &&
        above &&
        `Or it goes on with the item above: then start it in column ${above.column + 3}.`,
      mayBeNote && 'Or it is a note for yourself: then `# ` is before it.',
      name && `If ${code(name)} is a name, a colon comes after it: ${code(`${name}: …`)}.`,
    ],
    title: 'write `- ` in front',
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
  const { from, indent } = next;
  return {
    code: 'Y015',
    place: [from + indent, from + indent + 1],
    message: 'The dash of this item is one line too low.',
    hints: [`The item begins with ${code(line.key.name)}, in line ${line.index + 1}.`],
    title: `write it before ${code(line.key.name)}`,
    edits: [
      { from: line.from + indent, to: line.from + indent + 1, text: '-' },
      { from: from + indent, to: from + indent + 1, text: ' ' },
    ],
    certain: true,
    cost: 7.9,
  };
}

/** The line that closes the brace with which a line ends, as JSON is written. */
export function closerOf(line: Line): Line | undefined {
  if (!/[{[]$/.test(line.value.text)) return undefined;
  const last = line.subtree().at(-1) as Line;
  const next = last.below;
  return next?.indent === line.indent && /^\s*[}\]],?\s*$/.test(next.text) ? next : undefined;
}

const spareComma = ({ value: { text, to } }: Line): TextEdit[] =>
  text.endsWith(',') ? [{ from: to - 1, to, text: '' }] : [];

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

function spareDash(line: Line, { text }: Scene): Guesses {
  const { from, indent, column } = line;
  const at = from + indent;
  const gap = /^-[ \t]*/.exec(text.slice(at, line.to))?.[0].length ?? 1;
  const common = {
    code: 'Y015' as const,
    place: [at, at + 1] as [number, number],
    message: 'This dash starts an item of a list, and no list belongs here.',
    hints: ['Remove the dash, and leave what follows where it is.'],
    certain: true,
  };
  const blank = (other: Line): TextEdit => ({
    from: other.start,
    to: other.start + 1,
    text: ' ',
  });
  // Without its dash, a text would be the end of the text above it.
  if (!line.key && hangsOnText(line, column)) return [];
  const below = line.runBelow(
    (next) => next.indent > indent || (next.indent === indent && next.dashes > 0),
  );
  const run = [line, ...below.filter((next) => next.indent === indent)];
  return [
    { ...common, title: 'write a space instead of the dash', edits: [blank(line)], cost: 8 },
    ...(run.length > 1
      ? [
          {
            ...common,
            message: 'These dashes start items of a list, and no list belongs here.',
            hints: ['Remove the dashes, and leave what follows where it is.'],
            title: `write a space instead of each of the ${run.length} dashes`,
            edits: run.map(blank),
            cost: 8.2,
          },
        ]
      : []),
    {
      ...common,
      title: 'remove the dash',
      edits: [{ from: at, to: at + gap, text: '' }],
      cost: 8.4,
    },
    ...spareDashes(line).map((spare) => ({ ...common, ...spare })),
  ];
}

/** Properties that begin with a dash, where others of the same column have none. */
function spareDashes(
  line: Line,
): Pick<Candidate, 'place' | 'message' | 'hints' | 'title' | 'edits' | 'cost'>[] {
  const isOne = ({ indent, dashes, key }: Line) =>
    indent === line.indent && dashes === 1 && key !== undefined;
  const run = isOne(line) ? [line, ...line.runBelow(isOne)] : [];
  const next = run.at(-1)?.below;
  if (run.length < 2 || next?.indent !== line.indent || !next.key) return [];
  return [
    {
      place: [line.start, line.start + 1],
      message: 'These dashes start items of a list, and no list belongs here.',
      hints: ['Remove the dashes.'],
      title: `remove ${run.length} dashes`,
      edits: run.map(({ from, indent, column }) => ({
        from: from + indent,
        to: from + column,
        text: '',
      })),
      cost: 8.5,
    },
  ];
}
