import type { ErrorObject } from 'ajv';
import type { Problem } from '../model/diagnostics.ts';
import { isSamePath } from '../model/pointer.ts';
import { cutByCommas, isRestOfCut } from './explanations/braces/comma-in-braces.ts';
import { withoutConsequences } from './explanations/consequences.ts';
import type { FileContext } from './explanations/context.ts';
import { findDividedTexts } from './explanations/divided-text.ts';
import { explainErrors } from './explanations/explain-errors.ts';
import { type Cause, isExplained, isExplainedUnknown } from './explanations/misplaced/cause.ts';
import { findCutItems } from './explanations/misplaced/cut-item.ts';
import { findFlattenedGroups } from './explanations/misplaced/flattened-group.ts';
import { findListedGroups } from './explanations/misplaced/listed-group.ts';
import { findLostStarts } from './explanations/misplaced/lost-start.ts';
import { findOtherKinds } from './explanations/misplaced/other-kind.ts';
import { findParallelLists } from './explanations/misplaced/parallel-lists.ts';
import { findPreviousKinds } from './explanations/misplaced/previous-kind.ts';
import { findStrayItems } from './explanations/misplaced/stray-item.ts';
import { findSwaps } from './explanations/misplaced/swapped-values.ts';
import { explainUnknowns } from './explanations/renamed-properties.ts';
import { findOtherGroups } from './explanations/unknown/other-group.ts';
import { resolveUnknown } from './explanations/unknown/resolve-unknown.ts';
import type { Unknown } from './explanations/unknown/unknown.ts';

/** Converts ajv errors to problems in the author's words, one for each cause. */
export function explain(errors: readonly ErrorObject[], file: FileContext): Problem[] {
  const problems = explainEach(errors, file);
  const { causes, kept } = findOtherKinds(problems, errors, file);
  const isInKept = ({ where: { path } }: Problem) =>
    path !== undefined && kept.some((block) => isSamePath(path.slice(0, -1), block));
  // What fits another kind, too, may have been meant as that.
  const doubted = (found: readonly Problem[]) =>
    kept.length === 0 ? found : found.map((one) => (isInKept(one) ? withDoubt(one) : one));
  if (causes.length === 0) return [...doubted(problems)];
  const rest = errors.filter((error) => !isExplained(causes, error));
  return [...causes.map(({ problem }) => problem), ...doubted(explainEach(rest, file))];
}

const withDoubt = (problem: Problem): Problem =>
  problem.replacement
    ? { ...problem, replacement: { ...problem.replacement, certain: false } }
    : problem;

function explainEach(all: readonly ErrorObject[], file: FileContext): Problem[] {
  const listed = [...findListedGroups(all, file), ...findFlattenedGroups(all, file)];
  const errors = all.filter((error) => !isExplained(listed, error));
  const resolved = resolveUnknown(errors, file);
  const remaining = withoutConsequences(errors, resolved);
  const causes = findCauses(errors, remaining, resolved, file);
  const unexplained = resolved.filter((one) => !isExplainedUnknown(causes, one));
  const unknown = unexplained.filter((one) => !isRestOfCut(one, unexplained, file));
  const cut = cutByCommas(unknown, file);
  const rest = remaining.filter(
    (error) => !isExplained(causes, error) && !cut.includes(error.instancePath),
  );
  return [
    ...explainUnknowns(unknown, file),
    ...[...causes, ...listed].map(({ problem }) => problem),
    ...explainErrors(rest, file),
  ];
}

/** Finds the mistakes that several errors follow from. */
function findCauses(
  errors: readonly ErrorObject[],
  remaining: readonly ErrorObject[],
  unknown: readonly Unknown[],
  file: FileContext,
): Cause[] {
  const strays = findStrayItems(errors, unknown, file);
  const placed = unknown.filter((one) => !isExplainedUnknown(strays, one));
  return [
    ...findCutItems(errors, file),
    ...findPreviousKinds(errors, file),
    ...findSwaps(errors, file),
    ...findDividedTexts(errors, unknown, file),
    ...findOtherGroups(remaining, placed, file),
    ...findParallelLists(unknown, file),
    ...findLostStarts(placed, file),
    ...strays,
  ];
}
