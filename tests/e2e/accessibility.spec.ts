import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerPosts, desktop, expect, pages, phone, settle, test, wake } from './journey.ts';

test.use({ expectedErrors: [/status of 404/] });

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(told).toEqual([]);
}

for (const viewport of [desktop, phone]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      for (const path of pages) {
        test(`${path} has no violations and no sideways scroll`, async ({ page }) => {
          await page.goto(path);
          await expectNoViolations(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
        });
      }

      test('menus and messages have no violations', async ({ page }) => {
        await answerPosts(page, 201);
        await page.goto('/');
        await wake(page);
        const form = page.locator('form[action="/api/email-signup"]').first();
        await form.getByPlaceholder('Enter your work email').fill('ada@example.com');
        await form.getByRole('button').click();
        await expect(page.locator('li[data-tone]')).toBeVisible();
        await settle(page);
        await expectNoViolations(page);
        const trigger = viewport === phone ? 'Menu' : 'Products';
        await page.getByRole('banner').getByRole('button', { name: trigger }).click();
        await settle(page);
        await expectNoViolations(page);
      });
    });
  }
}

for (const path of pages) {
  test(`${path} has one main heading, and headings in order`, async ({ page }) => {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });
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
