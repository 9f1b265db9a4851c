import { expect, test } from 'vitest';
import { placesOf } from '../../../blocks/ui/charts/plot-area.tsx';
import Bars from '../../../blocks/visuals/bars.tsx';
import { renderInSite } from '../render-in-site.tsx';

test('a value with a target of its own has a line across its column, in the legend and in words', () => {
  document.body.innerHTML = renderInSite(
    <Bars
      kind="bars"
      title="Seeds"
      bars={[
        { label: 'Mon', value: 60, target: 80 },
        { label: 'Tue', value: 100 },
        { label: 'Wed', value: 40, target: 20, forecast: true },
        { label: 'Thu', value: 40, forecast: true },
      ]}
      legend={{ actual: 'Eaten', forecast: 'Hoped for', target: 'Needed' }}
    />,
  );
  const lines = [...document.querySelectorAll('figure div svg line[x1][stroke-dasharray]')];
  expect(
    lines.map((line) => ['x1', 'x2', 'y1', 'y2'].map((name) => line.getAttribute(name))),
  ).toEqual([
    ['0%', '25%', '20%', '20%'],
    ['50%', '75%', '80%', '80%'],
  ]);
  const items = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Eaten',
    'Hoped for',
    'Needed',
    'Mon: 60, Eaten, Needed 80',
    'Tue: 100, Eaten',
    'Wed: 40, Hoped for, Needed 20',
    'Thu: 40, Hoped for',
  ]);
});

test('the dashes of a target have an edge below them that parts them from the bars', () => {
  document.body.innerHTML = renderInSite(
    <Bars
      kind="bars"
      title="Seeds"
      bars={[
        { label: 'Mon', value: 60 },
        { label: 'Tue', value: 100 },
      ]}
      target={{ label: 'Needed', value: 50 }}
    />,
  );
  const line = document.querySelector('svg line[stroke-dasharray]');
  const edge = line?.previousElementSibling;
  for (const name of ['x1', 'x2', 'y1', 'y2'])
    expect(edge?.getAttribute(name)).toBe(line?.getAttribute(name));
  expect(Number(edge?.getAttribute('stroke-width'))).toBeGreaterThan(
    Number(line?.getAttribute('stroke-width')),
  );
});

test.each([
  { count: 7, label: 'November', narrow: 7, wide: 7, widest: 7 },
  { count: 12, label: 'Nov', narrow: 6, wide: 12, widest: 12 },
  { count: 24, label: 'Nov', narrow: 6, wide: 12, widest: 24 },
  { count: 24, label: '10 h', narrow: 6, wide: 12, widest: 24 },
  { count: 24, label: 'Nov 30, 2026', narrow: 2, wide: 6, widest: 6 },
])('of $count labels like $label, as many are shown as fit', ({ count, label, ...shown }) => {
  const places = placesOf(Array<string>(count).fill(label));
  const numberIn = (...names: (string | undefined)[]) =>
    places.filter((place) => names.includes(place)).length;
  expect(numberIn(undefined)).toBe(shown.narrow);
  expect(numberIn(undefined, 'wide')).toBe(shown.wide);
  expect(numberIn(undefined, 'wide', 'widest')).toBe(shown.widest);
});
