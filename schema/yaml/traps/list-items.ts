import { listSign } from '../../diagnostics/list-sign.ts';
import { code, orList, resolvePiece } from '../../diagnostics/wording.ts';
import { insert } from '../../edits/text-edits.ts';
import { onlyOf } from '../../only-of.ts';
import { type Candidate, type Scene, shortened, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { beginsInLowerCase, isUnfinished, quickValue, quote } from '../scalar.ts';
import { namesOf, shapesOf } from '../schema-names.ts';

/** The items of a list, each in a line of its own, and none with a dash: YAML reads them as one text. */
export const undashedItems: Trap = (line) => {
  const { key, value, column } = line;
  if (!key || value.text !== '' || !shapesOf(key.name).isListOfValues) return [];
  const items: Line[] = [];
  for (const next of line.linesBelow()) {
    if (next.indent <= column) break;
    // A sign in front stands for the dash.
    const isText =
      !next.key &&
      next.dashes === 0 &&
      !listSign.test(next.text.trim()) &&
      /^[\p{L}\p{N}"'$€£]/u.test(next.text.trim());
    if (!isText || next.indent !== (items[0] ?? next).indent) return [];
    items.push(next);
  }
  const [first, second] = items;
  if (!first || !second) return [];
  // A sign between two items, as in other lists, is no part of them.
  const sign = /[,;|]$/.exec(first.value.text)?.[0] ?? '';
  const isDivided =
    sign !== '' && items.slice(0, -1).every(({ value }) => value.text.endsWith(sign));
  const signs = isDivided ? items.filter(({ value }) => value.text.endsWith(sign)) : [];
  const shown = isDivided ? first.value.text.slice(0, -1).trimEnd() : first.text.trim();
  return {
    code: 'Y015',
    place: [first.start, first.value.to],
    message: `The items of ${code(key.name)} have no dashes.`,
    hints: `Write ${code(`- ${shortened(shown)}`)}: each item starts with a dash and a space${isDivided ? ', and nothing divides it from the next' : ''}.`,
    title: `write ${code('- ')} in ${items.length} lines${isDivided ? `, and remove ${code(sign)}` : ''}`,
    edits: items.flatMap((item) => {
      const start = item.start;
      const { to } = item.value;
      return [
        insert(start, '- '),
        ...(signs.includes(item) ? [{ from: to - 1, to, text: '' }] : []),
      ];
    }),
    cost: isDivided ? 0.95 : 1,
  };
};

/** A text without its dash below an item, where quotes or marks keep it from going on with that. */
export const undashedText: Trap = (line) => {
  const item = line.above;
  const text = line.value.text;
  if (line.key || line.dashes > 0 || !item || item.dashes === 0 || item.key || text === '')
    return [];
  // Its dash is there as another sign, or without the space.
  if (text.startsWith('-') || listSign.test(text)) return [];
  // In lower case, it may go on with the item.
  const goesOn = beginsInLowerCase(text);
  const isQuoted = [item.value.text, text].some((each) => inQuotes.test(each));
  const isApart =
    line.indent === item.indent
      ? isQuoted || (marked.test(text) && !goesOn)
      : line.indent > item.indent && isQuoted;
  if (!isApart) return [];
  const written = `- ${asItem(text)}`;
  return {
    code: 'Y015',
    place: line.place,
    message: 'The dash that starts an item of a list is missing.',
    hints: `Write ${code(shortened(written))}: each item starts with a dash and a space.`,
    title: 'write `- ` in front',
    edits: [
      {
        from: line.from,
        to: line.value.to,
        text: ' '.repeat(item.indent) + written,
      },
    ],
    certain: !goesOn && (isQuoted || !isUnfinished(item.value.text)),
    cost: 0.85,
  };
};

/** Writes a text after a dash, in quotes only if it needs them. What is no text stays as it is. */
function asItem(text: string): string {
  const [item] = [quickValue(`- ${text}`)].flat();
  const isReadable = typeof item === 'string' ? item === text : item !== undefined;
  return isReadable || inQuotes.test(text) ? text : quote(text);
}

const inQuotes = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/;
const marked = /^(?:\*\*[^\s*]|\[[^\]]*\]\()/;

/** `plans: - name: Starter`: the first item of a list in the line of its name. */
export const itemBehindName: Trap = ({ key, value, column, below }) => {
  const item = /^-(?:[ \t]+(?=\S)|(?=\{))/.exec(value.text)?.[0];
  if (!key || !item || !namesOf('list').includes(key.name)) return [];
  const isMore = below !== undefined && below.dashes > 0 && below.indent >= column;
  // What hangs below without a dash is the rest of the item.
  const isRest = below !== undefined && below.dashes === 0 && below.indent > column + 1;
  const indent = isMore ? below.indent : isRest ? below.indent - 2 : column + 2;
  return {
    code: 'Y015',
    place: [value.from, value.to],
    message: `The first item of ${code(key.name)} is in the line of its name, and each item has a line of its own.`,
    hints: `Start a new line after ${code(`${key.name}:`)}, and write ${code(shortened(`- ${value.text.slice(item.length)}`))} there, in the column of the other items.`,
    title: `start a new line after ${code(`${key.name}:`)}`,
    edits: [
      {
        from: key.to + 1,
        to: value.from + item.length,
        text: `\n${' '.repeat(indent)}- `,
      },
    ],
    certain: true,
    cost: 0.5,
  };
};

/** `cards: The tall ship` above the rest of that item: a list of groups whose first item lost its dash and a name. */
export const textBehindList: Trap = ({ key, value, column, below }) => {
  const isRest = below?.key && below.dashes === 0 && below.indent > column + 1;
  if (!key || !isRest || !/^[\p{L}\p{N}"']/u.test(value.text)) return [];
  const present = new Set(below.siblings().map((each) => each.key?.name ?? ''));
  const lost = shapesOf(key.name).items.flatMap(({ properties = {}, required = [] }) => {
    const name = onlyOf(required.filter((each) => !present.has(each)));
    const isItem = [...present].every((each) => Object.hasOwn(properties, each));
    return name && isItem && resolvePiece(properties[name] ?? {}).type === 'string' ? [name] : [];
  });
  return [...new Set(lost)].map((name) => ({
    code: 'Y015',
    place: [value.from, value.to],
    message: `${code(key.name)} is a list, and what comes after its name is a part of its first item.`,
    hints: `Start a new line after ${code(`${key.name}:`)}, and write ${code(shortened(`- ${name}: ${value.text}`))} there. What else belongs to it is below.`,
    title: `write ${code(shortened(`- ${name}: ${value.text}`))} in a new line`,
    edits: [
      { from: key.to + 1, to: value.from, text: `\n${' '.repeat(below.indent - 2)}- ${name}: ` },
    ],
    mustBeValid: true,
    cost: 1,
  }));
};

/** `-type: hero` without a space, and items that start with another sign than a dash. */
export const bullets: Trap = (line, scene) =>
  bulletOf(line) === ''
    ? []
    : runs(line, scene).flatMap((run, rank) =>
        [undefined, ...mainNames(run, scene)].map((name) => bulletsOf(run, rank, name)),
      );

/** The names that texts can have as items of the list above, where these are groups that need no more. */
function mainNames(run: readonly Line[], { lines }: Scene): string[] {
  const [first] = run as [Line];
  const list = lines
    .slice(0, first.index)
    .findLast((each) => each.hasContent && each.indent < first.indent)?.key;
  if (!list || run.some(({ key }) => key)) return [];
  const names = shapesOf(list.name).items.flatMap(({ properties = {}, required = [] }) => {
    const [name] = required;
    const isText = name !== undefined && resolvePiece(properties[name] ?? {}).type === 'string';
    return isText && required.length === 1 ? name : [];
  });
  return [...new Set(names)];
}

function bulletsOf(run: readonly Line[], rank: number, name?: string): Candidate {
  const [first] = run as [Line];
  const begin = name ? `- ${name}: ` : '- ';
  const signs = [...new Set(run.map((each) => bulletOf(each).trim()))];
  const [sign = ''] = signs;
  const isClose = signs.join() === '-';
  const from = first.from + first.column;
  const restOf = (each: Line) => each.value.text.slice(bulletOf(each).length);
  const where = run.length > 1 ? ` in ${run.length} lines` : '';
  return {
    code: isClose ? 'Y012' : 'Y028',
    place: [from, from + sign.length],
    message: isClose
      ? `A space is missing after ${where ? 'each' : 'the'} dash that starts an item.`
      : `An item of a list starts with a dash and a space, not with ${orList(signs)}.`,
    hints: [`Write ${code(`${begin}${shortened(asItem(restOf(first)))}`)}.`],
    title: `write ${code(begin)}${where}`,
    edits: run.map((each) => {
      const start = each.from + each.column;
      const isItem = asItem(restOf(each)) === restOf(each);
      return {
        from: start,
        to: isItem ? start + bulletOf(each).length : each.value.to,
        text: begin + (isItem ? '' : asItem(restOf(each))),
      };
    }),
    certain: true,
    cost: 1.5 - rank / 10,
  };
}

/** What is where a dash belongs, with the space behind it. */
const bulletOf = ({ text, column, indent }: Line): string =>
  indent === column
    ? ((/^-(?=[^\s-])/.exec(text.slice(column)) ?? listSign.exec(text.slice(column)))?.[0] ?? '')
    : '';

/**
 * The lines of a list that have a sign in place of a dash, and those with the same one in all lists of the
 * file: either is one mistake.
 */
function runs(line: Line, { lines }: Scene): Line[][] {
  const kindOf = (each: Line) => bulletOf(each).trim().replace(/\w+/, '1');
  const all = lines.filter((each) => kindOf(each) === kindOf(line));
  const isItem = (each: Line) => each.dashes > 0 || bulletOf(each) !== '';
  const endsList = (each: Line) =>
    each.hasContent &&
    (each.indent < line.indent || (each.indent === line.indent && !isItem(each)));
  const isInList = ({ index, indent }: Line) =>
    indent === line.indent &&
    !lines.slice(Math.min(index, line.index), Math.max(index, line.index)).some(endsList);
  // Elsewhere, a sign may well begin a line of a long text.
  const hangsOnName = ({ index, indent }: Line) =>
    lines.slice(0, index).findLast((each) => !each.isBlank && each.indent < indent)?.value.text ===
    '';
  const list = lines.filter((each) => bulletOf(each) !== '' && isInList(each));
  const lists = all.filter(hangsOnName);
  return lists.length > list.length ? [list, lists] : [list];
}
