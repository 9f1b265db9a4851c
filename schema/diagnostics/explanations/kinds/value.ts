import type { Context } from '../context.ts';
import type { ValueFix } from '../rewrite-value.ts';

/** A value of the wrong kind, as the hints see it. */
export interface WrongKind {
  context: Context;
  fix: ValueFix | undefined;
  /** The property, or the list if the value is an item. */
  name: string;
  isItem: boolean;
  /** Whether the property can be left out. */
  isOptional: boolean;
  /** Whether the value is inside braces or brackets. */
  inFlow: boolean;
}
