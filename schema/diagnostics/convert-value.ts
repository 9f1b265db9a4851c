import type { Schema } from '../validate/schemas.ts';
import { accepts, acceptsText, isOfKind, wantedKind } from './accepts.ts';
import { correctForm } from './correct-form.ts';
import { exampleOfSchema } from './example-value.ts';
import { ownProperty } from './own-property.ts';
import { branchesOf, tagOf } from './schema-at.ts';
import { meantValue } from './suggest-value.ts';
import { resolvePiece } from './wording.ts';

/** What an author most likely meant by a value of the wrong kind. */
export interface Conversion {
  value: unknown;
  /** There is no other way to read it. */
  certain: boolean;
}

/** A value as the kind that a schema wants; nothing where that is not clear. */
export function convert(value: unknown, reference: Schema): Conversion | undefined {
  const schema = resolvePiece(reference);
  if (value === null || value === undefined) return undefined;
  switch (wantedKind(schema)) {
    case 'string':
      return toText(value, schema);
    case 'fixed':
      return toFixedValue(value, schema);
    case 'number':
    case 'integer':
      return toNumber(value, schema);
    case 'boolean':
      return toBoolean(value);
    case 'array':
      return toList(value, schema);
    case 'object':
      return toGroup(value, schema);
    default:
      return undefined;
  }
}

/** How a value fits a schema: as it is, after a conversion, or not at all. */
export function fitOf(value: unknown, reference: Schema): 'direct' | 'converted' | undefined {
  const schema = resolvePiece(reference);
  if (isOfKind(value, schema)) return 'direct';
  return convert(value, schema) ? 'converted' : undefined;
}

function toText(value: unknown, schema: Schema): Conversion | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') {
    const text = meantValue(String(value), schema) ?? String(value);
    const corrected = acceptsText(text, schema) ? undefined : correctForm(text, schema);
    return { value: corrected ?? text, certain: corrected === undefined };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  // `[Text]`, `{ text: Text }`: what is meant is the one text in it.
  const [only, ...others] = Object.values(value);
  if (typeof only !== 'string' || others.length > 0 || !accepts(only, schema)) return undefined;
  return { value: only, certain: false };
}

function toFixedValue(value: unknown, schema: Schema): Conversion | undefined {
  const text = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const meant = ['string', 'number', 'boolean'].includes(typeof text)
    ? meantValue(String(text), schema)
    : undefined;
  return meant === undefined ? undefined : { value: meant, certain: true };
}

/** `"12"`, `"$1,200"`, `12%`, `1 200`, `−3`. */
function toNumber(value: unknown, schema: Schema): Conversion | undefined {
  if (typeof value !== 'string') return undefined;
  const trimmed = value.trim().replace(/^[−–](?=[\d.])/, '-');
  const bare = trimmed.replace(/^(-?)\s*[$€£¥]\s*/, '$1').replace(/\s*[%$€£¥]$/, '');
  const isGrouped = /^-?\d{1,3}([,' \u00A0\u2009\u202F_]\d{3})+(\.\d+)?$/.test(bare);
  const digits = isGrouped ? bare.replace(/[,' \u00A0\u2009\u202F_]/g, '') : bare;
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(digits)) return undefined;
  const number = Number(digits);
  return accepts(number, schema) ? { value: number, certain: !isGrouped } : undefined;
}

const yes = /^(yes|y|on|true|1|✓|x)$/i;
const no = /^(no|n|off|false|0|none)$/i;

function toBoolean(value: unknown): Conversion | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  if (yes.test(text)) return { value: true, certain: true };
  return no.test(text) ? { value: false, certain: true } : undefined;
}

function toList(value: unknown, schema: Schema): Conversion | undefined {
  const item = resolvePiece(schema.items ?? {});
  const alone = accepts(value, item) ? value : convert(value, item)?.value;
  const list = alone === undefined ? undefined : [alone];
  if (list && accepts(list, schema)) return { value: list, certain: typeof value !== 'string' };
  if (typeof value !== 'string') return undefined;
  // `labels: Oct, Nov, Dec`, or one below the other.
  const parts = value.split(value.includes('\n') ? /\n/ : /[,;|]/).map((part) => part.trim());
  const items = parts
    .map((part) => part.replace(/^[-*•]\s*/, ''))
    .filter(Boolean)
    .map((part) => (isOfKind(part, item) ? part : convert(part, item)?.value));
  return items.length > 1 && accepts(items, schema) ? { value: items, certain: false } : undefined;
}

function toGroup(value: unknown, schema: Schema): Conversion | undefined {
  if (Array.isArray(value)) {
    const groups = value.filter((item) => isOfKind(item, schema) && item !== null);
    const merged: object = Object.assign({}, ...groups);
    const count = groups.reduce((sum, group) => sum + Object.keys(group).length, 0);
    const isSame = groups.length === value.length && count === Object.keys(merged).length;
    return isSame && accepts(merged, schema) ? { value: merged, certain: true } : undefined;
  }
  return typeof value === 'string' ? groupOf(value, schema) : undefined;
}

/** A group with the author's text in its most likely property, and examples of what else it needs. */
function groupOf(text: string, schema: Schema): Conversion | undefined {
  const tag = tagOf(schema);
  if (tag) {
    const name = meantValue(text, tagSchema(schema, tag));
    const branch = name === undefined ? undefined : branchesOf(schema).get(name);
    return branch && { value: exampleOfSchema(branch), certain: false };
  }
  const { properties = {}, required = [] } = schema;
  const names = placesOf(text, schema);
  if (names.length === 0) return undefined;
  const group = Object.fromEntries(
    Object.keys(properties)
      .filter((name) => names.includes(name) || required.includes(name))
      .map((name) => [
        name,
        names.includes(name) ? text : exampleOfSchema(ownProperty(properties, name) ?? {}),
      ]),
  );
  return { value: group, certain: false };
}

/** The properties of a group that a bare text is most likely for. */
function placesOf(text: string, { properties = {}, required = [], ...schema }: Schema): string[] {
  const takes = (name: string) => accepts(text, properties[name] ?? {});
  const texts = Object.keys(properties).filter(takes);
  const isAddress = /^(\/|#|https?:|mailto:|tel:)/.test(text);
  const addresses = texts.filter((name) => resolvePiece(properties[name] ?? {}).role === 'link');
  if (isAddress && addresses.length > 0) return addresses.slice(0, 1);
  // A colour is one for both themes.
  const exact = texts.filter((name) => resolvePiece(properties[name] ?? {}).pattern !== undefined);
  if (exact.length > 0 && exact.every((name) => required.includes(name))) return exact;
  const main = schema['x-main'] as string | undefined;
  if (main !== undefined && takes(main)) return [main];
  const others = texts.filter((name) => !addresses.includes(name));
  return [others.find((name) => required.includes(name)) ?? others[0] ?? []].flat();
}

/** What decides between the alternatives, as a value of a list. */
function tagSchema(schema: Schema, tag: string): Schema {
  const branches = branchesOf(schema);
  const synonyms = [...branches].map(([name, branch]) => [name, branch['x-synonyms'] ?? []]);
  return {
    title: tag,
    enum: [...branches.keys()],
    'x-value-synonyms': Object.fromEntries(synonyms),
  };
}
