import type { ErrorObject } from 'ajv';
import type { Problem } from './diagnostics.ts';
import { cutByCommas } from './explanations/braces/comma-in-braces.ts';
import { explanations, otherwise } from './explanations/by-keyword.ts';
import { withoutConsequences } from './explanations/consequences.ts';
import type { Context, FileContext } from './explanations/context.ts';
import { explainDivided, findDividedTexts, isOfDivided } from './explanations/divided-text.ts';
import {
  explainFixedValue,
  explainFixedValues,
  isForeignValue,
} from './explanations/fixed-value.ts';
import { explainWrongKind } from './explanations/kinds/wrong-kind.ts';
import { explainOtherCounts } from './explanations/lists/item-count.ts';
import { explainCutItems, findCutItems, isOfCutItem } from './explanations/misplaced/cut-item.ts';
import {
  explainListed,
  findListedGroups,
  isOfListed,
} from './explanations/misplaced/listed-group.ts';
import {
  explainNumberInSwitch,
  findNumbersInSwitches,
} from './explanations/misplaced/number-in-switch.ts';
import {
  explainOtherKind,
  findOtherKinds,
  isOfOtherKind,
} from './explanations/misplaced/other-kind.ts';
import {
  explainParallel,
  findParallelLists,
  isOfParallel,
} from './explanations/misplaced/parallel-lists.ts';
import {
  explainSpread,
  findSpreadGroups,
  isOfSpread,
} from './explanations/misplaced/spread-group.ts';
import {
  explainStray,
  findStrayItems,
  isCountOfStrays,
  isOfStray,
} from './explanations/misplaced/stray-item.ts';
import { explainSwap, findSwaps, isErrorOfSwap } from './explanations/misplaced/swapped-values.ts';
import { explainTorn, findTornBlocks, isOfTorn } from './explanations/misplaced/torn-block.ts';
import { explainMissing } from './explanations/missing-property.ts';
import { explainMissingTag } from './explanations/missing-tag.ts';
import { explainRanges } from './explanations/number-range.ts';
import { explainOtherGroup, findOtherGroups, isOfOtherGroup } from './explanations/other-group.ts';
import { explainUnknowns } from './explanations/renamed-properties.ts';
import { resolveUnknown } from './explanations/resolve-unknown.ts';
import { explainGrouping, explainNested, explainWrapping } from './explanations/wrapping.ts';
import { explainWrongLevel } from './explanations/wrong-level.ts';
import { pointerToPath } from './pointer.ts';
import { branchesOf, tagOf } from './schema-at.ts';
import { join, offsetsOf } from './source.ts';
import { kindOf, last, resolvePiece } from './wording.ts';

/** Converts ajv errors to problems in the author's words, one for each cause. */
export function explain(errors: readonly ErrorObject[], file: FileContext): Problem[] {
  const problems = explainEach(errors, file);
  const kinds = findOtherKinds(problems, file);
  if (kinds.length === 0) return problems;
  return [
    ...kinds.map((kind) => explainOtherKind(kind, file)),
    ...explainEach(
      errors.filter((error) => !isOfOtherKind(kinds, error)),
      file,
    ),
  ];
}

function explainEach(found: readonly ErrorObject[], file: FileContext): Problem[] {
  const listed = findListedGroups(found, file);
  const errors = listed.length > 0 ? found.filter((error) => !isOfListed(listed, error)) : found;
  const all = resolveUnknown(errors, file);
  const cut = findCutItems(errors, file);
  const strays = findStrayItems(errors, all, file);
  const torn = findTornBlocks(errors, all, file);
  const divided = findDividedTexts(errors, all, file);
  const others = findOtherGroups(withoutConsequences(errors, all), all).filter(
    ({ path }) => !isOfStray(strays, path),
  );
  const switches = findNumbersInSwitches(errors, file);
  const parallel = findParallelLists(all, file);
  const spread = findSpreadGroups(errors, all, file);
  const unknown = all.filter(
    (one) =>
      !spread.some(({ found }) => found.includes(one)) &&
      !parallel.some(
        ({ path, found }) => path.join('/') === one.path.join('/') && found.includes(one.found),
      ) &&
      !isOfStray(strays, one.path) &&
      !isOfTorn(torn, one) &&
      !isOfDivided(divided, one.path, one.found) &&
      !others.some(({ found, renamed }) => [...found, ...renamed].includes(one)),
  );
  const swaps = findSwaps(errors, file);
  const incomplete = cutByCommas(unknown, file);
  const causes = withoutConsequences(errors, all)
    .filter((error) => !isErrorOfSwap(swaps, error) && !isCountOfStrays(strays, error))
    .filter((error) => !isCountOfWrongItems(errors, error))
    .filter(({ instancePath }) => !incomplete.includes(instancePath))
    .filter((error) => !torn.some((one) => one.errors.includes(error)))
    .filter((error) => !isOfOtherGroup(others, error) && !isOfSpread(spread, error))
    .filter((error) => !isOfParallel(parallel, error))
    .filter((error) => !switches.some((one) => one.errors.includes(error)))
    .filter(({ keyword, instancePath }) => {
      const path = pointerToPath(instancePath);
      return keyword === 'required'
        ? !isOfDivided(divided, path)
        : !isOfDivided(divided, path.slice(0, -1), last(path));
    })
    .map((error) => ({ error, path: pointerToPath(error.instancePath) }))
    .filter(({ path }) => !isOfCutItem(cut, path) && !isOfStray(strays, path))
    .map(({ error }) => error);
  const contextOf = (error: ErrorObject): Context => ({
    ...file,
    error,
    path: pointerToPath(error.instancePath),
  });
  const foreign = together(
    causes.filter(({ keyword, instancePath }) => keyword === 'enum' && /\/\d+$/.test(instancePath)),
    ({ instancePath }) => listAround(instancePath),
  ).filter((group) => group.length > 1 && group.some((error) => isForeignValue(contextOf(error))));
  const {
    required = [],
    type = [],
    asManyAs = [],
    among = [],
    minimum = [],
    maximum = [],
    ...rest
  } = Object.groupBy(
    causes.filter((error) => !isOfForeign(foreign, error)),
    ({ keyword }) => keyword,
  );
  return [
    ...explainUnknowns(
      together(
        unknown.filter((one) => !one.home && !one.isWrapping && !one.isGrouping && !one.isNested),
        ({ error, found, names, group }) =>
          `${inAnyItem(error.instancePath)} ${group ? 'group' : found} ${names}`,
      ),
      file,
    ),
    ...together(
      unknown.filter(({ isWrapping }) => isWrapping),
      ({ error, found }) => `${error.instancePath.replace(/\/\d+$/, '')} ${found}`,
    ).map((wrapping) => explainWrapping(wrapping, file)),
    ...together(
      unknown.filter(({ home }) => home),
      ({ error, home }) => `${error.instancePath} ${home?.path.join('/')}`,
    ).map((moved) => explainWrongLevel(moved, file)),
    ...unknown.filter((one) => one.isNested).map((one) => explainNested(one, file)),
    ...unknown.filter((one) => one.isGrouping).map((one) => explainGrouping(one, file)),
    ...together(cut, ({ list }) => list.join('/')).map((items) => explainCutItems(items, file)),
    ...swaps.map((swap) => explainSwap(swap, file)),
    ...torn.map((one) => explainTorn(one, file)),
    ...divided.map((text) => explainDivided(text, file)),
    ...others.map((group) => explainOtherGroup(group, file)),
    ...switches.map((one) => explainNumberInSwitch(one, file)),
    ...parallel.map((lists) => explainParallel(lists, file)),
    ...spread.map((group) => explainSpread(group, file)),
    ...strays.map((stray) => explainStray(stray, file)),
    ...listed.map((groups) => explainListed(groups, file)),
    ...together(required, ({ instancePath }) => instancePath).map((group) =>
      explainRequired(
        contextOf(group[0]),
        group.map(({ params }): string => params.missingProperty),
      ),
    ),
    ...togetherByKind(type).map(([first, ...more]) =>
      explainWrongKind([contextOf(first), ...more.map(contextOf)]),
    ),
    ...together(
      asManyAs,
      ({ instancePath, schema }) => `${instancePath.split('/').slice(0, 3).join('/')} ${schema}`,
    ).map((group) => explainOtherCounts(group.map(contextOf) as [Context, ...Context[]])),
    ...together(
      among,
      ({ data, params }) => `${data} ${(params.allowedValues as unknown[]).join()}`,
    ).map(([first, ...more]) => explainNames([contextOf(first), ...more.map(contextOf)])),
    ...[minimum, maximum]
      .flatMap((outside) => together(outside, ({ instancePath }) => inAnyItem(instancePath)))
      .map(([first, ...more]) => explainRanges([contextOf(first), ...more.map(contextOf)])),
    ...foreign.map(([first, ...more]) =>
      explainFixedValues([contextOf(first), ...more.map(contextOf)]),
    ),
    ...Object.values(rest).flatMap((group = []) =>
      group.map((error) => (explanations[error.keyword] ?? otherwise)(contextOf(error))),
    ),
  ];
}

const listAround = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Whether a list is too long only because some of its items are invalid. */
const isCountOfWrongItems = (
  errors: readonly ErrorObject[],
  { keyword, instancePath, data, params }: ErrorObject,
): boolean =>
  keyword === 'maxItems' &&
  errors.filter(
    (error) => error.keyword === 'enum' && listAround(error.instancePath) === instancePath,
  ).length >=
    (data as unknown[]).length - params.limit;

/**
 * Whether an error belongs to a list with foreign values, which are reported together with their
 * number.
 */
const isOfForeign = (foreign: readonly ErrorObject[][], error: ErrorObject): boolean =>
  foreign.some(
    (group) =>
      group.includes(error) ||
      (error.keyword === 'maxItems' &&
        error.instancePath === listAround(group[0]?.instancePath ?? '')),
  );

/**
 * Reports an unknown name used in several places as one mistake: most likely its definition was
 * renamed.
 */
function explainNames([context, ...more]: [Context, ...Context[]]): Problem {
  const problem = explainFixedValue(context);
  if (more.length === 0) return problem;
  const { replacement, ...rest } = problem;
  const { source } = context;
  const edits = [context, ...more].flatMap(({ path }) => {
    const node = source?.at(path)?.node;
    return source && node && replacement
      ? [{ offsets: offsetsOf(source, node), text: replacement.text }]
      : [];
  });
  return {
    ...rest,
    hints: [
      ...(problem.hints ?? []),
      ...(replacement
        ? []
        : [
            'It stands in several places, so most likely what it names was renamed: give that its old name, or write the new one in all of them.',
          ]),
    ],
    ...(replacement &&
      source &&
      edits.length > more.length && {
        replacement: {
          title: `${replacement.title} in ${edits.length} places`,
          certain: replacement.certain,
          ...join(source.text, edits),
        },
      }),
    more: (problem.where.path === context.path ? more : [context, ...more]).map(({ path }) => ({
      path,
      at: 'value',
    })),
  };
}

/**
 * Groups values of a wrong type: those of one property in all items, and adjacent numbers or texts
 * of the same style.
 */
function togetherByKind(errors: readonly ErrorObject[]): [ErrorObject, ...ErrorObject[]][] {
  const signsOf = (data: unknown) =>
    typeof data === 'boolean' ? '' : String(data).replace(/[\d.,\s]+/g, ' ');
  const alike = together(
    errors.filter(
      ({ params, data }) =>
        (isNumber(params.type) && /\d/.test(String(data))) ||
        (params.type === 'string' && ['boolean', 'number'].includes(typeof data)) ||
        (params.type === 'object' && typeof data === 'string'),
    ),
    ({ instancePath, params, data, parentSchema }) =>
      `${inAnyItem(listAround(instancePath))} ${params.type === 'object' ? parentSchema?.title : signsOf(data)}`,
  ).filter((group) => new Set(group.map(({ instancePath }) => inAnyItem(instancePath))).size > 1);
  const rest = errors.filter((error) => !alike.some((group) => group.includes(error)));
  return [
    ...alike,
    ...together(
      rest,
      ({ instancePath, params, data }) =>
        `${inAnyItem(instancePath)} ${params.type} ${data === null ? instancePath : kindOf(data)}`,
    ),
  ];
}

const isNumber = (type: unknown): boolean => type === 'number' || type === 'integer';

/** Replaces the indexes of a pointer by `*`, except that of the block. */
const inAnyItem = (pointer: string): string =>
  pointer.replace(/(?<!^\/blocks)\/\d+(?=\/|$)/g, '/*');

/** Without the property that selects a group's type, the rest of it is not checked. */
function explainRequired(context: Context, missing: readonly string[]): Problem {
  const union = resolvePiece(context.error.parentSchema ?? {});
  const tag = tagOf(union);
  return tag !== undefined && missing.includes(tag)
    ? explainMissingTag(context, tag, branchesOf(union))
    : explainMissing(context, missing);
}

/** Groups items with the same cause. */
function together<T>(items: readonly T[], causeOf: (item: T) => string): [T, ...T[]][] {
  return Object.values(Object.groupBy(items, causeOf)) as [T, ...T[]][];
}
