/** A company's money: amounts in one unit, of now and of the month that comes. */
export interface Finances {
  cash: number;
  income: number;
  /** In percent a month. */
  growth: number;
  costs: number;
}

/** The cash now and at the end of each of so many months. */
export function cashOf({ cash, income, growth, costs }: Finances, months: number): number[] {
  const balances = [cash];
  for (let month = 0; month < months; month += 1) {
    const earned = income * (1 + growth / 100) ** month;
    balances.push((balances.at(-1) ?? 0) + earned - costs);
  }
  return balances;
}

/**
 * After how many months the cash is spent: a whole number and a share of the month in which it
 * happens, as if a month's money came and went evenly. `undefined` where it lasts longer than that.
 */
export function spentAfter(balances: readonly number[]): number | undefined {
  // What binary fractions leave of nothing is no debt.
  const first = balances.findIndex((balance) => balance < -1e-9);
  if (first < 1) return undefined;
  const [before = 0, after = 0] = balances.slice(first - 1);
  return first - 1 + Math.max(0, before) / (Math.max(0, before) - after);
}
