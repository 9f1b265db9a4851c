import type { Schema } from '../../validate/schemas.ts';
import { accepts, isOfKind, wantedKind } from '../accepts.ts';
import { exampleOfSchema, markExamples } from '../example-value.ts';
import { isSameWord } from '../same-word.ts';
import { branchesOf, tagOf } from '../schema-at.ts';
import { meantValue } from '../suggest-value.ts';
import { resolvePiece } from '../wording.ts';
import { type Conversion, toBoolean, toFixedValue, toNumber, toText } from './convert-scalar.ts';
import { isCapital, isLabel, isShort, partsOf } from './divide-text.ts';
import {
  type Around,
  aroundNumber,
  derivedFrom,
  fromTo,
  inForm,
  linkOf,
  onlyRequired,
  pictureOf,
  placesOf,
  tagSchema,
} from './read-text.ts';
import { pairsIn, toPairs } from './to-pairs.ts';

/** Converts a value to the type that a schema requires; `undefined` if the meaning is unclear. */
export function convert(
  value: unknown,
  reference: Schema,
  around: Around = { exampleOf: (_, property) => exampleOfSchema(property) },
): Conversion | undefined {
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
      return toBoolean(value, schema);
    case 'array':
      return toList(value, schema);
    case 'object':
      return toGroup(value, schema, around);
    default:
      return undefined;
  }
}

/** Returns whether a value fits a schema unchanged, after a conversion, or not at all. */
export function fitOf(value: unknown, reference: Schema): 'direct' | 'converted' | undefined {
  const schema = resolvePiece(reference);
  const isFixed = wantedKind(schema) === 'fixed' && typeof value === 'string';
  if (isFixed ? accepts(value, schema) : isOfKind(value, schema)) return 'direct';
  return convert(value, schema) ? 'converted' : undefined;
}

function toList(value: unknown, schema: Schema): Conversion | undefined {
  const item = resolvePiece(schema.items ?? {});
  const as = (list: unknown[] | undefined, certain: boolean) =>
    list && accepts(list, schema) ? { value: list, certain } : undefined;
  const listed = Array.isArray(value)
    ? as(
        value.map((each) => meantItem(each, item)),
        false,
      )
    : undefined;
  if (listed) return listed;
  if (typeof value === 'string') {
    const numbers = /^-?\d[\d.]*(?:\s+-?\d[\d.]*)+$/.test(value) ? value.split(/\s+/) : [];
    const counted = as(
      numbers.map((part) => meantItem(part, item)),
      false,
    );
    if (numbers.length > 0 && counted && isOfKind(1, item)) return counted;
    const words = value.trim().split(/\s+/);
    // Words such as `no no yes` that a chart draws as symbols.
    const drawn = (item['x-value-synonyms'] ?? {}) as Record<string, string[]>;
    if (words.length > 1 && words.every((word) => meantValue(word, item) && word in drawn))
      return as(words, false);
    const texts = partsOf(value);
    const parts = texts.map((part) => meantItem(part, item));
    const isList =
      parts.length > 1 &&
      (/[\n|;]| [/·•] |^[-\d. ]+$/.test(value) ||
        texts.every(isShort) ||
        (texts.length > 2 && texts.every(isLabel)) ||
        texts.every(isCapital) ||
        texts.every((part) => figureOf(part, item)));
    return (
      (isList && as(parts, false)) ||
      as([meantItem(value, item)], false) ||
      as(parts, false) ||
      undefined
    );
  }
  if (isOfKind(value, { type: 'object' })) {
    if (accepts(value, item)) return as([value], true);
    const entries = Object.entries(value as object);
    // `{ Starter, Professional }`
    const isOfNames = entries.length > 1 && entries.every(([, inner]) => inner === null);
    if (isOfNames)
      return as(
        entries.map(([name]) => meantItem(name, item)),
        true,
      );
    // `{ One: true, Two: false }`, like checkboxes.
    if (isOfKind('', item) && entries.every(([, inner]) => typeof inner === 'boolean')) {
      const ticked = entries.filter(([, inner]) => inner === true);
      return as(
        ticked.map(([name]) => name),
        false,
      );
    }
    // `items: [One, Two]` instead of the list itself, or `Jan: 12` for each of its items.
    if (entries.length === 1 && accepts(entries[0]?.[1], schema)) {
      return { value: entries[0]?.[1], certain: false };
    }
    // Keys or values with the item's format, such as addresses.
    const exact =
      item.pattern === undefined
        ? []
        : [entries.map(([name]) => name), entries.map(([, inner]) => inner)];
    const isOfScalars =
      entries.length > 1 && entries.every(([, inner]) => typeof inner !== 'object');
    if (isOfScalars && (isOfKind('', item) || isOfKind(0, item)))
      exact.push(entries.map(([, inner]) => inner));
    const found = exact.map((each) => as(each, false)).find((each) => each !== undefined);
    if (found) return found;
    if (!isOfKind({}, item)) return undefined;
    const named = as(
      entries.map((entry) => inOrder(entry, item)),
      false,
    );
    if (named) return named;
  }
  return as([meantItem(value, item)], typeof value === 'object');
}

const meantItem = (value: unknown, item: Schema): unknown =>
  accepts(value, item) ? value : convert(value, item)?.value;

function toGroup(value: unknown, schema: Schema, around: Around): Conversion | undefined {
  if (!Array.isArray(value)) {
    const pairs = typeof value === 'string' ? toPairs(pairsIn(value, schema), schema) : undefined;
    if (pairs) return pairs;
    const isScalar = typeof value === 'string' || typeof value === 'number';
    return isScalar ? groupOf(value, schema, around) : undefined;
  }
  const pairs = toPairs(value, schema);
  if (pairs) return pairs;
  const [only] = value;
  if (value.length === 1 && typeof only === 'string' && !tagOf(schema))
    return groupOf(only, schema, around);
  const range = fromTo(value, schema, around);
  if (range) return { value: range, certain: false };
  const assigned = byAssignments(value.join(' '), schema);
  if (assigned) return { value: assigned, certain: false };
  const groups = value.filter((item) => isOfKind(item, schema) && item !== null);
  if (groups.length === 0) {
    const group = inOrder(value, schema) ?? byName(value, schema) ?? asWords(value, schema);
    return group && { value: group, certain: false };
  }
  const named = groups.length === value.length ? byNamedItems(groups, schema) : undefined;
  if (named) return { value: named, certain: false };
  const merged: object = Object.assign({}, ...groups);
  const count = groups.reduce((sum, group) => sum + Object.keys(group).length, 0);
  const isSame = groups.length === value.length && count === Object.keys(merged).length;
  // Of several complete groups only one is allowed.
  if (!isSame && value.length > 1 && value.every((item) => accepts(item, schema)))
    return { value: value[0], certain: false };
  if (isSame && accepts(merged, schema)) return { value: merged, certain: true };
  const words = wordsOf(value, schema);
  return words && { value: words, certain: false };
}

/**
 * Converts `[{ color: ink, label: Booked }, { color: grey, label: Expected }]` to the words of a
 * legend.
 */
function wordsOf(groups: readonly unknown[], schema: Schema): object | undefined {
  const names = groups.map((group) => Object.keys(Object(group)).join());
  if (groups.length < 2 || new Set(names).size > 1) return undefined;
  const words = groups.map((group) => convert(group, { title: 'words', type: 'string' })?.value);
  return byName(words, schema) ?? asWords(words, schema);
}

/**
 * Converts `[{ name: email, label: Email address }]` to `{ email: Email address }`, if each item
 * names a property.
 */
function byNamedItems(groups: readonly unknown[], schema: Schema): object | undefined {
  const names = Object.keys(schema.properties ?? {});
  const group = Object.fromEntries(
    groups.flatMap((each) => {
      const texts = Object.values(Object(each)).map(String);
      const name =
        names.find((one) => texts.includes(one)) ??
        names.find((one) => texts.some((text) => isSameWord(text, one)));
      const at = texts.findIndex((text) => isSameWord(text, name ?? ''));
      return name === undefined || texts.length !== 2 ? [] : [[name, texts[1 - at]]];
    }),
  );
  return Object.keys(group).length === groups.length && accepts(group, schema) ? group : undefined;
}

/**
 * Converts `[Jan, 12]` to a group with its required properties in order; the last one may be a
 * list.
 */
export function inOrder(values: readonly unknown[], schema: Schema): object | undefined {
  const { properties = {}, ...rest } = resolvePiece(schema);
  // Properties that are required if another one is missing.
  const otherwise = (rest.else as Schema | undefined)?.required ?? [];
  const required = [...(rest.required ?? []), ...otherwise];
  const last = required.length - 1;
  const hasList = wantedKind(resolvePiece(properties[required[last] ?? ''] ?? {})) === 'array';
  if (last < 0 || (!hasList && values.length !== required.length)) return undefined;
  const group = Object.fromEntries(
    required.map((name, index) => {
      const isList = Array.isArray(values[index]);
      const value = hasList && index === last && !isList ? values.slice(last) : values[index];
      return [name, meantItem(value, properties[name] ?? {})];
    }),
  );
  return accepts(group, schema) ? group : undefined;
}

/** Converts `value = 75%, label = less time` to a group with these properties. */
function byAssignments(text: string, schema: Schema): object | undefined {
  const { properties = {} } = schema;
  const names = Object.keys(properties).join('|');
  const parts = text.split(new RegExp(`(?:^|[,;\\s]\\s*)(${names})\\s*=\\s*`));
  const [before, ...pairs] = parts.map((part) => part.trim());
  if (before !== '' || pairs.length < 2) return undefined;
  const group = Object.fromEntries(
    pairs.flatMap((name, at) => {
      const value = pairs[at + 1]?.replace(/[,;]$/, '').replace(/^(["'])(.*)\1$/, '$2');
      return at % 2 === 0 ? [[name, meantItem(value, properties[name] ?? {})]] : [];
    }),
  );
  return accepts(group, schema) ? group : undefined;
}

/** Converts `[Booked, Expected]` to the words of a legend, in order. */
function asWords(values: readonly unknown[], schema: Schema): object | undefined {
  const { properties = {} } = schema;
  const names = Object.keys(properties);
  const isOfTexts = names.every((name) => {
    const property = resolvePiece(properties[name] ?? {});
    return wantedKind(property) === 'string' && property.role !== 'link';
  });
  if (!isOfTexts || names.length < values.length || values.length < 2) return undefined;
  const group = Object.fromEntries(values.map((value, at) => [names[at], value]));
  return accepts(group, schema) ? group : undefined;
}

/** Converts `[Actual, Forecast]` to a group with the properties of these names. */
function byName(values: readonly unknown[], schema: Schema): object | undefined {
  const names = Object.keys(schema.properties ?? {});
  const group = Object.fromEntries(
    values.flatMap((value) => {
      const name = names.find((each) => isSameWord(each, String(value)));
      return name === undefined ? [] : [[name, value]];
    }),
  );
  return Object.keys(group).length === values.length && accepts(group, schema) ? group : undefined;
}

/** Converts a text or number to a group. */
function groupOf(text: string | number, schema: Schema, around: Around): Conversion | undefined {
  const tag = tagOf(schema);
  if (tag) {
    const picture = pictureOf(String(text), schema);
    if (picture) return { value: picture, certain: false };
    const name = meantValue(String(text), tagSchema(schema, tag));
    const branch = name === undefined ? undefined : branchesOf(schema).get(name);
    if (!branch) return undefined;
    const example = onlyRequired(exampleOfSchema(branch), branch);
    const others = Object.keys(example).filter((key) => key !== tag);
    return { value: markExamples(example, others), certain: false };
  }
  const { properties = {}, required = [] } = schema;
  const isNumber = typeof text === 'string' && /^-?\d+(?:\.\d+)?$/.test(text);
  const takesNumber = required.some((name) => accepts(Number(text), properties[name] ?? {}));
  if (isNumber && takesNumber) return groupOf(Number(text), schema, around);
  const [, low, high] = /^(-?[\d.]+) *(?:-|–|to|\.\.+|…) *(-?[\d.]+)$/.exec(String(text)) ?? [];
  const range = fromTo([Number(low), Number(high)], schema, around);
  if (range) return { value: range, certain: false };
  const words = String(text);
  const group =
    cellsOf(words, schema) ??
    byAssignments(words, schema) ??
    figureOf(words, schema) ??
    pairOf(words, schema) ??
    textsOf(words, schema);
  if (group) return { value: group, certain: false };
  const link = linkOf(words, schema);
  if (link) return { value: link, certain: true };
  const signs = aroundNumber(words, schema);
  return signs ? { value: signs, certain: false } : withExamples(text, schema, around);
}

/**
 * Converts a row of a spreadsheet with tabs or commas. If the text has commas within sentences,
 * only tabs separate.
 */
function cellsOf(text: string, schema: Schema): object | undefined {
  const { properties = {}, required = [] } = schema;
  const isOfNumbers = required.some((name) => accepts(0.5, properties[name] ?? {}));
  const isOfCommas = isOfNumbers || !/,(?:\s|$)/.test(text);
  const cells = text.split(isOfCommas && /,/.test(text) ? /, */ : / *\t */);
  return cells.length > 1 ? inOrder(cells, schema) : undefined;
}

/**
 * Creates a group with the author's text in its most likely property, and examples for the other
 * required ones.
 */
function withExamples(
  text: string | number,
  schema: Schema,
  around: Around,
): Conversion | undefined {
  const { properties = {}, required = [] } = schema;
  const names = placesOf(text, schema);
  if (names.length === 0) return undefined;
  // Properties that are required if another one is missing, such as the content of a picture.
  const otherwise = (schema.else as Schema | undefined)?.required ?? [];
  const [one = ''] = (schema.atLeastOne ?? []) as string[];
  const all = Object.keys(properties).filter((name) =>
    [...names, ...required, ...otherwise, one].includes(name),
  );
  const examples: string[] = [];
  const group = Object.fromEntries(
    all.map((name) => {
      const property = resolvePiece(properties[name] ?? {});
      if (names.includes(name)) return [name, inForm(text, property)];
      const address = property.role === 'link' ? around.addressOf?.(String(text)) : undefined;
      const derived = address ?? (name === one ? undefined : derivedFrom(String(text), property));
      if (derived === undefined) examples.push(name);
      return [name, derived ?? around.exampleOf(name, property)];
    }),
  );
  return { value: markExamples(group, examples), certain: false };
}

/**
 * Converts `Your team, Other teams` if a group requires exactly that many texts, and `Contact us ->
 * /contact`.
 */
function textsOf(text: string, schema: Schema): object | undefined {
  const { properties = {} } = schema;
  const [, words, address] =
    /^(?!https?:|mailto:)(.*?\S)(?:\s*(?:->|=>|→|,|\||:)\s*|\s+)[("']?((?:\/|#|https?:|mailto:)[^\s()"']*)[)"']?$/.exec(
      text,
    ) ?? [];
  if (words !== undefined && address !== undefined) {
    const href = Object.keys(properties).find(
      (name) => resolvePiece(properties[name] ?? {}).role === 'link',
    );
    const group = { [placesOf(words, schema)[0] ?? '']: words, [href ?? '']: address };
    if (href && accepts(group, schema)) return group;
  }
  const parts = text.split(/\s*[,|;/]\s+|\s+(?:and|vs\.?|&|·)\s+/);
  if (parts.length < 2 || !parts.every(isShort)) return undefined;
  return inOrder(parts, schema) ?? byName(parts, schema) ?? asWords(parts, schema);
}

/** Converts `95% accuracy` and `Oct 420` to a figure with a label, if a group consists of these. */
export function figureOf(text: string, schema: Schema): object | undefined {
  const { required = [] } = schema;
  if (required.length !== 2 || !['label', 'value'].every((name) => required.includes(name)))
    return undefined;
  const figure =
    '[-−]?[$€£¥]?\\d[\\d.,]*(?:[%+]|[KMB]\\b)*(?: (?:min|hours?|days?|weeks?|months?|years?)\\b)?';
  const [, before, rest] = new RegExp(`^(${figure}) +(\\D.*)$`).exec(text) ?? [];
  const [, words, after] = new RegExp(`^(.*\\S) *[ :=–;|-] *(${figure})$`).exec(text) ?? [];
  // In `due, day 5` the number belongs to the words.
  const isOfWords = /\b(?:day|week|month|quarter|year|step|phase|level|version|part)$/i.test(
    words ?? '',
  );
  const label = rest ?? (isOfWords ? text : words?.replace(/[\s:=,;–-]+$/, ''));
  const value = before ?? after;
  if (!label || !value) return undefined;
  return inOrder(
    required.map((name) => (name === 'label' ? label : value)),
    schema,
  );
}

/**
 * Converts `Phone: 030 1234` or `How much? Nothing.` if a group requires two texts, of which the
 * first names the other.
 */
function pairOf(text: string, schema: Schema): object | undefined {
  const [, name, words] =
    /^([^:?]{1,30}):\s+(\S.*)$/s.exec(text) ??
    /^([^?]+\?)\s+(?:[-–—]\s+)?(\S.*)$/s.exec(text) ??
    /^(.{1,40}?)\s+[-–—]\s+(\S.*)$/s.exec(text) ??
    /^(\p{Lu}\p{L}* \d{1,3}), (\S.*)$/su.exec(text) ??
    [];
  const { properties = {}, required = [] } = schema;
  // A reference by name has only one or two words.
  const isOfTexts = required.every((each, at) => {
    const property = resolvePiece(properties[each] ?? {});
    const isName = at === 0 && (name ?? '').split(' ').length < 3;
    return wantedKind(property) === 'string' && (property.among === undefined || isName);
  });
  if (!name || !isOfTexts) return undefined;
  if (required.length === 2) return inOrder([name, words], schema);
  // The group requires one text, and the rest is a sentence.
  const [title = '', ...others] = required;
  const body = Object.keys(properties).find(
    (each) => each !== title && resolvePiece(properties[each] ?? {}).role === 'inline',
  );
  const group = { [title]: name, [body ?? '']: words };
  const isSentence = /\s.*[.!?]$/s.test(words ?? '');
  return body && others.length === 0 && isSentence && accepts(group, schema) ? group : undefined;
}
