import { quote } from '../../edits/write-scalar.ts';
import { code, shortened } from '../../model/wording.ts';
import { type Candidate, change, rewrite, type Trap } from '../candidate.ts';
import { isRun, type Line, type Run } from '../lines.ts';
import { trapOf } from '../patterns.ts';
import { asValue, mayGoOn } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';

/** `# cards:` above the items of the list: lines that are comments, and that what follows cannot do without. */
export const commentedLines: Trap = (line, { lines }) => {
  if (!line.hasContent) return [];
  const above = lines.slice(0, line.index);
  const end = above.findLastIndex((each) => !each.isBlank && !isSigned(each)) + 1;
  const comments = above.slice(end);
  const last = comments.findLastIndex(hasProperty);
  const top = comments.slice(0, last + 1).findLastIndex((each) => !isPart(each)) + 1;
  const start = comments.findIndex((each, at) => at >= top && hasProperty(each));
  if (last < 0) return [];
  // The first items of a list may have got the sign with its name.
  const rest = comments.slice(last + 1);
  const items = rest.slice(0, [...rest.map(isPart), false].indexOf(false));
  const run = comments.slice(start, last + 1);
  const whole = [...comments.slice(top, last + 1), ...items];
  return [[...run, ...items], run, run.slice(-1), whole]
    .filter(isRun)
    .flatMap((each, rank) => withoutSigns(each, line, rank));
};

/** Editors put the sign before the line, in its place, or at its left edge; people may move the line, too. */
function withoutSigns(run: Run, below: Line, rank: number): Candidate[] {
  const [first] = run;
  const many = run.length > 1;
  const columnsOf = (text: string) => {
    const [, { length: own } = '', , { length: gap } = ''] = commented.exec(text) ?? [];
    const columns = [own, own + Math.max(0, gap - 1), own + gap, own + gap + 1];
    return many ? columns : [...columns, below.indent - 2, below.indent];
  };
  return columnsOf(first.text).map((_, option) =>
    change(
      run.map(({ text, from }) => ({
        from,
        to: from + text.search(/[^\s#]/),
        text: ' '.repeat(Math.max(0, columnsOf(text)[option] ?? 0)),
      })),
      {
        code: 'Y010',
        place: [first.start, first.to],
        message: many
          ? `These ${run.length} lines are comments, and what is below needs them.`
          : `This line is a comment, and what is below it needs ${code(shortened(first.text.replace(/^[\s#]+/, '')))}.`,
        hints: `Remove the ${code('#')}${many ? ' of each' : ''}, or put one before the lines that belong to ${many ? 'them' : 'it'}, too.`,
        cost: 1.8 + rank / 20 + option / 1000,
      },
    ),
  );
}

/** A property or an item of a list behind the sign of a comment. */
const commented = /^([ \t]*)(#+)([ \t]*)((?:- )?([a-z][A-Za-z]*):(?:[ \t].*)?|- \S.*)$/;

const isSigned = ({ text }: Line): boolean => /^\s*#/.test(text);

/** Whether a comment has a property in it. */
const hasProperty = ({ text }: Line): boolean => isPropertyName(commented.exec(text)?.[5] ?? '');

/** Whether a comment has a property or an item of a list in it, rather than a note. */
const isPart = (line: Line): boolean => hasProperty(line) || /^[ \t]*#+[ \t]*- \S/.test(line.text);

/** `- # of users` and `label: # of users`: a text that begins with `#` is taken for a comment. */
export const commentOnly: Trap = (line) => {
  const { key, dashes, value, text: all, from, isComment, below } = line;
  const words = all.slice(value.from - from).trimEnd();
  const sign = /^#{1,6}(?=[ \t]+\S)/.exec(words)?.[0];
  if (isComment || !(key || dashes > 0) || sign === undefined) return [];
  // A single sign ends the value, and several are taken for its beginning.
  if (value.text !== '' && sign === '#') return [];
  // What hangs on the line is its value.
  if (below && below.indent > (key ? line.column : line.indent)) return [];
  const place = [value.from, value.from + words.length] as const;
  const inQuotes = code(shortened(quote(words)));
  const isHeading = sign.length > 1 || (key !== undefined && /^#[ \t]+\p{Lu}/u.test(words));
  const title = asValue(words.slice(sign.length).trim());
  return isHeading
    ? rewrite(place, title, {
        code: 'Y010',
        message: `What starts with ${code('#')} is a comment, so ${key ? code(key.name) : 'this item'} has no value here.`,
        hints: [
          `A heading has no sign before it: ${code(shortened(`${key ? `${key.name}:` : '-'} ${title}`))}.`,
          sign === '#' && `If the sign is meant, put the text in quotes: ${inQuotes}.`,
        ],
        certain: sign !== '#',
        cost: 0.4,
      })
    : rewrite(place, quote(words), {
        code: 'Y010',
        message: 'Without quotes, what starts with `#` is a comment, so there is no value here.',
        hints: [`If it is the text, put it in quotes: ${inQuotes}.`],
        cost: 1.4,
      });
};

/** Words right below or above a comment in its column: a line of it that has lost its `#`. */
export const lostSigns: Trap = (line, { lines }) => {
  const isWords = (each: Line) =>
    each.indent === line.indent &&
    /^[\p{L}\p{N}(]\S*[ \t]+\S/u.test(each.text.trim()) &&
    !(each.key && (each.isInValues || /^[{["'|>]/.test(each.value.text)));
  const run = line.runAround(isWords);
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [];
  const before = lines[first.index - 1];
  const [comment, other] = [before, lines[last.index + 1]].filter(
    (each) => each?.isComment && each.indent === line.indent && !commented.test(each.text),
  );
  // A word before a colon is most likely a property, and one that is the name of a property may have lost it.
  const mayBeNamed = run.some(({ key, text }) => (key && !/\s/.test(key.name)) || isNamed(text));
  // Among texts, a dash is missing.
  const isItem = (each?: Line) => each?.indent === line.indent && each.dashes > 0 && !each.key;
  const goesOn = before?.hasContent && mayGoOn(before.value.text, first.text);
  if (!comment || goesOn || (mayBeNamed && !other) || isItem(first.above) || isItem(last.below))
    return [];
  return change(
    run.map((each) => each.prefix('# ')),
    {
      code: 'Y018',
      place: [first.start, first.content.to],
      message: `${code(shortened(first.text.trim()))} belongs to no property.`,
      label: 'without `#`, it is no comment',
      hints: `It is beside the comment in line ${comment.index + 1}: if it belongs to that, write ${code('# ')} in front. What nobody needs can go.`,
      cost: 0.8,
    },
  );
};

/** Whether a line begins with the name of a property, with a capital or without. */
const isNamed = (text: string): boolean => {
  const [word = ''] = text.trim().split(/[^\w-]/);
  return isPropertyName(word.charAt(0).toLowerCase() + word.slice(1));
};

/** What is behind a value and is no part of it. */
export const valueComments: Trap = trapOf([
  // `{ label: Terms, href: /terms } was changed`: words behind the brace that closes.
  {
    within: 'value',
    form: /^\{[^{}]*\w:[ \t][^{}]*\}(?<end>[ \t]*(?<words>[^\s{}[\],:#"'/<-][^{}[\]:#]*))$/,
    guess: ({ parts: { words = '' }, at }) =>
      /[\p{L}\p{N}]/u.test(words)
        ? rewrite(at('end'), ` # ${words}`, {
            code: 'Y010',
            place: at('words'),
            message: `${code(words)} comes after ${code('}')}, where the group has ended.`,
            hints: `If it is a note that visitors need not read, write ${code(`# ${words}`)}. If it belongs to a text, put it before ${code('}')}.`,
            cost: 1.5,
          })
        : [],
  },
  // `side: left // as before` and `side: left# as before`: a comment that YAML takes for the value.
  {
    within: 'value',
    form: /^(?<value>[\w.-]+|"[^"]*"|'[^']*'|\{[^{}]*\}|\[[^[\]]*\]|[^"'[{].*\S(?=[ \t]+<!--.*-->$))(?<end>(?<gap>[ \t]*)(?<comment>(?<sign>\/\/|#|--(?=[ \t])|\/\*|<!--)[ \t]*(?<words>.*?)[ \t]*(?:\*\/|-->)?))$/,
    guess: ({ parts: { value = '', gap, sign = '', words = '' }, at }) => {
      if (sign !== '#' && gap === '') return [];
      // Behind a quote, a dash may well go on with a text.
      if (/["']$/.test(value) && /^[#-]/.test(sign)) return [];
      return rewrite(at('end'), ` # ${words}`.trimEnd(), {
        code: 'Y028',
        place: at('comment'),
        message:
          sign === '#'
            ? `Without a space before it, ${code('#')} is a part of the value.`
            : `A comment starts with ${code('#')} here, not with ${code(sign)}.`,
        hints: [`Write ${code(`${value.length > 40 ? '…' : value} # ${words}`.trim())}.`],
        certain: true,
        cost: 0.9,
      });
    },
  },
]);
