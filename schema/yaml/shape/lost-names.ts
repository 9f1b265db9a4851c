import { lostColon } from '../../diagnostics/lost-colon.ts';
import { suggest } from '../../model/suggest.ts';
import { cachedPieces, code, shortened } from '../../model/wording.ts';
import { onlyOf } from '../../only-of.ts';
import { insert } from '../../syntax/text-edits.ts';
import { change, rewrite, type Trap } from '../candidate.ts';
import { holdersOf } from '../group-around.ts';
import type { Line } from '../lines.ts';
import { asValue, mayGoOn } from '../scalar.ts';
import { isPropertyName, mayHave, shapesOf } from '../schema-names.ts';
import { mayHaveName, withColon } from '../traps/group-lines.ts';

/** `kind: bars` in the column of what else a block or an item has: the line `visual:` above it is gone. */
export const lostVisualName: Trap = (own) => {
  // What is wrong may be reported further down, such as a title that is none here.
  const line =
    own.key && own.siblings().find(({ key, dashes }) => key?.name === 'kind' && dashes === 0);
  const pieces = cachedPieces();
  const visual = pieces[`visuals/${line?.value.text}.json`];
  if (!line || !visual) return [];
  const { column } = line;
  const block = line.linesAbove().find((each) => each.column === column && each.dashes > 0);
  const holders = block ? holdersOf(block) : [];
  if (!holders.some((holder) => mayHave(holder, ['visual']))) return [];
  const isPart = ({ indent, column: own, dashes, key }: Line) =>
    indent >= column && (own !== column || dashes > 0 || mayHave(visual, [key?.name ?? '']));
  const run = [line, ...line.runBelow(isPart)];
  const name = insert(line.from, `${' '.repeat(column)}visual:\n  `);
  return change([name, ...run.slice(1).map((each) => each.moveBy(2))], {
    code: 'Y016',
    place: line.place,
    message: 'A visual begins here, and the line with its name is missing.',
    label: `${code('visual:')} is missing above it`,
    hints: `Write ${code('visual:')} in a line of its own above it, and move lines ${line.index + 1} to ${(run.at(-1) ?? line).index + 1} 2 spaces to the right.`,
    title: `write ${code('visual:')} above it, and move ${run.length} lines to the right`,
    certain: true,
    cost: 0.5,
  });
};

/** `Whoever may see them.` below `question:`, where the item still needs its `answer`. */
export const lostTextName: Trap = (line) => {
  const { key, dashes, start, indent, hasContent, value } = line;
  const words = line.text.trim();
  if (key || dashes > 0 || !hasContent || !/^[\p{L}\p{N}$][^:=]* [^:=]*$/u.test(words)) return [];
  const own = line.siblings();
  const head = own[0];
  if (!head?.key || head.dashes === 0 || line.above?.column !== indent) return [];
  const holders = holdersOf(head);
  const present = own.flatMap(({ key }) => key?.name ?? []);
  const names = holders.flatMap((each) =>
    mayHave(each, present) ? (each.required ?? []).filter((one) => !present.includes(one)) : [],
  );
  const name = onlyOf([...new Set(names)]);
  // Words that begin with a name lack only its colon.
  const [first = ''] = words.split(/\s/);
  if (name === undefined || !shapesOf(name).text || isPropertyName(first)) return [];
  const holder = holders.find((each) => mayHave(each, [name])) ?? {};
  const named = lostColon(words, holder, Object.fromEntries(present.map((each) => [each, null])));
  if (named) return withColon(named, value);
  if (suggest(first, [name])[0]) return [];
  const right = `${name}: ${asValue(words)}`;
  const goesOn = mayGoOn(line.above.value.text, words);
  return rewrite([start, value.to], right, {
    code: 'Y013',
    hints: [
      `Write ${code(shortened(right))}.`,
      goesOn &&
        `Or it goes on with the text above: then start it in column ${indent + 3}, and write ${code(`${name}:`)} in a line of its own.`,
    ],
    message: `${code(shortened(words))} has no name, and ${code(name)} is missing here.`,
    label: `${code(`${name}:`)} is missing before it`,
    certain: !goesOn && !mayHaveName(words),
    cost: 2,
  });
};
