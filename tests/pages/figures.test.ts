import { describe, expect, test } from 'vitest';
import { amountsIn, drawnAmount, isRounded } from './amounts.ts';
import {
  drawings,
  mismatch,
  mismatches,
  ofQuillmere,
  pages,
  pairs,
  type Table,
  tables,
  visuals,
} from './find-figures.ts';
import {
  boardMinimum,
  chanceBelow,
  type Line,
  lastClosed,
  lucky,
  type MeasureName,
  measuresIn,
  monthOf,
  planIn,
  riskEffects,
  type Scenario,
  scenarioIn,
  sum,
  valueIn,
  variancesIn,
  yearEnd,
  yearOf,
} from './quillmere.ts';

/** What the pages show of Quillmere is what follows from its figures in `quillmere.ts`. */

/** What key figures and rows of tables are called. */
const names: Record<string, MeasureName> = {
  'Cash collected': 'collected',
  Payroll: 'payroll',
  'Cloud hosting': 'hosting',
  Marketing: 'marketing',
  Spend: 'marketing',
  Other: 'other',
  'Net burn': 'burn',
  Burn: 'burn',
  'Burn over plan': 'overPlanSinceJuly',
  Cash: 'cash',
  Headroom: 'headroom',
  Runway: 'runway',
  'Burn multiple': 'burnMultiple',
  ARR: 'arr',
  'Recurring revenue': 'mrr',
  'Support and fees': 'fees',
  'Gross profit': 'grossProfit',
  'Gross margin': 'grossMargin',
  'To plan, points': 'marginToPlan',
  'Forecast accuracy': 'forecastAccuracy',
};

/** The measure and the month that a label names: `Net burn, Nov`, `Cash, 30 Nov`. */
function measureIn(label: string): { name: MeasureName | undefined; month: number | undefined } {
  const [, name = '', month] =
    label.match(/^(.*?)(?:, (?:30 )?([A-Z][a-z]{2,3})(?: \d\d)?)?$/) ?? [];
  return { name: names[name], month: month ? monthOf(month) : undefined };
}

describe('key figures', () => {
  /** What a change says: how far it is to the plan, a year's growth, or the value of another month. */
  function comparedIn(change: string, name: MeasureName, month: number): number {
    if (change.endsWith(' vs plan')) return valueIn(name, month) - planIn(name, month);
    if (change.endsWith(' a year')) {
      return 100 * (valueIn(name, month) / valueIn(name, month - 12) - 1);
    }
    return valueIn(name, monthOf(change.match(/ in (\w{3}) \d\d$/)?.[1] ?? ''));
  }

  test('are those of the month, and compare as they say', () => {
    const found = ofQuillmere(pairs).flatMap(({ item: { label, value, change }, where }) => {
      const { name, month } = measureIn(label);
      if (!name || month === undefined) return [];
      const place = `${where} › ${label}`;
      const compared = change ? comparedIn(change, name, month) : 0;
      return [
        { where: place, text: value, right: valueIn(name, month) },
        ...(change ? [{ where: place, text: change, right: compared }] : []),
      ];
    });
    expect(found.length).toBeGreaterThan(16);
    expect(mismatches(found)).toEqual([]);
  });

  test('tell the odds at the end of the year', () => {
    const chance = chanceBelow(boardMinimum);
    const right: Record<string, [value: number, change?: number]> = {
      'Runs below $3.0M, 30 Jun': [chance, 100 * chance],
      'Median run, P50': [valueIn('cash', yearEnd)],
      'Low run, P10': [
        valueIn('cash', yearEnd, { luck: -lucky }),
        valueIn('headroom', yearEnd, { luck: -lucky }),
      ],
    };
    const found = pairs.filter(({ item }) => item.label in right);
    expect(found).toHaveLength(3);
    const shown = found.flatMap(({ item: { label, value, change = '' }, where }) => {
      const [amount, compared] = right[label] as [number, number?];
      return [
        { where: `${where} › ${label}`, text: value, right: amount },
        ...(compared === undefined
          ? []
          : [{ where: `${where} › ${label}`, text: change, right: compared }]),
      ];
    });
    expect(mismatches(shown)).toEqual([]);
  });
});

/** What a column says of the end of the year in a scenario. */
const odds: Record<string, (scenario: Scenario) => number> = {
  Cash: (scenario) => valueIn('cash', yearEnd, scenario),
  'Median, P50': (scenario) => valueIn('cash', yearEnd, scenario),
  'Low, P10': (scenario) => valueIn('cash', yearEnd, { ...scenario, luck: -lucky }),
  'To minimum': (scenario) => valueIn('headroom', yearEnd, scenario),
  'P50 vs minimum': (scenario) => valueIn('headroom', yearEnd, scenario),
  'Chance below': (scenario) => chanceBelow(boardMinimum, scenario),
};

describe('tables', () => {
  /** What a column says of a measure: of a month, where the row names none, of the last closed one. */
  const columns: Record<string, (name: MeasureName, month: number) => number> = {
    Figure: valueIn,
    'Base plan': valueIn,
    'Six hires': (name, month) => valueIn(name, month, { hires: 6 }),
    Change: (name, month) => valueIn(name, month, { hires: 6 }) - valueIn(name, month),
    Plan: planIn,
    Actual: valueIn,
    Variance: (name, month) =>
      (name === 'collected' ? 1 : -1) * (valueIn(name, month) - planIn(name, month)),
    Group: (name, month) => (/collected|cash/.test(name) ? 1 : -1) * valueIn(name, month),
  };
  /** What it says of a line of the budget, where the table is about the year. */
  const yearColumns: Record<string, keyof ReturnType<typeof yearOf>> = {
    Budget: 'budget',
    'Actual to Nov': 'actual',
    'Forecast Dec to Jun': 'forecast',
    'Full year': 'full',
    Variance: 'variance',
  };

  /** The right value of a cell, where the model has one. */
  function rightFor(table: Table, row: string, column: string): number | undefined {
    const isScenario = /^Base plan$|hires|late payers$/i.test(row);
    if (isScenario && odds[column]) return odds[column](scenarioIn(row));
    if (column === 'Effect') return riskEffects[row.replace(' 10% over', '')];
    const { name, month } = measureIn(row);
    if (!name) return undefined;
    const isYear = table.columns.some(({ label }) => label === 'Full year');
    if (isYear) return yearColumns[column] && yearOf(name as Line | 'burn')[yearColumns[column]];
    return monthOf(column) >= 0
      ? valueIn(name, monthOf(column))
      : columns[column]?.(name, month ?? lastClosed);
  }

  test('have the right figures where a row names a measure, a line or a scenario', () => {
    const found = ofQuillmere(tables).flatMap(({ item, where }) =>
      item.rows.flatMap(({ cells: [row = '', ...cells] }) =>
        cells.flatMap((text, index) => {
          const column = item.columns[index + 1]?.label ?? '';
          const right = rightFor(item, row, column);
          return right === undefined
            ? []
            : [{ where: `${where} › ${row} › ${column}`, text, right }];
        }),
      ),
    );
    expect(found.length).toBeGreaterThan(100);
    expect(mismatches(found)).toEqual([]);
  });
});

test('bridges begin and end where the months do', () => {
  const right: Record<string, [start: number, end?: number]> = {
    'Monthly recurring revenue, $K': [valueIn('mrr', lastClosed - 1), valueIn('mrr', lastClosed)],
    'Cash since the books closed, $K': [valueIn('cash', lastClosed)],
    'Cash on 30 Jun 2027, plan to forecast, $K': [
      planIn('cash', yearEnd),
      valueIn('cash', yearEnd),
    ],
    'Net burn by department, plan to actual, $K': [
      planIn('burn', lastClosed),
      valueIn('burn', lastClosed),
    ],
  };
  for (const { item, where } of ofQuillmere(visuals('bridge'))) {
    const [start, end] = right[item.title] ?? [];
    expect(item.start.value, `${where} › ${item.start.label}`).toBe(start);
    const shown = item.start.value + sum(item.steps.map(({ change }) => change));
    if (end !== undefined) expect(shown, `${where} › ${item.end.label}`).toBe(end);
  }
});

test('the bridge of the year has the variances of the budget', () => {
  const bridge = visuals('bridge').find(({ item }) => item.title.includes('plan to forecast'));
  const steps = bridge?.item.steps.map(({ label, change }) => [label, change]);
  expect(steps).toEqual([
    ['Collections', yearOf('collected').variance],
    ['Payroll', yearOf('payroll').variance],
    ['Cloud hosting', yearOf('hosting').variance],
    ['Marketing', yearOf('marketing').variance],
  ]);
});

test('bars that compare have the values that they name', () => {
  const [cash, burn] = [valueIn('cash', lastClosed), valueIn('burn', lastClosed)];
  const burns = [2, 1, 0].map((back) => valueIn('burn', lastClosed - back));
  const hires = ['None', '4', '8', '12', '16', '20'];
  const cashWith = (label: string) => valueIn('cash', yearEnd, { hires: Number(label) || 0 });
  const right: Record<string, Record<string, number>> = {
    'Runway by definition, months': {
      'Cash ÷ burn of the month': cash / burn,
      'Cash ÷ three-month average': cash / (sum(burns) / 3),
      'Cash ÷ burn of next month': cash / valueIn('burn', lastClosed + 1),
      'Cash above minimum ÷ burn': (cash - boardMinimum) / burn,
    },
    'Less cash on 30 Jun 2027 if one driver changes, $K': riskEffects,
    'Forecast cash on 30 Jun 2027 by hires, $M': Object.fromEntries(
      hires.map((label) => [label, cashWith(label) / 1000]),
    ),
  };
  const found = [
    ...visuals('ranking').map(({ item, where }) => ({ ...item, where, bars: item.rows })),
    ...visuals('bars').map(({ item, where }) => ({ ...item, where })),
  ].filter(({ title }) => title in right);
  expect(found).toHaveLength(3);
  const wrong = found.flatMap(({ title, where, bars }) => {
    const values = bars.map(({ value }) => value);
    return bars.flatMap(({ label, value }) => {
      const exact = right[title]?.[label] ?? Number.NaN;
      const isRight = isRounded(drawnAmount(value, values), exact);
      return isRight ? [] : [mismatch(`${where} › ${label}`, value, exact)];
    });
  });
  expect(wrong).toEqual([]);
});

test('the small drawing of the runs has the share of each range of cash', () => {
  const card = drawings.find(({ text }) => text.startsWith('Monte Carlo simulation'));
  const limits = Array.from({ length: 10 }, (_, index) => boardMinimum + 300 * index);
  const below = [0, ...limits.map((limit) => chanceBelow(limit)), 100];
  const shares = below.slice(1).map((chance, index) => 100 * (chance - (below[index] as number)));
  expect([...(card?.item.actual ?? []), ...(card?.item.forecast ?? [])]).toEqual(
    shares.map(Math.round),
  );
});

test('small drawings that take November apart add up to it', () => {
  const partsOf = (title: RegExp) => ofQuillmere(drawings).filter(({ text }) => title.test(text));
  const whole: [RegExp, number][] = [
    [/Marketing KPIs/, valueIn('marketing', lastClosed)],
    [/MRR by channel/, valueIn('mrr', lastClosed)],
    [/November’s hosting/, valueIn('hosting', lastClosed)],
  ];
  for (const [title, right] of whole) {
    expect(partsOf(title)).not.toEqual([]);
    for (const { item, where } of partsOf(title)) expect(sum(item.actual), where).toBe(right);
  }
  const [moved] = partsOf(/What moved November’s burn/);
  const sizes = variancesIn(lastClosed).map(Math.abs).filter(Boolean);
  expect(moved?.item.actual).toEqual(sizes.sort((a, b) => b - a));
});

test('the three cases of the product card end where the scenarios end', () => {
  const card = drawings.find(({ text }) => text.includes('June in three cases'));
  const cases = [{}, { hires: 6 }, { hires: 6, latePayers: true }];
  const inMillions = (value: number) => Math.round(value / 10) / 100;
  expect(card?.item.actual).toEqual([inMillions(valueIn('cash', lastClosed))]);
  expect(card?.item.forecast).toEqual(
    cases.map((scenario) => inMillions(valueIn('cash', yearEnd, scenario))),
  );
});

test('the table of lines and months in the comments is the model', () => {
  const page = pages.find(({ path }) => path.endsWith('budgeting-forecasting.yaml'));
  const rows: [string, Line | 'burn'][] = [
    ['Collected', 'collected'],
    ['Payroll', 'payroll'],
    ['Hosting', 'hosting'],
    ['Marketing', 'marketing'],
    ['Other', 'other'],
    ['Net burn', 'burn'],
  ];
  for (const [label, line] of rows) {
    const [months, variances] = [
      ...(page?.text ?? '').matchAll(new RegExp(`^# ${label} (.*)$`, 'gm')),
    ].map(([, cells = '']) => amountsIn(cells).map(({ value }) => value));
    const year = yearOf(line);
    expect(months, label).toEqual([...measuresIn()[line].values, year.full]);
    const closed = measuresIn()[line].values.slice(0, lastClosed + 1);
    const sign = line === 'collected' ? 1 : -1;
    const each = closed.map((value, month) => sign * (value - planIn(line, month)) || 0);
    const soFar = sum(each);
    expect(variances, label).toEqual([
      ...each,
      soFar,
      year.variance - soFar,
      year.variance,
      year.budget,
    ]);
  }
});
