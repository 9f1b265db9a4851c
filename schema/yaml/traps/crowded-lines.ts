import { andList, code, shortened } from '../../model/wording.ts';
import { namedLines } from '../../syntax/lines.ts';
import {
  type Candidate,
  change,
  type Guesses,
  rewrite,
  type Scene,
  type Trap,
} from '../candidate.ts';
import type { Line } from '../lines.ts';
import { findAll } from '../patterns.ts';
import { isPropertyName, mayHave, shapesOf, valuesOf } from '../schema-names.ts';
import { closerOf } from '../shape/dashes.ts';
import { nameIsType } from '../shape/missing-types.ts';

/** Lines that say more than one thing: two properties, two items, or a value above what is meant to be one. */
export const crowdedLines: Trap = (line, scene) =>
  [joinedItem(line, scene), secondProperty(line, scene), secondItem(line), spareValue(line)].flat();

/**
 * `button: Get Started  - type: feature`: pasted behind the last line of a file that has no line break
 * at its end. Other items of a list, too, where one above begins with the same name.
 */
function joinedItem({ text, from, index }: Line, { lines }: Scene): Guesses {
  const form =
    /^(?<before>.*\S)(?<gap>[ \t]*)(?<item>- (?:(?<name>[a-z][A-Za-z]*):[ \t]+.*\S|"[^"]*"))[ \t]*$/;
  const [found] = findAll(form, text, from);
  const { before = '', item = '', name = '' } = found?.parts ?? {};
  if (!found || /^[ \t]*-$|(?:^|[ \t])#/.test(before)) return [];
  const isText = name === '' && /^[ \t]*- "[^"]*"$/.test(before);
  const above = isText
    ? lines[index]
    : lines.slice(0, index + 1).findLast(({ dashes, key }) => dashes > 0 && key?.name === name);
  const isBlock = name === 'type';
  if (!isBlock && !above) return [];
  return rewrite(found.at('gap'), `\n${' '.repeat(above?.indent ?? 2)}`, {
    code: 'Y011',
    place: found.at('item'),
    message: `${code(shortened(item))} is in the line of what is before it, and ${isBlock ? 'a block' : 'an item'} begins in a line of its own.`,
    hints: [`Start a new line before ${code(shortened(item))}.`],
    certain: true,
    cost: 0.8,
  });
}

/**
 * `heading: Four figures lead: Counted in May`, `title: "Ask" lead: Why`, `visual: kind: bars` and
 * `- { label: Jan } target: 12`.
 */
function secondProperty(line: Line, scene: Scene): Candidate[] {
  const typed = typeBeside(line, scene);
  if (typed) return [typed];
  const { value } = line;
  const isItem = line.dashes > 0 && !line.key;
  const { key, column } = isItem ? (line.listLine ?? line) : line;
  const whole =
    /^(?:\{[^{}]*\}|\[[^[\]]*\]|"[^"]*"|'[^']*')(?=[ \t,;]*[A-Za-z])/.exec(value.text)?.[0] ?? '';
  if (!key || !/[a-z]:/.test(value.text) || (whole === '' && /^["'{[|>]/.test(value.text)))
    return [];
  const rest = value.text.slice(whole.length);
  const each = [...rest.matchAll(nameBehind(rest, key.name))].flatMap((found): Candidate | [] => {
    const [all, written = ''] = found;
    // In a text, people begin `Answer:` as they begin a sentence.
    const name = written.charAt(0).toLowerCase() + written.slice(1);
    const isCapital = name !== written;
    const isLast = found.index + all.length === rest.length;
    const below = isLast ? line.below : undefined;
    // A name at the end of the line is one of what hangs below it.
    if (!isPropertyName(name) || (isLast && !below)) return [];
    const isFirst = whole === '' && found.index === 0;
    if (isFirst && isCapital) return [];
    // Behind an item is what may be beside the list. Other words before a colon are a part of its text.
    if (isItem && !shapesOf(key.name).beside.has(name)) return [];
    const outer = below ? below.indent - 2 : column;
    if (outer < 0 || (outer < column && !below?.dashes && !mayHold(name, below))) return [];
    const at = value.from + whole.length + found.index;
    const start = at + all.length - name.length - 1;
    // A value is any text, so that a word before a colon is most likely a part of it.
    const isOfText = /\p{L}/u.test(rest.slice(0, found.index)) && line.isInValues;
    const behind = rest.slice(found.index + all.length);
    const indent = ' '.repeat(isFirst ? column + 2 : Math.min(column, outer));
    const end = isCapital ? start + name.length : start;
    return rewrite([isFirst ? key.to + 1 : at, end], `\n${indent}${isCapital ? name : ''}`, {
      code: 'Y011',
      place: [start, start + name.length],
      message: `${code(`${written}:`)} is in the line of ${code(`${key.name}:`)}, and a property has a line of its own.`,
      hints: [
        isFirst
          ? `Start a new line after ${code(`${key.name}:`)}, two spaces further in: ${code(shortened(value.text))}.`
          : `Start a new line before ${code(`${written}:`)}${isCapital ? `, and write it as ${code(`${name}:`)}` : ''}. If it is a part of the text, put the whole text in quotes.`,
      ],
      certain: isFirst || isLast || whole !== '' || /^\s*(?:["'[{/]|https?:)/.test(behind),
      mustBeValid: isCapital,
      // Other quotes around the whole line would cost more.
      cost: isLast || whole !== '' ? 0.8 : isOfText || isCapital ? 3 : 1.4,
    });
  });
  return [
    ...each,
    ...besideGroup(each, line),
    ...together(
      each.filter(({ mustBeValid }) => !mustBeValid),
      key.name,
      scene,
    ),
  ];
}

/** What if the second property is beside the group that the line is in? */
function besideGroup(each: readonly Candidate[], line: Line): Candidate[] {
  const group = line.linesAbove().find((above) => above.key && above.column < line.column);
  const indent = `\n${' '.repeat(line.column)}`;
  return each.flatMap((guess) => {
    const [edit] = guess.edits;
    return group && edit?.text === indent
      ? {
          ...guess,
          edits: [{ ...edit, text: `\n${' '.repeat(group.column)}` }],
          mustBeValid: true,
          cost: guess.cost + 0.05,
        }
      : [];
  });
}

/**
 * A name behind a space, or in one with a sign, a number, or a value that the property before it can have:
 * `prefix: $suffix: K`, `type: statsheading: Benefits`.
 */
function nameBehind(text: string, owner: string): RegExp {
  const words = [...valuesOf(owner), ...shapesOf(owner).words];
  const word = words.filter((each) => text.startsWith(each)).join('|') || '(?!)';
  return new RegExp(
    `(?:^(?!(?:${word})[a-z])|[,;]?[ \\t]+|(?<=[^\\p{L}\\s_–—-]|^(?:${word})))([A-Za-z]+):(?=[ \\t]+\\S|$)`,
    'gu',
  );
}

/** `- hero: title: Plans`, where the name of a block's type has a property beside it, and maybe others below. */
function typeBeside(line: Line, { text }: Scene): Candidate | undefined {
  const { key, dashes, column, value } = line;
  const isType =
    dashes === 1 && line.list === 'blocks' && valuesOf('type').includes(key?.name ?? '');
  if (!key || !isType || !/^[a-z][A-Za-z]*:[ \t]+\S/.test(value.text)) return undefined;
  const deeper = line.runBelow(({ indent }) => indent > column);
  const by = (deeper[0]?.indent ?? column) - column;
  const moved = namedLines(text, deeper[0]?.from ?? 0, deeper.at(-1)?.from ?? 0);
  const written = `type: ${key.name}`;
  return nameIsType(key, {
    hints: [
      `Start the block with its type: ${code(`- ${written}`)}, and write ${code(shortened(value.text))} in a line of its own below it.`,
      by > 0 && `Move ${moved} to the left by ${by} spaces.`,
    ],
    title: `write ${code(written)}, and a new line for what is beside it`,
    edits: [
      { from: key.from, to: value.from, text: `${written}\n${' '.repeat(column)}` },
      ...deeper.map((each) => each.moveBy(-by)),
    ],
    cost: 0.5,
  });
}

/** Whether a line may begin the group of that name. */
const mayHold = (name: string, line: Line | undefined): boolean =>
  shapesOf(name).groups.some((group) => mayHave(group, [line?.key?.name ?? '']));

/** `brand: name: Holm tagline: Plans that hold`: a group in one line. */
function together(each: readonly Candidate[], owner: string, { text }: Scene): Candidate[] {
  const [first, ...others] = each;
  const [edit] = first?.edits ?? [];
  if (!first || !edit || others.length === 0) return [];
  const names = each.map(({ place }) => text.slice(...place));
  return [
    {
      ...first,
      message: `${andList(names)} are in the line of ${code(`${owner}:`)}, and a property has a line of its own.`,
      hints: [`Start a new line before each of them: ${andList(names.map((name) => `${name}:`))}.`],
      edits: each.flatMap(({ edits }) => edits.map((one) => ({ ...one, text: edit.text }))),
      cost: first.cost - 0.1,
    },
  ];
}

/** `- { label: Jan }, { label: Feb }` */
function secondItem({ dashes, key, value, indent }: Line): Guesses {
  if (dashes === 0 || key || !/^\{[^{}]*\}[ \t]*[,-]?[ \t]*\{/.test(value.text)) return [];
  const gaps = findAll(/(?<=\})[ \t]*[,-]?[ \t]*(?=\{)/, value.text, value.from);
  return change(
    gaps.map((gap) => gap.write(`\n${' '.repeat(indent)}- `)),
    {
      code: 'Y015',
      place: [value.from, value.to],
      message: 'Several items are in this line, and each has a line of its own.',
      hints: ['Start a new line with `- ` before each of them.'],
      title: `write ${gaps.length + 1} lines that start with ${code('- ')}`,
      certain: true,
      cost: 0.9,
    },
  );
}

/** `items: []` or `features: Includes`, and below it the items, or the properties, themselves. */
function spareValue(line: Line): Guesses {
  const { below, key, value, indent, column } = line;
  if (!key || !below || below.indent < indent || !/\S/.test(value.text)) return [];
  const isEmpty = /^(?:\[\s*\]|\{\s*\}|null|~|[|>][+-]?|[[{"'])$/.test(value.text);
  const { items, isListOfValues } = shapesOf(key.name);
  const isList = items.length > 0 || (isListOfValues && !below.key);
  const hasItems = below.dashes > 0 && below.indent >= column && isList;
  // A name may be that of a group elsewhere, and of a text here.
  const isGroup = isEmpty || mayHold(key.name, below);
  const hasGroup = isGroup && below.key !== undefined && below.column > column && !below.dashes;
  const isMeant =
    /^(?:["'|>{[&!#]|-[ \t{])/.test(value.text) && !(hasGroup && /^["']/.test(value.text));
  if (!(hasItems || hasGroup) || (!isEmpty && isMeant)) return [];
  const kind = hasItems ? 'list' : 'group';
  const written = code(shortened(value.text));
  // Braces around lines that have no commas.
  const closer = value.text === '{' ? closerOf(line) : undefined;
  const spare = closer ? `${written} and ${code(closer.text.trim())}` : written;
  // Among texts, several words are most likely the first of them.
  const isItem = hasItems && !below.key && /^[^{[]/.test(below.value.text) && / /.test(value.text);
  const edit = isItem
    ? { from: key.to + 1, to: value.from, text: `\n${' '.repeat(below.indent)}- ` }
    : { from: key.to + 1, to: value.to, text: '' };
  return change([edit, closer?.removal ?? []].flat(), {
    code: 'P102',
    place: [value.from, value.to],
    message: `${written} comes after ${code(`${key.name}:`)}, and what belongs there is below it.`,
    hints: [isEmpty ? `Remove ${spare}.` : whatOfValue(value.text, kind)],
    certain: isEmpty,
    // A value may be one of the properties of the group, without its name.
    cost: isEmpty || hasItems ? 0.8 : 1.6,
  });
}

/** What an author may have meant by a value behind the name of a list, or a group. */
function whatOfValue(value: string, kind: 'list' | 'group'): string {
  const written = shortened(value);
  if (/^\*[\w-]+$/.test(value))
    return `Nothing can be added to what ${code(written)} repeats: remove it, and write all that belongs here below.`;
  return kind === 'list'
    ? `There is nothing after the name of a list. If ${code(written)} is the first item, write ${code(`- ${written}`)} in a line of its own above the others; otherwise remove it.`
    : `There is nothing after the name of a group. If ${code(written)} is one of its properties, write it below with its name; otherwise remove it.`;
}
