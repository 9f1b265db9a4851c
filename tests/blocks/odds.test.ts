import { expect, test } from 'vitest';
import { dotsOf, dotWidth, outcomeOf, outlineOf } from '../../blocks/odds/runs.ts';
import { quantile, shareBelow } from '../../blocks/ui/charts/normal.ts';
import { ticksBetween } from '../../blocks/ui/charts/numbers.ts';

// From tables of the normal distribution.
test.each([
  [-2.326348, 0.01],
  [-1.281552, 0.1],
  [0, 0.5],
  [0.67449, 0.75],
  [1.959964, 0.975],
])('below %f lie %f of all values', (z, share) => {
  expect(shareBelow(z)).toBeCloseTo(share, 6);
  expect(quantile(share)).toBeCloseTo(z, 5);
});

const block = {
  median: 4.3,
  deviation: 0.5305,
  limit: { label: 'Minimum', value: 3 },
  axis: { minimum: 1, maximum: 6 },
  assumptions: [
    { label: 'Six hires', effect: -0.468 },
    { label: 'Late payers', effect: -0.94 },
  ],
};

// The first effect is shown as −0.47.
test.each([
  { chosen: [], chance: 0.7, middle: 4.3, low: 3.62 },
  { chosen: [true, false], chance: 5.9, middle: 3.83, low: 3.15 },
  { chosen: [false, true], chance: 24.9, middle: 3.36, low: 2.68 },
  { chosen: [true, true], chance: 58.2, middle: 2.89, low: 2.21 },
])('with $chosen $chance percent end below the limit', ({ chosen, chance, middle, low }) => {
  const found = outcomeOf(block, chosen);
  expect(found.chance).toBeCloseTo(chance, 1);
  expect(found.middle).toBeCloseTo(middle, 9);
  expect(found.low).toBeCloseTo(low, 3);
  const dots = dotsOf(block, found.middle);
  expect(dots).toHaveLength(100);
  const below = dots.filter(({ isBelow }) => isBelow).length;
  expect(Math.abs(below - chance)).toBeLessThanOrEqual(1);
  const places = dots.map(({ value, row }) => `${value.toFixed(6)} ${row}`);
  expect(new Set(places).size, 'no two dots in one place').toBe(100);
});

test.each([
  { from: 1, to: 6, ticks: [1, 2, 3, 4, 5, 6] },
  { from: 1.4, to: 5.9, ticks: [2, 3, 4, 5] },
  { from: -2, to: 3.3, ticks: [-2, 0, 2] },
  { from: 15, to: 16.2, ticks: [15, 15.5, 16] },
])('an axis from $from to $to has round ticks', ({ from, to, ticks }) => {
  expect(ticksBetween(from, to)).toEqual(ticks);
});

test.each([
  { name: 'wide enough', axis: { minimum: 1, maximum: 6 } },
  { name: 'too short on both sides', axis: { minimum: 3.5, maximum: 4.5 } },
  { name: 'beside all runs', axis: { minimum: 10, maximum: 11 } },
  { name: 'narrower than a column', axis: { minimum: 3.05, maximum: 3.1 } },
])('on an axis $name no two dots are in one place', ({ axis }) => {
  const dots = dotsOf({ ...block, axis }, block.median);
  const places = dots.map(({ value, row }) => `${value.toFixed(6)} ${row}`);
  expect(new Set(places).size).toBe(100);
  expect(dots.filter(({ isBelow }) => isBelow)).toHaveLength(1);
});

test('the outline of the dots encloses a hundred of them, and begins and ends on the axis', () => {
  const width = dotWidth(block.deviation);
  const corners = outlineOf(dotsOf(block, block.median), width);
  const area = corners.slice(1).reduce((total, corner, index) => {
    const before = corners[index];
    return total + (before ? (corner.value - before.value) * before.rows : 0);
  }, 0);
  expect(area / width).toBeCloseTo(100, 6);
  expect([corners[0]?.rows, corners.at(-1)?.rows]).toEqual([0, 0]);
});
