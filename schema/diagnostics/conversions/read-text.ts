import { isAddress } from '../../model/is-address.ts';
import { branchesOf, namesWithRole, tagOf } from '../../model/schema-at.ts';
import type { Schema } from '../../model/schemas.ts';
import { resolvePiece } from '../../model/wording.ts';
import { accepts } from '../accepts.ts';
import { correctForm } from '../correct-form.ts';
import { markExamples } from '../example-value.ts';
import { path } from '../forms/addresses.ts';
import { isPictureFile } from '../forms/pictures.ts';
import { valueCalled } from '../suggest-value.ts';
import { ifAccepted } from './conversion.ts';

/**
 * Converts `$0.00M` to a group with the prefix and suffix of numbers, and the `unit` that `M`
 * stands for.
 */
export function aroundNumber(text: string, schema: Schema): object | undefined {
  const [, prefix, suffix] = /^(\D*)[\d#][\d.,#]*(\D*)$/.exec(text) ?? [];
  const scales = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const meant = suffix && valueCalled(suffix, property['x-value-synonyms']);
    return meant ? [[name, Number(meant)]] : [];
  });
  const group = {
    ...(prefix && { prefix }),
    ...(suffix && { suffix }),
    ...Object.fromEntries(scales),
  };
  return Object.keys(group).length > 0 && !schema.required?.length && accepts(group, schema)
    ? group
    : undefined;
}

/** Converts `photo.jpg` to a picture, if a visual may be one. */
export function pictureOf(text: string, schema: Schema): object | undefined {
  if (!isPictureFile(text)) return undefined;
  const tag = tagOf(schema) ?? '';
  for (const [name, branch] of branchesOf(schema)) {
    const { properties = {} } = branch;
    const [file = ''] = namesWithRole(branch, 'picture');
    const address = inForm(path(text) ?? text, properties[file]);
    if (file && address !== undefined) {
      const picture = { [tag]: name, [file]: address, ...(properties.alt && { alt: '' }) };
      return markExamples(picture, ['alt']);
    }
  }
  return undefined;
}

/** Converts a Markdown link such as `[Contact us](/contact)` to a link group. */
export function linkOf(text: string, schema: Schema): object | undefined {
  const [, inner, target] = /^\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(text) ?? [];
  const html = /^<a\s[^<>]*href=["']?(?<address>[^"'\s<>]+)[^<>]*>(?<words>[^<>]+)<\/a>$/i.exec(
    text,
  );
  const { words = inner, address = target } = html?.groups ?? {};
  return linkOfPair([words, address], schema);
}

/** Converts the words of a link and its address, in any order, to a link group. */
export function linkOfPair(pair: readonly unknown[], schema: Schema): object | undefined {
  const [words, address] = isAddress(pair[0]) ? [pair[1], pair[0]] : pair;
  if (pair.length !== 2 || typeof words !== 'string' || words === '') return undefined;
  const [href] = namesWithRole(schema, 'link');
  const [label] = placesOf(words, schema);
  return href !== undefined && label !== undefined && label !== href
    ? ifAccepted({ [label]: words, [href]: address }, schema)
    : undefined;
}

/** Returns a value as a property accepts it, unchanged or in the corrected form. */
export const inForm = (
  value: string | number,
  property: Schema | undefined,
): string | number | undefined =>
  accepts(value, property)
    ? value
    : hasForm(resolvePiece(property))
      ? correctForm(String(value), resolvePiece(property))?.text
      : undefined;

const hasForm = ({ type, pattern, format }: Schema): boolean =>
  type === 'string' && (pattern ?? format) !== undefined;

/** Writes `https://` before a host. It looks like the name of a file, but is an address. */
export const addressIn = (text: string | number): string | number =>
  /^(?:www\.|(?:[a-z][\w-]*\.){2})[\w.-]*[a-z]{2}$/i.test(String(text)) &&
  !isPictureFile(String(text))
    ? `https://${text}`
    : text;

/** Returns the properties of a group that a bare text most likely belongs to. */
export function placesOf(
  words: string | number,
  { properties = {}, required = [], ...schema }: Schema,
): string[] {
  const text = addressIn(words);
  const takes = (name: string) => inForm(text, properties[name]) !== undefined;
  const texts = Object.keys(properties).filter(takes);
  const isAddress = /^(\/|#|https?:|mailto:|tel:)/.test(String(text));
  const addresses = texts.filter((name) => resolvePiece(properties[name]).role === 'link');
  if (isAddress && addresses.length > 0) return addresses.slice(0, 1);
  const main = schema['x-main'];
  if (main !== undefined && takes(main)) return [main];
  // A single radius is for all corners. Properties of other forms mean something else.
  const form = (name: string) => resolvePiece(properties[name]).pattern;
  const formed = texts.filter((name) => form(name) !== undefined);
  const nearest = formed.find((name) => accepts(text, properties[name])) ?? formed[0];
  const exact = formed.filter((name) => form(name) === form(nearest ?? ''));
  if (exact.length > 0 && (required.length === 0 || exact.every((name) => required.includes(name))))
    return exact;
  // A currency is a prefix; any other unit is a suffix.
  const around = /^[$€£¥]/.test(String(text)) ? 'prefix' : 'suffix';
  if (texts.includes('prefix') && texts.includes('suffix') && !texts.includes('label'))
    return [around];
  // Texts for visitors are rarely references by name.
  const isName = (name: string) => resolvePiece(properties[name]).among !== undefined;
  const others = texts.filter((name) => !addresses.includes(name) && !isName(name));
  const first = others.find((name) => required.includes(name)) ?? others[0] ?? texts[0];
  const room = (name = '') => Number(resolvePiece(properties[name]).maxLength ?? 0);
  // Several sentences are not a title, if the group also has a longer text.
  const body = /[.!?] +\p{Lu}/u.test(String(text))
    ? others.find((name) => room(name) > room(first) * 2)
    : undefined;
  return [body ?? first ?? []].flat();
}

/** Context of a value, for groups that replace it. */
export interface Around {
  /** Returns an example for a property of the group. */
  exampleOf: (name: string, property: Schema) => unknown;
  /** Returns the address that these words link to elsewhere. */
  addressOf?: (words: string) => string | undefined;
  /** The items of the list that the text is in. */
  beside?: readonly unknown[];
}

/**
 * Converts `1-10` and `[1, 10]` to the range of a slider, with examples for the other required
 * properties.
 */
export function fromTo(
  [minimum, maximum, ...others]: readonly unknown[],
  schema: Schema,
  around: Around,
): object | undefined {
  const { properties = {}, required = [] } = schema;
  const isRange = ['minimum', 'maximum'].every((name) => required.includes(name));
  const hasEnds = [minimum, maximum].every((end) => Number.isFinite(end));
  if (!isRange || !hasEnds || others.length > 0) return undefined;
  const ends: Record<string, unknown> = { minimum, maximum };
  const group = Object.fromEntries(
    required.map((name) => [name, ends[name] ?? around.exampleOf(name, properties[name] ?? {})]),
  );
  const examples = required.filter((name) => !(name in ends));
  return markExamples(group, examples);
}

/** Returns an enum schema for the property that selects an alternative. */
export function tagSchema(schema: Schema, tag: string): Schema {
  const branches = branchesOf(schema);
  const synonyms = [...branches].map(([name, branch]) => [name, branch['x-synonyms'] ?? []]);
  return {
    title: tag,
    enum: [...branches.keys()],
    'x-value-synonyms': Object.fromEntries(synonyms),
  };
}
