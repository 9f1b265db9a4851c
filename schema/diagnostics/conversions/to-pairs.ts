import { isGroup } from '../../is-group.ts';
import type { Schema } from '../../model/schemas.ts';
import { onlyOf } from '../../only-of.ts';
import { accepts } from '../accepts.ts';
import { slug } from '../forms/names.ts';
import { type Conversion, ifAccepted, likely } from './conversion.ts';

/** Names of the two sides of a pair, as people write them. */
const second = /^(?:to|new|target|destination|dest|href|url|value|text)$/i;

const pair = /^(\S+)\s*(?:->|=>|→|=|,|\s)\s*(\S+)$/;

/** Splits `Redirect 301 /a /b`, and lines of such pairs, which YAML reads as one text. */
export function pairsIn(text: string, schema: Schema): string[] {
  const names = schema['x-names'];
  const inner = schema.additionalProperties;
  if (names === undefined || typeof inner !== 'object') return [];
  const form = new RegExp(names);
  const words = text
    .split(/(?:\s|->|=>|→|[=,;](?=\s)|:(?=\/[^/]|https?:))+/)
    .filter((word) => form.test(word) || (/:/.test(word) && accepts(word, inner)));
  return words.flatMap((word, at) => (at % 2 === 0 ? [`${word} ${words[at + 1] ?? ''}`] : []));
}

/**
 * Converts `[{ label: Sales, value: A partnership. }]` by deriving names from the first texts, if a
 * group allows any names.
 */
function byNamedItems(items: readonly unknown[], schema: Schema): Conversion | undefined {
  const pairs = items.flatMap((item) => {
    const entries = Object.entries(isGroup(item) ? item : {});
    const name = entries.find(([key]) => named.test(key))?.[1];
    const words = onlyOf(entries.filter(([key]) => !named.test(key)));
    return name && words ? [[slug(String(name)), words[1]]] : [];
  });
  const value = Object.fromEntries(pairs);
  const isWhole = Object.keys(value).length === items.length && !Object.hasOwn(value, '');
  return isWhole ? likely(ifAccepted(value, schema)) : undefined;
}

const named = /^(?:name|label|title|key|id|topic)$/i;

/**
 * Converts `[{ from: /a, to: /b }]`, `[/a -> /b]` or `[{ /a: /b }]` to `{ /a: /b }`, if a group
 * allows any names of that form.
 */
export function toPairs(items: readonly unknown[], schema: Schema): Conversion | undefined {
  const form = schema['x-names'];
  const inner = schema.additionalProperties;
  if (typeof inner !== 'object' || items.length === 0) return undefined;
  if (form === undefined) return schema.properties ? undefined : byNamedItems(items, schema);
  const pairs = items.flatMap((item) => {
    const [, from, to] = pair.exec(String(item)) ?? [];
    if (typeof item === 'string') return [[from, to]];
    const entries = Object.entries(isGroup(item) ? item : {});
    const single = entries.every(([name]) => new RegExp(form).test(name));
    if (single) return entries;
    const [one, other, ...more] = entries;
    if (!one || !other || more.length > 0) return [[]];
    return [second.test(one[0]) ? [other[1], one[1]] : [one[1], other[1]]];
  });
  const isPair = ([name, value]: unknown[]) =>
    typeof name === 'string' && new RegExp(form).test(name) && accepts(value, inner);
  if (pairs.length < items.length || !pairs.every(isPair)) return undefined;
  const value = Object.fromEntries(pairs as [string, unknown][]);
  const isWritten = items.every((item) => Object.keys(Object(item)).every((name) => name in value));
  return Object.keys(value).length === pairs.length ? { value, certain: isWritten } : undefined;
}
