/** A price before and after, and who pays it. */
export interface PriceChange {
  customers: number;
  today: number;
  price: number;
  /** How many customers leave; no more than there are. */
  leave: number;
}

/** The parts of the revenue, which is price by customers, in the unit of the price. */
export function revenueOf({ customers, today, price, leave }: PriceChange) {
  const stay = Math.max(0, customers - leave);
  return {
    stay,
    /** What those who stay paid before, too. */
    kept: stay * today,
    gained: stay * (price - today),
    lost: (customers - stay) * today,
    revenue: stay * price,
  };
}

/** The most customers that may leave before the revenue falls below what it was. */
export function breakEvenOf({ customers, today, price }: Omit<PriceChange, 'leave'>): number {
  const needed = (customers * today) / price;
  // What binary fractions add to a whole number is none of it.
  return Math.max(0, customers - Math.ceil(Number(needed.toFixed(9))));
}
