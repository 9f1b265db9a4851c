import { isAddress } from '../../model/is-address.ts';
import type { Schema } from '../../model/schemas.ts';
import { acceptsText } from '../accepts.ts';
import { correctForm } from '../correct-form.ts';
import { meantValue, valueCalled } from '../suggest-value.ts';
import { type Conversion, ifAccepted, likely, surely } from './conversion.ts';

/** Converts numbers and switches as they are written, lists and groups of texts, and `USD` to its sign. */
export function toText(value: unknown, schema: Schema): Conversion | undefined {
  if (typeof value === 'number' || typeof value === 'boolean')
    return asWritten(String(value), schema);
  // `currency: USD` instead of the currency sign.
  if (typeof value === 'string') return likely(valueCalled(value, schema['x-signs']));
  if (typeof value !== 'object' || value === null) return undefined;
  return Array.isArray(value) ? fromList(value, schema) : fromGroup(value, schema);
}

const ifAcceptedText = (text: string, schema: Schema): string | undefined =>
  acceptsText(text, schema) ? text : undefined;

function asWritten(written: string, schema: Schema): Conversion | undefined {
  const text = meantValue(written, schema) ?? written;
  return surely(ifAcceptedText(text, schema)) ?? likely(correctForm(text, schema)?.text);
}

function fromList(values: readonly unknown[], schema: Schema): Conversion | undefined {
  const [first, second, ...more] = values;
  if (values.length < 2)
    return typeof first === 'string' ? surely(ifAccepted(first, schema)) : undefined;
  const isRange = typeof first === 'number' && typeof second === 'number' && more.length === 0;
  return (isRange ? span(first, second, schema) : undefined) ?? oneOf(values, schema);
}

function fromGroup(group: object, schema: Schema): Conversion | undefined {
  const entries = Object.entries(group);
  const shown = entries.filter(([key]) => !ofLooks.test(key));
  const [[name = '', first] = [], ...others] = shown.length > 0 ? shown : entries;
  const values = [first, ...others.map(([, value]) => value)];
  // `/terms: Terms` instead of an address.
  if (schema.pattern !== undefined && others.length === 0 && acceptsText(name, schema))
    return likely(name);
  // `{ Data Analytics }`; a single word in lower case may be a placeholder.
  const isOfWords = !entries.every(([key]) => /^[a-z][\w.-]*$/.test(key));
  if (isOfWords && entries.every(([, value]) => value === null))
    return likely(ifAcceptedText(entries.map(([key]) => key).join(', '), schema));
  if (values.length === 2 && values.every((value) => typeof value === 'string'))
    return ofTwoTexts(group, name, values, schema);
  if (others.length > 0) return onlyText(values, schema);
  // `SSO: [SAML, OIDC]`
  if (Array.isArray(first) && first.every((each) => typeof each === 'string'))
    return likely(ifAcceptedText(`${name}: ${first.join(', ')}`, schema));
  return typeof first === 'string' ? likely(ifAccepted(first, schema)) : undefined;
}

function ofTwoTexts(
  group: object,
  name: string,
  [first = '', second = '']: readonly string[],
  schema: Schema,
): Conversion | undefined {
  const { from, to, start = from, end = to } = group as Record<string, unknown>;
  const range = span(start, end, schema);
  if (range) return range;
  // Each value of `{ monthly: $49, yearly: $490 }` is complete by itself.
  return ofTitle.test(name) && !ofPerson.test(Object.keys(group)[1] ?? '')
    ? together(first, second, schema)
    : likely(ifAcceptedText(first, schema));
}

/** Converts `{ from: Jul 2026, to: Jun 2027 }` to `Jul 2026 to Jun 2027`. */
const span = (start: unknown, end: unknown, schema: Schema): Conversion | undefined =>
  start === undefined || end === undefined
    ? undefined
    : likely(ifAcceptedText(`${start} to ${end}`, schema));

/** Properties for the style of a text. */
const ofLooks =
  /^(?:icon|iconName|class|className|style|color|colour|id|key|size|align|emoji|bold|weight|level|tag|at|x|y|position)$/;

/** Converts `{ text: Words, included: true }` to the words. */
function onlyText(values: readonly unknown[], schema: Schema): Conversion | undefined {
  const [text, ...others] = values.filter((value) => typeof value === 'string');
  // An address is clear even with other values beside it.
  const besides = ['string', 'boolean', ...(schema.role === 'link' ? ['number'] : [])];
  // `included: false` says that the thing does not exist.
  const isAlone = values.every((value) => value !== false && besides.includes(typeof value));
  return others.length === 0 && isAlone ? likely(ifAccepted(text, schema)) : undefined;
}

/** Property names of a title, which another text explains or a link belongs to. */
const ofTitle =
  /^(?:title|name|label|heading|headline|text|term|key|question|word|words|person|author|who|when|what|number|count|cta|caption)$/i;

/** What is said of a person beside the name. */
const ofPerson = /^(?:role|position|job|jobTitle|company|organi[sz]ation|employer|email)$/i;

/** Joins `{ title: Words, text: What they mean. }` into one text. */
function together(one: string, other: string, schema: Schema): Conversion | undefined {
  const isLink = isAddress(other);
  // An address is not readable text.
  const value =
    schema.role !== 'inline'
      ? isLink
        ? one
        : `${one}${schema.role === 'owner' ? ',' : ':'} ${other}`
      : isLink
        ? `[${one}](${other})`
        : `**${one}**: ${other}`;
  return likely(ifAccepted(value, schema));
}

/**
 * Returns the first of several texts, as for one choice too many. Sentences are joined into one
 * text.
 */
function oneOf(values: readonly unknown[], schema: Schema): Conversion | undefined {
  if (!values.every((each) => typeof each === 'string' && each.trim() !== '')) return undefined;
  const { placeholders = [] } = schema;
  if (values.every((each) => placeholders.includes(String(each))))
    return likely(values.map((each) => `{${each}}`).join(', '));
  // Of several addresses, one can be followed.
  if (values.every((each) => isAddress(each))) return likely(ifAccepted(values[0], schema));
  const whole = values.join(' ');
  const isEnded = (each: unknown) => /[.!?]$/.test(String(each).trim());
  const isProse =
    values.slice(0, -1).every(isEnded) ||
    values.every((each) => String(each).trim().split(/\s+/).length > 3);
  // If a line has room for all of them, all are kept.
  const line = values
    .map((each, at) =>
      at > 0 && !/[:;,–—-]$/.test(values[at - 1] as string) ? `, ${each}` : ` ${each}`,
    )
    .join('')
    .replace(/^,? /, '');
  const isLine = (schema.maxLength ?? 0) >= 60 && values.length < 4 && acceptsText(line, schema);
  const value = isProse && acceptsText(whole, schema) ? whole : isLine ? line : values[0];
  return likely(ifAccepted(value, schema));
}
