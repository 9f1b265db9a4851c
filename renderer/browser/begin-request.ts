/** How many requests have begun, by what they ask for. */
const counts = new Map<string, number>();

/**
 * Counts a request. Returns a function that says whether it is still the last one of that name: the
 * answer to an earlier one may come after it, and is out of date.
 */
export function beginRequest(name: string): () => boolean {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return () => counts.get(name) === count;
}
