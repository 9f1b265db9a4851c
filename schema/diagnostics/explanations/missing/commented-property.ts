import { isMap } from 'yaml';
import type { Problem } from '../../../model/diagnostics.ts';
import { capital, code, describeField, thing } from '../../../model/wording.ts';
import { columnOf, lineNumber } from '../../../syntax/lines.ts';
import type { Replacement } from '../../source.ts';
import { type Context, propertiesOf } from '../context.ts';

interface Comment {
  /** Of the sign, and of the line. */
  from: number;
  to: number;
  line: number;
  fix: Replacement | undefined;
}

/** The comment in the lines of a group, or right above them, in which a property of that name is. */
export function commentOf(name: string, context: Context): Comment | undefined {
  const { path, source } = context;
  const spot = source.at(path);
  if (!isMap(spot?.node) || spot.node.flow) return undefined;
  const { text } = source;
  const [start] = source.offsetsOf(spot.node);
  const column = columnOf(text, start);
  // Comments at its end belong to the group as well, up to where it is indented less.
  const rest = text.slice(start);
  const end = rest.search(new RegExp(`\\n {0,${Math.max(0, column - 1)}}[^ \\n#]`));
  const lines = end < 0 ? rest : rest.slice(0, end + 1);
  const found = new RegExp(`^(?<indent>[ \\t]*)#+[ \\t]*(?<written>${name}:.*)$`, 'm').exec(lines);
  if (!found?.groups) return undefined;
  const { indent = '', written = '' } = found.groups;
  const [whole] = found;
  const from = start + found.index;
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

export function explainCommented(name: string, comment: Comment, context: Context): Problem {
  const { path } = context;
  return {
    code: 'P101',
    where: { offsets: [comment.from, comment.to], path },
    message: `${capital(thing(path, context))} needs ${code(name)}, and line ${comment.line}, in which it is, is a comment.`,
    label: comment.fix?.title ?? 'remove the `#`',
    hints: [
      describeField(name, propertiesOf(context)[name], true),
      comment.fix
        ? 'What starts with `#` is not read.'
        : 'What starts with `#` is not read: remove it here and from the lines below that belong to it. Or remove the whole block.',
    ],
    replacement: comment.fix,
  };
}
