import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

export const heading = (page: Page, name: string) => page.getByRole('heading', { name });
export const email = (page: Page) => page.getByLabel('Mail address');

/** The buttons of the wizard, in order. */
export const begin = (page: Page) => page.getByRole('button', { name: 'Begin' });
export const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' });
export const back = (page: Page) => page.getByRole('button', { name: 'Back' });
export const finish = (page: Page) => page.getByRole('button', { name: 'Get the ticket' });

/** The headings of the second and the third step. */
export const second = 'Who is flying?';
export const third = 'Where does the ticket go?';

export async function fillNames(page: Page, first = 'Ada', last = 'Okafor'): Promise<void> {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
}

/** Opens the wizard and goes to its third step. */
export async function goToThird(page: Page): Promise<void> {
  await page.goto('/start');
  await begin(page).click();
  await fillNames(page);
  await proceed(page).click();
  await expect(heading(page, third)).toBeFocused();
}

/** Goes to another page by its link in the header. */
export async function visitPrices(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Prices' }).click();
  await expect(heading(page, 'Prices for every wing')).toBeVisible();
}
