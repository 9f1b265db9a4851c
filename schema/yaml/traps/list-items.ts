import { plural } from '../../diagnostics/format.ts';
import { listSign } from '../../diagnostics/list-sign.ts';
import { quote } from '../../edits/write-scalar.ts';
import { code, orList, resolvePiece, shortened } from '../../model/wording.ts';
import { mayBeItem } from '../../syntax/signs.ts';
import type { TextEdit } from '../../syntax/text-edits.ts';
import { type Candidate, change, rewrite, type Scene, type Trap } from '../candidate.ts';
import { isRun, type Line, type Run } from '../lines.ts';
import { beginsInLowerCase, isUnfinished, quickValue } from '../scalar.ts';
import { lastNeeded, namesOf, shapesOf } from '../schema-names.ts';

/**
 * The items of a list, each in a line of its own, and none with a dash: YAML reads them as one text. In
 * quotes or braces they are items for certain, and a comma behind each comes from JSON.
 */
export const undashedItems: Trap = (line) => {
  const { key, value, column } = line;
  const items = line.runBelow(({ indent }) => indent > column);
  const [first] = items;
  if (!key || value.text !== '' || !first) return [];
  const isClosed = items.every((each) => closed.test(each.value.text));
  // A sign in front stands for the dash.
  const isItem = ({ key, dashes, indent, content: { text } }: Line) =>
    !key &&
    dashes === 0 &&
    indent === first.indent &&
    !listSign.test(text) &&
    (isClosed || /^[\p{L}\p{N}\p{Extended_Pictographic}"'$€£]/u.test(text));
  if (!items.every(isItem) || !(isClosed || shapesOf(key.name).isListOfValues)) return [];
  // A sign between two items, as in other lists, is no part of them.
  const sign = isClosed ? ',' : /[,;|]$/.exec(first.value.text)?.[0];
  const hasSign = ({ value }: Line) => sign !== undefined && value.text.endsWith(sign);
  const isDivided = isClosed || items.slice(0, -1).every(hasSign);
  const signs = isDivided ? items.filter(hasSign) : [];
  if (items.length < 2 && signs.length === 0) return [];
  const edits = items.flatMap((item) => [
    item.prefix('- '),
    ...(signs.includes(item) ? [{ from: item.value.to - 1, to: item.value.to, text: '' }] : []),
  ]);
  const shown = signs.includes(first)
    ? first.value.text.slice(0, -1).trimEnd()
    : first.content.text;
  return change(edits, {
    code: 'Y015',
    place: [first.start, first.value.to],
    message: `The items of ${code(key.name)} have no dashes.`,
    hints: `Write ${code(`- ${shortened(shown)}`)}: each item starts with a dash and a space${signs.length > 0 ? ', and nothing divides it from the next' : ''}.`,
    title: `write ${code('- ')} in ${plural(items.length, 'line')}${signs.length > 0 ? `, and remove ${code(sign ?? '')}` : ''}`,
    certain: isClosed,
    cost: isClosed ? 0.9 : signs.length > 0 ? 0.95 : 1,
  });
};

/** An item in quotes or braces. */
const closed = /^(?:"[^"]*"|'[^']*'|\{[^{}]*\}),?$/;

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
  return rewrite([line.from, line.value.to], ' '.repeat(item.indent) + written, {
    code: 'Y015',
    place: line.place,
    message: 'The dash that starts an item of a list is missing.',
    hints: `Write ${code(shortened(written))}: each item starts with a dash and a space.`,
    certain: !goesOn && (isQuoted || !isUnfinished(item.value.text)),
    cost: 0.85,
  });
};

/** `- One user`, and `Email support` below it: YAML makes one text of the two, beside items of one line each. */
export const foldedText: Trap = (line) => {
  const { below, indent, dashes, key, value } = line;
  const isBelow = below && !below.key && below.dashes === 0 && below.indent > indent;
  if (dashes !== 1 || key || !isBelow || !mayBeItem(value.text, below.content.text)) return [];
  const isItem = (each: Line | undefined) =>
    each?.dashes === 1 && each.indent === indent && !each.key;
  const next = below.below;
  const isBeside = isItem(next) || isItem(line.above);
  if (!isBeside || (next && next.indent > indent)) return [];
  const written = `- ${asItem(below.content.text)}`;
  return rewrite([below.from, below.content.to], ' '.repeat(indent) + written, {
    code: 'Y015',
    severity: 'warning',
    place: below.place,
    message: 'YAML takes this line for the end of the item above it.',
    label: 'no dash before it',
    hints: `If it is an item, write ${code(shortened(written))}. If the text goes on here, write it in one line.`,
    cost: 1,
  });
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
  return rewrite([key.to + 1, value.from + item.length], `\n${' '.repeat(indent)}- `, {
    code: 'Y015',
    place: [value.from, value.to],
    message: `The first item of ${code(key.name)} is in the line of its name, and each item has a line of its own.`,
    hints: `Start a new line after ${code(`${key.name}:`)}, and write ${code(shortened(`- ${value.text.slice(item.length)}`))} there, in the column of the other items.`,
    certain: true,
    cost: 0.5,
  });
};

/** `cards: The tall ship` above the rest of that item: a list of groups whose first item lost its dash and a name. */
export const textBehindList: Trap = ({ key, value, column, below }) => {
  const isRest = below?.key && below.dashes === 0 && below.indent > column + 1;
  if (!key || !isRest || !/^[\p{L}\p{N}"']/u.test(value.text)) return [];
  const present = new Set(below.siblings().map((each) => each.key?.name ?? ''));
  const lost = shapesOf(key.name).items.flatMap((item) => {
    const name = lastNeeded(item, present);
    return name && resolvePiece(item.properties?.[name]).type === 'string' ? [name] : [];
  });
  return [...new Set(lost)].map((name) => {
    const indent = ' '.repeat(below.indent - 2);
    return rewrite([key.to + 1, value.from], `\n${indent}- ${name}: `, {
      code: 'Y015',
      place: [value.from, value.to],
      message: `${code(key.name)} is a list, and what comes after its name is a part of its first item.`,
      hints: `Start a new line after ${code(`${key.name}:`)}, and write ${code(shortened(`- ${name}: ${value.text}`))} there. What else belongs to it is below.`,
      mustBeValid: true,
      cost: 1,
    });
  });
};

/** `-type: hero` without a space, and items that start with another sign than a dash. */
export const bullets: Trap = (line, scene) =>
  bulletOf(line) === ''
    ? []
    : runs(line, scene).flatMap((run, rank) =>
        [undefined, ...mainNames(run)].map((name) => bulletsOf(run, rank, name)),
      );

/** The names that texts can have as items of the list above, where these are groups that need no more. */
function mainNames(run: Run): string[] {
  const [first] = run;
  const list = first.linesAbove().find(({ indent }) => indent < first.indent)?.key;
  if (!list || run.some(({ key }) => key)) return [];
  const names = shapesOf(list.name).items.flatMap(({ properties = {}, required = [] }) => {
    const [name] = required;
    const isText = name !== undefined && resolvePiece(properties[name] ?? {}).type === 'string';
    return isText && required.length === 1 ? name : [];
  });
  return [...new Set(names)];
}

function bulletsOf(run: Run, rank: number, name?: string): Candidate {
  const [first] = run;
  const begin = name ? `- ${name}: ` : '- ';
  const signs = [...new Set(run.map((each) => bulletOf(each).trim()))];
  const [sign = ''] = signs;
  const isClose = signs.join() === '-';
  const { from } = first.content;
  const restOf = (each: Line) => each.value.text.slice(bulletOf(each).length);
  const edits = run.flatMap((each) => {
    const rest = restOf(each);
    const isItem = asItem(rest) === rest;
    const start = each.content.from;
    const item = isItem
      ? { from: start, to: start + bulletOf(each).length, text: begin }
      : { from: start, to: each.value.to, text: begin + asItem(rest) };
    return [item, ...belowName(each)];
  });
  return change(edits, {
    code: isClose ? 'Y012' : 'Y028',
    place: [from, from + sign.length],
    message: isClose
      ? `A space is missing after ${run.length > 1 ? 'each' : 'the'} dash that starts an item.`
      : `An item of a list starts with a dash and a space, not with ${orList(signs)}.`,
    hints: [`Write ${code(`${begin}${shortened(asItem(restOf(first)))}`)}.`],
    certain: true,
    cost: 1.5 - rank / 10,
  });
}

/** Moves the other lines of an item that begin below its name, where no space is before that. */
function belowName(item: Line): TextEdit[] {
  const by = 2 - bulletOf(item).length;
  const [, ...rest] = item.subtree();
  return by > 0 && item.below?.key && item.below.column === item.indent + 2 - by
    ? rest.filter(({ isBlank }) => !isBlank).map((each) => each.moveBy(by))
    : [];
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
function runs(line: Line, { lines }: Scene): Run[] {
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
  return lists.length > list.length ? [list, lists].filter(isRun) : [list].filter(isRun);
}
