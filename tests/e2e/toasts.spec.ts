import { expect, open, test } from './journey.ts';
import { answerPosts } from './posts.ts';
import { signUp, signupBox, toasts } from './signup-boxes.ts';

test.describe('toasts', () => {
  test.beforeEach(({ page }) => answerPosts(page, 201));

  test.describe('on a clock of their own', () => {
    test.use({ ownPage: true });

    test('there is at most one, and it goes after five seconds and not before', async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, '/');
      await signUp(page);
      await expect(toasts(page)).toHaveCount(1);
      await expect(signupBox(page).email).toHaveValue('');
      await page.clock.runFor(3000);
      await signUp(page, 'grace@example.com');
      await expect(signupBox(page).email).toHaveValue('');
      await page.clock.runFor(4800);
      await expect(toasts(page)).toHaveCount(1);
      await page.clock.runFor(1000);
      await expect(toasts(page)).toHaveCount(0);
    });
  });

  test('F8 moves the focus to them, and it comes back when they are closed', async ({ page }) => {
    await open(page, '/');
    await signUp(page);
    await expect(toasts(page)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.locator('ol:focus, ol :focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(signupBox(page).email).toBeFocused();
  });

  test('a swipe past 50 px takes them away, and a shorter one does not', async ({ page }) => {
    await open(page, '/');
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
    await expect(toasts(page)).toBeVisible();
    await swipe(90);
    await expect(toasts(page)).toHaveCount(0);
  });
});
