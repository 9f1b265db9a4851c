import { describe, expect, test } from 'vitest';
import { type Amount, amountsIn, isRounded } from './amounts.ts';
import { equationsIn } from './arithmetic.ts';
import { courses, pages, pairs, sentences, visuals } from './find-figures.ts';
import { lucky, measuresIn, type Scenario, sum, yearOf } from './quillmere.ts';

/** What sentences and comments say in figures, whoever's these are. */

describe('the arithmetic in texts and comments is right', () => {
  test.each(pages)('$path', ({ joined }) => {
    const wrong = [...equationsIn(joined)]
      .filter(({ left, right, tolerance }) => Math.abs(left - right) > tolerance + 1e-6)
      .map((equation) => `${equation.text} (${equation.left} is not ${equation.right})`);
    expect(wrong).toEqual([]);
  });

  test('and most of it is read', () => {
    const counts = pages.map(({ joined }) => [...equationsIn(joined)].length);
    expect(sum(counts)).toBeGreaterThan(180);
  });
});

test('the same name has the same value on every page', () => {
  const values = new Map<string, Set<string>>();
  for (const { item, owner } of pairs) {
    const name = `${owner ?? 'all'}: ${item.label.toLowerCase()}`;
    values.set(name, (values.get(name) ?? new Set()).add(item.value));
  }
  expect([...values].filter(([, { size }]) => size > 1)).toEqual([]);
});

/** Figures that are claimed, and of what. */
const claims: Record<string, RegExp> = {
  '500+': /compan/i,
  '$2B+': /capital managed/i,
  '95%': /accura/i,
  '60%': /time saved|less time|faster budget cycles/i,
  '75%': /fewer manual reporting tasks/i,
  '90%': /better stakeholder satisfaction/i,
  '50%': /higher forecast accuracy/i,
};

test.each(Object.entries(claims))('section 1: %s is claimed of nothing else', (figure, words) => {
  const escaped = figure.replace(/[$+]/g, '\\$&');
  const says = new RegExp(`(?<![\\w.,])${escaped}(?!\\w)`);
  const found = [
    ...pairs.map(({ item, where }) => ({ where, text: `${item.value} ${item.label}` })),
    ...sentences.map(({ item, where }) => ({ where, text: item })),
  ].filter(({ text }) => says.test(text));
  expect(found).not.toEqual([]);
  expect(found.filter(({ text }) => !words.test(text))).toEqual([]);
});

test.each(Object.entries(claims))('section 1: nothing but %s is claimed of it', (figure, words) => {
  // Accuracy that was measured in a month is told to the decimal.
  const measured = ['95.5%', '50%'];
  const found = pairs.filter(
    ({ item: { label, value } }) => /^\$?\d/.test(value) && words.test(label),
  );
  expect(found).not.toEqual([]);
  const others = found.filter(({ item }) => item.value !== figure);
  expect(others.filter(({ item }) => !(figure === '95%' && measured.includes(item.value)))).toEqual(
    [],
  );
});

describe('money in a sentence', () => {
  const scenarios: Scenario[] = [{}, { hires: 4 }, { hires: 6 }, { latePayers: true }];
  const luck: Scenario[] = [{ hires: 6, latePayers: true }, { luck: lucky }, { luck: -lucky }];
  const ofQuillmere = [
    ...[...scenarios, ...luck].flatMap((scenario) =>
      Object.values(measuresIn(scenario)).flatMap(({ values }) => values),
    ),
    ...(['collected', 'payroll', 'hosting', 'marketing', 'other', 'burn'] as const).flatMap(
      (line) => Object.values(yearOf(line)),
    ),
  ];
  /** Section 9 of the specification: what the plans cost. */
  const prices = [49, 149];
  const drawn = [
    ...courses.map(({ item, page }) => ({ page, values: item.values })),
    ...visuals('ranking').map(({ item, page }) => ({
      page,
      values: item.rows.map(({ value }) => value),
    })),
  ];

  test.each(pages)(
    'is drawn, computed in a comment, or in the model: $path',
    ({ path, comments }) => {
      const known = [
        ...ofQuillmere,
        ...prices,
        ...amountsIn(comments).map(({ value }) => value),
        ...drawn.filter(({ page }) => page === path).flatMap(({ values }) => values),
      ];
      const isKnown = (amount: Amount): boolean => {
        const size = { ...amount, value: Math.abs(amount.value) };
        return known.some((each) =>
          [1, 1000, 1e-3].some((scale) => isRounded(size, Math.abs(each) * scale)),
        );
      };
      const unknown = sentences
        .filter(({ item, page }) => page === path && item.split(' ').length > 2)
        .flatMap(({ item, where }) =>
          amountsIn(item)
            .filter((amount) => amount.isMoney && !isKnown(amount))
            .map(({ value }) => `${where} › ${item}: ${value}`),
        );
      expect(unknown).toEqual([]);
    },
  );
});
