import type { Page } from '@playwright/test';
import { afterwards, expect, open, test, withMotion } from '../journey.ts';

// Low, so that all sections but the first start below the screen.
test.use({ ...withMotion, viewport: { width: 1440, height: 500 }, ownPage: true });

interface Entrance {
  text: string;
  /** Milliseconds. */
  delay: number;
  /** Whether it moves a line that its neighbours may share. */
  hasLine: boolean;
}

/**
 * Records every entrance animation from now on. Returns a function for the delays of those that
 * contain a text. None of them moves a line, so those of neighbours stay aligned.
 */
async function recordEntrances(page: Page) {
  await page.addInitScript(() => {
    const entrances: Entrance[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const { delay } = options as KeyframeAnimationOptions;
      const { borderWidth, borderRadius } = getComputedStyle(this);
      entrances.push({
        text: this.textContent?.slice(0, 400) ?? '',
        delay: Number(delay ?? 0),
        hasLine: /(^| )[1-9]/.test(borderWidth) && /(^| )0px/.test(borderRadius),
      });
      return animate.call(this, keyframes, options);
    };
    Object.assign(window, { entrances });
  });
  return (text: string) =>
    page.evaluate(
      (text) =>
        (window as unknown as { entrances: Entrance[] }).entrances
          .filter((entrance) => entrance.text.includes(text))
          .map(({ delay, hasLine }) => (hasLine ? 'moves a line' : delay)),
      text,
    );
}

const bringIntoView = (page: Page, heading: string) =>
  page
    .getByRole('heading', { name: heading })
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

test('sections rise once as they come into view, their items 150 or 200 ms apart', async ({
  page,
}) => {
  const delays = await recordEntrances(page);
  await open(page, '/guides/for-teams');
  await afterwards(page);
  expect(await delays('')).toEqual([]);
  await bringIntoView(page, 'Three rules of a flock');
  await expect.poll(() => delays('Keep the distance')).toEqual([0]);
  expect(await delays('Change the lead')).toEqual([150]);
  expect(await delays('Land together')).toEqual([300]);
  await bringIntoView(page, 'What a flock gains');
  await expect.poll(() => delays('fewer detours')).toEqual([600]);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await bringIntoView(page, 'Three rules of a flock');
  await bringIntoView(page, 'Bring the whole flock');
  await expect.poll(() => delays('Bring the whole flock')).toEqual([0]);
  expect(await delays('Keep the distance')).toEqual([0]);
});

test('tools rise 100 ms apart', async ({ page }) => {
  const delays = await recordEntrances(page);
  await open(page, '/views/tools');
  await afterwards(page);
  await bringIntoView(page, 'Twelve tools in a ring');
  // Each tool occurs three times.
  await expect.poll(() => delays('Bookthorne')).toEqual([0, 1200, 2400]);
  expect(await delays('Dealwick')).toEqual([100, 1300, 2500]);
});

test.describe('the not-found page', () => {
  test.use({ expectedError: /status of 404/ });

  test('its months turn to ink step by step', async ({ page }) => {
    await page.goto('/nowhere');
    const shares = await page
      .locator('[data-ink]')
      .first()
      .evaluate((bar: HTMLElement) => {
        // On a busy machine it is over by now, so it starts again.
        bar.style.animationName = 'none';
        bar.getAnimations();
        bar.style.animationName = '';
        const [animation] = bar.getAnimations();
        animation?.pause();
        return [0.2, 0.5, 0.8].map((share) => {
          if (animation) animation.currentTime = 300 + share * 420;
          return Number.parseFloat(getComputedStyle(bar).clipPath.replace('inset(', ''));
        });
      });
    expect(shares.every((share) => share > 0 && share < 100)).toBe(true);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });
});

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing rises', async ({ page }) => {
    const delays = await recordEntrances(page);
    await open(page, '/guides/for-teams');
    await afterwards(page);
    await bringIntoView(page, 'Three rules of a flock');
    await afterwards(page);
    await afterwards(page);
    expect(await delays('')).toEqual([]);
  });
});

test.describe('the labels below the opening', () => {
  const labels = ['First label', 'Second label', 'Third label'];

  /** Returns the labels inside the window that they pass, at a time in milliseconds. */
  const labelsAt = (page: Page, time: number) =>
    page.evaluate(
      ({ labels, time }) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
        const elements = [...document.querySelectorAll('main span')].filter(({ textContent }) =>
          labels.includes(textContent),
        );
        const clip = elements[0]?.parentElement?.parentElement?.getBoundingClientRect();
        const middle = clip ? clip.top + clip.height / 2 : 0;
        return elements
          .filter((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return top < middle && bottom > middle;
          })
          .map(({ textContent }) => textContent);
      },
      { labels, time },
    );

  test('change every three seconds, start over, and can be stopped', async ({ page }) => {
    await page.goto('/');
    for (const [index, label] of [...labels, labels[0]].entries()) {
      expect(await labelsAt(page, index * 3000 + 100)).toEqual([label]);
      expect(await labelsAt(page, index * 3000 + 2900)).toEqual([label]);
    }
    await page.reload();
    const states = () =>
      page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
    await expect.poll(states).toContain('running');
    await page.getByRole('checkbox', { name: 'Pause' }).check();
    await expect.poll(async () => new Set(await states())).toEqual(new Set(['paused']));
  });
});
