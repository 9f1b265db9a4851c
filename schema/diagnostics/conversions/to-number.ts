import type { Schema } from '../../validate/schemas.ts';
import { accepts } from '../accepts.ts';
import { withDigits } from '../numbers/unit-around.ts';
import { meantValue, suggestName, valueCalled } from '../suggest-value.ts';
import { type Conversion, ifAccepted, likely, surely } from './conversion.ts';

export function toFixedValue(value: unknown, schema: Schema): Conversion | undefined {
  const text = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const meant = ['string', 'number', 'boolean'].includes(typeof text)
    ? meantValue(String(text), schema)
    : undefined;
  return surely(meant);
}

/** Parses `"12"`, `"$1,200"`, `12%`, `1 200`, `−3`. */
export function toNumber(value: unknown, schema: Schema): Conversion | undefined {
  // Rounding would create a number that nobody has written.
  if (typeof value === 'number') return undefined;
  if (typeof value === 'object' && value !== null) {
    // `{ label: Limit, value: 5 }` contains a single number.
    const [number, ...others] = Object.values(value).filter((each) => typeof each === 'number');
    return others.length === 0 ? likely(ifAccepted(number, schema)) : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const named = namedNumber(value.trim(), schema);
  if (named) return named;
  const corrected = withDigits(value.trim());
  if (corrected !== undefined) return likely(ifAccepted(Number(corrected), schema));
  // With the currency behind it, a dot parts thousands: `980.000 €`.
  const [, thousands] = /^(-?\d{1,3}(?:\.\d{3})+) ?[€$£¥]$/.exec(value.trim()) ?? [];
  if (thousands !== undefined)
    return likely(ifAccepted(Number(thousands.replaceAll('.', '')), schema));
  const trimmed = value.trim().replace(/^(?:[−–](?=[\d.])|(?:minus|negative)\s+(?=\d))/i, '-');
  const bare = trimmed.replace(/^(-?)\s*[$€£¥]\s*/, '$1').replace(/\s*[%$€£¥]$/, '');
  const isGrouped = /^-?[1-9]\d{0,2}([,' \u00A0\u2009\u202F_]\d{3})+(\.\d+)?$/.test(bare);
  const digits = isGrouped ? bare.replace(/[,' \u00A0\u2009\u202F_]/g, '') : bare;
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(digits)) return undefined;
  const number = Number(digits);
  // A percentage may refer to something that has another unit here.
  const isOtherUnit = trimmed.endsWith('%') && !/\bpercent\b/i.test(schema.description ?? '');
  const certain = !isGrouped && !isOtherUnit;
  const share = Number((number / 100).toPrecision(12));
  const isShare = trimmed.endsWith('%') && Number(schema.maximum) <= 1;
  if (isShare && !accepts(number, schema) && accepts(share, schema)) return likely(share);
  return (certain ? surely : likely)(ifAccepted(number, schema));
}

const numberWords = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');

const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(
  ' ',
);

/** Converts `three` to 3, `third` and `3rd` too, and names of numbers: a `weight` of `bold` is 700. */
function namedNumber(text: string, schema: Schema): Conversion | undefined {
  const own = valueCalled(text, schema['x-value-synonyms']);
  if (own !== undefined) return surely(Number(own));
  // With or without a unit: `three times`, but not `two hundred`.
  const [, word = '', counted] =
    /^(\p{L}+)(?:\s+(?!hundred|thousand|million|billion|dozen|or\b|to\b)(\p{L}+))?$/iu.exec(text) ??
    [];
  const [, counting] = /^(\d+)(?:st|nd|rd|th|\.|º|ª)$/i.exec(text) ?? [];
  const rank = counting ? Number(counting) : ordinals.indexOf(text.toLowerCase());
  if (rank > 0 && accepts(rank, schema)) return likely(rank);
  const number = numberWords.indexOf(word.toLowerCase());
  if (number >= 0 && accepts(number, schema)) return (counted ? likely : surely)(number);
  return undefined;
}

const yes = /^(yes|y|on|true|1|✓|x|ja|oui|s[ií]|sim|wahr|vrai|an)$/i;
const no = /^(no|n|off|false|0|none|nein|nee|non|não|falsch|faux|aus)$/i;

export function toBoolean(value: unknown, schema: Schema): Conversion | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const named = meantValue(text, schema);
  if (named !== undefined) return surely(named === 'true');
  if (yes.test(text)) return surely(true);
  if (no.test(text)) return surely(false);
  const { names, certain } = suggestName(text, ['true', 'false'], {});
  return names.length === 1 ? { value: names[0] === 'true', certain: certain === true } : undefined;
}
