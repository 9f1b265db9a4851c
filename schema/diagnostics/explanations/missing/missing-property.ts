import { isDeepStrictEqual } from 'node:util';
import { isMap } from 'yaml';
import { type Path, type Problem, renaming } from '../../../model/diagnostics.ts';
import { itemsAround, valueAt } from '../../../model/pointer.ts';
import { schemaAt } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import {
  andList,
  capital,
  code,
  describeField,
  didYouMean,
  field,
  isBlockPath,
  resolvePiece,
  thing,
} from '../../../model/wording.ts';
import { endOfLine } from '../../../syntax/lines.ts';
import { accepts, wantedKind } from '../../accepts.ts';
import { exampleOf, toBlanks } from '../../example-value.ts';
import { slug } from '../../forms/names.ts';
import { lineBreakAt, type Replacement, writeValue } from '../../source.ts';
import { isWordFor } from '../../suggest-property.ts';
import { type Context, propertiesOf } from '../context.ts';
import { fitsAbove } from '../misplaced/cut-item.ts';
import { explainCommented } from './commented-property.ts';

/**
 * Explains everything that one group lacks, with an example and its place.
 *
 * @param others the other items of the list, if all of them lack the same
 */
export function explainMissing(
  context: Context,
  missing: readonly string[],
  others: readonly Context[],
): Problem {
  const { path, root } = context;
  const inFlow = isInFlow(context);
  const values = missing.map((name) => {
    const property = schemaAt(path, context)?.properties?.[name] ?? {};
    const derived = titleOf(name, path, root) ?? anchorOf(property, valueAt(root, path));
    const example = derived ?? exampleOf(name, path, context);
    return { name, example, blank: derived ?? toBlanks(example, property) };
  });
  const lines = values.map(({ name, example }) => `${name}: ${writeValue(example, inFlow)}`);
  const blanks = values.map(({ name, blank }) => `${name}: ${writeValue(blank, inFlow)}`);
  const needed = andList(missing);
  const position = isBlockPath(path) ? ' below `type`' : '';
  const [only] = missing;
  const isLone = others.length === 0;
  const meant = isLone ? namedOtherwise(missing, context) : undefined;
  const renamed =
    meant !== undefined && only !== undefined ? asBeside(meant, only, context) : undefined;
  if (renamed) return renamed;
  const hidden = isLone ? explainCommented(missing, context) : undefined;
  if (hidden) return hidden;
  const what = isLone
    ? capital(thing(path, context))
    : `Each item of ${field(path.slice(0, -1), root)}`;
  return {
    code: 'P101',
    where: { path, at: 'inside' },
    message: `${what} needs ${needed}.`,
    label: `add ${needed} here`,
    hints: [
      ...missing.map((name) =>
        describeField(
          name,
          propertiesOf(context)[name] ?? schemaAt(path, context)?.properties?.[name],
          true,
        ),
      ),
      ...lines
        .filter((line) => line.length <= longest)
        .map((line) => `For example${position}: \`${line}\`.`),
      isLone &&
        isBeginningOfNext(path, root) &&
        'Or it is the next item, which begins in the same way: then remove this one.',
      !isBlockPath(path) &&
        isOnlyNamed(path, root) &&
        needsList(context, missing) &&
        'Or it is a heading for those below: a list has no headings within it, so remove it.',
      fitsAbove(path, context) &&
        'Or it belongs to the item above: then remove the dash before it.',
      meant && `Or ${code(meant)} is what is meant by it: then call that ${needed}.`,
    ],
    replacement: insertions([context, ...others], missing, blanks),
    about: { kind: 'missing properties', names: missing },
    more: others.map((other) => ({ path: other.path, at: 'inside' })),
  };
}

/** Returns the optional property that says what the missing one should: `text` in place of the `label` of a link. */
function namedOtherwise([name = '', ...more]: readonly string[], context: Context) {
  const properties = schemaAt(context.path, context)?.properties ?? {};
  const required = schemaAt(context.path, context)?.required ?? [];
  const written = Object.entries(Object(valueAt(context.root, context.path)));
  return more.length > 0
    ? undefined
    : written.find(
        ([other, value]) =>
          !required.includes(other) &&
          isWordFor(other, name, properties[name]) &&
          accepts(value, properties[name]),
      )?.[0];
}

/** Renames a property where the other items of the list have the missing one in its place, and not both. */
function asBeside(meant: string, missing: string, context: Context): Problem | undefined {
  const { path, root, source } = context;
  const namesOf = (item: unknown) => Object.keys(Object(item)).sort().join();
  const own = Object.keys(Object(valueAt(root, path)));
  const beside = itemsAround(path, root).map(namesOf);
  const renamed = own.map((name) => (name === meant ? missing : name));
  const offsets = source.offsetsOfName([...path, meant]);
  if (!offsets || !beside.includes(renamed.sort().join())) return undefined;
  if (beside.includes([...own, missing].sort().join())) return undefined;
  return {
    code: 'P101',
    where: { path: [...path, meant], at: 'key' },
    message: `${capital(thing(path, context))} needs ${code(missing)}, which those beside it have in place of ${code(meant)}.`,
    label: didYouMean([missing]),
    hints: describeField(missing, propertiesOf(context)[missing], true),
    replacement: renaming(meant, missing, { certain: true, offsets }),
  };
}

/** Writes the missing lines into several groups at once. */
function insertions(
  contexts: readonly [Context, ...Context[]],
  missing: readonly string[],
  lines: readonly string[],
): Replacement | undefined {
  const [{ source }] = contexts;
  const edits = contexts.map((context) => insertion(context, missing, lines));
  const [first, ...more] = edits;
  return first && more.length > 0
    ? source.editAll(edits, `${first.title}, in ${edits.length} items`)
    : first;
}

/** Whether the next item begins with everything that this one has, such as `- name: Starter` twice. */
function isBeginningOfNext(path: Path, root: unknown): boolean {
  const index = Number(path.at(-1));
  const [item, next] = itemsAround(path, root)
    .slice(index)
    .map((each) => Object.entries(Object(each)));
  return (
    item !== undefined && item.length > 0 && isDeepStrictEqual(item, next?.slice(0, item.length))
  );
}

const needsList = (context: Context, missing: readonly string[]): boolean =>
  missing.some((name) => wantedKind(propertiesOf(context)[name]) === 'array');

/** Whether an item has only one text, and the next one has more. */
function isOnlyNamed(path: Path, root: unknown): boolean {
  const [only, ...others] = Object.values(Object(valueAt(root, path)));
  const next = itemsAround(path, root)[Number(path.at(-1)) + 1];
  return typeof only === 'string' && others.length === 0 && Object.keys(Object(next)).length > 1;
}

/** Returns the main heading of a page as its title. */
function titleOf(name: string, path: Path, root: unknown): string | undefined {
  const { blocks } = Object(root) as { blocks?: unknown };
  const first = Object(Array.isArray(blocks) ? blocks[0] : undefined) as { title?: unknown };
  const isTitle = path.length === 0 && name === 'title' && typeof first.title === 'string';
  return isTitle ? String(first.title).replace(/\s+/g, ' ').slice(0, 60) : undefined;
}

/** Returns the name of an anchor from the heading beside it. */
function anchorOf(schema: Schema, group: unknown): string | undefined {
  const property = resolvePiece(schema);
  const { title, heading = title } = Object(group) as Record<string, unknown>;
  if (property.role !== 'anchor' || typeof heading !== 'string') return undefined;
  const name = slug(heading);
  return accepts(name, property) ? name : undefined;
}

function isInFlow({ path, source }: Context): boolean {
  const spot = source.at(path);
  return (
    !spot || spot.inFlow || (isMap(spot.node) && (spot.node.flow || spot.node.items.length === 0))
  );
}

/** How many characters an example in a message may have. */
const longest = 120;

/** Writes the missing lines below `type`, or above the first line of a group without a type. */
export function insertion(
  context: Context,
  missing: readonly string[],
  lines: readonly string[],
): Replacement | undefined {
  const { path, source } = context;
  const spot = source.at(path);
  if (!isMap(spot?.node)) return undefined;
  const { text } = source;
  const isBlank = lines.some((line) => line.includes('…'));
  const title = `add ${andList(missing)} with ${isBlank ? '`…` for you to fill in' : 'an example to change'}`;
  const fix = (at: number, added: string): Replacement => ({
    title,
    text: added,
    offsets: [at, at],
  });
  const { node } = spot;
  const [first] = node.items;
  if (!first) {
    return {
      title,
      text: `{ ${lines.join(', ')} }`,
      offsets: source.offsetsOf(node),
    };
  }
  const [start] = source.offsetsOf(first.key);
  if (isInFlow(context)) return fix(start, `${lines.join(', ')}, `);
  const lineBreak = lineBreakAt(text, start);
  const isType = ['type', 'kind'].includes(String(first.key));
  if (!isType) return fix(start, lines.map((line) => line + lineBreak).join(''));
  const end = endOfLine(text, source.offsetsOf(first.value)[1]);
  return fix(end, lines.map((line) => lineBreak + line).join(''));
}
