/**
 * The one statement of the sample customer's figures: Quillmere, an invented software company, in its
 * fiscal year from July 2026 to June 2027, with the books closed to November. In thousands of dollars
 * unless said otherwise. Whatever the pages show of it follows from what stands here.
 *
 * Months count from July 2026, which is 0; before it they are negative.
 */

const [nov, dec, jan, jun] = [4, 5, 6, 11] as const;
export const lastClosed = nov;
export const yearEnd = jun;

const lines = {
  collected: [822, 842, 863, 884, 905, 922, 940, 968, 992, 1018, 1100, 1108],
  payroll: [800, 808, 815, 826, 838, 842, 846, 846, 846, 846, 846, 846],
  hosting: [108, 110, 112, 115, 141, 142, 143, 144, 145, 146, 147, 148],
  marketing: [161, 176, 181, 192, 184, 169, 158, 155, 158, 163, 164, 161],
  other: [153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153],
};
export type Line = keyof typeof lines;
const lineNames = Object.keys(lines) as Line[];
const costNames = lineNames.filter((line) => line !== 'collected');

/** What hosting costs more than planned in a month, from November on. */
const hostingOver = 23;
/** What is good for cash against the budget: in each closed month, and in the rest of the year. */
const variances: Record<Line, { closed: number[]; open: number }> = {
  collected: { closed: [0, 1, 1, 1, 9], open: 73 },
  payroll: { closed: [0, 2, 3, 5, 4], open: 32 },
  hosting: { closed: [0, 0, 0, 0, -hostingOver], open: 7 * -hostingOver },
  marketing: { closed: [0, -10, -12, -29, -8], open: -8 },
  other: { closed: [0, 0, 0, 0, 0], open: 0 },
};

const cashBefore = 8400;
export const boardMinimum = 3000;
const mrrBefore = 800;
const mrr = [820, 840, 860, 880, 900, 920, 945, 970, 995, 1020, 1045, 1070];
/** MRR that is lost in a month: contraction and churn. */
const lostMrr = 3 + 6;
/** Support and channel fees, as a share of revenue. */
const feeShare = 0.099;
/** What a hire costs in a month, from January on. */
const hireCost = 13;
/** By how much chance moves the cash of a month: a standard deviation. */
const deviation = 200.5;
/** In percent, from March 2026 to February 2027. */
const forecastError = [11, 10, 8, 8, 7, 6, 6, 5, 4.5, 4, 4, 3.5];
/** Working days, from January to December 2026. */
const daysToClose = [9, 9, 10, 9, 9, 9, 6, 4, 4, 4, 4, 4];

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
const runningTotal = (values: readonly number[]): number[] =>
  values.map((_, index) => sum(values.slice(0, index + 1)));
/** The same computation for each month. */
const monthly = (compute: (month: number) => number): number[] =>
  mrr.map((_, month) => compute(month));
/** The value of a month, or nothing that could be mistaken for one. */
const at = (values: readonly number[], month: number): number => values[month] ?? Number.NaN;

/** What is good for cash in a closed month, line by line. */
export const variancesIn = (month: number): number[] =>
  lineNames.map((line) => at(variances[line].closed, month));

/** A measure, month by month. */
interface Measure {
  values: number[];
  /** The month of the first value, where that is not July 2026. */
  first?: number;
  /** What was planned, in the months of which that is known. */
  planned?: number[];
}

/** What is changed in the plan, or happens to it. */
export interface Scenario {
  hires?: number;
  /** Customers pay a month later from January on. */
  latePayers?: boolean;
  /** How far chance has taken cash, in deviations. */
  luck?: number;
}

/** One run in ten is luckier. */
export const lucky = 1.2816;
const spelt: Record<string, number> = { four: 4, six: 6 };

/** The scenario that a text names: `Six hires and late payers`, `P90, high run`. */
export const scenarioIn = (text: string): Scenario => ({
  hires: spelt[text.match(/(\w+) hires/i)?.[1]?.toLowerCase() ?? ''] ?? 0,
  latePayers: /late payers/i.test(text),
  luck: text.includes('P90') ? lucky : text.includes('P10') ? -lucky : 0,
});

function cashIn({ hires = 0, latePayers = false, luck = 0 }: Scenario) {
  const burn = monthly((month) => {
    const spent = sum(costNames.map((line) => at(lines[line], month)));
    const hired = month < jan ? 0 : hires * hireCost;
    const missing = latePayers && month === jan ? at(lines.collected, jan) : 0;
    return spent + hired + missing - at(lines.collected, month);
  });
  const burnt = runningTotal(burn);
  const cash = monthly(
    (month) =>
      cashBefore - at(burnt, month) + luck * deviation * Math.sqrt(Math.max(0, month - nov)),
  );
  return { burn, cash };
}

const base = cashIn({});
const overPlan = monthly((month) => -sum(variancesIn(month))).slice(0, dec);
const overPlanInYear = -sum(lineNames.map((line) => yearOf(line).variance));
const plannedBurn = overPlan.map((over, month) => at(base.burn, month) - over);
const plannedCash = runningTotal(plannedBurn).map((burnt) => cashBefore - burnt);
plannedCash[jun] = at(base.cash, jun) + overPlanInYear;

const newMrr = monthly((month) => at(mrr, month) - (mrr[month - 1] ?? mrrBefore));
const profit = monthly((month) => at(mrr, month) * (1 - feeShare) - at(lines.hosting, month));
const margin = monthly((month) => (100 * at(profit, month)) / at(mrr, month));
const plannedMargin = monthly(
  (month) => at(margin, month) + (month < nov ? 0 : (100 * hostingOver) / at(mrr, month)),
);

function measureOf(line: Line): Measure {
  const costs = line === 'collected' ? -1 : 1;
  const planned = variances[line].closed.map(
    (variance, month) => at(lines[line], month) + costs * variance,
  );
  return { values: lines[line], planned };
}

/** All measures, as they are in a scenario. */
export function measuresIn(scenario: Scenario = {}) {
  const { burn, cash } = cashIn(scenario);
  return {
    collected: measureOf('collected'),
    payroll: measureOf('payroll'),
    hosting: measureOf('hosting'),
    marketing: measureOf('marketing'),
    other: measureOf('other'),
    burn: { values: burn, planned: plannedBurn },
    overPlan: { values: overPlan },
    overPlanSinceJuly: { values: runningTotal(overPlan) },
    cash: { values: cash, planned: plannedCash },
    headroom: {
      values: cash.map((value) => value - boardMinimum),
      planned: plannedCash.map((value) => value - boardMinimum),
    },
    runway: {
      values: monthly((month) => at(cash, month) / at(burn, month)),
      planned: plannedBurn.map((burnt, month) => at(plannedCash, month) / burnt),
    },
    burnMultiple: { values: monthly((month) => at(burn, month) / (12 * at(newMrr, month))) },
    mrr: { values: mrr },
    newMrr: { values: newMrr },
    arr: { values: [mrrBefore, ...mrr].map((value) => 12 * value), first: -1 },
    fees: { values: mrr.map((value) => value * feeShare) },
    grossProfit: { values: profit },
    grossMargin: { values: margin, planned: plannedMargin },
    marginToPlan: { values: monthly((month) => at(margin, month) - at(plannedMargin, month)) },
    forecastError: { values: forecastError, first: -4 },
    forecastAccuracy: { values: forecastError.map((error) => 100 - error), first: -4 },
    daysToClose: { values: daysToClose, first: -6 },
  } satisfies Record<string, Measure>;
}

export type MeasureName = keyof ReturnType<typeof measuresIn>;

/** A measure's value in a month; not a number where there is none. */
export function valueIn(name: MeasureName, month: number, scenario: Scenario = {}): number {
  const { values, first = 0 }: Measure = measuresIn(scenario)[name];
  return at(values, month - first);
}

/** What was planned for a month; not a number where that is not known. */
export function planIn(name: MeasureName, month: number): number {
  const { planned = [] }: Measure = measuresIn()[name];
  return at(planned, month);
}

/** A line over the year: spent or collected, still to come, together, and against the budget. */
export function yearOf(line: Line | 'burn') {
  const values = line === 'burn' ? base.burn : lines[line];
  const [actual, forecast] = [sum(values.slice(0, dec)), sum(values.slice(dec))];
  const full = actual + forecast;
  const variance = sum(
    (line === 'burn' ? lineNames : [line]).flatMap((name) => [
      ...variances[name].closed,
      variances[name].open,
    ]),
  );
  return {
    actual,
    forecast,
    full,
    variance,
    budget: full + (line === 'collected' ? -1 : 1) * variance,
  };
}

/** What a risk takes from the cash at the end of the year, where it comes true. */
export const riskEffects: Record<string, number> = {
  'Late payers': at(lines.collected, jan),
  'Six hires': 6 * hireCost * (jun - dec),
  'Double churn': lostMrr * sum([1, 2, 3, 4, 5, 6, 7]),
  'Slower sales': sum(runningTotal(newMrr.slice(dec).map((added) => added / 5))),
  Marketing: yearOf('marketing').forecast / 10,
  Hosting: yearOf('hosting').forecast / 10,
};

/** The share of runs, in percent, in which the year ends with less cash. */
export function chanceBelow(cash: number, scenario: Scenario = {}): number {
  const distance = cash - valueIn('cash', yearEnd, scenario);
  return 100 * normalDistribution(distance / (deviation * Math.sqrt(jun - nov)));
}

/** Abramowitz and Stegun, formula 26.2.17: its error is below 1e-7. */
function normalDistribution(x: number): number {
  if (x > 0) return 1 - normalDistribution(-x);
  const t = 1 / (1 - 0.2316419 * x);
  const factors = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const series = factors.reduce((total, factor) => (total + factor) * t, 0);
  return (series * Math.exp(-(x ** 2) / 2)) / Math.sqrt(2 * Math.PI);
}

const monthNames = [
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
];
export const monthName = (month: number): string => monthNames[(month + 12) % 12] as string;
/** The month of the fiscal year that a text begins with, or -1. */
export const monthOf = (text: string): number => monthNames.indexOf(text.slice(0, 3));
