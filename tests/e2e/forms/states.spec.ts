import { expectAccess, expectContrast } from '../axe.ts';
import { desktop, expect, open, phone, test } from '../journey.ts';
import { answerPosts } from '../posts.ts';
import { signUp, toasts } from './signup-boxes.ts';
import {
  begin,
  email,
  fillNames,
  finish,
  heading,
  proceed,
  second,
  third,
} from './wizard-steps.ts';

for (const viewport of [desktop, phone]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('menus and messages keep nobody out, in both themes', async ({ page }) => {
      await answerPosts(page, 201);
      await open(page, '/');
      await signUp(page);
      await expect(toasts(page)).toBeVisible();
      const menu = viewport === phone ? 'Menu' : 'Views';
      await page.getByRole('banner').getByRole('button', { name: menu }).click();
      await expectAccess(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // Other blocks are checked in `examples.spec.ts`.
        await expectContrast(page, { exclude: 'main > section:not(:has(form))' });
      }
    });

    test('no step of the wizard keeps anybody out', async ({ page }) => {
      await answerPosts(page, 201);
      await page.emulateMedia({ colorScheme: viewport === phone ? 'dark' : 'light' });
      const check = async () => {
        await expectAccess(page);
        await expectContrast(page, 'main');
      };
      await page.goto('/start');
      await begin(page).click();
      await expect(heading(page, second)).toBeFocused();
      await check();
      await fillNames(page);
      await proceed(page).click();
      await expect(heading(page, third)).toBeFocused();
      await check();
      await email(page).fill('ada@example.com');
      await finish(page).click();
      await expect(heading(page, 'On board, Ada')).toBeFocused();
      await check();
    });
  });
}
