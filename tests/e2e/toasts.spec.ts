import type { Page } from '@playwright/test';
import { answerPosts, expect, test, wake } from './journey.ts';

const toasts = (page: Page) => page.locator('li[data-tone]');

async function signUp(page: Page): Promise<void> {
  const form = page.locator('form[action="/api/email-signup"]').first();
  await form.getByPlaceholder('Enter your work email').fill('ada@example.com');
  await form.getByRole('button').click();
}

test.describe('section 9: toasts', () => {
  test.beforeEach(async ({ page }) => {
    await answerPosts(page, 201);
    await page.goto('/');
    await wake(page);
  });

  test('at most one at a time', async ({ page }) => {
    await signUp(page);
    await expect(toasts(page)).toHaveCount(1);
    await expect(page.getByPlaceholder('Enter your work email').first()).toHaveValue('');
    await signUp(page);
    await page.waitForTimeout(500);
    await expect(toasts(page)).toHaveCount(1);
  });

  test('go after five seconds, and not before', async ({ page }) => {
    await page.clock.install();
    await signUp(page);
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(4800);
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(1500);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('F8 moves the focus to them, and they can be closed', async ({ page }) => {
    await signUp(page);
    await expect(toasts(page)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.locator('ol:focus, ol :focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByPlaceholder('Enter your work email').first()).toBeFocused();
  });

  test('a swipe past 50 px takes them away, and a shorter one does not', async ({ page }) => {
    await signUp(page);
    await expect(toasts(page)).toBeVisible();
    const swipe = async (distance: number) => {
      const box = await toasts(page).boundingBox();
      if (!box) throw new Error('no toast');
      await page.mouse.move(box.x + 40, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 8 });
      await page.mouse.up();
    };
    await swipe(30);
    await expect(toasts(page)).toBeVisible();
    await swipe(90);
    await expect(toasts(page)).toHaveCount(0);
  });
});
