import { capital, describeField, field, thing } from '../wording.ts';
import { type Explanation, propertiesOf, purposeOf } from './context.ts';

/** Numbers that must not fall from one to the next. */
export const explainOrder: Explanation = (context) => {
  const { error, path, root } = context;
  const { name, previous } = error.params as Record<'name' | 'previous', string>;
  const numbers = error.data as Record<string, number>;
  return {
    code: 'P110',
    where: { path: [...path, name], at: 'value' },
    message: `${capital(field([...path, name], root))} must not be less than \`${previous}\`, ${numbers[previous]}, and is ${numbers[name]}.`,
    hints: [name, previous].map((key) => describeField(key, propertiesOf(context)[key], false)),
  };
};

/** A slider's number outside of what its block can count with. */
export const explainLimits: Explanation = (context) => {
  const { error, path, root } = context;
  const { name, lowest, highest } = error.params;
  const value = (error.data as Record<string, number>)[name];
  return {
    code: 'P110',
    where: { path: [...path, name], at: 'value' },
    message: `${capital(field([...path, name], root))} must be from ${lowest} to ${highest}, and is ${value}.`,
    hints: [purposeOf(context)],
  };
};

/** Properties of which there may be only one. */
export const explainExclusion: Explanation = (context) => {
  const { error, path, root } = context;
  const { first, second } = error.params as Record<'first' | 'second', string>;
  return {
    code: 'P112',
    where: { path: [...path, second], at: 'key' },
    message: `${capital(thing(error, path, root))} has both \`${first}\` and \`${second}\`, and takes only one of them.`,
    label: `remove this one, or \`${first}\``,
    hints: [first, second].map((key) => describeField(key, propertiesOf(context)[key], false)),
  };
};
