import type { ErrorObject } from 'ajv';
import type { Schema } from '../../model/schemas.ts';
import {
  andList,
  capital,
  describeField,
  didYouMean,
  field,
  resolvePiece,
  thing,
} from '../../model/wording.ts';
import { onlyOf } from '../../only-of.ts';
import { accepts } from '../accepts.ts';
import { suggestName } from '../suggest-value.ts';
import { type Explanation, propertiesOf, purposeOf, schemaOf } from './context.ts';
import { exchange } from './misplaced/swapped-values.ts';
import { inItsPlace, isInOrder, likelyNumber } from './number-range.ts';

/** Explains numbers that must not fall from one to the next. */
export const explainOrder: Explanation = (context) => {
  const { error, path, root } = context;
  const { name, previous } = error.params as Record<'name' | 'previous', string>;
  const numbers = error.data as Record<string, number>;
  const names = error.schema as string[];
  const [lowest, highest] = endsOf(error);
  const hints = (keys: readonly string[]) =>
    keys.map((key) => describeField(key, propertiesOf(context)[key]));
  const at = (key: string) => field([...path, key], root);
  const [low, high] = [numbers[lowest], numbers[highest]];
  // Of three numbers, the middle one is wrong if the others are in order.
  if (typeof low === 'number' && typeof high === 'number' && low <= high) {
    const between = name === highest ? previous : name;
    return {
      code: 'P110',
      where: { path: [...path, between], at: 'value' },
      message: `${capital(at(between))} must be from ${low} to ${high}, and is ${numbers[between]}.`,
      label: `from \`${lowest}\` to \`${highest}\``,
      hints: [
        ...hints([between]),
        `Correct it, or \`${lowest}\` and \`${highest}\`, which are beside it.`,
      ],
      replacement: likelyNumber(Number(numbers[between]), {
        minimum: low,
        maximum: high,
        ...(String(numbers.suffix) === '%' && { 'x-unit': '%' }),
      }),
    };
  }
  const isSwapped = areEndsSwapped(error);
  const present = names.filter((each) => typeof numbers[each] === 'number');
  const odd = isSwapped
    ? undefined
    : onlyOf(present.filter((each) => isInOrder({ ...numbers, [each]: undefined }, names)));
  const limit = present[present.indexOf(odd ?? '') === 0 ? 1 : present.length - 2];
  if (odd !== undefined && limit !== undefined) {
    const others = present.filter((each) => each !== odd);
    const isTooHigh = odd === present[0];
    return {
      code: 'P110',
      where: { path: [...path, odd], at: 'value' },
      message: `${capital(at(odd))} must not be ${isTooHigh ? 'more' : 'less'} than \`${limit}\`, ${numbers[limit]}, and is ${numbers[odd]}.`,
      label: `at ${isTooHigh ? 'most' : 'least'} ${numbers[limit]}`,
      hints: [...hints([odd]), `${capital(andList(others))} are in order, so correct this one.`],
    };
  }
  const [one, other] = isSwapped ? [highest, lowest] : [name, previous];
  return {
    code: 'P110',
    where: { path: [...path, one], at: 'value' },
    message: `${capital(at(one))} must not be less than \`${other}\`, ${numbers[other]}, and is ${numbers[one]}.`,
    hints: [...hints([one, other]), isSwapped && 'One of them is wrong, or the two are swapped.'],
    replacement: isSwapped
      ? exchange([...path, lowest], [...path, highest], context, false)
      : undefined,
  };
};

/** The first and the last name of a range. */
export function endsOf({ schema }: ErrorObject): [lowest: string, highest: string] {
  const [lowest, ...others] = schema as [string, ...string[]];
  return [lowest, others.at(-1) ?? lowest];
}

/** Whether a range is right once its first and last number are exchanged. */
export function areEndsSwapped(error: ErrorObject): boolean {
  const [lowest, highest] = endsOf(error);
  const numbers = error.data as Record<string, unknown>;
  const exchanged = { ...numbers, [lowest]: numbers[highest], [highest]: numbers[lowest] };
  const { properties = {} } = resolvePiece(error.parentSchema as Schema);
  return (
    isInOrder(exchanged, error.schema as string[]) &&
    accepts(exchanged[lowest], properties[lowest]) &&
    accepts(exchanged[highest], properties[highest])
  );
}

/** Explains a slider's number that its block cannot compute with. */
export const explainLimits: Explanation = (context) => {
  const { error, path, root } = context;
  const { name, lowest, highest } = error.params;
  const value = Number((error.data as Record<string, number>)[name]);
  const unit = schemaOf(context)['x-unit'];
  return {
    code: 'P110',
    where: { path: [...path, name], at: 'value' },
    message: `${capital(field([...path, name], root))} must be from ${lowest} to ${highest}, and is ${value}.`,
    hints: [purposeOf(context)],
    replacement: inItsPlace(
      likelyNumber(value, {
        minimum: lowest,
        maximum: highest,
        'x-unit': unit,
      }),
      { ...context, path: [...path, name] },
    ),
  };
};

/** Explains a field of a form that the server does not take. */
export const explainUnsent: Explanation = (context) => {
  const { error, path } = context;
  const { name, fields } = error.params as { name: string; fields: string[] };
  const free = fields.filter((each) => !Object.hasOwn(Object(error.data), each));
  return {
    code: 'P104',
    where: { path: [...path, name], at: 'key' },
    message: `The form cannot send \`${name}\`: the server has no such field, and would refuse what visitors write.`,
    label: didYouMean(suggestName(name, free, {}).names.slice(0, 1)),
    hints: [
      `What it can send: ${andList(fields)}.`,
      `Remove \`${name}\`, or ask those who look after the blocks to add it to \`schema/requests/${error.schema}.json\`.`,
    ],
  };
};

/** Explains properties that exclude each other. */
export const explainExclusion: Explanation = (context) => {
  const { error, path } = context;
  const { first, second } = error.params as Record<'first' | 'second', string>;
  return {
    code: 'P112',
    where: { path: [...path, second], at: 'key' },
    message: `${capital(thing(path, context))} has both \`${first}\` and \`${second}\`, and takes only one of them.`,
    label: `remove this one, or \`${first}\``,
    hints: [first, second].map((key) => describeField(key, propertiesOf(context)[key])),
  };
};
