import { capital, field } from '../wording.ts';
import type { Explanation } from './context.ts';
import { explainFixedValue } from './fixed-value.ts';
import {
  explainOtherCount,
  explainRepeated,
  explainTooFew,
  explainTooMany,
} from './lists/item-count.ts';
import { explainNothing } from './missing/missing-property.ts';
import { explainRange } from './number-range.ts';
import { explainExclusion, explainLimits, explainOrder } from './related-values.ts';
import { explainForm } from './text-form.ts';
import { explainTooLong, explainTooShort } from './text-length.ts';
import { explainUnknownType } from './unknown-type.ts';

/** What each of ajv's keywords means, where one error is one mistake. */
export const explanations: Record<string, Explanation> = {
  discriminator: explainUnknownType,
  enum: explainFixedValue,
  among: explainFixedValue,
  minLength: explainTooShort,
  maxLength: explainTooLong,
  pattern: explainForm,
  format: explainForm,
  minItems: explainTooFew,
  maxItems: explainTooMany,
  asManyAs: explainOtherCount,
  atMostAsManyAs: explainOtherCount,
  uniqueItems: explainRepeated,
  exclusiveMinimum: explainRange,
  exclusiveMaximum: explainRange,
  ordered: explainOrder,
  within: explainLimits,
  atMostOne: explainExclusion,
  minProperties: explainNothing,
};

/** For keywords that no schema uses yet. */
export const otherwise: Explanation = ({ error, path, root }) => ({
  code: 'P111',
  where: { path, at: 'value' },
  message: `${capital(field(path, root))} ${error.message ?? 'is not allowed here'}.`,
  hints: [],
});
