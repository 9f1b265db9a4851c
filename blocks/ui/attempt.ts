/**
 * Runs work with the storage, which some visitors disable and other scripts of the site may write to.
 * Returns `undefined` if it fails: then nothing is saved or restored.
 */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
