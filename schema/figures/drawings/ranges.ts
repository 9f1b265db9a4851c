import { andList } from '../../model/wording.ts';
import { onlyOf } from '../../only-of.ts';
import { followOneAnother } from '../labels/sequences.ts';
import type { Mismatch, Mismatches } from '../mismatch.ts';
import { plain, sum } from '../numbers.ts';
import { type Place, placesBelow, valuesBelow } from '../places.ts';

/** The least spread of runs, as a share of the highest value: half a pixel of a chart. */
const leastSpread = 0.002;

/** Keywords for numbers and the ranges they lie in. Each returns the numbers that do not fit. */
export const ranges = {
  /** Checks that a number is an index of a list, from 0: `3/labels`. */
  withinList(list: string, found: unknown, { pointer, valuesAt }: Place): Mismatches {
    const labels = valuesAt(`${list}/*`);
    const last = labels.length - 1;
    if (typeof found !== 'number' || last < 0 || found <= last) return [];
    const [up, ...down] = list.split('/');
    return {
      code: 'K622',
      pointer,
      // One label that is missing is behind all of these.
      cause: [...pointer.split('/').slice(0, -Number(up)), ...down].join('/'),
      message: `${found} lies after the last label, \`${labels[last]}\`, which is ${last}.`,
      hint: 'The labels are counted from 0: the first is 0, the second 1, and 0.5 lies between them. Correct the number, or add the label that is missing.',
      label: `at most ${last}`,
    };
  },

  /** Checks that a slider can stop at its default, and that a step is not longer than its range. */
  steps(_: unknown, slider: unknown, { pointer }: Place): Mismatches {
    const { minimum, maximum, default: start, step } = Object(slider);
    if (![minimum, maximum, start, step].every((each) => typeof each === 'number')) return [];
    if (step <= 0 || start < minimum || start > maximum) return [];
    if (step > maximum - minimum) {
      return {
        code: 'K645',
        pointer: `${pointer}/step`,
        message: `A step of ${step} is longer than the whole way of the slider, from ${minimum} to ${maximum}.`,
        hint: 'Make it shorter.',
        label: `at most ${plain(maximum - minimum)}`,
      };
    }
    const count = (start - minimum) / step;
    if (Math.abs(count - Math.round(count)) < 1e-9) return [];
    const [below, above] = [Math.floor(count), Math.ceil(count)].map((times) =>
      plain(minimum + times * step),
    ) as [number, number];
    return {
      code: 'K646',
      pointer: `${pointer}/default`,
      message: `The slider cannot be at ${start}: in steps of ${step} from ${minimum} it comes to ${below} and ${above}.`,
      hint: 'Correct it, or the step, or the minimum.',
      instead: count - Math.floor(count) < 0.5 ? below : above,
    };
  },

  /** Checks that the numbers of a list increase. */
  rising(name: string, items: unknown, { pointer }: Place): Mismatches {
    const numbers = Array.isArray(items) ? placesBelow(items, `*/${name}`, pointer) : [];
    const at = numbers.findIndex(
      ({ value }, index) => Number(value) <= Number(numbers[index - 1]?.value),
    );
    const place = numbers[at];
    if (!place) return [];
    return {
      code: 'K647',
      pointer: place.pointer,
      message: `\`${name}\` is ${place.value} here, and ${numbers[at - 1]?.value} before it.`,
      hint: 'Each is more than the one before it.',
    };
  },

  /** Checks that what is due from several payers at one time is a part of what comes in then. */
  partOfInflow(times: string, payers: unknown, { pointer, valuesAt }: Place): Mismatch[] {
    const inflows = new Map(
      valuesAt(times).map((time) => [Object(time).label, Object(time).inflow]),
    );
    const left = new Map(inflows);
    return (Array.isArray(payers) ? payers : []).flatMap((payer, index): Mismatches => {
      const { amount, due } = Object(payer);
      left.set(due, plain(left.get(due) - amount));
      if (!(left.get(due) < 0)) return [];
      return {
        code: 'K606',
        pointer: `${pointer}/${index}/amount`,
        message: `More is due at \`${due}\` than the ${inflows.get(due)} that comes in then.`,
        hint: 'The inflow contains what is due. Correct this amount, the inflow, or the time.',
      };
    });
  },

  /** Checks that a number does not exceed another one, or the length of a list. */
  countOf(list: string, found: unknown, { pointer, valuesAt }: Place): Mismatches {
    const [limit] = valuesAt(list);
    const isNumber = typeof limit === 'number';
    const most = isNumber ? limit : valuesAt(`${list}/*`).length;
    if (typeof found !== 'number' || most === 0 || found <= most) return [];
    const [name, whole] = [pointer, list].map((path) => path.split('/').at(-1));
    return {
      code: 'K650',
      pointer,
      message: `\`${name}\` is ${found}, and \`${whole}\` ${isNumber ? 'is' : 'has'} ${most}.`,
      hint: isNumber
        ? `It says which of the ${most} is meant, counted from 1. Correct it, or \`${whole}\`.`
        : `It says how many of \`${whole}\` are meant.`,
      ...(isNumber ? { label: `at most ${most}` } : { instead: most }),
    };
  },

  /**
   * Checks that an axis starts below everything drawn on it: values, or the totals that steps lead
   * to.
   */
  startsBelow(
    {
      axis,
      values = [],
      start,
      steps = '',
    }: { axis: string; values?: string[]; start?: string; steps?: string },
    drawing: unknown,
    { pointer }: Place,
  ): Mismatches {
    const from: unknown = Object(drawing)[axis];
    let total = Number(start ? valuesBelow(drawing, start)[0] : Number.NaN);
    const totals = (start ? [0, ...valuesBelow(drawing, steps)] : []).map((step) => {
      total = plain(total + Number(step));
      return total;
    });
    const all = [...values.flatMap((path) => valuesBelow(drawing, path)), ...totals];
    const lowest = Math.min(...all.filter((value) => typeof value === 'number'));
    if (typeof from !== 'number' || !Number.isFinite(lowest) || from < lowest) return [];
    return {
      code: 'K623',
      pointer: `${pointer}/${axis}`,
      message: `The axis starts at ${from}, and the lowest value that is drawn is ${lowest}.`,
      hint: `Let it start below ${lowest}, or remove it${lowest < 0 ? '' : ': then it starts at zero'}.`,
      label: `less than ${lowest}`,
    };
  },

  /** Checks that runs spread enough to be seen beside the values. Authors take a share for a deviation. */
  spreads(
    names: { deviation: string; steps: string; values: string[] },
    drawing: unknown,
    { pointer }: Place,
  ): Mismatches {
    const deviation: unknown = Object(drawing)[names.deviation];
    const steps = valuesBelow(drawing, names.steps);
    const all = [steps, ...names.values.map((path) => valuesBelow(drawing, path))].flat();
    const highest = Math.max(...all.filter((value) => typeof value === 'number').map(Math.abs));
    if (typeof deviation !== 'number' || !Number.isFinite(highest)) return [];
    const widest = deviation * Math.sqrt(steps.length);
    if (widest >= highest * leastSpread) return [];
    return {
      code: 'K668',
      pointer: `${pointer}/${names.deviation}`,
      message: `The runs spread by ${plain(Number(widest.toPrecision(2)))} beside values of up to ${highest}, so the bands are one line.`,
      hint: `\`${names.deviation}\` is in the unit of the values. Is ${deviation} a share of them? Then multiply it by one of them.`,
      ...(deviation < 1 && {
        label: `${deviation} of ${highest} is ${plain(deviation * highest)}`,
      }),
    };
  },

  /** Checks that the lines of a chart start at a label, and that they end at the last one. */
  alongLabels(
    names: Record<'labels' | 'lines', string>,
    drawing: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const labels = valuesBelow(drawing, `${names.labels}/*`);
    const { series, at } = Object(Object(drawing).annotation);
    const lines = placesBelow(drawing, `${names.lines}/*`, pointer).flatMap(
      ({ value, pointer: line }) => {
        const { label, from, values, status } = Object(value);
        const start = from === undefined ? 0 : labels.indexOf(from);
        const count = Array.isArray(values) ? values.length : 0;
        const over = start + count - labels.length;
        // An unknown label is reported elsewhere.
        return start < 0 ? [] : { line, label, start, count, over, status };
      },
    );
    const follows = `${pointer}/${names.labels}`;
    const tooFew = explainTooFew(lines, labels, follows);
    if (tooFew) return [tooFew];
    const tooEarly = explainTooEarly(lines, labels, follows);
    if (tooEarly) return [tooEarly];
    return lines.flatMap(({ line, label, start, count, over }): Mismatches => {
      const end = start + count;
      const index = label === series ? labels.indexOf(at) : start;
      if (index >= 0 && over <= 0 && (index < start || index >= end)) {
        return {
          code: 'K610',
          pointer: `${pointer}/annotation/at`,
          message: `\`${label}\` has no value at \`${at}\`.`,
          hint: `It goes from \`${labels[start]}\` to \`${labels[end - 1]}\`. Name one of its labels.`,
        };
      }
      if (over <= 0) return [];
      return {
        code: 'K641',
        pointer: `${line}/values`,
        message: `\`${label}\` has ${count} values from \`${labels[start]}\` on, which is ${over} more than there are labels.`,
        hint: `Each value has a label: remove what is too much, or add the labels.${over <= start ? ` Or it begins earlier: \`from: ${labels[start - over]}\`.` : ''}`,
        follows,
      };
    });
  },

  /** Checks that the values of two consecutive lists have one label each. */
  fillLabels(
    names: { labels: string; lists: string[] },
    drawing: unknown,
    { pointer }: Place,
  ): Mismatches {
    const labels = valuesBelow(drawing, `${names.labels}/*`);
    const counts = names.lists.map((name) => valuesBelow(drawing, `${name}/*`).length);
    const over = sum(counts) - labels.length;
    if (over === 0 || counts.includes(0)) return [];
    const parts = names.lists.map((name, index) => `${counts[index]} of \`${name}\``);
    const follows = `${pointer}/${names.labels}`;
    const mismatch = {
      code: 'K642',
      message: `There are ${labels.length} labels, and ${sum(counts)} values: ${parts.join(' and ')}.`,
      follows,
    } as const;
    // Labels that follow one another lack nothing between them. More values may need more labels.
    if (over < 0 && followOneAnother(labels.map(String)))
      return {
        ...mismatch,
        pointer: `${pointer}/${names.lists.at(-1)}`,
        hint: `No label is missing from \`${labels[0]}\` to \`${labels.at(-1)}\`: add the missing value here or in ${andList(names.lists.slice(0, -1))}.`,
        label: `${-over} too few, here or before`,
        others: [...names.lists.slice(0, -1).map((name) => `${pointer}/${name}`), follows],
      };
    return {
      ...mismatch,
      pointer: follows,
      hint: 'Each value has a label: add what is missing, or remove what is too much.',
    };
  },
};

/** A line of a chart. */
interface DrawnLine {
  /** The pointer to it. */
  line: string;
  label: unknown;
  /** The number of its values. */
  count: number;
  /** How many labels it goes beyond the last one. */
  over: number;
  status: unknown;
}

/** Explains labels that are too few for several lines, by the same number: labels are missing. */
function explainTooFew(
  lines: readonly DrawnLine[],
  labels: readonly unknown[],
  pointer: string,
): Mismatch | undefined {
  const long = lines.filter(({ over }) => over > 0);
  const over = onlyOf(new Set(long.map((each) => each.over)));
  if (long.length < 2 || over === undefined) return undefined;
  return {
    code: 'K641',
    pointer,
    message: `${labels.length} labels are ${over} too few: ${andList(long.map(({ label }) => String(label)))} go on after the last one, \`${labels.at(-1)}\`.`,
    hint: `Each value has a label: add what is missing${over === 1 ? '' : `, ${over} labels`}.`,
    atKey: true,
    follows: pointer,
  };
}

/** Reports a forecast that ends before the labels do. What has happened may end before the year does. */
function explainTooEarly(
  lines: readonly DrawnLine[],
  labels: readonly unknown[],
  follows: string,
): Mismatch | undefined {
  const [last] = lines.toSorted((a, b) => b.over - a.over);
  if (!last || last.over >= 0 || last.count === 0 || last.status !== 'forecast') return undefined;
  const missing = -last.over;
  return {
    code: 'K642',
    pointer: `${last.line}/values`,
    message: `No line has a value for \`${labels.at(-missing)}\`: \`${last.label}\` ends ${missing === 1 ? 'one label' : `${missing} labels`} too early.`,
    hint: 'A forecast goes on to the last label: add what is missing, or begin it later (`from`), or remove labels.',
    follows,
  };
}
