import { expect, test } from 'vitest';
import { type Amount, amountOf, drawnAmount, isRounded } from './amounts.ts';
import { type Course, courses, type Found, mismatch, ofQuillmere, pages } from './find-figures.ts';
import {
  lucky,
  type MeasureName,
  measuresIn,
  monthName,
  monthOf,
  scenarioIn,
  valueIn,
} from './quillmere.ts';

/** Whatever is drawn or written month by month is what `quillmere.ts` says. */

/** The measure that a title names: the first one that fits. */
const titles: [RegExp, MeasureName][] = [
  [/burn over (plan|budget), added up/i, 'overPlanSinceJuly'],
  [/variance that nobody caused/, 'overPlan'],
  [/burn multiple/i, 'burnMultiple'],
  [/net burn/i, 'burn'],
  [/cash above .* minimum/i, 'headroom'],
  [/cash at month end|^Rolling forecasts: Cash|: Cash with/i, 'cash'],
  [/annual recurring revenue/i, 'arr'],
  [/new (MRR|recurring revenue)/i, 'newMrr'],
  [/monthly recurring revenue/i, 'mrr'],
  [/runway (at month end|in months)/i, 'runway'],
  [/marketing spend by month/i, 'marketing'],
  [/what do we collect/i, 'collected'],
  [/broke its pattern/i, 'hosting'],
  [/forecast error/i, 'forecastError'],
  [/forecast accuracy/i, 'forecastAccuracy'],
  [/days to close/i, 'daysToClose'],
];

const measureOf = (text: string): MeasureName | undefined =>
  titles.find(([title]) => title.test(text))?.[1];

const ofThem = ofQuillmere(courses);

test.each([...new Set(titles.map(([, name]) => name))])('%s is drawn as it is', (name) => {
  const found = ofThem.filter(({ text }) => measureOf(text) === name);
  expect(found).not.toEqual([]);
  expect(found.flatMap((course) => wrongIn(course, name))).toEqual([]);
});

/** What is wrong in a course: its months, its unit, its values. */
function wrongIn({ item, text, where }: Found<Course>, name: MeasureName): string[] {
  const { values, first, labels, suffix } = item;
  const right = values.map((_, index) => valueIn(name, first + index, scenarioIn(text)));
  const scale = 1000 ** Math.round(Math.log10(Math.max(...right) / Math.max(...values)) / 3);
  const unit = { M: 1000, K: 1 }[suffix ?? ''];
  const misplaced = labels.filter((label, index) => !label.startsWith(monthName(first + index)));
  return [
    ...misplaced.map((label) => `${where}: ${label} is at another month`),
    ...(unit && unit !== scale ? [`${where}: the unit is not ${suffix}`] : []),
    ...values.flatMap((value, index) => {
      const exact = (right[index] as number) / scale;
      const isRight = isRounded(drawnAmount(value, values), exact);
      return isRight ? [] : [mismatch(`${where} › ${monthName(first + index)}`, value, exact)];
    }),
  ];
}

interface Entry {
  month: string;
  amount: Amount;
}

/** A month and its figure: `Jul 400`. */
const entry = /(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ([\d,.]*\d)/;

const entriesIn = (text: string): Entry[] =>
  [...text.matchAll(new RegExp(entry, 'g'))].map(([, month = '', digits = '']) => ({
    month,
    amount: amountOf(digits) as Amount,
  }));

/** What is listed by month, for three months or more: `Jul 400, Aug 405, Sep 398`. */
const listsIn = (text: string): Entry[][] =>
  [...text.matchAll(new RegExp(`(?:${entry.source}(?:, )?){3,}`, 'g'))].map(([list]) =>
    entriesIn(list),
  );

/** Whether a drawn value is that amount, which may be told in dollars and drawn in thousands. */
const isDrawnAs = (drawn: Amount, { value }: Amount): boolean =>
  [1, 1000].some((scale) => isRounded(drawn, value / scale));

test('every chart of months has its figures in the model or in a comment', () => {
  const others = courses.filter(
    (course) =>
      course.item.labels.length === course.item.values.length &&
      course.item.labels.every((label) => monthOf(label) >= 0) &&
      !(ofThem.includes(course) && measureOf(course.text)),
  );
  expect(others.length).toBeGreaterThan(5);
  const wrong = others.flatMap(({ item: { labels, values }, page, where }) => {
    const known = entriesIn(pages.find(({ path }) => path === page)?.comments ?? '');
    return values.flatMap((value, index) => {
      const drawn = drawnAmount(value, values);
      const isKnown = known.some(
        ({ month, amount }) => month === labels[index] && isDrawnAs(drawn, amount),
      );
      return isKnown ? [] : [`${where} › ${labels[index]}: no comment says ${value}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('every list of months in the comments of Quillmere is a measure, or drawn', () => {
  const lucks = measuresIn({ luck: lucky }).cash.values.map(
    (value, month) => value - valueIn('cash', month),
  );
  const measures: readonly number[][] = [
    lucks,
    ...Object.values(measuresIn()).flatMap(({ values, ...rest }) => [
      values,
      ('planned' in rest && rest.planned) || [],
    ]),
  ];
  const ofOthers = /for-solopreneurs|cash-flow-management|headcount-planning/;
  const found = pages
    .filter(({ path }) => !ofOthers.test(path))
    .flatMap(({ path, joined }) => listsIn(joined).map((list) => ({ path, list })));
  expect(found.length).toBeGreaterThan(10);
  const wrong = found.filter(({ path, list }) => {
    const isMeasure = measures.some((values) =>
      list.every(({ month, amount }) => isRounded(amount, values[monthOf(month)] ?? Number.NaN)),
    );
    const isDrawn = courses
      .filter(({ page }) => page === path)
      .some(({ item: { labels, values } }) =>
        list.every(({ month, amount }) => {
          const value = values[labels.indexOf(month)];
          return value !== undefined && isDrawnAs(drawnAmount(value, values), amount);
        }),
      );
    return !isMeasure && !isDrawn;
  });
  expect(wrong).toEqual([]);
});
