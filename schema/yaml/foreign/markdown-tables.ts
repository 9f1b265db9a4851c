import { inOrder } from '../../diagnostics/conversions/convert-value.ts';
import { writeValue } from '../../diagnostics/source.ts';
import { code } from '../../model/wording.ts';
import { namedLines } from '../../syntax/lines.ts';
import { change, rewrite, type Scene, type Trap } from '../candidate.ts';
import { isRun, type Line, lastOf } from '../lines.ts';
import { asFlowValue } from '../scalar.ts';
import { shapesOf } from '../schema-names.ts';

const rule = /^\s*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?\s*$/;
/** A sheet of figures comes with tabs between its cells. */
const row = /\||\S\t+\S.*\t+\S/;

/** A table as Markdown draws it, which comes along where a page is copied from a chat or a document. */
export const markdownTables: Trap = (line, { lines, text }) => {
  const csv = commaRows(line, lines);
  const table = csv.length > 0 ? csv : tableAt(line);
  if (!isRun(table)) return [];
  const [first] = table;
  // The name above it has no value without it.
  const above = lines[first.index - 1];
  const start =
    above?.key && (beginsText(above) || (above.value.text === '' && above.indent < first.indent))
      ? above
      : first;
  const [names = [], ...rows] = table.filter(({ text }) => !rule.test(text)).map(cellsOf);
  const columns = names.map((name) => `{ label: ${asFlowValue(name)} }`).join(', ');
  const cells = rows.map((each) => `{ cells: [${each.map(asCell).join(', ')}] }`);
  const last = lastOf(table);
  const name = first.list ?? '';
  const common = {
    code: 'Y028' as const,
    place: [first.start, first.to] as [number, number],
    message: csv.length
      ? 'These lines are rows of a table, with commas between the cells.'
      : first.text.includes('|')
        ? table.length > 1
          ? 'This is a table as Markdown draws it, and a page has none.'
          : 'This line is a row of a table as Markdown draws it.'
        : table.length > 1
          ? 'These lines are cells of a spreadsheet, with tabs between them.'
          : 'This line is a row of a spreadsheet, with tabs between its cells.',
  };
  const each = table.length > 1 ? 'each line' : 'it';
  const items = asItems(table, name).map((items) =>
    rewrite([first.from, last.to], items.join('\n'), {
      ...common,
      hints: `Write ${each} as an item of ${code(name)}: ${code(items[0]?.trim() ?? '')}.`,
      title: `write ${each} as an item of ${code(name)}`,
      cost: 0.3,
    }),
  );
  // What is one line is a table only where a list takes it.
  if (table.length === 1 || csv.length > 0) return items;
  const lineBreaks = text.slice(start.from, last.to).replace(/[^\n\r]/g, '');
  return [
    ...items,
    change([{ from: start.from, to: last.to, text: lineBreaks }], {
      ...common,
      hints: [
        `A table is a ${code('visual')} of a block, with ${code('kind: table')}, ${code(`columns: [${columns}]`)} and ${code('rows:')}.`,
        cells.length > 0 && `Each line is an item of ${code('rows')}: ${code(`- ${cells[0]}`)}.`,
      ],
      title: `remove ${namedLines(text, start.from, last.from)}`,
      cost: 0.4,
    }),
  ];
};

/** The rows as items of the list whose name is above, in each form that such a list may have. */
function asItems(table: readonly Line[], name: string): string[][] {
  const hasHead = table.some(({ text }) => rule.test(text));
  const rows = table.filter(({ text }) => !rule.test(text)).slice(hasHead ? 1 : 0);
  return shapesOf(name).items.flatMap((item) => {
    const groups = rows.map((line) => inOrder(cellsOf(line), item));
    return groups.length > 0 && groups.every((group) => group !== undefined)
      ? [
          groups.map(
            (group, at) => `${' '.repeat((rows[at] as Line).indent)}- ${writeValue(group, true)}`,
          ),
        ]
      : [];
  });
}

/** Whether a line is a name with the sign of a longer text, which is below it: `text: |`. */
const beginsText = ({ key, value }: Line): boolean =>
  key !== undefined && /^[|>][+-]?$/.test(value.text);

function tableAt(line: Line): Line[] {
  const found = line.runAround((each) => row.test(each.text) && !beginsText(each));
  const isTable = found.some(({ text }) => text.includes('|') && rule.test(text));
  const isDrawn = found.every(
    ({ text, key }) => /^\s*(?:- +)?\|(?:.*\|){2}\s*$/.test(text) || (!key && text.includes('\t')),
  );
  return isTable || isDrawn ? found : [];
}

/** `Jan, 12` and `Feb, 15` below the name of a list of groups. */
function commaRows(line: Line, lines: Scene['lines']): Line[] {
  const { indent } = line;
  const found = line.runAround(
    (each) =>
      each.indent === indent && !each.key && !each.dashes && /^[^{}[\]"']+[,;]/.test(each.text),
  );
  const above = lines[(found[0]?.index ?? 0) - 1];
  const counts = new Set(found.map((each) => cellsOf(each).length));
  const isList = above?.key && above.value.text === '' && above.column < indent;
  return isList && found.length > 1 && counts.size === 1 ? found : [];
}

const cellsOf = ({ text }: Line): string[] =>
  text
    .trim()
    .replace(/^(?:-\s+)?\|?|\|$/g, '')
    .split(/[|\t]/.exec(text)?.[0] ?? /[,;]/)
    .map((cell) => cell.trim());

const asCell = (cell: string): string =>
  /^[\d.]+$/.test(cell) ? `"${cell}"` : asFlowValue(cell || '–');
