import type { Page } from '@playwright/test';
import { expect, holdApp, loseApp, test, untilAlive, wake } from './journey.ts';

const password = 'correct horse 7';
const field = (page: Page) => page.getByLabel('Password', { exact: true });

/** All that goes over the network from now on. */
function watch(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return requests;
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@example.com');
  await field(page).fill(password);
  await page.getByLabel('Remember me').check();
}

/** Sends the form in both ways, and sees that nothing comes of it. */
async function expectNothing(page: Page, requests: readonly string[]): Promise<void> {
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await field(page).press('Enter');
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(field(page)).toHaveValue(password);
}

test('sections 2 and 7: submitting sends nothing and leads nowhere', async ({ page }) => {
  await page.goto('/sign-in');
  await wake(page);
  await fill(page);
  await page.waitForLoadState('networkidle');
  const requests = watch(page);
  await expectNothing(page, requests);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).toBe('[{},{},""]');
});

test('section 5: both fields are required, and the browser says so', async ({ page }) => {
  await page.goto('/sign-in');
  await wake(page);
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  await submit.click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('not an address');
  await submit.click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('ada@example.com');
  await submit.click();
  await expect(field(page)).toBeFocused();
});

test('section 2: the eye shows and hides the password, and keeps value and caret', async ({
  page,
}) => {
  await page.goto('/sign-in');
  const eye = page.getByRole('button', { name: 'Show password' });
  await expect(field(page)).toHaveAttribute('type', 'password');
  await field(page).fill(password);
  await field(page).press('Home');
  await field(page).press('ArrowRight');
  await eye.click();
  await expect(field(page)).toHaveAttribute('type', 'text');
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page)).toHaveValue(password);
  await field(page).focus();
  await page.keyboard.type('X');
  await expect(field(page)).toHaveValue(`cX${password.slice(1)}`);
  await eye.focus();
  await page.keyboard.press('Space');
  await expect(eye).toHaveAttribute('aria-pressed', 'false');
  await expect(eye).toBeFocused();
  await expect(field(page)).toHaveAttribute('type', 'password');
});

test('section 2: links lead to the forgotten password and to the wizard', async ({ page }) => {
  await page.goto('/sign-in');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await main.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/get-started');
});

test('the fields tell password managers what they are, and browsers nothing to send', async ({
  page,
}) => {
  await page.goto('/sign-in');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(field(page)).toHaveAttribute('autocomplete', 'current-password');
  const form = page.getByRole('main').locator('form');
  const sent = await form.evaluate((element) => [...new FormData(element as HTMLFormElement)]);
  expect(sent).toEqual([]);
});

test('section 2: nor does it send anything before the app comes to life', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/sign-in');
  await fill(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.waitForTimeout(300);
  const requests = watch(page);
  await expectNothing(page, requests);
  letGo();
  await untilAlive(page);
  await expect(field(page)).toHaveAttribute('type', 'text');
  await expect(field(page)).toHaveValue(password);
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/sign-in');
  expect(requests.filter((request) => !/GET .*\/(assets|data)\//.test(request))).toEqual([]);
});

test.describe('when the app cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test('section 2: nothing is sent either', async ({ page }) => {
    await loseApp(page);
    await page.goto('/sign-in');
    await fill(page);
    await page.waitForTimeout(300);
    const requests = watch(page);
    await expectNothing(page, requests);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('section 2: nothing is sent either', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
    await fill(page);
    const requests = watch(page);
    await expectNothing(page, requests);
  });
});
