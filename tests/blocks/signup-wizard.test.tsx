// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Counter } from '../../blocks/signup-wizard/counter.tsx';
import { SiteContext, type SiteInfo } from '../../blocks/ui/site.tsx';
import { numberMarksOf } from '../../renderer/page/number-marks.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const counter = {
  label: 'rows read',
  phrase: 'Rows are read.',
  start: 1000,
  step: 100,
  tick: 50,
  end: 10_000,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Shows the counter; jsdom lays nothing out, so its width is said here. */
async function show(width: number) {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const numbers = numberMarksOf('en_US');
  const site = { words: { pause: 'Pause' }, numbers } as unknown as SiteInfo;
  await act(async () =>
    root.render(
      <SiteContext value={site}>
        <Counter counter={counter} />
      </SiteContext>,
    ),
  );
  return {
    number: () => document.querySelector('span[data-moving]')?.textContent,
    pause: () => document.querySelector<HTMLInputElement>('input')?.click(),
    pass: (ms: number) => act(async () => vi.advanceTimersByTime(ms)),
    remove: () => act(async () => root.unmount()),
  };
}

test('section 9: the counter grows by 100 every 50 ms, and starts over after 10000', async () => {
  const { number, pass, remove } = await show(60);
  expect(number()).toBe('1,000');
  await pass(49);
  expect(number()).toBe('1,000');
  await pass(1);
  expect(number()).toBe('1,100');
  await pass(88 * 50);
  expect(number()).toBe('9,900');
  await pass(50);
  expect(number()).toBe('10,000');
  await pass(50);
  expect(number()).toBe('1,000');
  await remove();
  expect(vi.getTimerCount()).toBe(0);
});

test('it can be paused, and runs only where it is seen', async () => {
  const seen = await show(60);
  await seen.pass(500);
  seen.pause();
  await seen.pass(500);
  expect(seen.number()).toBe('2,000');
  seen.pause();
  await seen.pass(50);
  expect(seen.number()).toBe('2,100');
  await seen.remove();
  const hidden = await show(0);
  await hidden.pass(500);
  expect(hidden.number()).toBe('1,000');
  await hidden.remove();
});
