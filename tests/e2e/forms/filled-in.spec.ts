import type { Locator } from '@playwright/test';
import { expect, holdApp, open, test, untilAlive } from '../journey.ts';
import { answerPosts, sent } from '../posts.ts';
import { signupBox } from './signup-boxes.ts';
import { begin, email, heading, proceed, second, third } from './wizard-steps.ts';

/** Fills a field in as some password managers do: without an event. */
const fillSilently = (field: Locator, value: string): Promise<void> =>
  field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, value);

test('the button of a signup box works as soon as its field is filled in, though no event says so', async ({
  page,
}) => {
  const requests = await answerPosts(page, 201);
  await open(page, '/');
  const { email: field, button } = signupBox(page);
  await expect(button).toBeDisabled();
  await fillSilently(field, 'ada@example.com');
  await expect(button).toBeEnabled();
  await button.click();
  await expect.poll(() => sent(requests)).toEqual([{ email: 'ada@example.com', source: 'hero' }]);
  await expect(field).toHaveValue('');
  await expect(button).toBeDisabled();
});

test('that is so before the app has come to life, and once it has', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/');
  const { email: field, button } = signupBox(page);
  await expect(button).toBeDisabled();
  await fillSilently(field, 'ada@example.com');
  await expect(button).toBeEnabled();
  await page.mouse.wheel(0, 1);
  release();
  await untilAlive(page);
  await expect(button).toBeEnabled();
});

test('what is wrong with a field is no longer said once it was filled in so', async ({ page }) => {
  await open(page, '/sign-in');
  const [address, password] = [page.locator('[type=email]'), page.locator('[type=password]')];
  await page.getByRole('main').locator('[type=submit]').click();
  for (const field of [address, password]) await expect(field).toHaveAccessibleDescription(/\w/);
  await fillSilently(address, 'ada@example.com');
  await fillSilently(password, 'secret');
  for (const field of [address, password]) {
    await expect(field).toHaveAccessibleDescription('');
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
});

test('the wizard goes on with names that were filled in so, and leads back to a field that is too long', async ({
  page,
}) => {
  const requests = await answerPosts(page, 201);
  await page.goto('/start');
  await begin(page).click();
  await expect(proceed(page)).toBeDisabled();
  await fillSilently(page.getByLabel('First name'), 'Ada');
  await fillSilently(page.getByLabel('Last name'), 'Okafor');
  const task = page.getByLabel('Task on board');
  await fillSilently(task, 'x'.repeat(201));
  await proceed(page).click();
  await expect(heading(page, third)).toBeFocused();
  await email(page).fill('ada@example.com');
  await email(page).press('Enter');
  await expect(heading(page, second)).toBeFocused();
  await expect(task).toHaveAccessibleDescription(/200/);
  expect(requests).toEqual([]);
  await task.fill('Pilot');
  await proceed(page).click();
  // The focus goes there first, and would take the key.
  await expect(heading(page, third)).toBeFocused();
  await email(page).press('Enter');
  await expect.poll(() => sent(requests)).toMatchObject([{ jobTitle: 'Pilot' }]);
});
