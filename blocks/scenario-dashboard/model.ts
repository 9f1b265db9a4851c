import type { ScenarioBaseline } from '../../schema/generated/types.ts';
import { sum } from '../ui/charts/numbers.ts';

/**
 * A small model of a subscription business, with all formulas of the scenario dashboard. Amounts are
 * in the currency of the content, rates are shares (0.03), and months count from the opening balance.
 * Customers change by month; spending is the same every month. The model is anchored: with the planned
 * drivers, ARR, CAC and runway are those of the baseline, whatever the baseline is.
 *
 * | given               | formula                                                               |
 * |---------------------|-----------------------------------------------------------------------|
 * | new customers       | a month, share of all: (1 + growth)^(1/12) − 1 + planned churn        |
 * | net growth          | a month: new customers − churn. As planned, a year gives the growth   |
 * | opening ARR         | baseline ARR ÷ (1 + planned growth)                                   |
 * | opening customers   | opening ARR ÷ (12 × planned price)                                    |
 * | customers, month m  | opening customers × (1 + net growth)^m                                |
 * | sales, month m      | customers × price                                                     |
 * | gross profit        | sales × gross margin                                                  |
 * | planned spending    | a month: uses up the opening cash in exactly the baseline runway |
 * | spending            | planned × (1 + expense growth) ÷ (1 + planned expense growth)         |
 * | profit, month m     | gross profit − spending; below zero it is the net burn                |
 *
 * | result          | unit    | formula                                    | source                      |
 * |-----------------|---------|--------------------------------------------|-----------------------------|
 * | `arr`           | money   | 12 × sales of month 12                     | usual definition            |
 * | `runway`        | months  | until cash, less the net burn, is zero     | cash ÷ net burn, by month   |
 * | `revenue`       | money   | sales of months 1 to 12                    |                             |
 * | `margin`        | percent | (gross profit − spending) ÷ revenue        | income statement            |
 * | `cac`           | money   | sales budget ÷ new customers, month 1      | Skok, SaaS Metrics 2.0      |
 * | `ltv`           | ratio   | (price × gross margin ÷ churn) ÷ CAC       | Skok, SaaS Metrics 2.0      |
 * | `breakEven`     | months  | first month without a loss                 | cost-volume-profit analysis |
 * | `funding`       | money   | lowest cash within the horizon, below zero | peak funding need           |
 * | `atRisk`        | money   | opening ARR × (1 − (1 − churn)^12)         | annualised churn            |
 * | `efficiency`    | points  | even score + growth of ARR + margin        | Rule of 40 (Feld, 2015)     |
 *
 * The sales budget of CAC is a fixed part of spending, so CAC is the baseline's × change of spending
 * ÷ change of new customers. Growth in `efficiency` is against the opening ARR, and the score stays
 * between zero and the highest of the baseline. `selfFunding` is what Paul Graham calls "default
 * alive": profit comes before the cash is spent, and the company does not shrink.
 */

/** The values of the sliders: percent a year, money a month, percent a month, percent a year. */
export interface Drivers {
  growth: number;
  price: number;
  churn: number;
  expenses: number;
}

/** A result without a meaningful number, or beyond the horizon. */
export type Verdict = 'profitable' | 'selfFunding' | 'beyondHorizon' | 'unneeded';

export interface Results {
  arr: number;
  runway: number | Verdict;
  revenue: number;
  margin: number;
  cac: number;
  ltv: number;
  breakEven: number | Verdict;
  funding: number | Verdict;
  atRisk: number;
  efficiency: number;
}

export interface Outcome {
  results: Results;
  /** From the opening balance to the end of month 12. */
  cash: number[];
}

/** The error that floating point may cause in a balance, as a share of a month's flow of money. */
const rounding = 1e-13;

/** Converts drivers from percent to shares, and derives the monthly growth of customers. */
function ratesOf(drivers: Drivers, planned: Drivers) {
  const churn = drivers.churn / 100;
  const newCustomers = (1 + drivers.growth / 100) ** (1 / 12) - 1 + planned.churn / 100;
  return { churn, newCustomers, monthly: 1 + newCustomers - churn };
}

/** Creates the model from everything that the visitor cannot change. */
export function createModel(
  planned: Drivers,
  baseline: ScenarioBaseline,
): (drivers: Drivers) => Outcome {
  const grossMargin = baseline.grossMargin / 100;
  const plannedRates = ratesOf(planned, planned);
  const openingArr = baseline.arr / (1 + planned.growth / 100);
  const openingCustomers = openingArr / (12 * planned.price);
  const salesOf = (month: number, monthly: number, price: number) =>
    openingCustomers * monthly ** month * price;
  const { cash, spending: plannedSpending } = anchor(baseline, (month) => {
    return salesOf(month, plannedRates.monthly, planned.price) * grossMargin;
  });

  return (drivers) => {
    const { churn, newCustomers, monthly } = ratesOf(drivers, planned);
    const { price } = drivers;
    const budget = (1 + drivers.expenses / 100) / (1 + planned.expenses / 100);
    const spending = plannedSpending * budget;
    const sales = Array.from({ length: baseline.horizon }, (_, index) =>
      salesOf(index + 1, monthly, price),
    );
    const balance = followCash(
      cash,
      sales.map((amount) => amount * grossMargin - spending),
      rounding * Math.max(spending, ...sales),
    );
    const lastsForEver = balance.endsInProfit && monthly > 1 - 1e-9;
    const revenue = sum(sales.slice(0, 12));
    const margin = grossMargin - (12 * spending) / revenue;
    // The same as 12 × sales of month 12, but exactly the baseline's in floating point if nothing
    // is changed.
    const growth = (price / planned.price) * (monthly / plannedRates.monthly) ** 12;
    const arr = baseline.arr * growth;
    const cac = (baseline.cac * budget * plannedRates.newCustomers) / newCustomers;
    const score = baseline.evenScore + 100 * (arr / openingArr - 1 + margin);
    return {
      results: {
        arr,
        runway: balance.spentAfter ?? (lastsForEver ? 'selfFunding' : 'beyondHorizon'),
        revenue,
        margin: 100 * margin,
        cac,
        ltv: (price * grossMargin) / churn / cac,
        breakEven: balance.breakEven,
        funding: balance.lowest < 0 ? -balance.lowest : 'unneeded',
        atRisk: openingArr * (1 - (1 - churn) ** 12),
        efficiency: Math.min(baseline.highestScore, Math.max(0, score)),
      },
      cash: balance.months.slice(0, 13),
    };
  };
}

/**
 * Returns the planned monthly spending and the opening cash, such that the cash lasts for the
 * baseline's runway. If growing sales alone would make the plan profitable before that, the opening
 * cash is raised to match the runway.
 */
function anchor({ cash: given, runway }: ScenarioBaseline, grossProfit: (month: number) => number) {
  const whole = Math.floor(runway);
  const earned =
    sum(Array.from({ length: whole }, (_, index) => grossProfit(index + 1))) +
    (runway - whole) * grossProfit(whole + 1);
  const cash = Math.max(given, runway * grossProfit(whole + 2) - earned);
  return { cash, spending: (cash + earned) / runway };
}

/** Computes the cash by month from the monthly profits. Less than `nothing` counts as no cash. */
function followCash(opening: number, profits: readonly number[], nothing: number) {
  const months = [opening];
  let cash = opening;
  let spentAfter: number | undefined;
  for (const [index, profit] of profits.entries()) {
    const exact = cash + profit;
    const next = Math.abs(exact) < nothing ? 0 : exact;
    // Cash changes evenly within a month.
    if (next <= 0) spentAfter ??= index + cash / (cash - next);
    months.push(next);
    cash = next;
  }
  const firstProfit = profits.findIndex((profit) => profit >= 0);
  const breakEven: number | Verdict =
    firstProfit > 0 ? firstProfit + 1 : firstProfit === 0 ? 'profitable' : 'beyondHorizon';
  return {
    months,
    spentAfter,
    breakEven,
    lowest: Math.min(...months),
    endsInProfit: (profits.at(-1) ?? 0) >= 0,
  };
}
