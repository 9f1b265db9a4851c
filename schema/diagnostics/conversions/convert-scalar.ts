import { isAddress } from '../../addresses/is-address.ts';
import type { Schema } from '../../validate/schemas.ts';
import { accepts, acceptsText } from '../accepts.ts';
import { correctForm } from '../correct-form.ts';
import { meantValue, valueCalled } from '../suggest-value.ts';

/** The most likely meaning of a value with a wrong type. */
export interface Conversion {
  value: unknown;
  /** Whether no other reading is plausible. */
  certain: boolean;
}

export function toText(value: unknown, schema: Schema): Conversion | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') {
    const text = meantValue(String(value), schema) ?? String(value);
    const corrected = acceptsText(text, schema) ? undefined : correctForm(text, schema);
    if (!corrected && !acceptsText(text, schema)) return undefined;
    return { value: corrected?.text ?? text, certain: !corrected };
  }
  // `currency: USD` instead of the currency sign.
  const called = typeof value === 'string' ? valueCalled(value, schema['x-signs']) : undefined;
  if (called !== undefined) return { value: called, certain: false };
  if (typeof value !== 'object' || value === null) return undefined;
  const linked = withLink(value, schema);
  if (linked) return linked;
  // `[Text]` and `{ text: Text }` contain a single text.
  const entries = Object.entries(value);
  const shown = entries.filter(([key]) => !ofLooks.test(key));
  const [[name, only] = [], ...others] = shown.length > 0 ? shown : entries;
  // `/terms: Terms` instead of an address.
  if (
    schema.pattern !== undefined &&
    name !== undefined &&
    others.length === 0 &&
    acceptsText(name, schema)
  )
    return { value: name, certain: false };
  if (Array.isArray(value) && others.length > 0)
    return span({ start: value[0], end: value[1] }, schema, value) ?? oneOf(value, schema);
  const [second, ...more] = others;
  if (Object.keys(value).every((key) => /^[a-z]{2}(?:[-_][A-Z]{2})?$/.test(key)))
    return accepts(only, schema) ? { value: only, certain: false } : undefined;
  if (typeof only === 'string' && typeof second?.[1] === 'string' && more.length === 0)
    return (
      span(Object(value), schema) ??
      (ofTitle.test(name ?? '') ? together(only, second[1], schema) : choiceOf(only, schema))
    );
  if (!Array.isArray(value) && others.length > 0)
    return onlyText([only, ...others.map(([, each]) => each)], schema);
  // `SSO: [SAML, OIDC]`
  if (
    !Array.isArray(value) &&
    Array.isArray(only) &&
    only.every((each) => typeof each === 'string')
  ) {
    const whole = `${name}: ${only.join(', ')}`;
    return acceptsText(whole, schema) ? { value: whole, certain: false } : undefined;
  }
  if (typeof only !== 'string' || !accepts(only, schema)) return undefined;
  return { value: only, certain: Array.isArray(value) };
}

/** Properties for the style of a text. */
const ofLooks =
  /^(?:icon|iconName|class|className|style|color|colour|id|key|size|align|emoji|bold|weight|level|tag|at|x|y|position)$/;

/**
 * Converts `{ text: No account?, link: { label: Sign up, href: /sign-up } }` to a text with a link.
 */
function withLink(value: object, { role, ...schema }: Schema): Conversion | undefined {
  const groups = Object.values(value).filter((each) => typeof each === 'object');
  const [words, ...others] = Object.values(value).filter((each) => typeof each === 'string');
  const texts = groups.length === 1 ? Object.values(Object(groups[0])) : [];
  const address = texts.find((each) => isAddress(each));
  const label = texts.find((each) => !isAddress(each));
  if (role !== 'inline' || texts.length !== 2 || !address || typeof label !== 'string')
    return undefined;
  const text = `${words === undefined ? '' : `${words} `}[${label}](${address})`;
  return others.length === 0 && acceptsText(text, schema)
    ? { value: text, certain: false }
    : undefined;
}

/** Returns words with a link. After a sentence the link gets the name of its page. */
function linkBehind(words: string, address: string): string {
  const [page = ''] = /[a-z][a-z-]*$/.exec(address) ?? [];
  const name = page.charAt(0).toUpperCase() + page.slice(1).replaceAll('-', ' ');
  return /[.!?]$/.test(words) && name ? `${words} [${name}](${address})` : `[${words}](${address})`;
}

/** Converts `{ text: Words, included: true }` to the words. */
function onlyText(values: readonly unknown[], schema: Schema): Conversion | undefined {
  const [text, ...others] = values.filter((value) => typeof value === 'string');
  // An address is clear even with other values beside it.
  const besides = ['string', 'boolean', ...(schema.role === 'link' ? ['number'] : [])];
  // `included: false` says that the thing does not exist.
  const isAlone = values.every((value) => value !== false && besides.includes(typeof value));
  return text !== undefined && others.length === 0 && isAlone && accepts(text, schema)
    ? { value: text, certain: false }
    : undefined;
}

/**
 * Converts `{ from: Jul 2026, to: Jun 2027 }`, or a list of two numbers, to `Jul 2026 to Jun 2027`.
 */
function span(
  { from, to, start = from, end = to }: Record<string, unknown>,
  schema: Schema,
  list?: readonly unknown[],
): Conversion | undefined {
  const isRange = list?.length === 2 && list.every((each) => typeof each === 'number');
  if (list && !isRange) return undefined;
  const value = `${start} to ${end}`;
  return start !== undefined && end !== undefined && acceptsText(value, schema)
    ? { value, certain: false }
    : undefined;
}

/** Property names of a title, which another text explains or a link belongs to. */
const ofTitle =
  /^(?:title|name|label|heading|headline|text|term|key|question|word|words|person|author|who|when|what|number|count|cta|caption)$/i;

/** Takes the first value of `{ monthly: $49, yearly: $490 }`, because each is complete by itself. */
const choiceOf = (text: string, schema: Schema): Conversion | undefined =>
  acceptsText(text, schema) ? { value: text, certain: false } : undefined;

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
        ? linkBehind(one, other)
        : `**${one}**: ${other}`;
  return accepts(value, schema) ? { value, certain: false } : undefined;
}

/**
 * Returns the first of several texts, as for one choice too many. Sentences are joined into one
 * text.
 */
function oneOf(values: readonly unknown[], schema: Schema): Conversion | undefined {
  if (!values.every((each) => typeof each === 'string' && each.trim() !== '')) return undefined;
  const { placeholders = [] } = schema as { placeholders?: string[] };
  if (values.every((each) => placeholders.includes(String(each))))
    return { value: values.map((each) => `{${each}}`).join(', '), certain: false };
  const whole = values.join(' ');
  const isEnded = (each: unknown) => /[.!?]$/.test(String(each).trim());
  const isProse =
    values.slice(0, -1).every(isEnded) ||
    values.every((each) => String(each).trim().split(/\s+/).length > 3);
  // A long text has room for several words; a short one takes a single keyword.
  const isKeyword = (each: unknown) => /^[\p{Ll}\d-]+$/u.test(String(each));
  const areKeywords = schema.role === undefined && values.every(isKeyword);
  const room = Number(schema.maxLength ?? Infinity);
  const isOfWords =
    (room >= 200 && (values.length > 2 || areKeywords)) ||
    (room >= 100 && values.length > 2 && areKeywords);
  // If a line has room for all of them, all are kept.
  const line = values
    .map((each, at) =>
      at > 0 && !/[:;,–—-]$/.test(values[at - 1] as string) ? `, ${each}` : ` ${each}`,
    )
    .join('')
    .replace(/^,? /, '');
  const isLine =
    Number(schema.maxLength ?? 0) >= 60 && values.length < 4 && acceptsText(line, schema);
  const value =
    (isProse || isOfWords) && acceptsText(whole, schema) ? whole : isLine ? line : values[0];
  return accepts(value, schema) ? { value, certain: false } : undefined;
}

export function toFixedValue(value: unknown, schema: Schema): Conversion | undefined {
  const text = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const meant = ['string', 'number', 'boolean'].includes(typeof text)
    ? meantValue(String(text), schema)
    : undefined;
  return meant === undefined ? undefined : { value: meant, certain: true };
}

/** Parses `"12"`, `"$1,200"`, `12%`, `1 200`, `−3`. */
export function toNumber(value: unknown, schema: Schema): Conversion | undefined {
  // Rounding would create a number that nobody has written.
  if (typeof value === 'number') return undefined;
  if (typeof value === 'object' && value !== null) {
    // `{ label: Limit, value: 5 }` contains a single number.
    const [number, ...others] = Object.values(value).filter((each) => typeof each === 'number');
    return others.length === 0 && accepts(number, schema)
      ? { value: number, certain: false }
      : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const named = namedNumber(value.trim(), schema) ?? fraction(value.trim(), schema);
  if (named) return named;
  const trimmed = value.trim().replace(/^(?:[−–](?=[\d.])|(?:minus|negative)\s+(?=\d))/i, '-');
  const bare = trimmed.replace(/^(-?)\s*[$€£¥]\s*/, '$1').replace(/\s*[%$€£¥]$/, '');
  const isGrouped = /^-?\d{1,3}([,' \u00A0\u2009\u202F_]\d{3})+(\.\d+)?$/.test(bare);
  const digits = isGrouped ? bare.replace(/[,' \u00A0\u2009\u202F_]/g, '') : bare;
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(digits)) return undefined;
  const number = Number(digits);
  // A percentage may refer to something that has another unit here.
  const certain = !isGrouped && !trimmed.endsWith('%');
  const share = Number((number / 100).toPrecision(12));
  const isShare = trimmed.endsWith('%') && Number(schema.maximum) <= 1;
  if (isShare && !accepts(number, schema) && accepts(share, schema))
    return { value: share, certain: false };
  return accepts(number, schema) ? { value: number, certain } : undefined;
}

const places = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const numberWords = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');

/** Converts `three` to 3, and names of numbers: a `weight` of `bold` is 700. */
function namedNumber(text: string, schema: Schema): Conversion | undefined {
  const own = valueCalled(text, schema['x-value-synonyms']);
  if (own !== undefined) return { value: Number(own), certain: true };
  // With or without a unit: `three times`, but not `two hundred`.
  const [, word = '', counted] =
    /^(\p{L}+)(?:\s+(?!hundred|thousand|million|billion|dozen|or\b|to\b)(\p{L}+))?$/iu.exec(text) ??
    [];
  const number = numberWords.indexOf(word.toLowerCase());
  if (number >= 0 && accepts(number, schema))
    return { value: number, certain: counted === undefined };
  // An ordinal as a position: `2nd`, `third`.
  const place =
    places.indexOf(text.toLowerCase()) + 1 || Number(/^(\d+)(?:st|nd|rd|th|\.)$/i.exec(text)?.[1]);
  return place > 0 && accepts(place, schema) ? { value: place, certain: false } : undefined;
}

/** Parses `1 1/2` and `½`. */
function fraction(text: string, schema: Schema): Conversion | undefined {
  const signs: Record<string, string> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' };
  const written = text.replace(/[½¼¾]/, (sign) => signs[sign] ?? '').trim();
  const [, minus = '', whole = '0', over, under] =
    /^([-−]?)(?:(\d+) +)?(\d+)\/(\d+)$/.exec(written) ?? [];
  const value = Number(whole) + Number(over) / Number(under);
  if (over === undefined || !Number.isFinite(value) || String(value).length > 6) return undefined;
  const number = minus ? -value : value;
  return accepts(number, schema) ? { value: number, certain: false } : undefined;
}

const yes = /^(yes|y|on|true|1|✓|x|ja|oui|s[ií]|sim|wahr|vrai|an)$/i;
const no = /^(no|n|off|false|0|none|nein|nee|non|não|falsch|faux|aus)$/i;

export function toBoolean(value: unknown, schema: Schema): Conversion | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const named = meantValue(text, schema);
  if (named !== undefined) return { value: named === 'true', certain: true };
  if (yes.test(text)) return { value: true, certain: true };
  return no.test(text) ? { value: false, certain: true } : undefined;
}
