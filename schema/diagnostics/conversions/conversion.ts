import type { Schema } from '../../model/schemas.ts';
import { accepts } from '../accepts.ts';

/** The most likely meaning of a value with a wrong type. */
export interface Conversion {
  value: unknown;
  /** Whether no other reading is plausible. */
  certain?: boolean;
}

/** Converts an inner value. Passed in, because groups and lists contain each other. */
export type Meant = (value: unknown, schema: Schema | undefined) => unknown;

/** Wrap the value that was found, if any: it may be wrong, or no other reading is plausible. */
export const likely = (value: unknown): Conversion | undefined =>
  value === undefined ? undefined : { value };

export const surely = (value: unknown): Conversion | undefined =>
  value === undefined ? undefined : { value, certain: true };

/** Returns a value if a schema accepts it. */
export const ifAccepted = <T>(value: T, schema: Schema): T | undefined =>
  accepts(value, schema) ? value : undefined;
