import { isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { accepts, acceptsText, isOfKind, wantedKind } from '../accepts.ts';
import { convert } from '../convert-value.ts';
import { indentRest, join, type Offsets, offsetsOf, type Source } from '../source.ts';
import { resolvePiece } from '../wording.ts';
import { type Context, schemaOf } from './context.ts';

export interface Rewriting {
  title: string;
  label?: string;
  text: string;
  certain: boolean;
  offsets: Offsets;
}

/** Another kind of value that keeps what the author wrote: his dashes, quotes and line breaks. */
export function rewrite(context: Context, source: Source): Rewriting | undefined {
  const node = source.at(context.path)?.node;
  const wanted = wantedKind(schemaOf(context));
  if (wanted === 'array' && isMap(node)) return asItem(context, source, node);
  if (wanted === 'object' && isSeq(node)) return withoutDashes(context, source, node);
  if (wanted === 'string' && isMap(node)) return withColon(context, source, node);
  if (wanted === 'string' && isScalar(node)) return quoted(context, source);
  return undefined;
}

/** A group as the one item of a list. */
function asItem(context: Context, source: Source, node: YAMLMap): Rewriting | undefined {
  const { items = {}, minItems } = schemaOf(context);
  const item = resolvePiece(items);
  const isOne = isOfKind(context.error.data, item) && hasOnly(context.error.data, item.properties);
  if (!isOne || node.items.length === 0 || Number(minItems ?? 0) > 1) return undefined;
  const offsets = offsetsOf(source, node);
  const written = source.text.slice(...offsets);
  const text = node.flow ? `[${written}]` : `- ${indentRest(written, 2)}`;
  const title = node.flow ? 'put it in brackets' : 'start it with `- `';
  return { title, label: title, text, certain: accepts(context.error.data, item), offsets };
}

const hasOnly = (value: unknown, properties: object | undefined): boolean =>
  properties === undefined ||
  Object.keys(Object(value)).every((key) => Object.hasOwn(properties, key));

/** A list whose items are together one group. */
function withoutDashes(context: Context, source: Source, node: YAMLSeq): Rewriting | undefined {
  const isOneGroup = node.items.every((item) => isMap(item));
  if (!isOneGroup || !convert(context.error.data, schemaOf(context))) return undefined;
  const { text } = source;
  const places = node.items.map((item) => offsetsOf(source, item));
  const [first] = places;
  if (node.flow) {
    if (places.length !== 1 || !first) return undefined;
    const title = 'remove the brackets';
    return { title, text: text.slice(...first), certain: true, offsets: offsetsOf(source, node) };
  }
  const edits = places.map(([start]) => {
    const dash = text.lastIndexOf('-', start - 1);
    return { offsets: [dash, dash + 1] as Offsets, text: ' ' };
  });
  const title = `remove the ${edits.length === 1 ? 'dash' : 'dashes'}`;
  return { title, label: title, certain: true, ...join(text, edits) };
}

/** Names that people give to the one text of a group. */
const textNames = /^(text|value|content|label|title|heading|name|body|html|markdown|md|children)$/i;

/** `- Simple: fast and fair`: a text that its colon made a group. */
function withColon(context: Context, source: Source, node: YAMLMap): Rewriting | undefined {
  const [pair, ...others] = node.items;
  const key = isScalar(pair?.key) ? String(pair.key.value) : '';
  const offsets = offsetsOf(source, node);
  const written = source.text.slice(...offsets);
  const isText = !others.length && isScalar(pair?.value) && !written.startsWith('{');
  if (!isText || written.includes('\n') || /["']/.test(written[0] ?? '') || textNames.test(key)) {
    return undefined;
  }
  if (!acceptsText(written, schemaOf(context))) return undefined;
  const text = JSON.stringify(written);
  return { title: `write \`${text}\``, label: 'put it in quotes', text, certain: true, offsets };
}

/** A number, or `true`, as the text that stands in the file. */
function quoted(context: Context, source: Source): Rewriting | undefined {
  const offsets = offsetsOf(source, source.at(context.path)?.node);
  const written = source.text.slice(...offsets);
  const isPlain = /^[\w.+-]+$/.test(written) && typeof context.error.data !== 'string';
  if (!isPlain || !accepts(written, schemaOf(context)) || schemaOf(context)['x-value-synonyms'])
    return undefined;
  return { title: `write \`"${written}"\``, text: `"${written}"`, certain: true, offsets };
}
