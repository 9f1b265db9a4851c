import { pathFrom, valueAt } from '../../../model/pointer.ts';
import { type Context, schemaOf } from '../context.ts';

/** Returns the labels that a number counts along, as `withinList` in its schema says. */
export function labelsOf(context: Context): unknown[] | undefined {
  const { path, root } = context;
  const { withinList } = schemaOf(context);
  if (typeof withinList !== 'string') return undefined;
  const labels = valueAt(root, pathFrom(path, withinList));
  return Array.isArray(labels) && labels.length > 1 ? labels : undefined;
}
