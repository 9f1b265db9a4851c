import { type Problem, type Replacement, writing } from '../../model/diagnostics.ts';
import { valueAt } from '../../model/pointer.ts';
import { schemaAt } from '../../model/schema-at.ts';
import type { Schema } from '../../model/schemas.ts';
import { capital, code, field, joinAnd, last } from '../../model/wording.ts';
import { asOneProblem } from '../source.ts';
import { type Context, type Explanation, purposeOf, schemaOf } from './context.ts';

/** Explains a number that is too small or too large. */
export const explainRange: Explanation = (context) => {
  const { error, path, root } = context;
  const { limit: outer, comparison } = error.params as { limit: number; comparison: string };
  const isExclusive = error.keyword.startsWith('exclusive');
  const schema = beside(context);
  const limit = Number((comparison === '>=' ? schema.minimum : schema.maximum) ?? outer);
  return {
    code: 'P110',
    where: { path, at: 'value' },
    message: `${capital(field(path, root))} must be ${rangeOf(schema)}, and is ${String(error.data)}.`,
    hints: [purposeOf(context), ofNegatives(context)],
    // No number is the nearest to a limit that is excluded.
    ...(!isExclusive && {
      label: `${comparison === '>=' ? 'at least' : 'at most'} ${limit}`,
      replacement: inItsPlace(likelyNumber(Number(error.data), schema, limit), context),
    }),
  };
};

/** The schema of a number with the limits that the others of its group set, between which it has its place. */
function beside(context: Context): Schema {
  const { path, root } = context;
  const schema = schemaOf(context);
  const group = path.slice(0, -1);
  const names = schemaAt(group, context)?.ordered ?? [];
  const at = names.indexOf(last(path));
  const { minimum, maximum } = schema;
  if (at < 0 || minimum === undefined || maximum === undefined) return schema;
  const numbers = Object(valueAt(root, group));
  const numbersOf = (others: string[]) =>
    others.map((name) => numbers[name]).filter((number) => typeof number === 'number');
  const lowest = Math.max(minimum, ...numbersOf(names.slice(0, at)));
  const highest = Math.min(maximum, ...numbersOf(names.slice(at + 1)));
  return lowest < highest ? { ...schema, minimum: lowest, maximum: highest } : schema;
}

/** Says which visuals take a number below zero: without its sign, a loss would be a gain. */
const ofNegatives = ({ error, path }: Context): string | undefined =>
  Number(error.data) < 0 && path.includes('visual') && /^values?$/.test(last(path))
    ? 'This drawing has no room below zero. A visual of `kind: bridge` takes negative numbers as the `change` of its steps, `kind: fan` as its values, and `kind: table` shows any.'
    : undefined;

/** Explains numbers of one property in several items with the same mistake, such as shares instead of percents. */
export function explainRanges(contexts: readonly [Context, ...Context[]]): Problem {
  const [context, ...others] = contexts;
  const problem = asOneProblem(
    [explainRange(context), ...others.map(explainRange)],
    context.source,
  );
  if (others.length === 0) return problem;
  const found = contexts.map(({ error }) => String(error.data));
  return {
    ...problem,
    message: `${contexts.length} values of ${code(last(context.path))} must each be ${rangeOf(schemaOf(context))}: ${joinAnd(found)} are not.`,
  };
}

/**
 * What a number outside of its limits was most likely meant to be. Nothing where that is not clear:
 * the limit itself is a number that nobody has meant, unless it is as good as the one that was written.
 */
export function likelyNumber(
  found: number,
  schema: Schema,
  limit?: number,
): Replacement | undefined {
  const isNear = limit !== undefined && Math.abs(found - limit) <= Math.abs(limit) / 50;
  const meant = inOtherUnit(found, schema) ?? (isNear ? limit : undefined);
  return meant === undefined ? undefined : writing(String(meant));
}

/** Leaves out a number that would be out of order beside the others of its group: the next mistake. */
export function inItsPlace(
  replacement: Replacement | undefined,
  context: Pick<Context, 'path' | 'root' | 'top'>,
): Replacement | undefined {
  const group = context.path.slice(0, -1);
  const names = schemaAt(group, context)?.ordered ?? [];
  const numbers = Object(valueAt(context.root, group));
  return replacement &&
    isInOrder({ ...numbers, [last(context.path)]: Number(replacement.text) }, names)
    ? replacement
    : undefined;
}

/** Whether the numbers of a group do not fall from one to the next, as far as they are there. */
export function isInOrder(numbers: Record<string, unknown>, names: readonly string[]): boolean {
  const present = names
    .map((name) => numbers[name])
    .filter((number): number is number => typeof number === 'number');
  return present.every((number, at) => at === 0 || number >= (present[at - 1] ?? number));
}

/**
 * A count below zero has most likely a sign too many, while an amount may be a loss. What is below one is a share and no
 * percent, whole numbers in place of a share are percents, and small ones in place of large ones
 * count in thousands or millions.
 */
function inOtherUnit(found: number, schema: Schema): number | undefined {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const fits = (number: number) => number >= minimum && number <= maximum;
  const times = (factor: number) => Number((found * factor).toPrecision(12));
  if (schema.type === 'integer' && minimum === 0 && found < 0 && fits(-found)) return -found;
  if (schema.type === 'number' && maximum === 1 && found > 2 && fits(times(0.01)))
    return times(0.01);
  if (schema['x-unit'] === '%') return found < 1 && fits(times(100)) ? times(100) : undefined;
  return minimum >= 100 && found < minimum ? [1e3, 1e6].map(times).find(fits) : undefined;
}

/** `from 0 to 100`, `0 or more`, `more than 0` */
export function rangeOf(schema: Schema): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  const limits = [
    minimum === undefined ? [] : [`${minimum} or more`],
    exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`],
    maximum === undefined ? [] : [`${maximum} or less`],
    exclusiveMaximum === undefined ? [] : [`less than ${exclusiveMaximum}`],
  ];
  return limits.flat().join(' and ');
}
