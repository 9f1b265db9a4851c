import { expect, open, test } from '../journey.ts';
import { answerPosts, holdPosts } from '../posts.ts';
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
  visitPrices,
} from './wizard-steps.ts';

test('Back keeps what was typed, and so does the Back button of the browser', async ({ page }) => {
  await open(page, '/prices');
  await page.getByRole('banner').getByRole('link', { name: 'Start' }).click();
  await begin(page).click();
  await fillNames(page);
  await page.getByLabel('Size of the flock').selectOption('100+');
  await proceed(page).click();
  await email(page).fill('ada@example.com');
  await back(page).click();
  await expect(heading(page, second)).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Size of the flock')).toHaveValue('100+');
  await proceed(page).click();
  // If visitors go back before the step is shown, the focus stays.
  await expect(heading(page, third)).toBeFocused();
  await expect(email(page)).toHaveValue('ada@example.com');
  await page.goBack();
  await expect(heading(page, second)).toBeFocused();
  await page.goBack();
  await expect(begin(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goForward();
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/prices');
});

test('neither another page nor another document on the way loses the step or what was typed', async ({
  page,
}) => {
  await goToThird(page);
  await email(page).fill('ada@example.com');
  await visitPrices(page);
  await page.goBack();
  await expect(email(page)).toHaveValue('ada@example.com');
  await page.goto('/contact');
  await page.goBack();
  await expect(heading(page, third)).toBeVisible();
  await expect(email(page)).toHaveValue('ada@example.com');
  await back(page).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
  await expect(proceed(page)).toBeEnabled();
});

test('a link to a place on the page leaves the step as it is', async ({ page }) => {
  await goToThird(page);
  await page.evaluate(() => {
    location.hash = 'content';
  });
  await expect(heading(page, third)).toBeVisible();
  await back(page).click();
  await expect(heading(page, second)).toBeFocused();
  await back(page).click();
  await expect(begin(page)).toBeVisible();
});

test('after the confirmation the Back button of the browser leaves the page', async ({ page }) => {
  await answerPosts(page, 201);
  await page.goto('/prices');
  await goToThird(page);
  await email(page).fill('ada@example.com');
  await finish(page).click();
  await expect(heading(page, 'On board, Ada')).toBeVisible();
  // By then the app has gone back to the entry of the first step.
  await expect.poll(() => page.evaluate(() => history.state.usr.wizardStep)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/prices');
});

test('a visitor who has gone on meanwhile reads the outcome, and stays where they are', async ({
  page,
}) => {
  const { answer } = await holdPosts(page, 201);
  await goToThird(page);
  await email(page).fill('ada@example.com');
  await finish(page).click();
  await visitPrices(page);
  answer();
  await expect(toasts(page)).toContainText('You have a seat!');
  await expect(page).toHaveURL('/prices');
  await page.getByRole('banner').getByRole('link', { name: 'Start' }).click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('what an earlier try without the app said goes with the first step', async ({ page }) => {
  await page.goto('/start#wizard-error');
  const notice = page.locator('#wizard-error');
  await expect(notice).toContainText('No seat yet');
  await expect(notice).toBeVisible();
  await begin(page).click();
  await expect(heading(page, second)).toBeFocused();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL('/start');
  await page.goBack();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(notice).toBeHidden();
});
