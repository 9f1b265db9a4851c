import type { Schema } from '../../validate/schemas.ts';
import type { Problem } from '../diagnostics.ts';
import { capital, field } from '../wording.ts';
import { type Explanation, purposeOf, schemaOf } from './context.ts';

/** A number that is too small or too large. */
export const explainRange: Explanation = (context) => {
  const { error, path, root } = context;
  const { limit, comparison } = error.params as { limit: number; comparison: string };
  const isExclusive = error.keyword.startsWith('exclusive');
  return {
    code: 'P110',
    where: { path, at: 'value' },
    message: `${capital(field(path, root))} must be ${rangeOf(schemaOf(context))}, and is ${String(error.data)}.`,
    hints: [purposeOf(context)],
    // Between numbers that exclude their limit, none is the nearest.
    ...(!isExclusive && {
      label: `${comparison === '>=' ? 'at least' : 'at most'} ${limit}`,
      ...nearest(Number(error.data), limit, schemaOf(context)),
    }),
  };
};

/**
 * What is below zero by mistake has most likely a sign too many, what is below one is a share and no
 * percent, and whole numbers in place of a share are percents.
 */
function nearest(found: number, limit: number, schema: Schema): Pick<Problem, 'replacement'> {
  const { minimum = 0, maximum = 0 } = schema as Record<string, number>;
  const percent = Number((found * 100).toPrecision(12));
  const share = Number((found / 100).toPrecision(12));
  const isPercent =
    schema.type === 'number' &&
    minimum >= 0 &&
    maximum === 1 &&
    found > 2 &&
    share >= minimum &&
    share <= maximum;
  const isShare =
    found > 0 &&
    found < 1 &&
    /percent/.test(schema.description ?? '') &&
    percent >= minimum &&
    percent <= maximum;
  const text = isPercent
    ? String(share)
    : isShare
      ? String(percent)
      : limit === 0 && found < 0
        ? String(-found)
        : String(limit);
  return { replacement: { title: `write \`${text}\``, text, certain: false } };
}

/** `from 0 to 100`, `0 or more`, `more than 0` */
function rangeOf(schema: Schema): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema as Record<string, number>;
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  const limits = [
    minimum === undefined ? [] : [`${minimum} or more`],
    exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`],
    maximum === undefined ? [] : [`${maximum} or less`],
    exclusiveMaximum === undefined ? [] : [`less than ${exclusiveMaximum}`],
  ];
  return limits.flat().join(' and ');
}
