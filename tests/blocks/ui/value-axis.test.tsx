import { expect, test } from 'vitest';
import { spread } from '../../../blocks/ui/charts/line-points.ts';
import Bars from '../../../blocks/visuals/bars.tsx';
import { renderInSite } from '../render-in-site.tsx';

/** Returns the numbers of an axis, from the top, and how many lines are behind the bars. */
function axisOf(target: number, highest = 149) {
  document.body.innerHTML = renderInSite(
    <Bars
      kind="bars"
      title="Seeds"
      bars={[
        { label: 'Nest', value: highest },
        { label: 'Hedge', value: highest / 5 },
      ]}
      target={{ label: 'Enough', value: target }}
    />,
  );
  return {
    numbers: [...document.querySelectorAll('[data-axis] span')].map((span) => span.textContent),
    lines: document.querySelectorAll(
      '[data-axis] + svg > line:not([stroke-dasharray], [stroke-width])',
    ).length,
  };
}

test.each([
  ['near one', 49, ['150', '100', '49', '0'], 3],
  ['near one, between whole numbers', 50.5, ['150', '100', '50.5', '0'], 3],
  ['at one', 50, ['150', '100', '50', '0'], 3],
  ['between two', 70, ['150', '100', '50', '0'], 4],
  ['at zero', 0, ['150', '100', '50', '0'], 4],
  ['near zero', 1, ['150', '100', '50', '0'], 4],
])(
  'a target %s of the lines of the axis takes its place, unless that is zero',
  (_, target, numbers, lines) => {
    expect(axisOf(target)).toEqual({ numbers, lines });
  },
);

test('the number of a target has the decimals of the others', () => {
  expect(axisOf(0.8, 1).numbers).toEqual(['1.0', '0.8', '0.6', '0.4', '0.2', '0.0']);
  expect(axisOf(0.805, 1).numbers).toEqual(['1.0', '0.81', '0.6', '0.4', '0.2', '0.0']);
});

test.each([
  { name: 'as far up as down', heights: [0.5, 0.5], places: [0.4, 0.6] },
  { name: 'in their order', heights: [0.6, 0.5], places: [0.65, 0.45] },
  { name: 'not below the chart', heights: [1, 1, 0.98], places: [0.8, 1, 0.6] },
])('texts that would cover one another move apart, $name', ({ heights, places }) => {
  const moved = spread(heights, 0.2);
  expect(moved.map((place) => Math.round(place * 100) / 100)).toEqual(places);
});
