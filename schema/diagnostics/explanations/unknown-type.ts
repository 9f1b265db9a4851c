import type { Problem } from '../../model/diagnostics.ts';
import { branchesOf } from '../../model/schema-at.ts';
import type { Schema } from '../../model/schemas.ts';
import {
  andList,
  code,
  didYouMean,
  field,
  isBlockPath,
  kindOf,
  resolvePiece,
  someOf,
  thing,
} from '../../model/wording.ts';
import { onlyOf } from '../../only-of.ts';
import type { Replacement } from '../source.ts';
import { suggestProperty } from '../suggest-property.ts';
import { isDoubtful, isSlip, type Suggestion, suggestName } from '../suggest-value.ts';
import type { Context } from './context.ts';
import { likeliest, likelyFirst, misfitsIn, namesIn } from './likeliest.ts';
import { howToHold, wrapVisual } from './misplaced/lone-visual.ts';
import { adviceFor } from './unknown/advice.ts';
import { choicesIn } from './unknown/other-words.ts';

/** Returns the synonyms of each of these types. */
export const synonymsByName = (schemas: ReadonlyMap<string, Schema>): Record<string, string[]> =>
  Object.fromEntries([...schemas].map(([name, schema]) => [name, schema['x-synonyms'] ?? []]));

/** Explains a block's `type`, or a visual's `kind`, that does not exist. */
export function explainUnknownType(context: Context): Problem {
  const { error, path } = context;
  const { tag, tagValue }: { tag: string; tagValue: unknown } = error.params as never;
  const object = error.data as object;
  const union = resolvePiece(error.parentSchema);
  const branches = branchesOf(union);
  const isBlock = isBlockPath(path);
  const [written] = Array.isArray(tagValue) && tagValue.length === 1 ? tagValue : [tagValue];
  const found = typeof written === 'string' ? written : '';
  const { names, certain } = suggestType(found, branches, object);
  const instead =
    (isBlock ? insteadOfNesting(context, found) : undefined) ??
    (isBlock && names.length > 0 ? undefined : insteadOf(found, union, context));
  const isClear = names.length > 0 && certain;
  const misplaced = isClear || instead ? undefined : elsewhere(found, context);
  const best = misplaced || instead ? [] : names;
  const only = onlyOf(best);
  return {
    code: misplaced ? 'P115' : isBlock ? 'P105' : 'P103',
    where: { path: [...path, tag], at: 'value' },
    message: messageOf(tag, tagValue, misplaced, context),
    label: didYouMean(best),
    hints: misplaced?.hint ?? [
      instead,
      ...best.map((name) => `\`${name}\`: ${branches.get(name)?.description ?? ''}`),
      only !== undefined && isBlock && alsoNeeded(object, branches.get(only)),
      `${isBlock ? 'Blocks' : 'Allowed'}: ${listTypes(best, branches, object)}.`,
    ],
    replacement:
      only === undefined
        ? misplaced?.replacement
        : {
            ...writeType(only, found, context),
            certain: isClear === true && isSure(only, found, object, branches.get(only)),
          },
  };
}

/**
 * Whether a type is meant for certain. A synonym of a block whose other properties do not fit may mean
 * something else, and the values of two lines may be swapped.
 */
function isSure(name: string, found: string, object: object, schema: Schema | undefined): boolean {
  const words = [found, found.replace(ending, '')];
  return (
    words.some((each) => isSlip(each, name)) ||
    (!Object.values(object).includes(name) &&
      fitsType(object, schema) &&
      !words.some((each) => isDoubtful(each, schema)))
  );
}

/** Writes the type, and the choices that the author's word for it makes, too. */
function writeType(name: string, found: string, context: Context): Replacement {
  const { error, path, source, blocks, visuals } = context;
  const { tag }: { tag: string } = error.params as never;
  const place = [...path, tag];
  const schema = (isBlockPath(path) ? blocks : visuals).get(name) ?? {};
  const choices = choicesIn(found, schema, error.data as object);
  const whole =
    choices.length > 0
      ? source.writeProperties(
          place,
          [[tag, name], ...choices],
          (lines) => `write ${andList(lines)}`,
        )
      : undefined;
  return whole ?? source.replaceValue(place, name);
}

/** Says what a suggested type needs that is not there under any name. */
function alsoNeeded(object: object, schema: Schema | undefined): string | undefined {
  const { spare, missing } = misfitsIn(object, schema);
  return spare.length === 0 && missing.length > 0
    ? `It also needs ${andList(missing)}.`
    : undefined;
}

function messageOf(
  tag: string,
  value: unknown,
  misplaced: Misplaced | undefined,
  context: Context,
): string {
  const { path } = context;
  const isBlock = isBlockPath(path);
  if (value === null || value === undefined || value === '')
    return `\`${tag}\` of ${isBlock ? 'this block' : thing(path, context)} is empty.`;
  if (typeof value === 'object') return `\`${tag}\` is one name, not ${kindOf(value)}.`;
  if (misplaced) return misplaced.message;
  return isBlock
    ? `There is no block \`${String(value)}\`.`
    : `\`${String(value)}\` is not a ${tag} of ${thing(path, context)}.`;
}

/** Lists the types that there are, the likeliest first. */
function listTypes(
  best: readonly string[],
  branches: ReadonlyMap<string, Schema>,
  object: object,
): string {
  const listed = [...new Set([...best, ...likelyFirst(object, branches)])];
  return someOf(listed);
}

/** Says what to do if blocks are in a block, as in two columns of other systems. */
function insteadOfNesting({ error, blocks }: Context, found: string): string | undefined {
  const inner = Object.values(Object(error.data))
    .flat()
    .flatMap((value) => (Object(value).type === undefined ? [] : String(Object(value).type)));
  const [type] = inner.filter((each) => blocks.has(each));
  return type === undefined
    ? undefined
    : `A block cannot be in another one: move ${code(`- type: ${type}`)}, and what is beside it, two columns below ${code('blocks:')}, and remove ${code(`- type: ${found}`)}.`;
}

/** Returns what to do instead of an unknown block or visual: see `x-value-instead`. */
function insteadOf(found: string, union: Schema, { top, path }: Context): string | undefined {
  const schema = isBlockPath(path) ? (top.properties?.blocks?.items ?? {}) : union;
  return valueInstead(found, schema);
}

/** Returns the advice of a schema for one of many words: see `x-value-instead`. */
export function valueInstead(found: string, schema: Schema): string | undefined {
  return adviceFor(schema['x-value-instead'], [found, found.replace(ending, '') || found]);
}

/** What other systems add to the name of a block. */
const ending = /[-_ ]?(section|block|component|widget|module|area|panel|container)s?$/i;

/** Suggests types. If a word means two, the one whose properties the object has comes first. */
function suggestType(
  found: string,
  branches: ReadonlyMap<string, Schema>,
  object: object,
): Suggestion {
  if (found === '') return { names: likeliest(object, branches) };
  const names = [...branches.keys()];
  const synonyms = synonymsByName(branches);
  const whole = byContent(found, suggestName(found, names, synonyms), branches, object);
  if (whole.certain || !ending.test(found)) return sortByFit(whole, branches, object);
  const short = suggestName(found.replace(ending, ''), names, synonyms);
  return sortByFit(short.names.length > 0 ? short : whole, branches, object);
}

/** Whether an object has only properties of a type; if some have other names, also all that it needs. */
function fitsType(object: object, schema: Schema = {}): boolean {
  const taken: Record<string, unknown> = { ...object };
  const isOwn = (key: string) => Object.hasOwn(schema.properties ?? {}, key);
  const fits = Object.entries(object).every(([key, value]) => {
    if (isOwn(key)) return true;
    const { names, certain } = suggestProperty(key, value, schema, taken);
    taken[names[0] ?? ''] = value;
    return certain;
  });
  const isWhole = (schema.required ?? []).every((name) => Object.hasOwn(taken, name));
  return fits && (isWhole || Object.keys(object).every(isOwn));
}

/** Leaves out types without the object's properties. If none is left, suggests one that has them. */
function byContent(
  found: string,
  suggestion: Suggestion,
  branches: ReadonlyMap<string, Schema>,
  object: object,
): Suggestion {
  const possible = suggestion.names.filter(
    (name) => misfitsIn(object, branches.get(name)).spare.length === 0,
  );
  if (possible.length > 0) return { ...suggestion, names: possible };
  const fit = onlyOf(namesIn(object).length > 1 ? likeliest(object, branches) : []);
  if (fit === undefined || suggestion.certain) return suggestion;
  const [best] = suggestion.names;
  const names = best !== undefined && isSlip(found, best) ? [best, fit] : [fit];
  return { names };
}

function sortByFit(
  { names, certain }: Suggestion,
  branches: ReadonlyMap<string, Schema>,
  object: object,
): Suggestion {
  const spare = (name: string) => misfitsIn(object, branches.get(name)).spare.length;
  return { names: names.toSorted((a, b) => spare(a) - spare(b)), certain };
}

interface Misplaced {
  message: string;
  hint: string;
  replacement?: Replacement | undefined;
}

/** Finds a visual where a block is wanted, or a block where a visual is. */
function elsewhere(found: string, context: Context): Misplaced | undefined {
  const { blocks, visuals, path, root } = context;
  const isBlock = isBlockPath(path);
  const others = isBlock ? visuals : blocks;
  const { names, certain } = suggestName(found, [...others.keys()], synonymsByName(others));
  const [name] = names;
  if (name === undefined || !certain) return undefined;
  return isBlock
    ? {
        message: `\`${found}\` is not a block, but a kind of visual.`,
        hint: howToHold(name),
        replacement: wrapVisual(context, name),
      }
    : {
        message: `\`${found}\` is not a kind of ${field(path, root)}, but a block.`,
        hint: `A block is an item of the page's \`blocks\`: \`- type: ${name}\`.`,
      };
}
