import type { Page } from '@playwright/test';
import { afterwards, expect, test } from '../journey.ts';
import { answerPosts, holdPosts, sent } from '../posts.ts';
import { toasts } from './signup-boxes.ts';
import {
  back,
  begin,
  email,
  fillNames,
  finish,
  goToThird,
  heading,
  proceed,
  second,
  third,
} from './wizard-steps.ts';

const form = (page: Page) => page.getByRole('main').locator('form');

/** Returns the circles above the steps: the current one, and the checked ones. */
const circles = (page: Page) =>
  form(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const isChecked = item.querySelector('svg') !== null;
        return item.ariaCurrent === 'step' ? 'current' : isChecked ? 'checked' : 'open';
      }),
    );

/** Presses Tab until the button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('main').getByRole('button', { name });
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach "${name}".`);
}

test('the whole way by mouse: three steps, one request, a message and a greeting', async ({
  page,
}) => {
  const { requests, answer } = await holdPosts(page, 201);
  await page.goto('/start');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  expect(await circles(page)).toEqual(['current', 'open', 'open']);
  await begin(page).click();
  await expect(heading(page, second)).toBeFocused();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  expect(await circles(page)).toEqual(['checked', 'current', 'open']);
  await fillNames(page, 'Ada ', 'Okafor');
  await page.getByLabel('Task on board').fill('Pilot');
  const size = page.getByLabel('Size of the flock');
  const sizes = ['Choose a size', '1-5', '6-20', '21-100', '100+'];
  expect(await size.locator('option').allTextContents()).toEqual(sizes);
  await size.selectOption('6-20');
  await proceed(page).click();
  await expect(heading(page, third)).toBeFocused();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  expect(await circles(page)).toEqual(['checked', 'checked', 'current']);
  await expect(form(page).getByRole('listitem').first()).toHaveText('Hello, done');
  await email(page).fill('ada@example.com');
  await page.getByLabel('Company').fill('Example Ltd');
  await finish(page).click();
  await expect(page.getByRole('button', { name: 'Printing...' })).toBeDisabled();
  await expect(back(page)).toBeDisabled();
  answer();
  await expect(heading(page, 'On board, Ada')).toBeFocused();
  await expect(form(page)).toContainText('Your ticket is printed. It is in the mail.');
  await expect(toasts(page)).toHaveText('You have a seat!Look into your mail.');
  await expect(page.getByText(/^Step \d of 3$/)).toHaveCount(0);
  expect(sent(requests)).toEqual([
    {
      email: 'ada@example.com',
      source: 'wizard-page',
      firstName: 'Ada ',
      lastName: 'Okafor',
      company: 'Example Ltd',
      jobTitle: 'Pilot',
      teamSize: '6-20',
    },
  ]);
  expect(requests[0]?.method()).toBe('POST');
  expect(new URL(requests[0]?.url() ?? '').pathname).toBe('/api/email-signup');
  expect(requests[0]?.headers()['content-type']).toBe('application/json');
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page).toHaveURL('/sign-in');
});

test('Enter that only chooses characters of another script stays on the step', async ({ page }) => {
  await page.goto('/start');
  await begin(page).click();
  await fillNames(page);
  // Safari reports the key after the composition, and so as none of it.
  await page
    .getByLabel('Last name')
    .dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: false });
  await afterwards(page);
  await expect(heading(page, second)).toBeVisible();
  await page.getByLabel('Last name').press('Enter');
  await expect(heading(page, third)).toBeVisible();
});

test('the whole way by keyboard alone, optional fields left empty', async ({ page }) => {
  const requests = await answerPosts(page, 201);
  await page.goto('/start');
  await tabTo(page, 'Begin');
  await page.keyboard.press('Enter');
  await expect(heading(page, second)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Grace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lind');
  await tabTo(page, 'Continue');
  await page.keyboard.press('Space');
  await expect(heading(page, third)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('grace@example.com');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'On board, Grace')).toBeFocused();
  const none = { company: '', jobTitle: '', teamSize: '' };
  expect(sent(requests)).toEqual([
    {
      email: 'grace@example.com',
      source: 'wizard-page',
      firstName: 'Grace',
      lastName: 'Lind',
      ...none,
    },
  ]);
});

test('the real server stores a signup without the optional fields', async ({ page }) => {
  await goToThird(page);
  await email(page).fill('wizard@example.com');
  const answer = page.waitForResponse('**/api/email-signup');
  await finish(page).click();
  expect((await answer).status()).toBe(201);
  await expect(heading(page, 'On board, Ada')).toBeVisible();
});

test('names and an address are required and carry an asterisk, no step goes on without, and the greeting shows the name as it was sent', async ({
  page,
}) => {
  const requests = await answerPosts(page, 201);
  await page.goto('/start');
  await begin(page).click();
  await expect(proceed(page)).toBeDisabled();
  await page.getByLabel('First name').press('Enter');
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await fillNames(page, 'Ada', '');
  await expect(proceed(page)).toBeDisabled();
  await fillNames(page, ' ', 'Okafor');
  await expect(proceed(page)).toBeDisabled();
  await page.getByLabel('Last name').press('Enter');
  await afterwards(page);
  await expect(heading(page, second)).toBeVisible();
  await fillNames(page, '<b>$&</b>');
  await expect(proceed(page)).toBeEnabled();
  await page.getByLabel('Task on board').press('Enter');
  await expect(heading(page, third)).toBeFocused();

  await expect(email(page)).toHaveAttribute('type', 'email');
  // It is not marked as invalid before anything was typed.
  await expect(email(page)).not.toHaveCSS('box-shadow', /inset/);
  await finish(page).click();
  await expect(email(page)).toBeFocused();
  await email(page).fill('not an address');
  await email(page).press('Enter');
  await expect(email(page)).toBeFocused();
  await afterwards(page);
  expect(requests).toHaveLength(0);
  const required = await form(page)
    .locator('label')
    .evaluateAll((labels) =>
      labels
        .filter(({ nextElementSibling }) => nextElementSibling?.textContent === '*')
        .map(({ textContent }) => textContent),
    );
  expect(required).toEqual(['First name', 'Last name', 'Mail address']);
  await email(page).fill('ada@example.com');
  await email(page).press('Enter');
  await expect(heading(page, 'On board, <b>$&</b>')).toBeVisible();
  expect(requests).toHaveLength(1);
});
