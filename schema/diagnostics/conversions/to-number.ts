import { readNumber } from '../../figures/read-number.ts';
import { withDigits } from '../../figures/unit-around.ts';
import type { Schema } from '../../model/schemas.ts';
import { accepts } from '../accepts.ts';
import { numberOfOrdinal, numberOfWord } from '../numbers/number-words.ts';
import { meantValue, suggestName, valueCalled } from '../suggest-value.ts';
import { type Conversion, ifAccepted, likely, surely } from './conversion.ts';

/** Converts what means one of the fixed values of a schema: another spelling, a synonym, a list of it alone. */
export function toFixedValue(value: unknown, schema: Schema): Conversion | undefined {
  const text = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const meant = ['string', 'number', 'boolean'].includes(typeof text)
    ? meantValue(String(text), schema)
    : undefined;
  return surely(meant);
}

/** Converts `"12"`, `"$1,200"`, `12%`, `1 200` and `−3`. */
export function toNumber(value: unknown, schema: Schema): Conversion | undefined {
  if (typeof value === 'object' && value !== null) {
    // `{ label: Limit, value: 5 }` contains a single number.
    const [number, ...others] = Object.values(value).filter((each) => typeof each === 'number');
    return others.length === 0 ? likely(ifAccepted(number, schema)) : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const named = namedNumber(value.trim(), schema);
  if (named) return named;
  const exact = withoutEstimate(value);
  if (exact !== undefined)
    return likely(toNumber(exact, schema)?.value ?? ifAccepted(Number(exact), schema));
  const corrected = withDigits(value.trim());
  if (corrected !== undefined) return likely(ifAccepted(Number(corrected), schema));
  // Programs for accounts write a minus behind the number.
  const minusFirst = withDecimals(value).replace(/^(\S*\d)[-−]$/, '-$1');
  const { value: number, unit = '' } = readNumber(minusFirst) ?? {};
  if (number === undefined || (unit !== '' && unit !== '%')) return undefined;
  // A percentage may refer to something that has another unit here. Parentheses may be around words, and
  // a minus behind a number may be the beginning of a range.
  const isNumber = !/^\(|[-−–—]$/.test(value.trim());
  const isInUnit = unit === '' || unit === schema['x-unit'];
  const share = Number((number / 100).toPrecision(12));
  const isShare = unit === '%' && (schema.maximum ?? Infinity) <= 1;
  if (isShare && !accepts(number, schema) && accepts(share, schema)) return likely(share);
  return (isInUnit && isNumber ? surely : likely)(ifAccepted(number, schema));
}

const fractions: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** Converts `4½` to `4.5`, `.5` to `0.5`, and `1.200,-`, a price without cents, to `1.200,00`. */
const withDecimals = (text: string): string =>
  text
    .trim()
    .replace(/(?<=\d[.,]) ?[-–—]+$/, '00')
    .replace(/ ?([¼½¾])$/, (_, sign: string) => fractions[sign] ?? sign)
    .replace(/^[-−]?(?=\.)/, '$&0');

/** What says that a number is an estimate, before it and behind it: `ca. 12`, `~12`, `12+`, `12 (est.)`. */
const estimated =
  /^(?:c(?:irc)?a\.?|zirka|approx(?:imately|\.)?|about|around|roughly|nearly|almost|over|more than|at least|etwa|rund|ungefähr|knapp|fast|über|env(?:iron|\.)|aprox\.?|cerca de|unos|[~≈≥≤<>]=?)\s*(?=[-−$€£¥\d])/i;
const marked = /(?<=\d)(?:\+|\*{1,3}|\s*\((?:est|estimated?|geschätzt|e|f)\.?\))$/i;

/** Returns the number of an estimate: `12` of `ca. 12`; nothing of any other text. */
export function withoutEstimate(text: string): string | undefined {
  const exact = text.trim().replace(estimated, '').replace(marked, '');
  return exact !== text.trim() && /^[-−$€£¥]?\d/.test(exact) ? exact : undefined;
}

/** Converts `three` to 3, `third` and `3rd` too, and names of numbers: a `weight` of `bold` is 700. */
function namedNumber(text: string, schema: Schema): Conversion | undefined {
  const own = valueCalled(text, schema['x-value-synonyms']);
  if (own !== undefined) return surely(Number(own));
  // With or without a unit: `three times`, but not `two hundred`.
  const [word = '', counted = '', ...others] = text.split(/\s+/);
  const isCounted = /^(?!hundred|thousand|million|billion|dozen|or\b|to\b)\p{L}+$/iu.test(counted);
  const isNumber = others.length === 0 && (counted === '' || isCounted);
  const number = isNumber ? numberOfWord(word) : undefined;
  if (number !== undefined && accepts(number, schema)) return (counted ? likely : surely)(number);
  const rank = numberOfOrdinal(text);
  if (rank !== undefined && accepts(rank, schema)) return likely(rank);
  return undefined;
}

const yes = /^(yes|y|on|true|enabled|1|✓|x|ja|oui|s[ií]|sim|wahr|vrai|an)$/i;
const no = /^(no|n|off|false|disabled|0|none|nein|nee|non|não|falsch|faux|aus)$/i;

/** Converts `yes`, `off`, `1`, `✓`, and what a schema calls its values, also alone in a list. */
export function toBoolean(value: unknown, schema: Schema): Conversion | undefined {
  if (Array.isArray(value) && value.length === 1)
    return typeof value[0] === 'boolean' ? surely(value[0]) : toBoolean(value[0], schema);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const named = meantValue(text, schema);
  if (named !== undefined) return surely(named === 'true');
  if (yes.test(text)) return surely(true);
  if (no.test(text)) return surely(false);
  const { names, certain } = suggestName(text, ['true', 'false'], {});
  return names.length === 1 ? { value: names[0] === 'true', certain: certain === true } : undefined;
}
