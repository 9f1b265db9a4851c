import { afterwards, expect, open, settle, test, withMotion } from '../journey.ts';
import { answerPosts } from '../posts.ts';
import { signUp, signupBox, toasts } from './signup-boxes.ts';

test.describe('toasts', () => {
  // Toasts wait for their exit animation.
  test.use(withMotion);

  test.describe('on a clock of their own', () => {
    test.use({ ownPage: true });

    test('go after five seconds and not before', async ({ page }) => {
      await answerPosts(page, 201);
      await page.clock.install();
      await open(page, '/');
      await signUp(page);
      await expect(toasts(page)).toBeVisible();
      // The clock also runs by itself, so each look at the page takes some of the time.
      await page.clock.runFor(3500);
      await afterwards(page);
      await expect(toasts(page)).toBeVisible();
      await page.clock.runFor(2500);
      await expect(toasts(page)).toHaveCount(0);
    });
  });

  test('are at most one at a time; F8 moves the focus to it, and it comes back when it is closed; a swipe past 50 px takes it away, and a shorter one does not', async ({
    page,
  }) => {
    const requests = await answerPosts(page, 201);
    await open(page, '/');
    for (const count of [1, 2]) {
      await signUp(page);
      await expect(signupBox(page).email).toHaveValue('');
      expect(requests).toHaveLength(count);
      await expect(toasts(page)).toHaveCount(1);
    }
    await afterwards(page);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(page.locator('ol:focus, ol :focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(signupBox(page).email).toBeFocused();

    await signUp(page);
    await expect(toasts(page)).toBeVisible();
    const swipe = async (distance: number) => {
      const box = await toasts(page).boundingBox();
      if (!box) throw new Error('There is no toast.');
      await page.mouse.move(box.x + 40, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 8 });
      await page.mouse.up();
    };
    await swipe(30);
    await settle(page);
    await expect(toasts(page)).toBeVisible();
    await swipe(90);
    await expect(toasts(page)).toHaveCount(0);
  });

  test.describe('before anything else', () => {
    test.use({ ownPage: true });

    test('F8 loads the app and moves the focus to their place', async ({ page }) => {
      await page.goto('/');
      await page.keyboard.press('F8');
      await expect(page.locator('ol:focus')).toHaveText(/\S/);
      await expect(toasts(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(toasts(page)).toBeHidden();
    });
  });
});
