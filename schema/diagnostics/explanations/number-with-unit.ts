import { monthStarts } from '../../figures/labels/months.ts';
import { readNumber } from '../../figures/read-number.ts';
import { affixAround, scaleOf, unitAround } from '../../figures/unit-around.ts';
import { pathsAround, valueAt } from '../../model/pointer.ts';
import { schemaAt } from '../../model/schema-at.ts';
import type { Schema } from '../../model/schemas.ts';
import { code, isBlockPath, last } from '../../model/wording.ts';
import { accepts } from '../accepts.ts';
import { type Context, schemaOf } from './context.ts';

/** `3 Mar` is a day, and no number with a unit. */
const months = RegExp(`^(?:${monthStarts})`, 'i');

const isPercent = (value: unknown): boolean => /^[-+−]?[\d.,]+ ?%$/.test(String(value).trim());

/** Returns the unit of all numbers around `-22%`, such as M or dollars; `undefined` if a share may be meant. */
export function notInPercent(context: Context): string | undefined {
  if (!isPercent(context.error.data) || mayBePercent(context)) return undefined;
  const { path, root } = context;
  const suffix = affixAround('suffix', path, root)?.trim();
  const prefix = affixAround('prefix', path, root)?.trim();
  if (suffix && scaleOf(suffix)) return suffix;
  return prefix && /^[$€£¥]/.test(prefix) ? prefix : undefined;
}

/** Whether a number has a percent sign and nothing around it says the unit. */
export function isOpenPercent(context: Context): boolean {
  return isPercent(context.error.data) && !mayBePercent(context) && mayHaveSuffix(context);
}

/**
 * Whether nothing is lost without the unit behind a number, because that is what is counted here: its
 * name or its schema says so, or a text beside it has it, such as `80%`. A sign of a currency
 * says no more than that it is an amount, and needs no proof. A percentage or `2 years` may count
 * something else than the field, and is another number then.
 */
export function isCountedIn(context: Context): boolean {
  const { error, path, root } = context;
  const [, unit = ''] =
    /^[-+−]?\d+(?:\.\d+)? ?(%|[a-z]{3,})$/i.exec(String(error.data).trim()) ?? [];
  if (unit === '' || scaleOf(unit) || isOpenPercent(context)) return false;
  const group: unknown = valueAt(root, path.slice(0, -1));
  const beside = Array.isArray(group) ? [] : Object.values(Object(group));
  const written = /^percent$/i.test(unit) ? '%' : unit.toLowerCase();
  const names = last(path)
    .split(/(?=[A-Z])|[^A-Za-z]+/)
    .map((each) => each.toLowerCase());
  return (
    names.includes(unit.toLowerCase()) ||
    affixAround('suffix', path, root)?.trim() === unit ||
    schemaOf(context)['x-unit'] === written ||
    beside.some(
      (text) => typeof text === 'string' && text !== error.data && isIn(text.trim(), unit),
    )
  );
}

/** Whether a text is a number in a unit. */
const isIn = (text: string, unit: string): boolean =>
  text.endsWith(unit) && /^[-+−]?\d+(?:[.,]\d+)* ?$/.test(text.slice(0, -unit.length));

/** Whether a group around a number can state the unit of all its numbers. */
const mayHaveSuffix = (context: Context): boolean =>
  pathsAround(context.path).some(
    (place) => schemaAt(place, context)?.properties?.suffix !== undefined,
  );

function mayBePercent(context: Context): boolean {
  const { path, root } = context;
  const { maximum, 'x-unit': unit } = schemaOf(context);
  return (
    affixAround('suffix', path, root)?.trim() === '%' ||
    unitAround(path, root)?.trim() === '%' ||
    unit === '%' ||
    [1, 100].includes(Number(maximum))
  );
}

/**
 * Whether a group counts in its `suffix`: a chart, a block whose numbers are drawn, or a slider. That
 * of a dashboard only belongs to its totals.
 */
const countsInSuffix = ({ properties = {} }: Schema): boolean =>
  properties.suffix?.$ref?.endsWith('/definitions/suffix') === true ||
  ['suffix', 'minimum', 'maximum', 'step'].every((name) => properties[name] !== undefined);

interface BareNumber {
  /** What to write; nothing where two numbers may be meant. */
  text?: string;
  hint?: string;
  certain?: true;
}

/** `5640K` is 5.64 where all numbers count in M. */
const scaled = (number: number, scale: number | undefined, common = 1): number =>
  scale === undefined || scale === common
    ? number
    : Number(((number * scale) / common).toPrecision(12));

/**
 * `8.00M` without its unit. In a chart, all numbers have one behind them; elsewhere `10k` is
 * written out.
 */
export function withoutUnit(context: Context): BareNumber | undefined {
  const { error, path, root } = context;
  if (schemaOf(context).withinList) return undefined;
  const { value, digits = '', unit = '' } = readNumber(String(error.data)) ?? {};
  if (value === undefined || !/^\p{L}/u.test(unit) || months.test(unit)) return undefined;
  // A chart says it for its lists, and a block whose numbers are drawn for its own.
  const holder = pathsAround(path).find((place) => countsInSuffix(schemaAt(place, context) ?? {}));
  const hasSuffix = holder !== undefined;
  const suffix = holder && valueAt(root, [...holder, 'suffix']);
  const scale = scaleOf(unit);
  const common = scaleOf(unitAround(path, root) ?? (typeof suffix === 'string' ? suffix : ''));
  const amount = scaled(value, scale, common);
  const isCounted = scale !== undefined && !hasSuffix && isNearer(value, amount, context);
  const isWhole = scale !== undefined && isNearer(amount, value, context);
  const number = isCounted || (hasSuffix && !common && !isWhole) ? value : amount;
  const text = number === value ? digits : String(number);
  if (!accepts(number, schemaOf(context))) return undefined;
  const whole = scaled(value, scale);
  if (scale !== undefined && scale === common && areOthersNearer(whole, value, context))
    return {
      hint: `All numbers here count in ${code(unit)}, so ${code(digits)} is ${digits}${unit}, and ${code(String(whole))} is ${whole}${unit}, which is nearer to the others: write the one that is meant.`,
    };
  if (hasSuffix && !common && typeof path.at(-1) === 'number')
    return {
      text,
      hint: `What comes after every number of a chart is written once: \`suffix: ${unit}\`.`,
    };
  if (isCounted)
    return { text, hint: `The numbers beside it count in ${unit} already: write \`${text}\`.` };
  const unitOfAll = (unitAround(path, root) ?? (typeof suffix === 'string' ? suffix : '')).trim();
  if (scale && common && unitOfAll)
    return {
      text,
      hint: `All numbers here count in \`${unitOfAll}\`, so none of them has it: write \`${text}\`.`,
      certain: true,
    };
  return scale && (!hasSuffix || isWhole)
    ? { text, hint: `A number is written out: \`${text}\`.` }
    : { text };
}

/** Whether the numbers around are closer in size to the first of two numbers. */
function isNearer(one: number, other: number, context: Context): boolean {
  const numbers = numbersAround(context)
    .flatMap((value) => (typeof value === 'number' && value !== 0 ? [Math.abs(value)] : []))
    .toSorted((a, b) => a - b);
  const middle = numbers[Math.floor(numbers.length / 2)];
  const distance = (number: number) => Math.abs(Math.log(Math.abs(number) / (middle ?? 1)));
  return middle !== undefined && distance(one) < distance(other);
}

/**
 * Whether the same property of all items around, or else the largest number of the block, is closer
 * in size to the first of two numbers.
 */
function areOthersNearer(one: number, other: number, context: Context): boolean {
  const { root, path } = context;
  const same = numbersAround(context).filter((value) => typeof value === 'number');
  const others = same.length > 0 ? same : [Math.max(...numbersIn(valueAt(root, path.slice(0, 2))))];
  const distance = (number: number, to: number) => Math.abs(Math.log(Math.abs(number / to)));
  return others.every((to) => to !== 0 && distance(one, to) < distance(other, to));
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Returns the same property of the items around, or else what is in the same group. */
function numbersAround({ path, root }: Context): unknown[] {
  const nearest = path.findLastIndex((part) => typeof part === 'number');
  // Other blocks have other things under the same name.
  const index = isBlockPath(path.slice(0, nearest + 1)) ? -1 : nearest;
  const items = index < 0 ? undefined : valueAt(root, path.slice(0, index));
  const same = Array.isArray(items)
    ? items.map((item) => valueAt(item, path.slice(index + 1)))
    : [];
  if (same.some((value) => typeof value === 'number')) return same;
  const beside = Object.values(
    Object(valueAt(root, path.slice(0, index === path.length - 1 ? -2 : -1))),
  ).flat();
  // A single number shows nothing.
  return beside.filter((value) => typeof value === 'number').length > 1 ? beside : [];
}
