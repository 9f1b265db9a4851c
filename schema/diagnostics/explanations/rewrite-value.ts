import { isMap, isScalar, isSeq, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { type Label, type Replacement, writing } from '../../model/diagnostics.ts';
import { code, resolvePiece } from '../../model/wording.ts';
import { onlyOf } from '../../only-of.ts';
import { columnOf } from '../../syntax/lines.ts';
import { accepts, acceptsText, isOfKind, wantedKind } from '../accepts.ts';
import { convert } from '../conversions/convert-value.ts';
import { exampleOf, toBlanks } from '../example-value.ts';
import { listSign } from '../list-sign.ts';
import { inCurlyQuotes } from '../marks/words.ts';
import {
  type Edit,
  indentRest,
  lineBreakAt,
  lineBreakOf,
  type Offsets,
  writeValue,
} from '../source.ts';
import { meantValue } from '../suggest-value.ts';
import { type Context, schemaOf } from './context.ts';

/** How to correct a value of the wrong kind. */
export interface ValueFix extends Replacement {
  label?: Label | undefined;
  /** What it changes, if hints depend on that: quotes for a colon, dashes for names, or a name above dashes. */
  way?: 'colon' | 'no names' | 'list name' | undefined;
}

/** Another kind of value that keeps what the author wrote: his dashes, quotes and line breaks. */
export function rewriteValue(context: Context): ValueFix | undefined {
  const node = context.source.at(context.path)?.node;
  const wanted = wantedKind(schemaOf(context));
  if (wanted === 'array' && isMap(node))
    return asItem(context, node) ?? withoutNames(context, node);
  if (wanted === 'array' && isScalar(node)) return withFirstDash(context, node);
  if (wanted === 'object' && isSeq(node))
    return withoutDashes(context, node) ?? withListName(context, node);
  if (wanted === 'string' && isSeq(node)) return flattened(context, node);
  if (wanted === 'string' && isMap(node)) return withColon(context, node);
  if (wanted === 'string' && isScalar(node)) return asText(context);
  return undefined;
}

/** `- - One` and `- Two` below it: the items of a list within a list, as items of the outer one. */
function flattened({ error, path, source }: Context, node: YAMLSeq): ValueFix | undefined {
  const texts = error.data as unknown[];
  if (typeof path.at(-1) !== 'number' || node.flow || node.items.length < 2) return undefined;
  if (!texts.every((text) => typeof text === 'string')) return undefined;
  const offsets = source.offsetsOf(node);
  // The dash of the outer item stays where it is.
  const dash = source.text.lastIndexOf('-', offsets[0] - 1);
  const indent = ' '.repeat(columnOf(source.text, dash));
  const written = node.items.map((item) => source.text.slice(...source.offsetsOf(item)));
  const title = `write ${written.length} items of the outer list`;
  const text = written.join(`\n${indent}- `);
  return { title, label: 'a list here has one level', text, offsets };
}

/** A group as the one item of a list. */
function asItem(context: Context, node: YAMLMap): ValueFix | undefined {
  const { source } = context;
  const { items = {}, minItems } = schemaOf(context);
  const item = resolvePiece(items);
  const isOne = isOfKind(context.error.data, item) && hasOnly(context.error.data, item.properties);
  if (!isOne || node.items.length === 0 || Number(minItems ?? 0) > 1) return undefined;
  const offsets = source.offsetsOf(node);
  const written = source.text.slice(...offsets);
  const text = node.flow ? `[${written}]` : `- ${indentRest(written, 2)}`;
  const title = node.flow ? 'put it in brackets' : 'start it with `- `';
  return { title, label: title, text, certain: accepts(context.error.data, item), offsets };
}

/** `item1:`, `item2:` and what belongs to each below it: names in place of the dashes of a list. */
function withoutNames(context: Context, node: YAMLMap): ValueFix | undefined {
  const { error, source } = context;
  const { items = {} } = schemaOf(context);
  const entries = Object.entries(error.data as object);
  const isNumbered = entries.every(([name]) => /\d$/.test(name));
  const isEach = entries.every(
    ([, each]) => accepts(each, items) && (isNumbered || typeof each === 'object'),
  );
  if (entries.length === 0 || !isEach) return undefined;
  const { text } = source;
  const edits = node.items.map(({ key, value }): Edit => {
    const [from] = source.offsetsOf(key);
    const [start, to] = source.offsetsOf(value);
    const written = text.slice(start, to);
    // What is below its name starts two spaces behind the dash.
    const isBelow = text.slice(from, start).includes('\n');
    const by = isBelow ? columnOf(text, from) + 2 - columnOf(text, start) : 0;
    return { offsets: [from, to], text: node.flow ? written : `- ${indentRest(written, by)}` };
  });
  const [start, end] = source.offsetsOf(node);
  const brackets: Edit[] = [
    { offsets: [start, start + 1], text: '[' },
    { offsets: [end - 1, end], text: ']' },
  ];
  const title = node.flow
    ? 'write the items in brackets'
    : `write ${code('- ')} instead of each name`;
  const fix = source.editAll(node.flow ? [...edits, ...brackets] : edits, title, isNumbered);
  return fix && { ...fix, label: title, way: 'no names' };
}

const hasOnly = (value: unknown, properties: object | undefined): boolean =>
  properties === undefined ||
  Object.keys(Object(value)).every((key) => Object.hasOwn(properties, key));

/** A list whose first item has lost its dash, so that the dashes below it are words of a text. */
function withFirstDash(context: Context, node: Scalar): ValueFix | undefined {
  const { source } = context;
  const { text } = source;
  const [from, to] = source.offsetsOf(node);
  const [line = '', ...rest] = text.slice(from, to).split(/\r?\n/);
  // A dash without the space behind it, or another sign.
  const first = line.replace(/^-(?!-)/, '').replace(listSign, '');
  const indent = /^[ \t]*/.exec(rest[0] ?? '')?.[0] ?? '';
  const dashed = rest.filter((line) => line.startsWith(`${indent}- `));
  const isList = dashed.length > 0 && rest.every((line) => /^\S/.test(line.slice(indent.length)));
  const items = [first, ...rest.map((line) => line.slice(indent.length).replace(/^- /, ''))];
  const areOthersDashed = dashed.length === rest.length;
  const item = schemaOf(context).items ?? {};
  if (node.type !== 'PLAIN' || !isList || !items.every((each) => accepts(each.trim(), item)))
    return undefined;
  const lineBreak = `${lineBreakOf(text)}${indent}`;
  const isBehindName = columnOf(text, from) !== indent.length;
  return {
    title: `write \`- \` before ${areOthersDashed ? 'the first item' : 'the other items'}, too`,
    label: '`- ` is missing here',
    text: `${isBehindName ? lineBreak : ''}${items.map((each) => `- ${each}`).join(lineBreak)}`,
    // A line without a dash may go on with the one above.
    certain: areOthersDashed,
    offsets: [isBehindName ? text.lastIndexOf(':', from) + 1 : from, to],
  };
}

/** A list whose items are together one group. */
function withoutDashes(context: Context, node: YAMLSeq): ValueFix | undefined {
  const { source } = context;
  const isOneGroup = node.items.every((item) => isMap(item));
  if (!isOneGroup || !convert(context.error.data, schemaOf(context))?.certain) return undefined;
  const { text } = source;
  const places = node.items.map((item) => source.offsetsOf(item));
  const [first] = places;
  if (node.flow) {
    if (places.length !== 1 || !first) return undefined;
    const title = 'remove the brackets';
    return { title, text: text.slice(...first), certain: true, offsets: source.offsetsOf(node) };
  }
  const edits = places.map(([start]): Edit => {
    const dash = text.lastIndexOf('-', start - 1);
    return { offsets: [dash, dash + 1], text: ' ' };
  });
  const title = `remove the ${edits.length === 1 ? 'dash' : 'dashes'}`;
  const fix = source.editAll(edits, title, true);
  return fix && { ...fix, label: title };
}

/** A list in place of the group that it is a property of, with blanks for what else the group needs. */
function withListName(context: Context, node: YAMLSeq): ValueFix | undefined {
  const { path, error, source } = context;
  const { properties = {}, required = [] } = schemaOf(context);
  const names = required.filter(
    (each) => wantedKind(properties[each]) === 'array' && accepts(error.data, properties[each]),
  );
  const name = onlyOf(names);
  if (name === undefined) return undefined;
  const offsets = source.offsetsOf(node);
  if (node.flow) {
    const text = `{ ${name}: ${source.text.slice(...offsets)} }`;
    return required.length === 1
      ? { title: `write \`${name}:\` before the list, in braces`, text, offsets }
      : undefined;
  }
  const lineBreak = lineBreakAt(source.text, offsets[0]);
  const blanks = required
    .filter((each) => each !== name)
    .map((each) => {
      const blank = toBlanks(exampleOf(each, path, context), properties[each]);
      return `${each}: ${writeValue(blank, false)}${lineBreak}`;
    });
  const list = indentRest(source.text.slice(...offsets), 2);
  return {
    title: `write \`${name}:\` above the items`,
    label: `\`${name}:\` is missing above`,
    text: `${blanks.join('')}${name}:${lineBreak}  ${list}`,
    offsets,
    way: 'list name',
  };
}

/** Names that people give to the one text of a group. */
const textNames = /^(text|value|content|label|title|heading|name|body|html|markdown|md|children)$/i;

/** `- Simple: fast and fair`: a text that its colon made a group. */
function withColon(context: Context, node: YAMLMap): ValueFix | undefined {
  const { source } = context;
  const [pair, ...others] = node.items;
  const key = isScalar(pair?.key) ? String(pair.key.value) : '';
  const [start, end] = source.offsetsOf(node);
  // `&One price: for all`: YAML takes the first word for a name of what follows.
  const anchor = /&[^\s,[\]{}]+[ \t]+$/.exec(source.text.slice(0, start))?.[0] ?? '';
  const offsets: Offsets = [start - anchor.length, end];
  const written = source.text.slice(...offsets);
  const isText = !others.length && isScalar(pair?.value) && !written.startsWith('{');
  if (!isText || written.includes('\n') || /["']/.test(written[0] ?? '') || textNames.test(key)) {
    return undefined;
  }
  if (!acceptsText(written, schemaOf(context))) return undefined;
  // `- SSO: true` says that there is such a thing.
  if (isScalar(pair?.value) && pair.value.value === true)
    return writing(writeValue(key, true), { shown: key, offsets });
  // Curly quotes most likely stand for straight ones, but visitors may be meant to see them. A quote at
  // the end alone has lost the one at the beginning, unless it is a measure.
  const words = inCurlyQuotes(written) ?? /^([^"]*[^\d\s"])"$/.exec(written)?.[1];
  const text = JSON.stringify(words ?? written);
  const title = `write \`${text}\``;
  const label = words === undefined ? 'put it in quotes' : 'put it in straight quotes';
  return {
    title,
    label,
    text,
    // Behind several spaces, it may be the next line with a property.
    certain: words === undefined && !written.endsWith('"') && !/[ \t]{2,}[\w-]+:/.test(written),
    offsets,
    way: 'colon',
  };
}

/** A number, or `true`, as the text that is in the file, or as the address of a telephone. */
function asText(context: Context): ValueFix | undefined {
  const { source } = context;
  const offsets = source.offsetsOf(source.at(context.path)?.node);
  const written = source.text.slice(...offsets);
  const isPlain = /^[\w.+-]+$/.test(written) && typeof context.error.data !== 'string';
  const isOther = meantValue(written, schemaOf(context)) !== undefined;
  if (!isPlain || !accepts(written, schemaOf(context)) || isOther) return undefined;
  if (schemaOf(context).role === 'link' && /^[+\d.-]{6,}$/.test(written))
    return writing(`tel:${written}`, { certain: written.startsWith('+'), offsets });
  // Authors who write `true` for words may want to turn something on.
  const certain = typeof context.error.data !== 'boolean';
  return writing(`"${written}"`, { certain, offsets });
}
