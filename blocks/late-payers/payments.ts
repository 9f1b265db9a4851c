import type { LatePayersBlock, Payer } from '../../schema/generated/types.ts';

type Plan = Pick<LatePayersBlock, 'opening' | 'weeks' | 'payers'>;

/** Who pays late, in the order of the payers, and by how many weeks. */
export interface Lateness {
  late: readonly boolean[];
  by: number;
}

/** A payment: the weeks in which it is due and in which it comes, from 0. The latter may lie behind the last. */
export interface Payment extends Pick<Payer, 'label' | 'amount'> {
  due: number;
  paid: number;
  isLate: boolean;
}

/** When each of the payers pays. */
export function paymentsOf({ weeks, payers }: Plan, { late, by }: Lateness): Payment[] {
  return payers.map(({ label, amount, due: name }, index) => {
    const due = weeks.findIndex((week) => week.label === name);
    const isLate = late[index] === true;
    return { label, amount, due, paid: isLate ? due + by : due, isLate };
  });
}

/** The cash at the end of each week: without an amount from the week in which it is due until it is paid. */
export function balancesOf({ opening, weeks }: Plan, payments: readonly Payment[]): number[] {
  let planned = opening;
  return weeks.map(({ inflow, outflow }, week) => {
    planned += inflow - outflow;
    const missing = payments.filter(({ due, paid }) => due <= week && week < paid);
    return missing.reduce((balance, { amount }) => balance - amount, planned);
  });
}

/** The lowest of the balances, and the first week that ends with it. */
export function lowestOf(balances: readonly number[]): { balance: number; week: number } {
  const balance = Math.min(...balances);
  return { balance, week: balances.indexOf(balance) };
}

/** The highest and the lowest balance of all that a visitor can choose, so that an axis has room for them. */
export function rangeOf(plan: Plan, longest: number): { highest: number; lowest: number } {
  const onTime = balancesOf(plan, []);
  const all = plan.payers.map(() => true);
  const lowest = Array.from({ length: longest }, (_, before) => {
    const late = paymentsOf(plan, { late: all, by: before + 1 });
    return lowestOf(balancesOf(plan, late)).balance;
  });
  return { highest: Math.max(...onTime), lowest: Math.min(...onTime, ...lowest) };
}
