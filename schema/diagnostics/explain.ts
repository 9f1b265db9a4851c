import type { ErrorObject } from 'ajv';
import type { Problem } from './diagnostics.ts';
import { explanations, otherwise } from './explanations/by-keyword.ts';
import { withoutConsequences } from './explanations/consequences.ts';
import type { Context, FileContext } from './explanations/context.ts';
import { explainCutItem, findCutItems, isOfCutItem } from './explanations/cut-item.ts';
import { explainMissing } from './explanations/missing-property.ts';
import { explainMissingTag } from './explanations/missing-tag.ts';
import { resolveUnknown, type Unknown } from './explanations/resolve-unknown.ts';
import { explainUnknown } from './explanations/unknown-property.ts';
import { explainWrongKind } from './explanations/wrong-kind.ts';
import { explainWrongLevel } from './explanations/wrong-level.ts';
import { pointerToPath } from './pointer.ts';
import { branchesOf, tagOf } from './schema-at.ts';
import { kindOf, resolvePiece } from './wording.ts';

/** Turns ajv's errors into problems in the author's words, one for each cause. */
export function explain(errors: readonly ErrorObject[], file: FileContext): Problem[] {
  const unknown = resolveUnknown(errors, file);
  const cut = findCutItems(errors, file);
  const causes = withoutConsequences(errors, unknown).filter(
    ({ instancePath }) => !isOfCutItem(cut, pointerToPath(instancePath)),
  );
  const contextOf = (error: ErrorObject): Context => ({
    ...file,
    error,
    path: pointerToPath(error.instancePath),
  });
  const { required = [], type = [], ...others } = Object.groupBy(causes, ({ keyword }) => keyword);
  return [
    ...unknown.filter(({ home }) => !home).map((one) => explainUnknown(one, file)),
    ...together(
      unknown.filter(({ home }) => home),
      ({ error, home }) => `${error.instancePath} ${home?.path.join('/')}`,
    ).map((moved) => explainWrongLevel(moved, file)),
    ...cut.map((item) => explainCutItem(item, file)),
    ...together(required, ({ instancePath }) => instancePath).map((group) =>
      explainRequired(
        contextOf(group[0]),
        group.map(({ params }): string => params.missingProperty),
      ),
    ),
    ...together(type, ({ instancePath, params, data }) => {
      // In whichever item of a list, but in one block.
      const anywhere = instancePath.replace(/(?<!^\/blocks)\/\d+(?=\/|$)/g, '/*');
      return `${anywhere} ${params.type} ${data === null ? instancePath : kindOf(data)}`;
    }).map(([first, ...more]) => explainWrongKind([contextOf(first), ...more.map(contextOf)])),
    ...Object.values(others).flatMap((group = []) =>
      group.map((error) => (explanations[error.keyword] ?? otherwise)(contextOf(error))),
    ),
  ];
}

/** Without the property that says what it is, nothing else in a group is checked. */
function explainRequired(context: Context, missing: readonly string[]): Problem {
  const union = resolvePiece(context.error.parentSchema ?? {});
  const tag = tagOf(union);
  return tag !== undefined && missing.includes(tag)
    ? explainMissingTag(context, tag, branchesOf(union))
    : explainMissing(context, missing);
}

/** What has the same cause, in groups. */
function together<T extends Unknown | ErrorObject>(
  items: readonly T[],
  causeOf: (item: T) => string,
): [T, ...T[]][] {
  return Object.values(Object.groupBy(items, causeOf)) as [T, ...T[]][];
}
