import type { Page } from '@playwright/test';
import {
  answerPosts,
  desktop,
  expect,
  expectNoViolations,
  pages,
  phone,
  test,
  wake,
} from './journey.ts';

test.use({ expectedErrors: [/status of 404/] });

/** Does something at both widths in both themes. */
async function inEveryForm(page: Page, check: () => Promise<void>): Promise<void> {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await test.step(`${viewport.width} px, ${colorScheme}`, check);
    }
  }
}

for (const path of pages) {
  test(`${path} has no violations, no sideways scroll, and headings in order`, async ({ page }) => {
    await page.goto(path);
    await inEveryForm(page, async () => {
      await expectNoViolations(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => heading.checkVisibility())
          .map(({ tagName }) => Number(tagName[1])),
      );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });
}

for (const viewport of [desktop, phone]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('menus and messages have no violations', async ({ page }) => {
        await answerPosts(page, 201);
        await page.goto('/');
        await wake(page);
        const form = page.locator('form[action="/api/email-signup"]').first();
        await form.getByPlaceholder('Enter your work email').fill('ada@example.com');
        await form.getByRole('button').click();
        await expect(page.locator('li[data-tone]')).toBeVisible();
        await expectNoViolations(page);
        const trigger = viewport === phone ? 'Menu' : 'Products';
        await page.getByRole('banner').getByRole('button', { name: trigger }).click();
        await expectNoViolations(page);
      });
    });
  }
}

test('the first tab stop leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
