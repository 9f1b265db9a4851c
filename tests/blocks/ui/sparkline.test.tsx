import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sparkline } from '../../../blocks/ui/charts/sparkline.tsx';

const red = 'var(--color-negative)';

test.each([
  { shape: 'bars', marks: 'rect', red: [false, true, false, true] },
  // A line has a mark where it is now, too.
  { shape: 'line', marks: 'circle', red: [false, true, true] },
] as const)('of $shape those that fall short are red', ({ shape, marks, red: expected }) => {
  document.body.innerHTML = renderToStaticMarkup(
    <Sparkline shape={shape} actual={[4, 2]} forecast={[3, 1]} target={2.5} short={[2, 4]} />,
  );
  const fills = [...document.querySelectorAll(marks)].map((mark) => mark.getAttribute('fill'));
  expect(fills.map((fill) => fill === red)).toEqual(expected);
});

test('every bar with a name lies beside it, and to the left of zero if it is negative', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Sparkline actual={[30, 20, -10]} names={['Hosting: 30', 'Events: 20', 'Sales: −10']} />,
  );
  const rows = [...document.querySelectorAll('div:has(> span)')].map((row) => {
    const bar = row.querySelector('rect');
    return [row.textContent, bar?.getAttribute('x'), bar?.getAttribute('width')];
  });
  expect(rows).toEqual([
    ['Hosting: 30', '25%', '75%'],
    ['Events: 20', '25%', '50%'],
    ['Sales: −10', '0%', '25%'],
  ]);
});

test.each([
  ['line', 'circle', 'cy'],
  ['bars', 'rect', 'y'],
] as const)(
  'of %s the greatest value is the highest, below a target that is greater',
  (shape, mark, y) => {
    document.body.innerHTML = renderToStaticMarkup(
      <Sparkline shape={shape} actual={[1, 2, 4]} target={5} short={[1, 2, 3]} />,
    );
    // A line has a mark where it is now before those of the values.
    const marks = [...document.querySelectorAll(mark)].slice(-3);
    const heights = marks.map((each) => Number.parseFloat(each.getAttribute(y) ?? ''));
    const target = document.querySelector('line[stroke-dasharray]');
    const [first = 0, second = 0, third = 0] = heights;
    expect([first > second, second > third]).toEqual([true, true]);
    expect(third).toBeGreaterThan(0);
    expect(target?.getAttribute('y1')).toBe('0%');
  },
);
