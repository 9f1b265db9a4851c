import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../journey.ts';

test.use(withMotion);

const pause = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: 'Pause' });

/** Returns the visible numbers: now, or at a time of their animation in milliseconds. */
const shownNumbers = (page: Page, time?: number) =>
  page.evaluate((time) => {
    if (time !== undefined) {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    }
    const stack = document.querySelector('main form [data-stack]');
    const text = stack?.firstChild as Text;
    const frame = stack?.parentElement?.getBoundingClientRect() as DOMRect;
    return [...text.data.matchAll(/.+/g)].flatMap(({ 0: number, index }) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + number.length);
      const { top, bottom } = range.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return middle > frame.top && middle < frame.bottom ? [number] : [];
    });
  }, time);

/** A pause starts with the next frame, which a busy machine may render late. */
const untilPaused = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ ready }) => ready));
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the counter runs from its start to its end in ninety steps of 50 ms, over again, and can be stopped', async ({
      page,
    }) => {
      await page.goto('/start');
      const numbers: string[][] = [];
      for (const time of [0, 49, 51, 449, 451, 4499, 4501, 4549, 4551, 4601]) {
        numbers.push(await shownNumbers(page, time));
      }
      expect(numbers).toEqual([
        ...[['1,000'], ['1,000'], ['1,100'], ['1,800'], ['1,900']],
        ...[['9,900'], ['10,000'], ['10,000'], ['1,000'], ['1,100']],
      ]);

      await page.reload();
      await pause(page).check({ force: true });
      await untilPaused(page);
      const stopped = await shownNumbers(page);
      await page.waitForTimeout(200);
      expect(await shownNumbers(page)).toEqual(stopped);
    });
  });
}

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the counter stands still at its end', async ({ page }) => {
    await page.goto('/start');
    expect(await shownNumbers(page)).toEqual(['10,000']);
    await expect(pause(page)).toBeHidden();
  });
});
