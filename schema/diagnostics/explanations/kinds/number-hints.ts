import { withDigits } from '../../../figures/unit-around.ts';
import type { Hints } from '../../../model/diagnostics.ts';
import { code, kinds } from '../../../model/wording.ts';
import { withoutEstimate } from '../../conversions/to-number.ts';
import { type Context, schemaOf } from '../context.ts';
import { isUnknown } from '../empty-value.ts';
import { rangeOf } from '../number-range.ts';
import { isOpenPercent, notInPercent } from '../number-with-unit.ts';
import { labelsOf } from './label-position.ts';
import { formOfNumber } from './number-form.ts';
import { bareNumber } from './scalar-meaning.ts';
import type { WrongKind } from './value.ts';

/** Returns hints for a value that must be a number. */
export function hintsForNumber(value: WrongKind, wanted: 'number' | 'integer'): Hints {
  const { context, fix } = value;
  const { data } = context.error;
  const labels = labelsOf(context);
  const { reasons, isRest } = formOfNumber(context);
  if (labels)
    return [
      `It is counted from the first label: \`0\` is ${code(String(labels[0]))}, and \`1\` is ${code(String(labels[1]))}.`,
      ...(isRest ? reasons : []),
    ];
  const other = notInPercent(context);
  if (other) return `The numbers here count in ${code(other)}, not in percent: write the amount.`;
  if (fix && isOpenPercent(context))
    return 'A number has no percent sign. Where all numbers here count in percent, `suffix: "%"` says so once; otherwise write the amount.';
  if (fix?.certain && isQuotedNumber(context))
    return 'In quotes, a number is a text: write it without them.';
  if (typeof data === 'boolean') return `It is not a switch: write ${kinds[wanted]}.`;
  if (!fix && Array.isArray(data))
    return `One number can be here, and here are ${data.length}: write the one that is meant. Several for each label are the \`series\` of a visual of \`kind: lines\`.`;
  if (fix && withDigits(String(data)) !== undefined)
    return `${code(String(data))} has a letter that looks like a digit.`;
  const bare = bareNumber(context);
  if (bare) return [...reasons, bare.hint];
  if (!fix && isUnknown(data)) return hintForUnknown(value);
  const isRange = /\d\s*(?:[-–—…]|\.{2,3}|to|bis)\s*\d/.test(String(data));
  if (!fix && isRange)
    return 'One number can be here, and this is a range: write the one that is meant.';
  if (fix && withoutEstimate(String(data)) !== undefined)
    return 'One number can be here. That it is an estimate can be said in a text beside it, such as the title.';
  const range = rangeOf(schemaOf(context));
  if (typeof data === 'number')
    return `Write a number without decimals${range && `; it must be ${range}`}.`;
  return fix || (isRest && reasons.length > 0)
    ? reasons
    : `Write digits only: no unit, no currency, no comma.${wanted === 'number' ? ' A decimal point is a dot.' : ''}${range && ` It must be ${range}.`}`;
}

/** Whether a number is in quotes. */
const isQuotedNumber = ({ error, path, source }: Context): boolean =>
  /^-?\d+(?:\.\d+)?$/.test(String(error.data)) &&
  /["']/.test(source.text.charAt(source.offsetsOfValue(path)?.[0] ?? -1));

/** Returns the hint for `n/a`, `?` and the like. */
function hintForUnknown({ context: { path }, isItem, isOptional }: WrongKind): string {
  if (isItem)
    return 'The numbers of a list are one after the other and leave no gap: write this one, or end the list before it.';
  if (isOptional) return 'A number that is not there is left out: remove the line.';
  // The first number of a path is the block, which an author would not remove for one figure.
  const isOfItem = path.some((step) => typeof step === 'number' && path.indexOf(step) > 1);
  return `A number that is not there cannot be shown: remove ${isOfItem ? 'this item' : 'the group'} as a whole, or write the number.`;
}
