import { expect, open, phone, test } from '../journey.ts';

test.use({ viewport: phone });

test('a button that waits answers where it is, with the reason that its list shares or its own', async ({
  page,
}) => {
  await open(page, '/views/people');
  const list = page.locator('section', { hasText: 'Four things to ask for' });
  const buttons = list.getByRole('button', { name: 'Ask' });
  const reasons = list.getByText('Opens in spring');

  // Playwright waits for buttons that are disabled.
  await buttons.first().click({ force: true });
  await expect(reasons).toHaveCount(1);
  await expect(reasons).toBeInViewport({ ratio: 1 });

  await buttons.last().scrollIntoViewIfNeeded();
  await expect(reasons).not.toBeInViewport();
  await buttons.last().focus();
  await page.keyboard.press('Enter');
  await expect(reasons).toHaveCount(2);
  await expect(reasons.last()).toBeInViewport({ ratio: 1 });
  await expect(buttons.last()).toBeInViewport({ ratio: 1 });
  await expect(buttons.last()).toHaveAccessibleDescription(/Opens in spring/);

  await page.keyboard.press('Tab');
  const link = list.getByRole('link', { name: 'ask by mail' });
  await expect(link.last()).toBeFocused();
  await buttons.first().focus();
  await expect(link).toHaveCount(2);
});
