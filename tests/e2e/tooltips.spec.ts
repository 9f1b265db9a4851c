import type { Page } from '@playwright/test';
import { desktop, expect, phone, test, wake } from './journey.ts';

test.use({ viewport: desktop });

const triggers = (page: Page) => page.getByRole('button', { name: /^What .* means$/ });
const shown = (page: Page) => page.locator('[role=tooltip]:popover-open');

test.describe('section 9: tooltips', () => {
  test('open after 700 ms, and at once within 300 ms of another', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await wake(page);
    const [first, second, third] = await triggers(page).all();
    if (!first || !second || !third) throw new Error('no tooltips');
    await first.scrollIntoViewIfNeeded();
    await page.clock.pauseAt(Date.now() + 60_000);
    await first.hover();
    await page.clock.runFor(690);
    await expect(shown(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(shown(page)).toHaveCount(1);
    await expect(first).toHaveAccessibleDescription((await shown(page).textContent()) ?? '');
    await second.hover();
    await page.clock.runFor(1);
    await expect(shown(page)).toHaveCount(1);
    await expect(second).toHaveAccessibleDescription((await shown(page).textContent()) ?? '');
    await page.mouse.move(5, 400);
    await expect(shown(page)).toHaveCount(0);
    await page.clock.runFor(320);
    await third.hover();
    await page.clock.runFor(400);
    await expect(shown(page)).toHaveCount(0);
    await page.clock.runFor(320);
    await expect(shown(page)).toHaveCount(1);
  });

  test('stay while the pointer is on their text, and go with Escape', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    const trigger = triggers(page).first();
    await trigger.hover();
    await expect(shown(page)).toBeVisible();
    await shown(page).hover();
    await page.waitForTimeout(300);
    await expect(shown(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(0);
  });

  test('open with the keyboard at once', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await wake(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const trigger = triggers(page).first();
    await trigger.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(trigger).toBeFocused();
    await expect(shown(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(trigger).not.toBeFocused();
    await expect(page.locator('[role=tooltip]').first()).toBeHidden();
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`by touch, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ viewport: phone, hasTouch: true, javaScriptEnabled });

      test('open and close with a tap', async ({ page }) => {
        await page.goto('/');
        if (javaScriptEnabled) await wake(page);
        const trigger = triggers(page).first();
        const tooltip = page.locator('[role=tooltip]').first();
        await trigger.tap();
        await expect(tooltip).toBeVisible();
        const box = await tooltip.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
        await trigger.tap();
        await expect(tooltip).toBeHidden();
        await trigger.tap();
        await expect(tooltip).toBeVisible();
        await page.touchscreen.tap(10, 10);
        await expect(tooltip).toBeHidden();
      });
    });
  }
});
