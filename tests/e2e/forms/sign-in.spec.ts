import type { Page } from '@playwright/test';
import {
  afterwards,
  expect,
  holdApp,
  loseApp,
  lostApp,
  open,
  test,
  untilAlive,
  watchRequests,
} from '../journey.ts';

const password = 'correct horse 7';
const email = (page: Page) => page.getByLabel('Mail address');
const field = (page: Page) => page.getByLabel('Password', { exact: true });
const eye = (page: Page) => page.getByRole('button', { name: 'Show password' });
const submit = (page: Page) => page.getByRole('button', { name: 'Board' });

async function fill(page: Page): Promise<void> {
  await email(page).fill('ada@example.com');
  await field(page).fill(password);
  await page.getByLabel('Keep me here').check();
}

/** Sends the form in both ways and expects that nothing is sent, stored or shown. */
async function expectNothing(page: Page): Promise<void> {
  const isForPage = /^GET .*\/(assets|data)\//;
  const requests = watchRequests(page);
  const entry = () => page.evaluate(() => navigation.currentEntry?.id);
  const here = await entry();
  const { href } = new URL(page.url());
  await submit(page).click();
  await field(page).press('Enter');
  await afterwards(page);
  expect(page.url()).toBe(href);
  expect(await entry()).toBe(here);
  await expect(field(page)).toHaveValue(password);
  expect(requests.filter((request) => !isForPage.test(request))).toEqual([]);
}

test('both fields are required, which the browser says; submitting sends nothing, leads nowhere and keeps nothing', async ({
  page,
}) => {
  await open(page, '/sign-in');
  await submit(page).click();
  await expect(email(page)).toBeFocused();
  await email(page).fill('not an address');
  await submit(page).click();
  await expect(email(page)).toBeFocused();
  await email(page).fill('ada@example.com');
  await submit(page).click();
  await expect(field(page)).toBeFocused();

  await fill(page);
  await expectNothing(page);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).toBe('[{},{},""]');
});

test('the fields tell password managers what they are, and browsers nothing to send; the eye shows and hides the password, and keeps value, caret and focus', async ({
  page,
}) => {
  await page.goto('/sign-in');
  await expect(email(page)).toHaveAttribute('autocomplete', 'username');
  await expect(field(page)).toHaveAttribute('autocomplete', 'current-password');
  await fill(page);
  const form = page.getByRole('main').locator('form');
  expect(await form.evaluate((element: HTMLFormElement) => [...new FormData(element)])).toEqual([]);

  await expect(field(page)).toHaveAttribute('type', 'password');
  await field(page).fill(password);
  await field(page).press('Home');
  await field(page).press('ArrowRight');
  await eye(page).click();
  await expect(field(page)).toHaveAttribute('type', 'text');
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page)).toHaveValue(password);
  await field(page).focus();
  await page.keyboard.type('X');
  await expect(field(page)).toHaveValue(`cX${password.slice(1)}`);
  await eye(page).focus();
  await page.keyboard.press('Space');
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(eye(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('type', 'password');
});

test('nothing is sent before the app comes to life, nor when it has; a double click before counts once', async ({
  page,
}) => {
  const letGo = await holdApp(page);
  await page.goto('/sign-in');
  await fill(page);
  await eye(page).dblclick();
  await expectNothing(page);
  letGo();
  await untilAlive(page);
  await expect(field(page)).toHaveAttribute('type', 'text');
  await expect(field(page)).toHaveValue(password);
  await expectNothing(page);
});

test.describe('when the app cannot be loaded', () => {
  test.use({ expectedError: lostApp });

  test('nothing is sent either', async ({ page }) => {
    await loseApp(page);
    await page.goto('/sign-in');
    await fill(page);
    await expect(eye(page)).toBeHidden();
    await expectNothing(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is sent either', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(eye(page)).toBeHidden();
    await fill(page);
    await expectNothing(page);
  });
});
