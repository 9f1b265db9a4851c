/** A change of price, and the customers who pay it. */
export interface PriceChange {
  customers: number;
  today: number;
  price: number;
  /** The number of customers who leave. More than all of them counts as all. */
  leave: number;
}

/** Returns the parts of the revenue, price times customers, in the unit of the price. */
export function revenueOf({ customers, today, price, leave }: PriceChange) {
  const stay = Math.max(0, customers - leave);
  return {
    stay,
    /** The revenue that the remaining customers already paid. */
    kept: stay * today,
    gained: stay * (price - today),
    lost: (customers - stay) * today,
    revenue: stay * price,
  };
}

/** Returns how many customers may leave before revenue falls below its current level. */
export function breakEvenOf({ customers, today, price }: Omit<PriceChange, 'leave'>): number {
  const needed = (customers * today) / price;
  // Rounding removes errors of floating point.
  return Math.max(0, customers - Math.ceil(Number(needed.toFixed(9))));
}
