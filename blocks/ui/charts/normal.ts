/** The normal distribution, in standard deviations from its middle. */

/**
 * Returns the share of values below `z`. Abramowitz and Stegun 26.2.17: the error is less than
 * 1e-7.
 */
export function shareBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const powers = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = powers.reduceRight((total, factor) => (total + factor) * t, 0);
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return z < 0 ? tail : 1 - tail;
}

/** Returns the value below which `share` of all values are, by bisection. */
export function quantile(share: number): number {
  let [low, high] = [-8, 8];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (shareBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
