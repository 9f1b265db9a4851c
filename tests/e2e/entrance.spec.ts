import type { Page } from '@playwright/test';
import { desktop, expect, test, wake } from './journey.ts';

test.use({ viewport: desktop });

/** Notes every entrance from now on: what rose, and when, in milliseconds. */
async function recordEntrances(page: Page) {
  await page.addInitScript(() => {
    const entrances: { text: string; delay: number }[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const { delay } = options as KeyframeAnimationOptions;
      entrances.push({ text: this.textContent?.slice(0, 400) ?? '', delay: delay ?? 0 });
      return animate.call(this, keyframes, options);
    };
    Object.assign(window, { entrances });
  });
  return (text: string) =>
    page.evaluate(
      (part) =>
        (window as unknown as { entrances: { text: string; delay: number }[] }).entrances
          .filter((entrance) => entrance.text.includes(part))
          .map(({ delay }) => delay),
      text,
    );
}

const bringIntoView = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading }).evaluate((element) => element.scrollIntoView());

test('sections 4 and 9: sections rise once as they come into view, their items 150 or 200 ms apart', async ({
  page,
}) => {
  const delays = await recordEntrances(page);
  await page.goto('/solutions/for-fpa-teams');
  await wake(page);
  expect(await delays('')).toEqual([]);
  await bringIntoView(page, 'Professional-Grade Tools');
  await expect.poll(() => delays('Advanced model builder')).toEqual([0]);
  expect(await delays('Collaboration hub')).toEqual([150]);
  expect(await delays('Analytics engine')).toEqual([300]);
  await bringIntoView(page, 'Team Productivity Gains');
  await expect.poll(() => delays('higher forecast accuracy')).toEqual([600]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await bringIntoView(page, 'Professional-Grade Tools');
  await bringIntoView(page, 'Ready to elevate your FP&A practice?');
  await expect.poll(() => delays('Ready to elevate')).toEqual([0]);
  expect(await delays('Advanced model builder')).toEqual([0]);
});

test.describe('with less motion wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sections 4 and 9: nothing rises', async ({ page }) => {
    const delays = await recordEntrances(page);
    await page.goto('/solutions/for-fpa-teams');
    await wake(page);
    await bringIntoView(page, 'Professional-Grade Tools');
    await page.waitForTimeout(300);
    expect(await delays('')).toEqual([]);
  });
});
