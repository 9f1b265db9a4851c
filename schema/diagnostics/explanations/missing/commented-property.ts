import { isMap } from 'yaml';
import type { Problem } from '../../../model/diagnostics.ts';
import { andList, capital, code, describeField, joinAnd, thing } from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';
import { lineNumber, lineStart, startOfComments } from '../../../syntax/lines.ts';
import { accepts } from '../../accepts.ts';
import { type Replacement, writeProperty } from '../../source.ts';
import { type Context, propertiesOf } from '../context.ts';

interface Comment {
  /** Of the sign, and of the line. */
  from: number;
  to: number;
  line: number;
  fix: Replacement | undefined;
}

/** The text from the comments above a group to those at its end, which belong to it up to where less is indented. */
function linesOf({ path, source }: Context) {
  const spot = source.at(path);
  if (!isMap(spot?.node) || spot.node.flow) return undefined;
  const { text } = source;
  const [start] = source.offsetsOf(spot.node);
  const line = lineStart(text, start);
  const column = start - line;
  // What is above the dash of an item is not in its group.
  const top = text.slice(line, start).trim() === '' ? startOfComments(text, line) : start;
  const rest = text.slice(start);
  const end = rest.search(new RegExp(`\\n {0,${Math.max(0, column - 1)}}[^ \\n#]`));
  return { text, column, top, lines: text.slice(top, end < 0 ? undefined : start + end + 1) };
}

/** The comment in the lines of a group, or right above them, in which a property of that name is. */
function commentOf(name: string, context: Context): Comment | undefined {
  const group = linesOf(context);
  if (!group) return undefined;
  const { text, column, top, lines } = group;
  const found = new RegExp(`^(?<indent>[ \\t]*)#+[ \\t]*(?<written>${name}:.*)$`, 'm').exec(lines);
  if (!found?.groups) return undefined;
  const { indent = '', written = '' } = found.groups;
  const [whole] = found;
  const from = top + found.index;
  const to = from + whole.trimEnd().length;
  const below = /^[ \t]*#+[ \t]*(?:- |[\w-]+:)/.test(text.slice(text.indexOf('\n', to) + 1));
  const isWhole = /:[ \t]+\S/.test(written) || !below;
  return {
    from: from + indent.length,
    to,
    line: lineNumber(text, from),
    fix: isWhole
      ? {
          title: 'remove the `#`',
          text: `${' '.repeat(column)}${written.trimEnd()}`,
          offsets: [from, to],
        }
      : undefined,
  };
}

/**
 * A heading as Markdown writes one: right behind the dash of an item, `- ## Reports`, or in a line of a
 * block's own. With a single `#` it is an ordinary comment.
 */
function headingOf(name: string, context: Context): Comment | undefined {
  const group = linesOf(context);
  if (!group) return undefined;
  const { text, column, top, lines } = group;
  const above = lineStart(text, Math.max(0, top - 1));
  const forms: (readonly [from: number, text: string, form: RegExp])[] = [
    [above, text.slice(above, top), /(?<=^ *- +)#{2,6} +(?<words>\S.*)$/m],
    ...(column > 0 && /^(?:heading|title)$/.test(name)
      ? [[top, lines, new RegExp(`(?<=^ {${column}})#{2,6} +(?<words>\\S.*)$`, 'm')] as const]
      : []),
  ];
  return forms.flatMap(([start, part, form]): Comment | [] => {
    const found = form.exec(part);
    const words = found?.groups?.words?.trimEnd() ?? '';
    if (!found || !accepts(words, propertiesOf(context)[name])) return [];
    const from = start + found.index;
    const to = from + found[0].trimEnd().length;
    const right = writeProperty(name, words, false);
    return {
      from,
      to,
      line: lineNumber(text, from),
      fix: { title: `write ${code(right)}`, text: right, offsets: [from, to] },
    };
  })[0];
}

/** Explains properties that a group lacks, if all of them are in comments. */
export function explainCommented(names: readonly string[], context: Context): Problem | undefined {
  const { path, source } = context;
  const name = onlyOf(names);
  const heading = name === undefined ? undefined : headingOf(name, context);
  const comments = heading ? [heading] : names.flatMap((name) => commentOf(name, context) ?? []);
  const [first] = comments;
  if (!first || comments.length < names.length) return undefined;
  const fixes = comments.flatMap(({ fix }) => fix ?? []);
  const isWhole = fixes.length === comments.length;
  const many = comments.length > 1;
  const title = many
    ? `remove the \`#\` in ${comments.length} lines`
    : (first.fix?.title ?? 'remove the `#`');
  const lines = joinAnd(
    comments
      .map(({ line }) => line)
      .sort((a, b) => a - b)
      .map(String),
  );
  return {
    code: 'P101',
    where: { offsets: [first.from, first.to], path },
    message: `${capital(thing(path, context))} needs ${andList(names)}, and ${many ? `lines ${lines}, in which they are, are comments` : `line ${lines}, in which it is, is a comment`}.`,
    label: isWhole ? title : 'remove the `#`',
    hints: [
      ...names.map((name) => describeField(name, propertiesOf(context)[name], true)),
      isWhole
        ? 'What starts with `#` is not read.'
        : 'What starts with `#` is not read: remove it here and from the lines below that belong to it. Or remove the whole block.',
    ],
    replacement: !isWhole ? undefined : many ? source.editAll(fixes, title) : first.fix,
  };
}
