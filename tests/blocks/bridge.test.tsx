import { expect, test } from 'vitest';
import { highestTotal, moveSteps } from '../../blocks/ui/charts/bridge/move-steps.ts';
import Bridge from '../../blocks/visuals/bridge.tsx';
import { renderInSite } from './render-in-site.tsx';

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
  expect(highestTotal(100, steps)).toBe(100 + 10 + 40 + 2 * 7.25);
});
