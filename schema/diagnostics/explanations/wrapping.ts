import { isMap } from 'yaml';
import type { Problem } from '../../model/diagnostics.ts';
import { andList, capital, code, field, last, thing } from '../../model/wording.ts';
import { columnOf } from '../../syntax/lines.ts';
import { type Edit, indentRest, type Source, writeValue } from '../source.ts';
import type { FileContext } from './context.ts';
import type { Unknown } from './unknown/unknown.ts';

/** How many characters an example in a message may have. */
const longest = 100;

/**
 * Explains `- card: { title: … }`: a name around what belongs directly in the group, or around each item
 * of a list.
 */
export function explainWrapping(wrapping: [Unknown, ...Unknown[]], file: FileContext): Problem {
  const [{ path, found, value }] = wrapping;
  const isItem = typeof path.at(-1) === 'number';
  const written = writeValue(value, true);
  const line = isItem ? `- ${written}` : `${last(path)}: ${written}`;
  const names = [...new Set(wrapping.map((one) => one.found))];
  const isOne = names.length === 1;
  const { source } = file;
  const edits = wrapping.map((one) => unwrap(one, source));
  return {
    code: 'P114',
    where: { path: [...path, found], at: 'key' },
    message: `${andList(names)} ${isOne ? 'is' : 'are'} one level too many: what is in ${isOne ? 'it' : 'them'} belongs right in ${isItem ? `the items of ${code(last(path))}` : field(path, file.root)}.`,
    label: isOne ? 'remove this name' : 'remove these names',
    hints: [
      line.length <= longest
        ? `Write ${code(line)}.`
        : `Remove ${code(`${found}:`)}, and move what is below it to the left.`,
    ],
    replacement: source.editAll(
      edits,
      `remove ${isOne ? code(found) : 'these names'}${wrapping.length > 1 ? ` from ${wrapping.length} items` : ''}`,
      true,
    ),
  };
}

/** Explains `seo:` around `title` and `description`, which belong directly in the page. */
export function explainGrouping(
  { path, found, value, instead }: Unknown,
  file: FileContext,
): Problem {
  const { source } = file;
  const names = Object.keys(Object(value));
  const them = andList(names);
  const isOne = names.length === 1;
  const pair = source.at([...path, found])?.pair;
  const below = pair && source.movedOut(pair);
  return {
    code: 'P104',
    where: { path: [...path, found], at: 'key' },
    message: `${code(found)} is not a property of ${thing(path, file)}, and ${them} ${isOne ? 'is' : 'are'}.`,
    label: 'remove this name',
    hints: [
      `Write ${them} without ${code(found)} around ${isOne ? 'it' : 'them'}${below ? `: remove the line, and move what is below it to the left` : ''}.`,
      instead,
    ],
    replacement:
      pair && below && !source.at(path)?.inFlow
        ? {
            title: `remove the line \`${found}:\`, and move what is below it to the left`,
            text: below,
            offsets: source.offsetsOfPair(pair),
          }
        : undefined,
  };
}

/** Explains `- heading: Login` with items of its own, in a list without parts. */
export function explainNested({ path, found }: Unknown, { root }: FileContext): Problem {
  const list = path.slice(0, -1);
  return {
    code: 'P114',
    where: { path: [...path, found], at: 'key' },
    message: `${capital(field(path, root))} has a list of its own, and ${code(last(list))} is one list without parts.`,
    label: `these belong right in ${code(last(list))}`,
    hints: `Write them as items of ${code(last(list))}, without what is around them. A part with a heading of its own is a block of its own.`,
  };
}

/** Returns the edit that replaces the outer group by the inner one. */
function unwrap({ path, found }: Unknown, source: Source): Edit | undefined {
  const outer = source.at(path)?.node;
  const inner = source.at([...path, found])?.node;
  if (!isMap(outer) || !isMap(inner) || outer.items.length !== 1) return undefined;
  const offsets = source.offsetsOf(outer);
  const [from, to] = source.offsetsOf(inner);
  const written = source.text.slice(from, to);
  const by = columnOf(source.text, offsets[0]) - columnOf(source.text, from);
  return { offsets, text: inner.flow ? written : indentRest(written, by) };
}
