import type { Schema } from '../../validate/schemas.ts';
import type { Problem } from '../diagnostics.ts';
import { isSameWord } from '../same-word.ts';
import { branchesOf } from '../schema-at.ts';
import { commentBehind, type Replacement, replaceValue } from '../source.ts';
import { isSlip, type Suggestion, suggestName } from '../suggest-value.ts';
import { code, field, isBlockPath, kindOf, orList, resolvePiece, thing } from '../wording.ts';
import type { Context } from './context.ts';
import { likeliest, likelyFirst } from './likeliest.ts';
import { howToHold, visualHolder, wrapVisual } from './misplaced/lone-visual.ts';

/** Other people's words for each of these types. */
export const synonymsByName = (schemas: ReadonlyMap<string, Schema>): Record<string, string[]> =>
  Object.fromEntries(
    [...schemas].map(([name, schema]) => [name, (schema['x-synonyms'] ?? []) as string[]]),
  );

const mostListed = 8;

/** A block's `type`, or a visual's `kind`, that there is not. */
export function explainUnknownType(context: Context): Problem {
  const { error, path, root } = context;
  const { tag, tagValue }: { tag: string; tagValue: unknown } = error.params as never;
  const branches = branchesOf(resolvePiece(error.parentSchema ?? {}));
  const isBlock = isBlockPath(path);
  const [only] = Array.isArray(tagValue) && tagValue.length === 1 ? tagValue : [tagValue];
  const found = typeof only === 'string' ? only : '';
  const { names, certain } = suggestType(found, branches, error.data as object);
  const isClear = names.length > 0 && certain;
  const union = resolvePiece(error.parentSchema ?? {});
  const instead =
    (isBlock ? insteadOfNesting(context, found) : undefined) ??
    (isBlock && names.length > 0 ? undefined : insteadOf(found, isBlock, union, context));
  const misplaced = isClear || instead ? undefined : elsewhere(found, isBlock, context);
  const best = misplaced || instead ? [] : names;
  const listed = [...new Set([...best, ...likelyFirst(error.data as object, branches)])];
  const [shown, more] = [listed.slice(0, mostListed), Math.max(0, listed.length - mostListed)];
  const isOther = typeof tagValue === 'object' && tagValue !== null;
  const hidden = tagValue === null ? commentBehind([...path, tag], context) : undefined;
  const commented = hidden && branches.has(hidden.text.trim()) ? hidden : undefined;
  const isEmpty = tagValue === null || tagValue === undefined;
  return {
    code: misplaced ? 'P115' : isBlock ? 'P105' : 'P103',
    where: { path: [...path, tag], at: 'value' },
    message: isOther
      ? `\`${tag}\` is one name, not ${kindOf(tagValue)}.`
      : isEmpty
        ? `\`${tag}\` of ${isBlock ? 'this block' : thing(error, path, root)} is empty.`
        : (misplaced?.message ??
          (isBlock
            ? `There is no block \`${String(tagValue)}\`.`
            : `\`${String(tagValue)}\` is not a ${tag} of ${thing(error, path, root)}.`)),
    ...(commented
      ? { label: 'what stands behind `#` is a comment' }
      : best.length > 0 && { label: `did you mean ${orList(best)}?` }),
    hints: [
      ...(commented ? [`Write \`${tag}: ${commented.text.trim()}\`, without the \`#\`.`] : []),
      ...(misplaced
        ? [misplaced.hint]
        : [
            ...(instead ? [instead] : []),
            ...best.map((name) => `\`${name}\`: ${branches.get(name)?.description ?? ''}`),
            `${isBlock ? 'Blocks' : 'Allowed'}: ${shown.map(code).join(', ')}${more ? ` and ${more} more` : ''}.`,
          ]),
    ],
    ...(commented
      ? {
          replacement: {
            title: 'remove the `#`',
            text: commented.text.trim(),
            certain: true,
            offsets: commented.offsets,
          },
        }
      : best.length === 1
        ? { replacement: replaceValue(context.source, [...path, tag], best[0], certain) }
        : misplaced?.replacement && { replacement: misplaced.replacement }),
  };
}

/** What to do where other systems put blocks into a block, such as one of two columns. */
function insteadOfNesting({ error, blocks }: Context, found: string): string | undefined {
  const inner = Object.values(Object(error.data))
    .flat()
    .flatMap((value) => (Object(value).type === undefined ? [] : String(Object(value).type)));
  const [type] = inner.filter((each) => blocks.has(each));
  return type === undefined
    ? undefined
    : `A block cannot stand in another one: move ${code(`- type: ${type}`)}, and what is beside it, two columns below ${code('blocks:')}, and remove ${code(`- type: ${found}`)}.`;
}

/** What to do instead of a block or a visual that there is not: see `x-value-instead`. */
function insteadOf(
  found: string,
  isBlock: boolean,
  union: Schema,
  { top }: Context,
): string | undefined {
  const schema = isBlock ? (top.properties?.blocks?.items ?? {}) : union;
  const words = Object.entries((schema['x-value-instead'] ?? {}) as Record<string, string>);
  const bare = found.replace(ending, '') || found;
  return words.find(([all]) =>
    all.split(', ').some((word) => isSameWord(word, found) || isSameWord(word, bare)),
  )?.[1];
}

/** What other systems add to the name of a block. */
const ending = /[-_ ]?(section|block|component|widget|module|area|panel|container)s?$/i;

/** Where a word means two types, the one whose properties the object has comes first. */
function suggestType(
  found: string,
  branches: ReadonlyMap<string, Schema>,
  object: object,
): Suggestion {
  if (found === '') return { names: likeliest(object, branches), certain: false };
  const names = [...branches.keys()];
  const synonyms = synonymsByName(branches);
  const whole = byContent(found, suggestName(found, names, synonyms), branches, object);
  if (whole.certain || !ending.test(found)) return sortByFit(whole, branches, object);
  const short = suggestName(found.replace(ending, ''), names, synonyms);
  return sortByFit(short.names.length > 0 ? short : whole, branches, object);
}

/** Leaves out what does not have the object's properties; where nothing is left, what does have them is meant. */
function byContent(
  found: string,
  suggestion: Suggestion,
  branches: ReadonlyMap<string, Schema>,
  object: object,
): Suggestion {
  const keys = Object.keys(object).filter((key) => key !== 'type' && key !== 'kind');
  const possible = suggestion.names.filter((name) =>
    keys.every((key) => Object.hasOwn(branches.get(name)?.properties ?? {}, key)),
  );
  if (possible.length > 0) return { ...suggestion, names: possible };
  const [fit, ...others] = keys.length > 1 ? likeliest(object, branches) : [];
  if (fit === undefined || others.length > 0) return suggestion;
  const [best] = suggestion.names;
  const names = best !== undefined && isSlip(found, best) ? [best, fit] : [fit];
  return { names, certain: false };
}

function sortByFit(
  { names, certain }: Suggestion,
  branches: ReadonlyMap<string, Schema>,
  object: object,
): Suggestion {
  const shared = (name: string) =>
    Object.keys(object).filter((key) => Object.hasOwn(branches.get(name)?.properties ?? {}, key))
      .length;
  return { names: names.toSorted((a, b) => shared(b) - shared(a)), certain };
}

interface Misplaced {
  message: string;
  hint: string;
  replacement?: Replacement;
}

/** A visual where a block is wanted, or a block where a visual is. */
function elsewhere(found: string, isBlock: boolean, context: Context): Misplaced | undefined {
  const { blocks, visuals, path, root } = context;
  const others = isBlock ? visuals : blocks;
  const { names, certain } = suggestName(found, [...others.keys()], synonymsByName(others));
  const [name] = names;
  if (name === undefined || !certain) return undefined;
  const wrapped = isBlock ? wrapVisual(context, name) : undefined;
  return isBlock
    ? {
        message: `\`${found}\` is not a block, but a kind of visual.`,
        hint: howToHold(name),
        ...(wrapped && {
          replacement: { ...wrapped, title: `put it into a ${visualHolder} block` },
        }),
      }
    : {
        message: `\`${found}\` is not a kind of ${field(path, root)}, but a block.`,
        hint: `A block is an item of the page's \`blocks\`: \`- type: ${name}\`.`,
      };
}
