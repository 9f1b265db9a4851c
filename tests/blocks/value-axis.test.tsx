import { expect, test } from 'vitest';
import Bars from '../../blocks/visuals/bars.tsx';
import { renderInSite } from './render-in-site.tsx';

/** Returns the numbers of an axis from 0 to 150, from the top, and how many lines are behind the bars. */
function axisOf(target: number) {
  document.body.innerHTML = renderInSite(
    <Bars
      kind="bars"
      title="Seeds"
      bars={[
        { label: 'Nest', value: 149 },
        { label: 'Hedge', value: 30 },
      ]}
      target={{ label: 'Enough', value: target }}
    />,
  );
  return {
    numbers: [...document.querySelectorAll('[data-axis] span')].map((span) => span.textContent),
    lines: document.querySelectorAll('[data-axis] + svg > line:not([stroke-dasharray])').length,
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
