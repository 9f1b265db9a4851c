import type { ErrorObject } from 'ajv';
import type { Problem } from '../../../model/diagnostics.ts';
import type { Unknown } from '../unknown/unknown.ts';

/** One mistake that several of ajv's errors follow from. */
export interface Cause {
  problem: Problem;
  /** Whether an error follows from it. */
  explains(error: ErrorObject): boolean;
  /** Whether an unknown property follows from it. */
  explainsUnknown?(unknown: Unknown): boolean;
}

export const isExplained = (causes: readonly Cause[], error: ErrorObject): boolean =>
  causes.some((cause) => cause.explains(error));

export const isExplainedUnknown = (causes: readonly Cause[], unknown: Unknown): boolean =>
  causes.some((cause) => cause.explainsUnknown?.(unknown));
