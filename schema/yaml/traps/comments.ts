import { code } from '../../diagnostics/wording.ts';
import { insert } from '../../edits/text-edits.ts';
import { type Guesses, rewrite, shortened, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asValue, mayGoOn, quote } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';

/** `# cards:` above the items of the list: a line that is a comment, and that what follows cannot do without. */
export const commentedLines: Trap = (line, { lines }) => {
  if (!line.hasContent) return [];
  const above = lines
    .slice(0, line.index)
    .findLast(({ isBlank, text }) => !isBlank && !isProse(text));
  const match = above && commented.exec(above.text);
  if (!above || !match) return [];
  const [, indent = '', sign = '', space = '', content = ''] = match;
  const from = above.from + indent.length;
  const run = runAbove(above, lines);
  // Editors put the sign before the line, in its place, or at its left edge.
  const columnsOf = (text: string) => {
    const [, own = '', , gap = ''] = commented.exec(text) ?? [];
    return [own, own + gap.slice(1), own + gap, `${own} ${gap}`].map(({ length }) => length);
  };
  const all = [0, 1, 2, 3].map((option, rank) => ({
    code: 'Y010' as const,
    place: [(run[0]?.from ?? 0) + (run[0]?.indent ?? 0), run[0]?.to ?? 0] as [number, number],
    message: `These ${run.length} lines are comments, and what is below needs them.`,
    hints: `Remove the ${code('#')} of each, or put one before the lines that belong to them, too.`,
    title: `remove the ${code('#')} of ${run.length} lines`,
    edits: run.map((each) => ({
      from: each.from,
      to: each.from + each.text.search(/[^\s#]/),
      text: ' '.repeat(columnsOf(each.text)[option] ?? 0),
    })),
    cost: 4.8 + rank / 1000,
  }));
  const single = [...new Set(columnsOf(above.text))].map((column) => ({
    code: 'Y010' as const,
    place: [from, above.to] as [number, number],
    message: `This line is a comment, and what is below it needs ${code(shortened(content))}.`,
    hints: [`Remove the ${code('#')}, or put one before the lines that belong to it, too.`],
    title: `remove the ${code('#')}`,
    edits: [{ from: above.from, to: from + sign.length + space.length, text: ' '.repeat(column) }],
    cost: 5 + column / 1000,
  }));
  return run.length > 1 ? [...all, ...single] : single;
};

/** The lines directly above that are comments with properties in them. */
function runAbove(last: Line, lines: readonly Line[]): Line[] {
  const above = lines.slice(0, last.index + 1);
  const start = above.findLastIndex(({ text }) => isProse(text) || !commented.test(text));
  return above.slice(start + 1);
}

const commented = /^([ \t]*)(#+)([ \t]*)((?:- )?([a-z][A-Za-z]*):(?:[ \t].*)?)$/;

/** Whether a line is a comment in which no property is. */
function isProse(text: string): boolean {
  const name = commented.exec(text)?.[5];
  return /^\s*#/.test(text) && (name === undefined || !isPropertyName(name));
}

/** `- # of users` and `label: # of users`: a text that begins with `#` is taken for a comment. */
export const commentOnly: Trap = (line) => {
  const { key, dashes, value, text: all, from, isComment } = line;
  const words = all.slice(value.from - from).trimEnd();
  const sign = /^#{1,6}(?=[ \t]+\S)/.exec(words)?.[0];
  if (isComment || !(key || dashes > 0) || sign === undefined) return [];
  // A single sign ends the value, and several are taken for its beginning.
  if (value.text !== '' && sign === '#') return [];
  const below = line.below;
  // What hangs on the line is its value.
  if (below && below.indent > (key ? line.column : line.indent)) return [];
  const end = value.from + words.length;
  const isHeading = sign.length > 1 || (key !== undefined && /^#[ \t]+\p{Lu}/u.test(words));
  if (isHeading) {
    const title = words.slice(sign.length).trim();
    return rewrite([value.from, end], asValue(title), {
      code: 'Y010',
      message: `What starts with ${code('#')} is a comment, so ${key ? code(key.name) : 'this item'} has no value here.`,
      hints: [
        `A heading has no sign before it: ${code(shortened(`${key ? `${key.name}:` : '-'} ${asValue(title)}`))}.${
          sign === '#'
            ? ` If the sign is meant, put the text in quotes: ${code(shortened(quote(words)))}.`
            : ''
        }`,
      ],
      title: `remove the ${code(sign)}`,
      certain: sign !== '#',
      cost: 0.4,
    });
  }
  return rewrite([value.from, end], quote(words), {
    code: 'Y010',
    message: 'Without quotes, what starts with `#` is a comment, so there is no value here.',
    hints: [`If it is the text, put it in quotes: ${code(shortened(quote(words)))}.`],
    title: 'put the text in quotes',
    cost: 1.4,
  });
};

/** Words right below or above a comment in its column: a line of it that has lost its `#`. */
export const lostSigns: Trap = (line, { lines }) => {
  const isWords = (each?: Line) =>
    each !== undefined &&
    each.indent === line.indent &&
    words.test(each.text.trim()) &&
    !(each.key && (each.isInValues || /^[{["'|>]/.test(each.value.text)));
  const run = line.runAround(isWords);
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return [];
  const [comment, other] = [lines[first.index - 1], lines[last.index + 1]].flatMap((each) =>
    each?.isComment && each.indent === line.indent && !commented.test(each.text) ? each : [],
  );
  // A word before a colon is most likely a property, and one that is the name of a property may have lost it.
  const mayBeNamed = run.some(({ key, text }) => (key && !/\s/.test(key.name)) || isNamed(text));
  // Among texts, a dash is missing.
  const isItem = ({ indent, dashes, key }: Line) => indent === line.indent && dashes > 0 && !key;
  const before = lines[first.index - 1];
  if (before?.hasContent && mayGoOn(before.value.text, first.text)) return [];
  if (
    !comment ||
    (mayBeNamed && !other) ||
    [first.above, last.below].some((each) => each && isItem(each))
  )
    return [];
  const end = last.from + last.text.trimEnd().length;
  return {
    code: 'Y018',
    place: [first.start, run.length > 1 ? first.to : end],
    message: `${code(shortened(first.text.trim()))} belongs to no property.`,
    label: 'without `#`, it is no comment',
    hints: `It is beside the comment in line ${comment.index + 1}: if it belongs to that, write ${code('# ')} in front. What nobody needs can go.`,
    title: `write \`# \` in front${run.length > 1 ? ` of ${run.length} lines` : ''}`,
    edits: run.map((each) => insert(each.start, '# ')),
    cost: 0.8,
  };
};

/** A sentence or a part of it, which may have a colon in it. */
const words = /^[\p{L}\p{N}(]\S*[ \t]+\S/u;

/** Whether a line begins with the name of a property, with a capital or without. */
const isNamed = (text: string): boolean => {
  const [word = ''] = text.trim().split(/[^\w-]/);
  return isPropertyName(word.charAt(0).toLowerCase() + word.slice(1));
};

/** What is behind a value and is no part of it. */
export const valueComments: Trap = (line, scene) =>
  [foreignComments(line, scene), behindBraces(line)].flat();

/** `{ label: Terms, href: /terms } was changed`: words behind the brace that closes. */
function behindBraces({ value: { text, from, to } }: Line): Guesses {
  const match = /^\{[^{}]*\w:[ \t][^{}]*\}[ \t]*(?<words>[^\s{}[\],:#"'/<-][^{}[\]:#]*)$/.exec(
    text,
  );
  const { words = '' } = match?.groups ?? {};
  if (!match || !/[\p{L}\p{N}]/u.test(words)) return [];
  const at = to - words.length;
  return {
    code: 'Y010',
    place: [at, to],
    message: `${code(words)} comes after ${code('}')}, where the group has ended.`,
    hints: `If it is a note that visitors need not read, write ${code(`# ${words}`)}. If it belongs to a text, put it before ${code('}')}.`,
    title: 'write it as a comment',
    edits: [{ from: from + text.lastIndexOf('}') + 1, to, text: ` # ${words}` }],
    cost: 1.5,
  };
}

/** `side: left // as before` and `side: left# as before`: a comment that YAML takes for the value. */
const foreignComments: Trap = ({ value: { text, from, to } }) => {
  const match =
    /^(?<value>[\w.-]+|"[^"]*"|'[^']*'|\{[^{}]*\}|\[[^[\]]*\])(?<gap>[ \t]*)(?<sign>\/\/|#|--(?=[ \t])|\/\*|<!--)[ \t]*(?<words>.*?)(?:\*\/|-->)?$/.exec(
      text,
    ) ??
    /^(?<value>[^"'[{].*\S)(?<gap>[ \t]+)(?<sign><!--)[ \t]*(?<words>.*?)[ \t]*-->$/.exec(text);
  const { value = '', gap = '', sign = '', words = '' } = match?.groups ?? {};
  if (!match || (sign !== '#' && gap === '')) return [];
  // Behind a quote, a dash may well go on with a text.
  if (/["']$/.test(value) && /^[#-]/.test(sign)) return [];
  const at = from + value.length + gap.length;
  return {
    code: 'Y028',
    place: [at, to],
    message:
      sign === '#'
        ? `Without a space before it, ${code('#')} is a part of the value.`
        : `A comment starts with ${code('#')} here, not with ${code(sign)}.`,
    hints: [`Write ${code(`${value.length > 40 ? '…' : value} # ${words.trim()}`.trim())}.`],
    title: 'write it as a comment',
    edits: [{ from: from + value.length, to, text: ` # ${words.trim()}`.trimEnd() }],
    certain: true,
    cost: 0.9,
  };
};
