import { placeAmong } from '../../../figures/labels/label-places.ts';
import { dayOf } from '../../../figures/labels/months.ts';
import { pathFrom, valueAt } from '../../pointer.ts';
import { type Context, schemaOf } from '../context.ts';

/** Returns the labels that a number counts along, as `withinList` in its schema says. */
export function labelsOf(context: Context): unknown[] | undefined {
  const { path, root } = context;
  const { withinList } = schemaOf(context);
  if (typeof withinList !== 'string') return undefined;
  const labels = valueAt(root, pathFrom(path, withinList));
  return Array.isArray(labels) && labels.length > 1 ? labels : undefined;
}

/** Returns the number that an author meant who wrote a label, or a value between two labels. */
export const positionOf = (context: Context): number | undefined =>
  placeAmong(labelsOf(context)?.map(String) ?? [], String(context.error.data));

/** Returns whether a day was written in place of its number among the labels. */
export const isDayOfLabels = (context: Context): boolean =>
  labelsOf(context) !== undefined && !Number.isNaN(dayOf(String(context.error.data)));
