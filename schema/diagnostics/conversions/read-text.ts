import type { Schema } from '../../validate/schemas.ts';
import { accepts } from '../accepts.ts';
import { correctForm } from '../correct-form.ts';
import { markExamples } from '../example-value.ts';
import { branchesOf, tagOf } from '../schema-at.ts';
import { valueCalled } from '../suggest-value.ts';
import { resolvePiece } from '../wording.ts';

/** What stands around the number in `$0.00M`, where a group says it of all numbers, with the `unit` that `M` is a word for. */
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

/** What stands beside a text and follows from it: `/about` beside `About`, and the words for an address. */
export function derivedFrom(text: string, { role, type }: Schema): string | undefined {
  if (role === 'link' && /^[a-z]+(?: [a-z]+)?$/i.test(text))
    return `/${text.toLowerCase().replace(' ', '-')}`;
  return role === undefined && type === 'string' ? wordsFor(text) : undefined;
}

/** Names of sites as they are written. */
const siteNames =
  'LinkedIn YouTube GitHub GitLab Facebook Instagram TikTok Bluesky Mastodon Threads Xing Pinterest Reddit Discord Slack Vimeo Medium WhatsApp Telegram X'.split(
    ' ',
  );

/** The words for an address that names a site, a person or one page. */
function wordsFor(text: string): string | undefined {
  if (/^(?:mailto|tel):/.test(text)) return text.replace(/^\w+:/, '').replace(/\?.*$/, '');
  if (/^https?:/.test(text)) {
    const parts = text.toLowerCase().split(/[^a-z0-9]+/);
    if (parts.includes('twitter')) return 'X';
    return siteNames.find((name) => parts.includes(name.toLowerCase()));
  }
  const [, page] = /^\/([a-z]+)$/.exec(text) ?? [];
  return page && page.charAt(0).toUpperCase() + page.slice(1);
}

/** `photo.jpg` as the picture that it names, where a visual may be one. */
export function pictureOf(text: string, schema: Schema): object | undefined {
  if (!/\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(text)) return undefined;
  const tag = tagOf(schema) ?? '';
  for (const [name, { properties = {} }] of branchesOf(schema)) {
    const [file] = Object.entries(properties).find(
      ([, property]) => resolvePiece(property).role === 'picture',
    ) ?? [''];
    const address = inForm(text, properties[file] ?? {});
    if (file && address !== undefined) {
      const picture = { [tag]: name, [file]: address, ...(properties.alt && { alt: '' }) };
      return markExamples(picture, ['alt']);
    }
  }
  return undefined;
}

/** `[Contact us](/contact)`, which is a link in a text, as the group that a link of its own is. */
export function linkOf(text: string, schema: Schema): object | undefined {
  const [, inner, target] = /^\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(text) ?? [];
  const html = /^<a\s[^<>]*href=["']?(?<address>[^"'\s<>]+)[^<>]*>(?<words>[^<>]+)<\/a>$/i.exec(
    text,
  );
  const words = inner ?? html?.groups?.words ?? '';
  const address = target ?? html?.groups?.address ?? '';
  if (words === '') return undefined;
  const { properties = {} } = schema;
  const [href] = Object.keys(properties).filter(
    (name) => resolvePiece(properties[name] ?? {}).role === 'link',
  );
  const [label] = placesOf(words, schema);
  if (href === undefined || label === undefined || label === href) return undefined;
  const group = { [label]: words, [href]: address };
  return accepts(group, schema) ? group : undefined;
}

/** A value as a property takes it: as it is, or in the form that was meant. */
export const inForm = (value: string | number, property: Schema): string | number | undefined =>
  accepts(value, property)
    ? value
    : hasForm(resolvePiece(property))
      ? correctForm(String(value), resolvePiece(property))?.text
      : undefined;

const hasForm = ({ type, pattern, format }: Schema): boolean =>
  type === 'string' && (pattern ?? format) !== undefined;

/** The properties of a group that a bare text is most likely for. */
export function placesOf(
  text: string | number,
  { properties = {}, required = [], ...schema }: Schema,
): string[] {
  const takes = (name: string) => inForm(text, properties[name] ?? {}) !== undefined;
  const texts = Object.keys(properties).filter(takes);
  const isAddress = /^(\/|#|https?:|mailto:|tel:)/.test(String(text));
  const addresses = texts.filter((name) => resolvePiece(properties[name] ?? {}).role === 'link');
  if (isAddress && addresses.length > 0) return addresses.slice(0, 1);
  // A colour is one for both themes.
  const exact = texts.filter((name) => resolvePiece(properties[name] ?? {}).pattern !== undefined);
  if (exact.length > 0 && (required.length === 0 || exact.every((name) => required.includes(name))))
    return exact;
  // What stands around a number: a currency before it, anything else behind.
  const around = /^[$€£¥]/.test(String(text)) ? 'prefix' : 'suffix';
  if (texts.includes('prefix') && texts.includes('suffix') && !texts.includes('label'))
    return [around];
  const main = schema['x-main'] as string | undefined;
  if (main !== undefined && takes(main)) return [main];
  // Words for visitors are seldom the name of something else in the file.
  const isName = (name: string) => resolvePiece(properties[name] ?? {}).among !== undefined;
  const others = texts.filter((name) => !addresses.includes(name) && !isName(name));
  const first = others.find((name) => required.includes(name)) ?? others[0] ?? texts[0];
  const room = (name = '') => Number(resolvePiece(properties[name] ?? {}).maxLength ?? 0);
  // Several sentences are no title, where the group has a text beside it.
  const body = /[.!?] +\p{Lu}/u.test(String(text))
    ? others.find((name) => room(name) > room(first) * 2)
    : undefined;
  return [body ?? first ?? []].flat();
}

/** What is around a value, and says how a group would be written there. */
export interface Around {
  /** What a property of the group may look like. */
  exampleOf: (name: string, property: Schema) => unknown;
  /** Where words lead that stand on a button or a link elsewhere. */
  addressOf?: (words: string) => string | undefined;
}

/** `1-10` and `[1, 10]` as the ends of a slider, with examples of what else it needs. */
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

/** As much of an example as must be there. */
export function onlyRequired(example: unknown, { required = [] }: Schema): object {
  const entries = Object.entries(Object(example));
  return Object.fromEntries(entries.filter(([name]) => required.includes(name)));
}

/** What decides between the alternatives, as a value of a list. */
export function tagSchema(schema: Schema, tag: string): Schema {
  const branches = branchesOf(schema);
  const synonyms = [...branches].map(([name, branch]) => [name, branch['x-synonyms'] ?? []]);
  return {
    title: tag,
    enum: [...branches.keys()],
    'x-value-synonyms': Object.fromEntries(synonyms),
  };
}
