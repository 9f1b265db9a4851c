import type { LatePayersBlock, Payer } from '../../schema/generated/types.ts';

type Plan = Pick<LatePayersBlock, 'opening' | 'weeks' | 'payers'>;

/** Which payers pay late, in their order, and by how many weeks. */
export interface Lateness {
  late: readonly boolean[];
  by: number;
}

/**
 * A payment, with the weeks when it is due and paid, from 0. It may be paid after the last week.
 */
export interface Payment extends Pick<Payer, 'label' | 'amount'> {
  due: number;
  paid: number;
  isLate: boolean;
}

/** Returns the payment of each payer. */
export function paymentsOf({ weeks, payers }: Plan, { late, by }: Lateness): Payment[] {
  return payers.map(({ label, amount, due: name }, index) => {
    const due = weeks.findIndex((week) => week.label === name);
    const isLate = late[index] === true;
    return { label, amount, due, paid: isLate ? due + by : due, isLate };
  });
}

/**
 * Returns the balance at the end of each week. An amount is missing from its due week until it is
 * paid.
 */
export function balancesOf({ opening, weeks }: Plan, payments: readonly Payment[]): number[] {
  let planned = opening;
  return weeks.map(({ inflow, outflow }, week) => {
    planned += inflow - outflow;
    const missing = payments.filter(({ due, paid }) => due <= week && week < paid);
    return missing.reduce((balance, { amount }) => balance - amount, planned);
  });
}

/** Returns the lowest balance, and the first week that ends with it. */
export function lowestOf(balances: readonly number[]): { balance: number; week: number } {
  const balance = Math.min(...balances);
  return { balance, week: balances.indexOf(balance) };
}

/**
 * Returns the highest and lowest balance that a visitor's choices can lead to, so that the axis
 * does not change.
 */
export function rangeOf(plan: Plan, longest: number): { highest: number; lowest: number } {
  const onTime = balancesOf(plan, []);
  const all = plan.payers.map(() => true);
  const lowest = Array.from({ length: longest }, (_, before) => {
    const late = paymentsOf(plan, { late: all, by: before + 1 });
    return lowestOf(balancesOf(plan, late)).balance;
  });
  return { highest: Math.max(...onTime), lowest: Math.min(...onTime, ...lowest) };
}
