import { expect, test } from 'vitest';
import { moveSteps, rangeOfTotals } from '../../../blocks/ui/charts/bridge/move-steps.ts';
import Bridge from '../../../blocks/visuals/bridge.tsx';
import { renderInSite } from '../render-in-site.tsx';

/** Where the hatched pieces of the bar of a change of 40, from 0 to 40 of 100, begin and how wide they are. */
function hatched(parts: { change: number; status?: 'forecast' | 'actual' }[]): string[][] {
  document.body.innerHTML = renderInSite(
    <Bridge
      kind="bridge"
      title="Feathers"
      start={{ label: 'Nest', value: 0 }}
      steps={[
        {
          label: 'Hedge',
          change: 40,
          parts: parts.map((part, index) => ({ label: `Part ${index}`, ...part })),
        },
        { label: 'Field', change: 60 },
      ]}
      end={{ label: 'Feeder' }}
    />,
  );
  const bar = document.querySelectorAll('tbody')[1]?.querySelector('td svg');
  return [...(bar?.querySelectorAll('rect[fill*=hatch]') ?? [])].map((rect) => [
    rect.getAttribute('x') ?? '',
    rect.getAttribute('width') ?? '',
  ]);
}

test.each([
  { name: 'nothing is', parts: [{ change: 10 }, { change: 30 }], pieces: [] },
  {
    name: 'a part is',
    parts: [{ change: 10 }, { change: 30, status: 'forecast' as const }],
    pieces: [['10%', '30%']],
  },
  {
    name: 'all is',
    parts: [
      { change: 10, status: 'forecast' as const },
      { change: 30, status: 'forecast' as const },
    ],
    pieces: [
      ['0%', '10%'],
      ['10%', '30%'],
    ],
  },
  {
    name: 'a part is, and another leads back',
    parts: [{ change: 50, status: 'forecast' as const }, { change: -10 }],
    pieces: [],
  },
])('the bar of a change is hatched where $name forecast', ({ parts, pieces }) => {
  expect(hatched(parts)).toEqual(pieces);
});

const slider = { label: 'Nests', minimum: 0, maximum: 4, default: 2, step: 1 };
const steps = [
  { label: 'Meadow', change: 10 },
  {
    label: 'Hedge',
    change: 40,
    driver: { slider, effect: 7.25 },
    parts: [
      { label: 'Laid', change: 15 },
      { label: 'To come', change: 25 },
    ],
  },
  { label: 'Field', change: -20, driver: { slider, effect: -5 } },
];

test('a slider at its start changes nothing', () => {
  expect(moveSteps(steps, [2, 2], 0)).toEqual(steps);
});

test('a slider moves its own step and the last part of it, in the decimals that are shown', () => {
  const [meadow, hedge, field] = moveSteps(steps, [3, 0], 0);
  expect(meadow).toEqual(steps[0]);
  expect(hedge?.change).toBe(47);
  expect(hedge?.parts?.map(({ change }) => change)).toEqual([15, 32]);
  expect(field?.change).toBe(-10);
});

test('the axis has room for wherever the sliders lead', () => {
  expect(rangeOfTotals(100, steps)).toEqual([100, 100 + 10 + 40 + 2 * 7.25]);
  expect(rangeOfTotals(-100, steps)).toEqual([-100, -100 + 10 + 40 + 2 * 7.25]);
});

test.each([
  { name: 'falls below zero', start: 60, change: -100, bars: ['40% 60%', '0% 100%', '0% 40%'] },
  {
    name: 'rises from below zero',
    start: -40,
    change: 100,
    bars: ['0% 40%', '0% 100%', '40% 60%'],
  },
  { name: 'stays below zero', start: -100, change: 50, bars: ['0% 100%', '0% 50%', '50% 50%'] },
  { name: 'stays above zero', start: 100, change: -50, bars: ['0% 100%', '50% 50%', '0% 50%'] },
])('a total that $name is drawn from zero', ({ start, change, bars }) => {
  document.body.innerHTML = renderInSite(
    <Bridge
      kind="bridge"
      title="Feathers"
      start={{ label: 'Nest', value: start }}
      steps={[{ label: 'Hedge', change }]}
      end={{ label: 'Feeder' }}
    />,
  );
  const drawn = [...document.querySelectorAll('td rect')].map(
    (rect) => `${rect.getAttribute('x')} ${rect.getAttribute('width')}`,
  );
  expect(drawn).toEqual(bars);
});
