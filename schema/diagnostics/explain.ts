import type { ErrorObject } from 'ajv';
import type { Problem } from './diagnostics.ts';
import { type Blocks, explanations, otherwise } from './explanations.ts';
import { pointerToPath } from './pointer.ts';
import { suggest } from './suggest.ts';

/** Turns ajv's errors into problems in the author's words, one for each cause. */
export function explain(errors: readonly ErrorObject[], root: unknown, blocks: Blocks): Problem[] {
  const renamed = misspeltRequired(errors);
  return errors
    .filter((error) => !isConsequence(error, errors, renamed))
    .map((error) => {
      const context = { error, path: pointerToPath(error.instancePath), root, blocks };
      return (explanations[error.keyword] ?? otherwise)(context);
    });
}

/** Unknown properties that are a missing one misspelt: `pointer/found` to the required name. */
function misspeltRequired(errors: readonly ErrorObject[]): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    const found: string = error.params.additionalProperty;
    const missing = errors
      .filter((other) => other.keyword === 'required' && other.instancePath === error.instancePath)
      .map((other): string => other.params.missingProperty);
    const [best] = suggest(found, missing);
    if (best) renamed.set(`${error.instancePath}/${found}`, best);
  }
  return renamed;
}

function isConsequence(
  error: ErrorObject,
  errors: readonly ErrorObject[],
  renamed: ReadonlyMap<string, string>,
): boolean {
  // What its branch says is reported by itself.
  if (error.keyword === 'if') return true;
  if (error.keyword === 'required') {
    const missing: string = error.params.missingProperty;
    return [...renamed].some(
      ([place, name]) => name === missing && place.startsWith(`${error.instancePath}/`),
    );
  }
  if (error.keyword === 'discriminator' && error.params.error === 'tag') {
    return errors.some(
      (other) =>
        other.instancePath === error.instancePath &&
        other.keyword === 'required' &&
        other.params.missingProperty === error.params.tag,
    );
  }
  return false;
}
