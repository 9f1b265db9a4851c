import type { RunwayCalculatorBlock } from '../../schema/generated/types.ts';

/** A company's finances: cash now, and the coming month's income and costs, all in one unit. */
export interface Finances {
  cash: number;
  income: number;
  /** The growth of the income in percent a month. */
  growth: number;
  costs: number;
}

/** Returns the cash now and at the end of each month. */
export function cashOf({ cash, income, growth, costs }: Finances, months: number): number[] {
  const balances = [cash];
  for (let month = 0; month < months; month += 1) {
    const earned = income * (1 + growth / 100) ** month;
    balances.push((balances.at(-1) ?? 0) + earned - costs);
  }
  return balances;
}

/**
 * Returns after how many months the cash is spent, with a fraction for the last month, in which
 * cash is assumed to change evenly. `undefined` if it lasts longer than the given months.
 */
export function spentAfter(balances: readonly number[]): number | undefined {
  // A tiny negative balance is an error of floating point, not debt.
  const first = balances.findIndex((balance) => balance < -1e-9);
  if (first < 1) return undefined;
  const [before = 0, after = 0] = balances.slice(first - 1);
  return first - 1 + Math.max(0, before) / (Math.max(0, before) - after);
}

/** Returns the form of a number of months. With one for few, the language decides: Russian has the first at 21, too. */
export function formOf(
  count: number,
  { one, few, several }: Pick<RunwayCalculatorBlock['runway'], 'one' | 'few' | 'several'>,
  language: string,
): string {
  if (!few) return count === 1 ? one : several;
  const category = new Intl.PluralRules(language).select(count);
  return category === 'one' ? one : category === 'few' ? few : several;
}
