import type { Locator, Page } from '@playwright/test';

/** Returns the parts of signup box number `index` on the page, -1 for the last. */
export function signupBox(page: Page, index = 0) {
  const form = page
    .locator('form')
    .filter({ has: page.getByPlaceholder('Enter your work email') })
    .nth(index);
  return {
    form,
    email: form.getByPlaceholder('Enter your work email'),
    button: form.getByRole('button'),
  };
}

/** Fills in the first box of the page and sends it. */
export async function signUp(page: Page, address = 'ada@example.com'): Promise<void> {
  const { email, button } = signupBox(page);
  await email.fill(address);
  await button.click();
}

/** Returns the toasts at the edge of the window; F8 focuses them. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /F8/ }).getByRole('listitem');
