import type { Page } from '@playwright/test';
import { afterwards, expect, test, untilAlive, withMotion } from '../journey.ts';

// For the clock.
test.use({ ...withMotion, ownPage: true });

const shownNumber = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\d,\d00$/)
    .and(page.locator(':visible'));
const pause = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: 'Pause' });

test('the counter runs by itself, in steps to its end and over again, and can be stopped', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/start');
  await untilAlive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const number = shownNumber(page);
  const shown = async () => Number((await number.textContent())?.replace(',', ''));
  const width = () => number.evaluate((element) => element.parentElement?.offsetWidth);
  const room = await width();
  await page.clock.runFor(50 * ((2000 - (await shown())) / 100));
  await expect(number).toHaveText('2,000');
  expect(await width()).toBe(room);
  await page.clock.runFor(50);
  await expect(number).toHaveText('1,000');
  expect(await width()).toBe(room);
  await page.clock.runFor(50);
  await expect(number).toHaveText('1,100');
  await pause(page).check({ force: true });
  await page.clock.runFor(500);
  await afterwards(page);
  await expect(number).toHaveText('1,100');
});

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the counter stands still at its end', async ({ page }) => {
    await page.goto('/start');
    await untilAlive(page);
    const number = shownNumber(page);
    await expect(number).toHaveText('2,000');
    await expect(pause(page)).toBeHidden();
  });
});
