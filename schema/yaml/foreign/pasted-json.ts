import { code } from '../../model/wording.ts';
import { insert, type TextEdit } from '../../syntax/text-edits.ts';
import { change, type Scene, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';

/** Braces and brackets over several lines, as JSON has them, with what YAML does not take in them. */
export const pastedJson: Trap = (line, scene) => {
  const closer = closingLine(line, scene);
  if (!closer) return [];
  const inner = scene.lines.slice(line.index + 1, closer.index).filter((each) => each.hasContent);
  const list = dashed(line, inner, closer);
  // Without its brackets, a list needs neither a column nor a comma for what closed it.
  const all = list
    ? [list]
    : [
        unbraced(line, inner),
        undivided(line, inner),
        outside(line, inner, closer),
        spareComma(closer),
      ].filter((repair) => repair !== undefined);
  const [first, ...others] = all;
  if (!first) return [];
  const edits = all.flatMap((repair) => repair.edits).sort((a, b) => a.from - b.from);
  return change(edits, {
    code: 'Y028',
    place: first.place,
    message: first.message,
    hints: [first.hint, ...others.map(({ hint }) => hint)],
    title: all.map(({ title }) => title).join(', and '),
    certain: true,
    cost: 0.9,
  });
};

/** The line in which the brace or bracket is closed with which a line ends. */
export function closingLine({ value, to }: Line, { text, lines }: Scene): Line | undefined {
  if (!/[{[]$/.test(value.text)) return undefined;
  let depth = 0;
  const signs = /"(?:[^"\\\n]|\\.)*"|(?<=[\s[{,:])'(?:[^'\n]|'')*'|(?<=\s)#[^\n]*|[{}[\]]/g;
  signs.lastIndex = value.to - 1;
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    if (/^[{[]/.test(found[0])) depth += 1;
    else if (/^[}\]]/.test(found[0])) depth -= 1;
    const at = found.index;
    if (depth === 0 && at > to) return lines.find((other) => other.to >= at);
  }
  return undefined;
}

interface Repair {
  edits: TextEdit[];
  place: [number, number];
  message: string;
  hint: string;
  title: string;
}

/** `[`, and below it items that start with dashes. */
function dashed(opener: Line, inner: readonly Line[], closer: Line): Repair | undefined {
  if (!opener.value.text.endsWith('[') || !/^\s*\],?$/.test(closer.text.trimEnd()))
    return undefined;
  const column = Math.min(...inner.map(({ indent }) => indent));
  const items = inner.filter(({ indent }) => indent === column);
  if (items.length === 0 || !items.every(({ dashes }) => dashes > 0)) return undefined;
  const { to } = opener.value;
  return {
    edits: [
      { from: opener.from + opener.text.slice(0, to - opener.from).search(/\s*\[$/), to, text: '' },
      ...inner.flatMap((each) => (/[^,],$/.test(each.value.text) ? withoutComma(each) : [])),
      closer.removal,
    ],
    place: [to - 1, to],
    message:
      'These items have brackets around them and dashes before them; a list has one or the other.',
    hint: 'Remove the brackets: the dashes are enough.',
    title: 'remove the brackets',
  };
}

/** Groups or texts in quotes in lines of their own, without the commas that brackets need between them. */
function undivided({ value }: Line, inner: readonly Line[]): Repair | undefined {
  const isWhole = ({ value: { text }, key }: Line) =>
    !key && /^(?:\{[^{}]*\}|"[^"]*"|'[^']*'),?$/.test(text);
  const open = inner.slice(0, -1).filter((each) => !each.value.text.endsWith(','));
  const [first] = open;
  if (!first || !value.text.endsWith('[') || !inner.every(isWhole)) return undefined;
  return {
    edits: open.map(({ value: { to } }) => insert(to, ',')),
    place: [first.value.to - 1, first.value.to],
    message: 'A comma is missing at the end of this line.',
    hint: 'In brackets, a comma is between one item and the next.',
    title: open.length > 1 ? `write ${open.length} commas` : 'write a comma',
  };
}

/** `value: 12, label: Jan,` in a line within brackets: a group whose braces are missing. */
function unbraced({ value }: Line, inner: readonly Line[]): Repair | undefined {
  const [first] = inner;
  const isGroup = ({ key, text }: Line) => key && /^[^{}]*?,[ \t]+[\w-]+:[ \t][^{}]*$/.test(text);
  if (!first || !value.text.endsWith('[') || !inner.every(isGroup)) return undefined;
  return {
    edits: inner.flatMap((each) => [
      each.prefix('{ '),
      insert(each.value.to - (each.value.text.endsWith(',') ? 1 : 0), ' }'),
    ]),
    place: [first.start, first.value.to],
    message: 'In brackets, each group has braces around it.',
    hint: `Write ${code(`{ ${first.text.trim().replace(/,$/, '')} }`)}.`,
    title:
      inner.length > 1 ? `write braces around ${inner.length} lines` : 'write braces around it',
  };
}

/** Lines that are not further in than what they belong to. */
function outside(opener: Line, inner: readonly Line[], closer: Line): Repair | undefined {
  const floor = opener.key || opener.dashes > 0 ? opener.indent : opener.indent - 1;
  const out = [...inner, closer].filter(({ indent }) => indent <= floor);
  const [first] = out;
  if (!first) return undefined;
  const by = floor + 2 - Math.min(...out.map(({ indent }) => indent));
  const what =
    first === closer ? `${code(closer.text.trim().replace(/,$/, ''))} is` : 'These lines are';
  return {
    edits: (first === closer ? [closer] : [...inner, closer]).map((each) => each.moveBy(by)),
    place: [first.start, first.to],
    message: `${what} too far to the left for the ${code(opener.value.text.at(-1) ?? '')} of line ${opener.index + 1}.`,
    hint: `${first === closer ? code(closer.text.trim().charAt(0)) : 'Each of them'} is further in than ${opener.key ? code(opener.key.name) : 'the dash'}, to which it belongs.`,
    title: `move it ${by} spaces to the right`,
  };
}

/** Removes the comma at the end of a line, if there is one. */
export const withoutComma = ({ value: { text, to } }: Line): TextEdit[] =>
  text.endsWith(',') ? [{ from: to - 1, to, text: '' }] : [];

/** `},` where nothing follows. */
function spareComma(line: Line): Repair | undefined {
  const { text, to } = line.value;
  const edits = withoutComma(line);
  if (edits.length === 0) return undefined;
  return {
    edits,
    place: [to - 1, to],
    message: `A comma comes after ${code(text.slice(-2, -1))}, and nothing follows that it could separate.`,
    hint: 'Commas are within braces and brackets only.',
    title: 'remove the comma',
  };
}
