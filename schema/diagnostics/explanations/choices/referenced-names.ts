import type { ErrorObject } from 'ajv';
import { findBreak } from '../../../figures/labels/sequences.ts';
import type { Path, Problem } from '../../diagnostics.ts';
import { pathFrom, valueAt } from '../../pointer.ts';
import { bareWord } from '../../same-word.ts';
import { schemaAt } from '../../schema-at.ts';

import { code, didYouMean, last } from '../../wording.ts';
import type { Context } from '../context.ts';

/**
 * Values that name something on the page (`among`). Their keyword says where the names are:
 * `3/weeks/*\/label` leads three levels up and then down to every label.
 */

/** Returns the list that the names are in: `weeks`. */
export const listOf = ({ schema }: ErrorObject): string => String(schema).split('/')[1] ?? '';

/** Returns the place of one of the names. */
const placeOfName = ({ error, path }: Context, index: number): Path =>
  pathFrom(path, String(error.schema)).map((step) => (step === '*' ? index : step));

/** Says what the names are in a drawing: `No node is called \`Shop\`.` */
export function unknownName({ keyword, schema }: ErrorObject, found: string): string | undefined {
  const [, list = ''] = /(\w+)\/\*(?:\/label)?$/.exec(String(schema)) ?? [];
  return keyword === 'among' && list
    ? `No ${list === 'series' ? list : list.replace(/s$/, '')} is called \`${found}\`.`
    : undefined;
}

/** Says what the names stand for, such as the days on which weeks end. */
export function purposeOfNames(context: Context): string | undefined {
  const place = placeOfName(context, 0);
  const { description } = schemaAt(place, context) ?? {};
  return typeof place.at(-1) === 'string' && description
    ? `What ${code(last(place))} is in ${code(listOf(context.error))}: ${description}`
    : undefined;
}

/**
 * Returns the only name that nothing in a list of such references names, if this is the only wrong
 * one.
 */
export function unusedName({ error, path, root, top }: Context, allowed: readonly string[]) {
  const at = path.findLastIndex((step) => typeof step === 'number');
  const items = at > 1 ? valueAt(root, path.slice(0, at)) : undefined;
  if (!Array.isArray(items) || at === path.length - 1) return undefined;
  const { properties = {} } = schemaAt(path.slice(0, at + 1), { root, top }) ?? {};
  const references = Object.keys(properties).filter(
    (name) => properties[name]?.among === error.schema,
  );
  const named = new Set(
    items.flatMap((item) => references.map((name) => Object(item)[name]).filter(Boolean)),
  );
  const [free, ...others] = allowed.filter((name) => !named.has(name));
  const wrong = [...named].filter((name) => !allowed.includes(String(name)));
  return others.length === 0 && wrong.length === 1 ? free : undefined;
}

/** Explains a mistake in the list of names, which a correct reference reveals. */
export function explainBreak(
  context: Context,
  found: string,
  allowed: readonly string[],
): Problem | undefined {
  if (context.error.keyword !== 'among') return undefined;
  const labels = context.error.params.allowedValues.map(String);
  const odd = findBreak(labels);
  if (odd?.kind === 'other' && odd.name === found && /\d/.test(found))
    return explainUneven(context, odd.index, labels[odd.index] ?? '', found);
  const gap = findBreak(labels.length > 0 ? allowed : []);
  return gap?.kind === 'missing' && bareWord(gap.name) === bareWord(found)
    ? explainGap(context, gap.index, gap.name, allowed)
    : undefined;
}

/** A name is missing in its list. */
const explainGap = (
  context: Context,
  index: number,
  missing: string,
  names: readonly string[],
): Problem => ({
  code: 'P103',
  where: { path: placeOfName(context, index), at: 'value' },
  message: `\`${missing}\` is missing between \`${names[index - 1] ?? ''}\` and \`${names[index] ?? ''}\`, and ${code(last(context.path))} names it.`,
  label: `\`${missing}\` belongs before it`,
  hints:
    'Labels are at equal distances, each for one value. Add it, and its value if that is missing, too.',
});

/** A day was changed in its list, and another place still names it. */
function explainUneven(context: Context, index: number, wrong: string, right: string): Problem {
  const place = placeOfName(context, index);
  return {
    code: 'P103',
    where: { path: place, at: 'value' },
    message: `\`${wrong}\` is not as far from its neighbours as all others are, and ${code(last(context.path))} names \`${right}\`.`,
    label: didYouMean([right]),
    hints: `Correct it. Where it is right, write it as ${code(last(context.path))}, too, in the same words.`,
    replacement: context.source.replaceValue(place, right),
  };
}
