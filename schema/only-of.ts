/** Returns the only one of several things; `undefined` if there is none, or more than one. */
export function onlyOf<T>(all: Iterable<T>): T | undefined {
  const [only, ...others] = all;
  return others.length === 0 ? only : undefined;
}
