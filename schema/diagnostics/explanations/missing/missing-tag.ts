import { type Problem, renaming } from '../../../model/diagnostics.ts';
import type { Schema } from '../../../model/schemas.ts';
import { suggest } from '../../../model/suggest.ts';
import {
  capital,
  code,
  didYouMean,
  field,
  isBlockPath,
  orList,
  thing,
} from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';
import { isSameWord } from '../../same-word.ts';
import { isWordFor } from '../../suggest-property.ts';
import { suggestName } from '../../suggest-value.ts';
import type { Context } from '../context.ts';
import { likeliest, likelyFirst } from '../likeliest.ts';
import { homeOf } from '../misplaced/item-home.ts';
import { explainLoneVisual } from '../misplaced/lone-visual.ts';
import { synonymsByName } from '../unknown-type.ts';
import { insertion } from './missing-property.ts';
import { nameAsKey } from './name-as-key.ts';

/** Names in other systems for the property with the type of a block or visual. */
const otherTags: Record<string, readonly string[]> = {
  type: [
    'kind',
    'block',
    'component',
    'blockType',
    '_type',
    '__component',
    '_template',
    'template',
    'layout',
    'section',
    'module',
    'name',
  ],
  kind: ['type', 'chart', 'chartType', 'visual', 'name', 'variant'],
};

/** Explains a block without `type`, or a visual without `kind`. Nothing else in it can be checked. */
export function explainMissingTag(
  context: Context,
  tag: string,
  branches: ReadonlyMap<string, Schema>,
): Problem {
  const { error, path, root } = context;
  const object = error.data as Record<string, unknown>;
  const lone = explainLoneVisual(context);
  if (lone) return lone;
  const misspelt = misspeltTag(object, tag, branches);
  if (misspelt) return explainMisspelt(context, tag, misspelt, branches);
  const asKey = nameAsKey(context, tag, branches);
  const fitting = likeliest(object, branches);
  // A heading says nothing about a block.
  const isSure = fitting.length > 0 || isBlockPath(path);
  const likely = isSure ? fitting : inOtherWords(object, branches);
  const name = asKey?.name ?? onlyOf(likely);
  const home =
    isBlockPath(path) && name === undefined ? homeOf(object, path, context)?.path : undefined;
  const line = `${tag}: ${name ?? (tag === 'type' ? 'hero' : likelyFirst(object, branches)[0])}`;
  const added = asKey || name === undefined ? undefined : insertion(context, [tag], [line]);
  const replacement = added ? { ...added, title: `add \`${line}\`` } : asKey?.replacement;
  return {
    code: 'P106',
    where: { path, at: 'inside' },
    message: `${capital(thing(path, context))} has no \`${tag}\`, which says what it is.`,
    label: asKey && `write \`${line}\``,
    hints: [
      `Start ${isBlockPath(path) ? `the block with its type: \`- ${line}\`` : `it with its ${tag}: \`${line}\``}${asKey?.rest ?? ''}.`,
      !asKey && likely.length > 0 && `What it has fits ${orList(likely)}.`,
      home && `Or it is an item of ${field(home, root)}: move it there.`,
    ],
    replacement,
  };
}

function explainMisspelt(
  context: Context,
  tag: string,
  misspelt: string,
  branches: ReadonlyMap<string, Schema>,
): Problem {
  const { error, path, source } = context;
  const value = (error.data as Record<string, unknown>)[misspelt];
  const certain = typeof value === 'string' && branches.has(value);
  const meant = certain
    ? undefined
    : suggestName(String(value), [...branches.keys()], synonymsByName(branches));
  const [name, ...others] = meant?.names ?? [];
  const line = `${tag}: ${name}`;
  const whole =
    name !== undefined && others.length === 0
      ? source.rewriteProperty([...path, misspelt], () => line, meant?.certain)
      : undefined;
  return {
    code: 'P104',
    where: { path: [...path, misspelt], at: 'key' },
    message: `\`${misspelt}\` is not a property of ${thing(path, context)}.`,
    label: didYouMean([whole ? line : tag]),
    hints: `\`${tag}\` says what it is, such as ${[...branches.keys()].slice(0, 3).map(code).join(', ')}.`,
    replacement:
      whole ??
      renaming(misspelt, tag, {
        certain: certain || (others.length === 0 && suggest(misspelt, [tag]).length > 0),
      }),
  };
}

/** Looks for a misspelt tag here, because ajv checks nothing else without the tag. */
function misspeltTag(
  object: Record<string, unknown>,
  tag: string,
  branches: ReadonlyMap<string, Schema>,
): string | undefined {
  const all = [...branches.values()];
  const keys = Object.keys(object).filter((key) => typeof object[key] === 'string');
  const unknown = keys.filter(
    (key) => !all.some(({ properties = {} }) => Object.hasOwn(properties, key)),
  );
  const isOther = (key: string) => otherTags[tag]?.some((word) => isSameWord(word, key));
  const namesOne = (key: string) =>
    suggestName(String(object[key]), [...branches.keys()], synonymsByName(branches)).names.length >
    0;
  return (
    unknown.find((key) => suggest(key, [tag]).length > 0 && key.length > 2) ??
    // `name: hero` is a type although some blocks have a `name`; `layout: cards` means something else.
    keys.find((key) => isOther(key) && branches.has(String(object[key]))) ??
    unknown.find((key) => isOther(key) && namesOne(key)) ??
    unknown.find((key) => isOther(key))
  );
}

/** Returns the types of which an object has only properties, under names of other systems, or the one that a property names. */
function inOtherWords(
  object: Record<string, unknown>,
  branches: ReadonlyMap<string, Schema>,
): string[] {
  const keys = Object.keys(object);
  const hasAll = ({ properties = {} }: Schema) =>
    keys.every((key) =>
      Object.entries(properties).some(([name, each]) => isWordFor(key, name, each)),
    );
  const fitting = [...branches].filter(([, branch]) => hasAll(branch));
  const named = [...branches].filter(([name, branch]) =>
    keys.some((key) => isWordFor(key, name, branch)),
  );
  const [best = []] = [fitting, named].filter((found) => found.length === 1);
  return keys.length === 0 ? [] : best.map(([name]) => name);
}
