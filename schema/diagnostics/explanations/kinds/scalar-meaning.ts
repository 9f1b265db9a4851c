import { isGroup } from '../../../is-group.ts';
import { last } from '../../../model/wording.ts';
import { accepts, isNumberType, wantedKind } from '../../accepts.ts';
import { type Context, schemaAround, schemaOf } from '../context.ts';
import { withoutUnit } from '../number-with-unit.ts';
import { amountIn, withUnitOfNeighbours } from '../unit-of-neighbours.ts';

/** Returns an example such as `$49` if a text is wanted that is an amount, and a number was written. */
export const amountLike = (context: Context): string | undefined =>
  context.error.params.type === 'string' &&
  typeof context.error.data === 'number' &&
  !isZeroLength(context)
    ? amountIn(schemaOf(context))
    : undefined;

/** Whether only zero needs no unit, as in a length, and this is zero. */
const isZeroLength = (context: Context): boolean =>
  context.error.data === 0 && accepts('0', schemaOf(context)) && !accepts('1', schemaOf(context));

/** Returns a number that should be a text, with the sign or unit of the texts beside it. */
export function unitFor(context: Context): string | undefined {
  const { error, path, root, source } = context;
  const amount = isFigure(context) ? amountOf(error.data) : error.data;
  if (error.params.type !== 'string' || typeof amount !== 'number') return undefined;
  const offsets = amount === error.data ? source.offsetsOfValue(path) : undefined;
  const written = offsets ? source.text.slice(...offsets) : String(amount);
  // `0123` and `1e3` are codes rather than amounts.
  return /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(written)
    ? withUnitOfNeighbours(written, path, root)
    : undefined;
}

/** Whether the value is the figure of the group around it, such as the price of a plan. */
export const isFigure = (context: Context): boolean =>
  Object(schemaAround(context).figure).value === last(context.path);

/** Returns the first number of `{ amount: 79, currency: USD }`. */
const amountOf = (value: unknown): unknown =>
  isGroup(value) ? Object.values(value).find((each) => typeof each === 'number') : value;

/** Returns the number in a text such as `5 M`, if a number is wanted. */
export const bareNumber = (context: Context) =>
  isNumberType(wantedKind(schemaOf(context))) && typeof context.error.data === 'string'
    ? withoutUnit(context)
    : undefined;

/** Returns whether `true` or `false` was written for a text, as if to switch it on or off. */
export const isSwitchForWords = (context: Context): boolean =>
  typeof context.error.data === 'boolean' &&
  typeof context.path.at(-1) === 'string' &&
  wantedKind(schemaOf(context)) === 'string';

/** Returns whether `2` or `true` was written for a list of texts, to say how many or whether. */
export const isCountOfTexts = (context: Context): boolean => {
  const { type, items } = schemaOf(context);
  const isOfTexts = type === 'array' && wantedKind(items) === 'string';
  return isOfTexts && ['number', 'boolean'].includes(typeof context.error.data);
};
