import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeResult } from '../../blocks/scenario-dashboard/figures.ts';
import { createModel, type Drivers, type Results } from '../../blocks/scenario-dashboard/model.ts';
import { createNumbers } from '../../blocks/ui/charts/numbers.ts';
import { startOf } from '../../blocks/ui/controls/start-of.ts';
import { numberMarksOf } from '../../renderer/page/number-marks.ts';
import type { ScenarioBaseline } from '../../schema/generated/types.ts';
import { readBlockSchemas, type Schema } from '../../schema/model/schemas.ts';
import { exampleOf } from '../content.ts';

const block = exampleOf('scenario-dashboard');
const { growth, price, churn, expenses } = block.drivers;
const sliders = { growth, price, churn, expenses };
const driverNames = Object.keys(sliders) as (keyof Drivers)[];

const planned: Drivers = {
  growth: startOf(growth),
  price: startOf(price),
  churn: startOf(churn),
  expenses: startOf(expenses),
};
const model = createModel(planned, block.baseline);
const plan = model(planned).results;
const resultNames = Object.keys(plan) as (keyof Results)[];

const figures = { ...block.outputs, ...block.risks };
const numbers = createNumbers(numberMarksOf('en_US'));
const vocabulary = { words: block.words, horizon: block.baseline.horizon, numbers };
const describeOf = (name: keyof Results, now: Results, previous = plan) =>
  describeResult(name, now, previous, figures[name].number, vocabulary);

/** Any position of the sliders. */
const positionOf = (name: keyof Drivers) => {
  const { minimum, maximum, step } = sliders[name];
  return fc
    .integer({ min: 0, max: (maximum - minimum) / step })
    .map((steps) => minimum + steps * step);
};
const positions: fc.Arbitrary<Drivers> = fc.record({
  growth: positionOf('growth'),
  price: positionOf('price'),
  churn: positionOf('churn'),
  expenses: positionOf('expenses'),
});

/** Any values that the schema permits, whether they make sense or not. */
const schema = readBlockSchemas().get('scenario-dashboard')?.properties ?? {};
const permitted = ({ minimum, maximum, type }: Schema = {}) => {
  const range = { min: Number(minimum), max: Number(maximum) };
  return type === 'integer' ? fc.integer(range) : fc.double({ ...range, noNaN: true });
};
const rangeOf = (slider: Schema = {}): Schema => {
  const [minimum, maximum] = slider.within as [number, number];
  return { minimum, maximum };
};
const anyDrivers = fc.record(
  Object.fromEntries(
    driverNames.map((name) => [name, permitted(rangeOf(schema.drivers?.properties?.[name]))]),
  ),
) as fc.Arbitrary<Drivers>;
const anyBaseline = fc.record(
  Object.fromEntries(
    Object.entries(schema.baseline?.properties ?? {}).map(([name, field]) => [
      name,
      permitted(field),
    ]),
  ),
) as fc.Arbitrary<ScenarioBaseline>;

describe('the model', () => {
  test('gives the baselines exactly where no slider has been moved', () => {
    const { arr, cac, runway } = block.baseline;
    expect(plan).toMatchObject({ arr, cac, runway });
  });

  test('caps the efficiency score', () => {
    expect(block.baseline.highestScore).toBe(99);
    expect(model({ growth: 50, price: 500, churn: 1, expenses: 5 }).results.efficiency).toBe(99);
    fc.assert(
      fc.property(positions, (drivers) => {
        const { efficiency } = model(drivers).results;
        expect(efficiency).toBeGreaterThanOrEqual(0);
        expect(efficiency).toBeLessThanOrEqual(99);
      }),
    );
  });
});

describe('the words of the results', () => {
  test('are those of the plan while nothing has been moved', () => {
    const shown = resultNames.map((name) => [name, describeOf(name, plan).value]);
    expect(Object.fromEntries(shown)).toEqual({
      arr: '$5,069,000',
      runway: '8 months',
      revenue: '$4,758,000',
      margin: '−20.2%',
      cac: '$1,250',
      ltv: '4.2×',
      breakEven: '26 months',
      funding: '$0.65M',
      atRisk: '$1.35M',
      efficiency: '45 points',
    });
    const cash = model(planned).cash.map((amount) => (amount / 1e6).toFixed(2));
    expect(cash.join(' ')).toBe(
      '0.70 0.60 0.50 0.41 0.32 0.24 0.15 0.07 0.00 -0.07 -0.14 -0.20 -0.26',
    );
  });

  test('say how a result has changed, and whether that is good', () => {
    const { results } = model({ ...planned, price: 219, expenses: 30 });
    expect(describeOf('arr', results)).toEqual({
      value: '$5,578,447',
      change: '$509,447 better',
      good: true,
    });
    expect(describeOf('cac', results)).toMatchObject({ change: '$50 worse', good: false });
    expect(describeOf('atRisk', results)).toEqual({ value: '$1.35M', change: 'As planned' });
  });

  test('stand where there is no number', () => {
    const { results } = model({ ...planned, price: 500 });
    expect(describeOf('runway', results)).toEqual({
      value: 'Self-funding',
      change: 'better than 8 months',
      good: true,
    });
    expect(describeOf('breakEven', results).value).toBe('Profitable');
    expect(describeOf('funding', results).value).toBe('None');
    const bad = model({ ...planned, churn: 10 }).results;
    expect(describeOf('breakEven', bad)).toEqual({
      value: '36+ months',
      change: 'worse than 26 months',
      good: false,
    });
  });
});

test('a company that shrinks is not self-funding, however long its cash lasts', () => {
  const shrinking = { growth: 20, price: 260, churn: 5, expenses: 12 };
  expect(model(shrinking).results).toMatchObject({
    breakEven: 'profitable',
    runway: 'beyondHorizon',
    funding: 'unneeded',
  });
});

/** What a finance person expects of a result while a slider goes up: it rises, falls, or stays. */
const directions: Record<keyof Results, Record<keyof Drivers, 1 | 0 | -1>> = {
  arr: { growth: 1, price: 1, churn: -1, expenses: 0 },
  runway: { growth: 1, price: 1, churn: -1, expenses: -1 },
  revenue: { growth: 1, price: 1, churn: -1, expenses: 0 },
  margin: { growth: 1, price: 1, churn: -1, expenses: -1 },
  cac: { growth: -1, price: 0, churn: 0, expenses: 1 },
  ltv: { growth: 1, price: 1, churn: -1, expenses: -1 },
  breakEven: { growth: -1, price: -1, churn: 1, expenses: 1 },
  funding: { growth: -1, price: -1, churn: 1, expenses: 1 },
  atRisk: { growth: 0, price: 0, churn: 1, expenses: 0 },
  efficiency: { growth: 1, price: 1, churn: -1, expenses: -1 },
};

/** Verdicts among numbers: no need and no loss at all, then months, then beyond all months. */
const heights = { unneeded: 0, profitable: 0, beyondHorizon: 1e3, selfFunding: 1e4 };
const heightOf = (value: Results[keyof Results]): number =>
  typeof value === 'number' ? value : heights[value];

describe.each(driverNames)('while %s goes up', (driver) => {
  test.each(resultNames)('%s only moves as expected, wherever the other sliders are', (name) => {
    const direction = directions[name][driver];
    fc.assert(
      fc.property(positions, positionOf(driver), (drivers, other) => {
        const [low, high] = [drivers[driver], other].sort((a, b) => a - b) as [number, number];
        const lower = heightOf(model({ ...drivers, [driver]: low }).results[name]);
        const upper = heightOf(model({ ...drivers, [driver]: high }).results[name]);
        const tolerance = 1e-9 * Math.max(1, Math.abs(lower));
        if (direction === 0) expect(Math.abs(upper - lower)).toBeLessThanOrEqual(tolerance);
        else expect((upper - lower) * direction).toBeGreaterThanOrEqual(-tolerance);
      }),
    );
  });

  test.each(resultNames)('%s does move from one end to the other, or never', (name) => {
    const { minimum, maximum } = sliders[driver];
    const [first, last] = [minimum, maximum].map((value) =>
      heightOf(model({ ...planned, [driver]: value }).results[name]),
    ) as [number, number];
    expect(Math.sign(last - first) || 0).toBe(directions[name][driver]);
  });
});

describe('whatever the schema permits', () => {
  const finite = (value: unknown) =>
    typeof value === 'string' || (Number.isFinite(value) && !Object.is(value, -0));

  test('nothing is infinite, not a number, or minus zero', () => {
    fc.assert(
      fc.property(anyDrivers, anyDrivers, anyBaseline, (start, drivers, baseline) => {
        const { results, cash } = createModel(start, baseline)(drivers);
        expect(
          [...Object.entries(results), ...cash.entries()].filter(([, value]) => !finite(value)),
        ).toEqual([]);
        for (const name of resultNames) {
          const { value, change } = describeOf(name, results);
          expect(`${value} ${change}`).not.toMatch(
            /NaN|Infinity|undefined|\{|e\+|[−+]\$?0(?:\.0+)?(?![.\d])/,
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the plan has the ARR, CAC and runway of the baseline', () => {
    fc.assert(
      fc.property(anyDrivers, anyBaseline, (start, baseline) => {
        const { results, cash } = createModel(start, baseline)(start);
        expect(results.arr).toBe(baseline.arr);
        expect(results.cac).toBeCloseTo(baseline.cac, 6);
        expect(results.runway).toBeCloseTo(baseline.runway, 6);
        expect(cash).toHaveLength(13);
        expect(cash[0]).toBeGreaterThanOrEqual(baseline.cash);
      }),
      { numRuns: 500 },
    );
  });

  test('less than a cent at the end of a month still lasts into the next', () => {
    const baseline = { ...block.baseline, cash: 1000, runway: 20.0001 };
    const { results } = createModel({ ...planned, growth: 0 }, baseline)({ ...planned, growth: 0 });
    expect(results.runway).toBeCloseTo(20.0001, 6);
  });
});

test('the cash of a year changes by its net margin', () => {
  fc.assert(
    fc.property(positions, (drivers) => {
      const { results, cash } = model(drivers);
      const earned = (results.revenue * results.margin) / 100;
      expect((cash[12] ?? 0) - (cash[0] ?? 0)).toBeCloseTo(earned, 3);
    }),
  );
});

test('a slider starts on one of its steps, within its range', () => {
  const range = fc.record({
    minimum: fc.integer({ min: -100, max: 100 }),
    length: fc.integer({ min: 0, max: 400 }),
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    step: fc.constantFrom(0.1, 0.5, 1, 7, 30),
  });
  fc.assert(
    fc.property(range, ({ minimum, length, place, step }) => {
      const maximum = minimum + length;
      const start = startOf({
        minimum,
        maximum,
        default: minimum + place * length,
        step,
      });
      const steps = (start - minimum) / step;
      expect(start).toBeGreaterThanOrEqual(minimum);
      expect(start).toBeLessThanOrEqual(maximum);
      expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
    }),
  );
});
