/** Groups items with the same cause. */
export function together<T>(items: readonly T[], causeOf: (item: T) => string): [T, ...T[]][] {
  return Object.values(Object.groupBy(items, causeOf)) as [T, ...T[]][];
}

/** Replaces the indexes of a pointer by `*`, except that of the block. */
export const inAnyItem = (pointer: string): string =>
  pointer.replace(/(?<!^\/blocks)\/\d+(?=\/|$)/g, '/*');
