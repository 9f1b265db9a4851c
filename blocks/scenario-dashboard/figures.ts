import type { NumberFormat, ScenarioWords } from '../../schema/generated/types.ts';
import { decimalsOf, type Numbers } from '../ui/charts/numbers.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import type { Results, Verdict } from './model.ts';

/** Results that are better when they are lower. */
const lowerIsBetter: readonly (keyof Results)[] = ['cac', 'breakEven', 'funding', 'atRisk'];

/** Where a verdict stands among numbers: beyond all months, and lasting for ever beyond that. */
const ranks: Record<Verdict, number> = {
  profitable: 0,
  unneeded: 0,
  beyondHorizon: 1e3,
  selfFunding: 1e4,
};
const rankOf = (value: number | Verdict): number =>
  typeof value === 'number' ? value : ranks[value];

/** A value in the smallest amount that is shown, so that what looks equal is equal. Never −0. */
const inSteps = (value: number, { unit = 1, round = 1 }: NumberFormat): number =>
  Math.round(value / unit / round) || 0;

function write(steps: number, format: NumberFormat, writer: Numbers['writeNumber']): string {
  const { round = 1, dropZeros } = format;
  const number = Number((steps * round).toPrecision(12));
  return writer(number, dropZeros && Number.isInteger(number) ? 0 : decimalsOf([round]), format);
}

/** An amount as it is shown. */
export const writeAmount = (value: number, format: NumberFormat, numbers: Numbers): string =>
  write(inSteps(value, format), format, numbers.writeNumber);

interface Vocabulary {
  words: ScenarioWords;
  /** In months: how far the model looks. */
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

/** A result as it is shown. */
export interface DescribedResult {
  /** A number, or the words that stand for it. */
  value: string;
  /** How it differs from the plan: the two shown values subtracted. */
  change: string;
  /** Whether that is good news; `undefined` where both look the same. */
  good?: boolean;
}

/** What to show for the result of that name. */
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
    change: `${write(steps, { ...format, suffix }, numbers.writeChange)} ${verdict}`,
    good,
  };
}

/** How much of a bar a result fills. Without a number it is empty, or full beyond the horizon. */
export function shareOf(value: number | Verdict, full: number): number {
  return Math.min(1, rankOf(value) / full);
}
