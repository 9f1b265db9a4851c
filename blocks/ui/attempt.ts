/** Runs work with the storage, which some visitors disable. Then nothing is saved. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
