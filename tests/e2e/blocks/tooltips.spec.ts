import type { Page } from '@playwright/test';
import { desktop, expect, open, phone, test } from '../journey.ts';

test.use({ viewport: desktop, ownPage: true });

const trigger = (page: Page, label: string) =>
  page.getByRole('button', { name: `What ${label} means` });
const shown = (page: Page) => page.getByRole('tooltip');

test.describe('tooltips', () => {
  test('open by the pointer and by keys, as quickly as they should', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await test.step('after 700 ms, and at once within 300 ms of another', async () => {
      await trigger(page, 'Feathers').hover();
      await page.clock.runFor(690);
      await expect(shown(page)).toHaveCount(0);
      await page.clock.runFor(20);
      await expect(shown(page)).toHaveText('What a bird flies with.');
      await expect(trigger(page, 'Feathers')).toHaveAccessibleDescription(
        'What a bird flies with.',
      );
      await trigger(page, 'Miles').hover();
      await page.clock.runFor(1);
      await expect(shown(page)).toHaveText('How far it flies in a day.');
      await page.mouse.move(5, 400);
      await expect(shown(page)).toHaveCount(0);
      await page.clock.runFor(320);
      await trigger(page, 'Nests').hover();
      await page.clock.runFor(400);
      await expect(shown(page)).toHaveCount(0);
      await page.clock.runFor(320);
      await expect(shown(page)).toHaveText('Where it comes back to.');
      await page.mouse.move(5, 400);
      await expect(shown(page)).toHaveCount(0);
      await page.clock.runFor(320);
    });

    await test.step('they stay while the pointer is on their text, and go with Escape', async () => {
      await trigger(page, 'Feathers').hover();
      await page.clock.runFor(710);
      await shown(page).hover();
      await page.clock.runFor(1000);
      await expect(shown(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shown(page)).toHaveCount(0);
      await page.mouse.move(5, 400);
      await page.clock.runFor(320);
    });

    await test.step('at once with the keyboard, and they go with the focus', async () => {
      await trigger(page, 'Feathers').focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(trigger(page, 'Feathers')).toBeFocused();
      await expect(shown(page)).toHaveText('What a bird flies with.');
      await page.keyboard.press('Tab');
      await expect(trigger(page, 'Miles')).toBeFocused();
      await expect(shown(page)).toHaveText('How far it flies in a day.');
    });
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`by touch, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ viewport: phone, hasTouch: true, javaScriptEnabled, ownPage: false });

      test('open and close with a tap, inside the screen', async ({ page }) => {
        if (javaScriptEnabled) await open(page, '/');
        else await page.goto('/');
        await trigger(page, 'Feathers').tap();
        await expect(shown(page)).toBeVisible();
        const box = await shown(page).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
        await trigger(page, 'Feathers').tap();
        await expect(shown(page)).toHaveCount(0);
        await trigger(page, 'Feathers').tap();
        await expect(shown(page)).toBeVisible();
        await page.touchscreen.tap(10, 10);
        await expect(shown(page)).toHaveCount(0);
      });
    });
  }
});
