import { type Problem, type Replacement, writing } from '../../model/diagnostics.ts';
import { andList, capital, code, field, isNoNumber, kinds, last } from '../../model/wording.ts';
import { columnOf } from '../../syntax/lines.ts';
import { accepts, wantedKind } from '../accepts.ts';
import { exampleOf } from '../example-value.ts';
import { type Offsets, writeValue } from '../source.ts';
import { type Context, purposeOf, schemaAround, schemaOf } from './context.ts';

interface Comment {
  text: string;
  offsets: Offsets;
}

/** Explains a property with a name and no value. */
export function explainEmpty(context: Context): Problem {
  const { path, source } = context;
  const written = source.offsetsOfValue(path) ?? [0, 0];
  const word = source.text.slice(...written);
  if (/^(?:null|~)$/i.test(word)) return explainNull(context, word, written);
  const comment = typeof path.at(-1) === 'number' ? undefined : commentAfter(context);
  if (!comment) return explainNothing(context);
  // Words behind a `#` and a space may be the text; below the name of a group they are a note.
  if (!/^#\s/.test(comment.text)) return explainHidden(context, comment);
  const words = /^#[ \t]+(.*\p{L}.*)$/u.exec(comment.text)?.[1];
  if (!words || !accepts(words, schemaOf(context))) return explainNothing(context);
  return {
    ...aboutEmpty(context),
    hints: [purposeOf(context), hiddenText(words)],
    replacement: writing(JSON.stringify(words), { offsets: comment.offsets }),
  };
}

const aboutEmpty = ({ path, root }: Context) =>
  ({
    code: 'P102',
    where: { path, at: 'value' },
    message: `${capital(field(path, root))} is empty.`,
  }) as const;

/** Explains a name with nothing behind it, or only comments below it. */
function explainNothing(context: Context): Problem {
  const { path, source } = context;
  const name = last(path);
  const isItem = typeof path.at(-1) === 'number';
  const inFlow = source.at(path)?.inFlow;
  const notes = commentBelow(context);
  const example = isItem ? undefined : exampleOf(name, path.slice(0, -1), context);
  const line = example === undefined ? '' : `${name}: ${writeValue(example, inFlow ?? true)}`;
  const start = startOf(example);
  const isOptional = isItem || !requiredIn(context);
  const orRemove = isOptional ? ` Or remove ${inFlow ? 'it' : 'the line'}.` : '';
  return {
    ...aboutEmpty(context),
    hints: [
      purposeOf(context),
      notes
        ? `Below it are only comments, such as ${code(notes)}, and nobody reads those. Remove the ${code('#')} before what belongs to ${code(name)}, or write what was left out.`
        : line.length > 120
          ? `Below it, two spaces further in, is what it has${start && `: ${start}, and so on`}.${orRemove}`
          : line && `For example: \`${line}\`.${orRemove}`,
    ],
    replacement: switchedOn(context),
  };
}

/** Explains a value that begins with `#`, and so is a comment: a colour, an anchor, or something else. */
function explainHidden(context: Context, { text, offsets }: Comment): Problem {
  const { path } = context;
  const schema = schemaOf(context);
  const isColour = /^#[\da-f]{3,8}$/i.test(text);
  const hidden = { where: { path, offsets }, message: readAsComment(text, context) };
  if (accepts(text, schema))
    return {
      ...aboutEmpty(context),
      ...(isColour && { ...hidden, label: 'put the colour in quotes' }),
      hints: [purposeOf(context), needsQuotes(text)],
      replacement: writing(JSON.stringify(text), {
        certain: isColour && wantedKind(schema) === 'string',
        offsets,
      }),
    };
  const bare = withoutSign(context, { text, offsets });
  const value = kinds[wantedKind(schema)]?.replace(/^a /, 'the ') ?? 'the value';
  return {
    code: 'P102',
    ...hidden,
    hints: [purposeOf(context), bare?.hint ?? `Write ${value} itself.`],
    replacement: bare?.fix ?? switchedOn(context),
  };
}

/** Explains several names in the same braces, such as `{ actual, forecast }`. */
export function explainAllEmpty(contexts: readonly [Context, ...Context[]]): Problem {
  const [context] = contexts;
  const holder = context.path.slice(0, -1);
  const names = contexts.map(({ path }) => last(path));
  const examples = names.flatMap((name) => {
    const example = exampleOf(name, holder, context);
    return example === undefined ? [] : `${name}: ${writeValue(example, true)}`;
  });
  const isOptional = contexts.every((each) => !requiredIn(each));
  return {
    code: 'P102',
    where: { path: context.path, at: 'value' },
    message: `${andList(names)} of ${field(holder, context.root)} are empty.`,
    hints: [
      'In braces, too, each name has a colon and its value after it.',
      examples.length === names.length &&
        `For example: ${code(`{ ${examples.join(', ')} }`)}.${isOptional ? ' Or remove them.' : ''}`,
    ],
  };
}

/** Proposes `true` for `optional` in `{ label: Users, optional }`. */
function switchedOn(context: Context): Replacement | undefined {
  const { path, source } = context;
  const spot = source.at(path);
  return spot?.inFlow && spot.pair && wantedKind(schemaOf(context)) === 'boolean'
    ? writing(`${last(path)}: true`, { offsets: source.offsetsOfPair(spot.pair) })
    : undefined;
}

/** Returns the first lines of a group or list that is too long to show. */
function startOf(example: unknown): string {
  const isList = Array.isArray(example);
  const entries = Object.entries(Object(isList ? example[0] : example));
  const short = entries.filter(([, value]) => typeof value !== 'object').slice(0, 2);
  return short
    .map(
      ([name, value], index) =>
        `\`${isList && index === 0 ? '- ' : ''}${name}: ${writeValue(value, false)}\``,
    )
    .join(', ');
}

/** Explains `Null`, which is a word to people and nothing to YAML. */
function explainNull(context: Context, word: string, offsets: Offsets): Problem {
  const { path, root } = context;
  const isText = wantedKind(schemaOf(context)) === 'string';
  // In lower case it means nothing; `Null` may be a name.
  const isName = isText && /^N/.test(word);
  return {
    code: 'P102',
    where: { path, at: 'value' },
    message: `${capital(field(path, root))} is empty: YAML reads \`${word}\` as nothing.`,
    hints: [
      purposeOf(context),
      typeof path.at(-1) === 'number' && !isText
        ? 'A list has no gaps: write the value in this place, or take the place out.'
        : isName
          ? `If it is the text, put it in quotes: \`"${word}"\`.${requiredIn(context) ? '' : ' Or remove the line.'}`
          : `Write the ${isText ? 'words' : 'value'}${orRemove(context)}.`,
    ],
    replacement: isName ? { title: 'put it in quotes', text: `"${word}"`, offsets } : undefined,
  };
}

/** Says what to do with a value that begins with `#`. */
export const needsQuotes = (comment: string): string =>
  `What follows \`#\` is a comment in YAML. Put it in quotes: \`"${comment}"\`.`;

/** Says what to write instead of `#plans`, which is how links name an anchor. */
function withoutSign(
  context: Context,
  { text, offsets }: Comment,
): { hint: string; fix: Replacement | undefined } | undefined {
  const bare = text.replace(/^#/, '');
  if (!accepts(bare, schemaOf(context))) return undefined;
  // YAML would read digits as a number.
  const isText = /^\p{L}/u.test(bare);
  return {
    hint: `Write it without the \`#\`: ${code(`${last(context.path)}: ${bare}`)}.`,
    fix: isText ? writing(bare, { certain: true, offsets }) : undefined,
  };
}

/** Says that a value which begins with `#` is none. */
export const readAsComment = (text: string, { path, root }: Context): string =>
  `${code(text)} after ${field(path, root)} is read as a comment.`;

/** Says what to do with words that a `#` hides. */
const hiddenText = (words: string): string =>
  `What follows \`#\` is a comment, which visitors do not see. If it is the text, remove the \`#\`: \`"${words}"\`.`;

/** Returns the comment right after an empty property. */
export function commentAfter({
  path,
  source,
}: Pick<Context, 'path' | 'source'>): Comment | undefined {
  const [, end] = source.offsetsOfName(path) ?? [];
  if (end === undefined) return undefined;
  // In braces the comment also has the next property or the closing brace.
  const form = source.at(path)?.inFlow
    ? /^\s*:[ \t]+(#[ \t]*[^\s,}\]][^\n\r,}\]]*)/
    : /^\s*:[ \t]+(#[ \t]*\S[^\n\r]*)/;
  const found = form.exec(source.text.slice(end));
  if (!found?.[1]) return undefined;
  const text = found[1].trimEnd();
  const from = end + found[0].indexOf('#');
  return { text, offsets: [from, from + text.length] };
}

/** Returns the first comment below the name of something empty, where its contents belong. */
function commentBelow({ path, source }: Context): string | undefined {
  const [from, to] = source.offsetsOfName(path) ?? [];
  if (from === undefined) return undefined;
  const [, indent = '', text] = /^\s*:[ \t]*\r?\n([ \t]*)(#.*)/.exec(source.text.slice(to)) ?? [];
  return text && indent.length >= columnOf(source.text, from) ? text.trimEnd() : undefined;
}

/** Whether the group around a value requires it. */
export const requiredIn = (context: Context): boolean =>
  schemaAround(context).required?.includes(last(context.path)) ?? false;

/** Says what to leave out instead: the whole item if it requires this value. */
function orRemove(context: Context): string {
  if (!requiredIn(context)) return ', or remove the line';
  const isInItem = context.path.filter((step) => typeof step === 'number').length > 1;
  return isInItem ? ', or remove the item that it belongs to' : '';
}

/** Whether a value is what people write for something that should not be there. */
export const meansNone = (value: unknown): boolean =>
  value === false ||
  (typeof value === 'string' &&
    /^(?:no|none|false|off|hidden|null|n\/?a|-|keine?|todo|tb[dca])$/i.test(value.trim()));

/** Whether a value is what people write for an unknown number. */
export const isUnknown = (value: unknown): boolean =>
  isNoNumber(value) ||
  (typeof value === 'string' &&
    /^(?:n\/?a|tb[dca]|unknown|none|null|nil|nan|open|\?+|[-–—.]+|)$/i.test(value.trim()));
