import type { ErrorObject } from 'ajv';
import { type Problem, shownHints } from '../../model/diagnostics.ts';
import { pointerAround, pointerToPath } from '../../model/pointer.ts';
import { branchesOf, tagOf } from '../../model/schema-at.ts';
import { andList, capital, field, resolvePiece } from '../../model/wording.ts';
import { asOneProblem } from '../source.ts';
import type { Context, Explanation, FileContext } from './context.ts';
import { explainFixedValue, explainFixedValues, isForeignValue } from './fixed-value.ts';
import { findForeign, groupWrongKinds, itemsWithSign, togetherByItems } from './group-errors.ts';
import { explainWrongKind } from './kinds/wrong-kind.ts';
import {
  explainOtherCount,
  explainOtherCounts,
  explainRepeated,
  explainTooFew,
  explainTooMany,
} from './lists/item-count.ts';
import { explainMissing } from './missing/missing-property.ts';
import { explainMissingTag } from './missing/missing-tag.ts';
import { explainRange, explainRanges } from './number-range.ts';
import {
  areEndsSwapped,
  endsOf,
  explainExclusion,
  explainLimits,
  explainOrder,
  explainUnsent,
} from './related-values.ts';
import { explainForm } from './text-form.ts';
import { explainTooLong, explainTooShort } from './text-length.ts';
import { inAnyItem, together } from './unknown/unknown.ts';
import { explainUnknownType } from './unknown-type.ts';

type Contexts = readonly [Context, ...Context[]];

/** Explains errors by their keywords, and those with the same cause together. */
export function explainErrors(errors: readonly ErrorObject[], file: FileContext): Problem[] {
  const contextOf = (error: ErrorObject): Context => ({
    ...file,
    error,
    path: pointerToPath(error.instancePath),
  });
  const contextsOf = ([first, ...more]: [ErrorObject, ...ErrorObject[]]): Contexts => [
    contextOf(first),
    ...more.map(contextOf),
  ];
  const foreign = findForeign(errors)
    .map(contextsOf)
    .filter((group) => group.some(isForeignValue));
  const rest = errors.filter(
    (error) =>
      !isOfForeign(foreign, error) && !isOfCopies(errors, error) && !isOfSwap(errors, error),
  );
  const byKeyword = together(rest, ({ keyword }) => keyword);
  return [
    ...foreign.map(explainFixedValues),
    ...byKeyword.flatMap((group) => {
      const [{ keyword }] = group;
      const { groupsOf, explain } = inGroups[keyword] ?? alone(explanationOf(keyword));
      return groupsOf(group, file).map((each) => explain(contextsOf(each)));
    }),
  ];
}

interface Grouping {
  groupsOf(errors: readonly ErrorObject[], file: FileContext): [ErrorObject, ...ErrorObject[]][];
  explain(contexts: Contexts): Problem;
}

const groupedBy =
  (causeOf: (error: ErrorObject) => string): Grouping['groupsOf'] =>
  (errors) =>
    together(errors, causeOf);

const ranges: Grouping = {
  groupsOf: groupedBy(({ instancePath }) => inAnyItem(instancePath)),
  explain: explainRanges,
};

/** Each error is a mistake of its own. */
const alone = (explain: Explanation): Grouping => ({
  groupsOf: (errors) => errors.map((error) => [error]),
  explain: ([context]) => explain(context),
});

/** The keywords whose errors may be several of one mistake. */
const inGroups: Record<string, Grouping> = {
  required: { groupsOf: togetherByItems, explain: explainRequired },
  type: { groupsOf: groupWrongKinds, explain: explainWrongKind },
  asManyAs: {
    groupsOf: groupedBy(
      ({ instancePath, schema, data }) =>
        `${instancePath.split('/').slice(0, 3).join('/')} ${schema} ${(data as unknown[]).length}`,
    ),
    explain: explainOtherCounts,
  },
  among: {
    groupsOf: groupedBy(
      ({ data, params }) => `${data} ${(params.allowedValues as unknown[]).join()}`,
    ),
    explain: explainNames,
  },
  enum: { groupsOf: groupedBy(itemsWithSign), explain: explainItems },
  minimum: ranges,
  maximum: ranges,
};

/** What each of ajv's keywords means, where one error is one mistake. */
const explanations = {
  discriminator: explainUnknownType,
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
  fieldsOf: explainUnsent,
} satisfies Record<string, Explanation>;

/** A keyword whose errors are explained to authors. */
export type ExplainedKeyword = keyof typeof explanations;

const explanationOf = (keyword: string): Explanation =>
  (explanations as Record<string, Explanation>)[keyword] ?? otherwise;

/** For keywords that no schema uses yet. */
const otherwise: Explanation = ({ error, path, root }) => ({
  code: 'P111',
  where: { path, at: 'value' },
  message: `${capital(field(path, root))} ${error.message ?? 'is not allowed here'}.`,
  hints: [],
});

/**
 * Whether an error belongs to a list with foreign values, which are reported together with their
 * number.
 */
const isOfForeign = (foreign: readonly Contexts[], error: ErrorObject): boolean =>
  foreign.some(
    (group) =>
      group.some((context) => context.error === error) ||
      (error.keyword === 'maxItems' &&
        error.instancePath === pointerAround(group[0].error.instancePath)),
  );

/** Whether a list is only too long because of items that are in it twice. */
const isOfCopies = (
  errors: readonly ErrorObject[],
  { keyword, instancePath, data, params }: ErrorObject,
): boolean =>
  keyword === 'maxItems' &&
  errors.some((other) => other.keyword === 'uniqueItems' && other.instancePath === instancePath) &&
  new Set((data as unknown[]).map((item) => JSON.stringify(item))).size <= params.limit;

/** Whether a number is only out of its limits because it is in the place of the other end of its range. */
const isOfSwap = (
  errors: readonly ErrorObject[],
  { keyword, instancePath }: ErrorObject,
): boolean =>
  ['minimum', 'maximum'].includes(keyword) &&
  errors.some(
    (other) =>
      other.keyword === 'ordered' &&
      areEndsSwapped(other) &&
      endsOf(other).some((name) => instancePath === `${other.instancePath}/${name}`),
  );

/** Without the property that selects a group's type, the rest of it is not checked. */
function explainRequired(contexts: Contexts): Problem {
  const [context] = contexts;
  const items = together(contexts, ({ error }) => error.instancePath);
  const [first, ...others] = items;
  const missing = (first ?? contexts).map(({ error }): string => error.params.missingProperty);
  const union = resolvePiece(context.error.parentSchema);
  const tag = tagOf(union);
  return tag !== undefined && missing.includes(tag)
    ? explainMissingTag(context, tag, branchesOf(union))
    : explainMissing(
        context,
        missing,
        others.map(([other]) => other),
      );
}

/** Reports several items of a list that are wrong in the same way. */
function explainItems([context, ...more]: Contexts): Problem {
  const first = explainFixedValue(context);
  if (more.length === 0) return first;
  const found = [context, ...more].map(({ error }) => String(error.data));
  return {
    ...asOneProblem([first, ...more.map(explainFixedValue)], context.source),
    message: `${andList(found)} are not values of ${field(context.path.slice(0, -1), context.root)}.`,
  };
}

/**
 * Reports an unknown name used in several places as one mistake: most likely its definition was
 * renamed.
 */
function explainNames([context, ...more]: Contexts): Problem {
  const all = [context, ...more];
  const first = explainFixedValue(context);
  const problem = asOneProblem(
    [first, ...more.map(explainFixedValue)],
    context.source,
    ` in ${all.length} places`,
  );
  if (more.length === 0) return problem;
  const isElsewhere = first.where.path !== context.path;
  return {
    ...problem,
    hints: [
      ...shownHints(first.hints),
      !problem.replacement &&
        'It is in several places, so most likely what it names was renamed: give that its old name, or write the new one in all of them.',
    ],
    more: (isElsewhere ? all : more).map(({ path }) => ({ path, at: 'value' })),
  };
}
