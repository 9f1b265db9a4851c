/** What binary fractions lose. */
export const tiny = (value: number): number => Math.abs(value) * 1e-9 + 1e-9;

/** How far a sum may be off where each number is rounded to as many decimals as the longest has. */
export function roundingOf(terms: readonly number[], end: number): number {
  const decimals = Math.max(...[...terms, end].map(decimalsOf));
  return (terms.length * 0.5) / 10 ** decimals + tiny(end);
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;
