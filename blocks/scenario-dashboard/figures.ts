import type { NumberFormat, ScenarioWords } from '../../schema/generated/types.ts';
import { decimalsOf, type Numbers } from '../ui/charts/numbers.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import type { Results, Verdict } from './model.ts';

/** Results that are better when they are lower. */
const lowerIsBetter: readonly (keyof Results)[] = ['cac', 'breakEven', 'funding', 'atRisk'];

/** The rank of a verdict among numbers: above all months, and lasting forever above that. */
const ranks: Record<Verdict, number> = {
  profitable: 0,
  unneeded: 0,
  beyondHorizon: 1e3,
  selfFunding: 1e4,
};
const rankOf = (value: number | Verdict): number =>
  typeof value === 'number' ? value : ranks[value];

/**
 * Rounds a value to its smallest shown step, so that values that look equal are equal. Never −0.
 */
const inSteps = (value: number, { unit = 1, round = 1 }: NumberFormat): number =>
  Math.round(value / unit / round) || 0;

function write(steps: number, format: NumberFormat, writer: Numbers['writeNumber']): string {
  const { round = 1, dropZeros } = format;
  const number = Number((steps * round).toPrecision(12));
  return writer(number, dropZeros && Number.isInteger(number) ? 0 : decimalsOf([round]), format);
}

/** Formats an amount. */
export const writeAmount = (value: number, format: NumberFormat, numbers: Numbers): string =>
  write(inSteps(value, format), format, numbers.writeNumber);

interface Vocabulary {
  words: ScenarioWords;
  /** The number of months that the model covers. */
  horizon: number;
  numbers: Numbers;
}

function writeResult(
  value: number | Verdict,
  format: NumberFormat,
  { words, horizon, numbers }: Vocabulary,
): string {
  return typeof value === 'number'
    ? writeAmount(value, format, numbers)
    : fillTemplate(words[value], { horizon });
}

/** A formatted result. */
export interface DescribedResult {
  /** A number, or a text instead of it. */
  value: string;
  /** The difference of the two shown values, compared with the plan. */
  change: string;
  /** Whether the change is good. `undefined` if both values look the same. */
  good?: boolean;
}

/** Formats the result of that name. */
export function describeResult(
  name: keyof Results,
  results: Results,
  plan: Results,
  format: NumberFormat,
  vocabulary: Vocabulary,
): DescribedResult {
  const { words, numbers } = vocabulary;
  const [now, planned] = [results[name], plan[name]];
  const value = writeResult(now, format, vocabulary);
  const plannedValue = writeResult(planned, format, vocabulary);
  if (value === plannedValue) return { value, change: words.planned };
  const good = rankOf(now) > rankOf(planned) !== lowerIsBetter.includes(name);
  const verdict = good ? words.better : words.worse;
  if (typeof now !== 'number' || typeof planned !== 'number') {
    return { value, change: fillTemplate(words.instead, { verdict, value: plannedValue }), good };
  }
  const steps = inSteps(now, format) - inSteps(planned, format);
  const suffix = format.changeSuffix ?? format.suffix;
  return {
    value,
    // Without its sign: “−3 mo worse” would deny twice.
    change: `${write(Math.abs(steps), { ...format, suffix }, numbers.writeNumber)} ${verdict}`,
    good,
  };
}

/** Returns which share of its bar a result fills. A verdict fills none or all of it. */
export function shareOf(value: number | Verdict, full: number): number {
  return Math.min(1, rankOf(value) / full);
}
