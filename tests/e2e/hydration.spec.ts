import type { Page } from '@playwright/test';
import { answerPosts, expect, holdApp, loseApp, test, untilAlive, wake } from './journey.ts';

const scripts = (page: Page): string[] => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(request.url());
  });
  return loaded;
};

test('no script is loaded before the visitor does something', async ({ page }) => {
  const loaded = scripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded).toEqual([]);
  await wake(page);
  expect(loaded.length).toBeGreaterThan(0);
});

test('what was typed before the app came to life is still there, and can be sent', async ({
  page,
}) => {
  const requests = await answerPosts(page, 201);
  const letGo = await holdApp(page);
  await page.goto('/');
  const form = page.locator('form[action="/api/email-signup"]').first();
  const email = form.getByPlaceholder('Enter your work email');
  await expect(form.getByRole('button')).toBeDisabled();
  await email.pressSequentially('ada@exam');
  await expect(form.getByRole('button')).toBeEnabled();
  letGo();
  await untilAlive(page);
  await email.pressSequentially('ple.com');
  await expect(email).toHaveValue('ada@example.com');
  await expect(email).toBeFocused();
  await form.getByRole('button').click();
  await expect
    .poll(() => requests.map((request) => request.postDataJSON()))
    .toEqual([{ email: 'ada@example.com', source: 'hero' }]);
});

test('a form that was sent before the app came to life is sent once, by the app', async ({
  page,
}) => {
  const requests = await answerPosts(page, 201);
  const letGo = await holdApp(page);
  await page.goto('/');
  const form = page.locator('form[action="/api/email-signup"]').first();
  await form.getByPlaceholder('Enter your work email').fill('ada@example.com');
  await form.getByRole('button').click();
  await form.getByRole('button').click();
  expect(requests).toHaveLength(0);
  letGo();
  await expect(page.getByText("We'll be in touch soon!").last()).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers()['content-type']).toBe('application/json');
});

test.describe('when the app cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test('the form is sent as browsers do, and the page says what happened', async ({ page }) => {
    await loseApp(page);
    await page.goto('/');
    const form = page.locator('form[action="/api/email-signup"]').first();
    await form.getByPlaceholder('Enter your work email').fill('ada@example.com');
    await form.getByRole('button').click();
    await expect(page).toHaveURL('/#signup-success');
    await expect(page.locator('#signup-success')).toBeVisible();
  });

  test('nothing looks alive that is not', async ({ page }) => {
    await loseApp(page);
    await page.goto('/products/cash-flow-management');
    await expect(page.getByRole('button', { name: 'Conservative' })).toBeVisible();
    await page.mouse.move(5, 300);
    await expect(page.getByRole('button', { name: 'Conservative' })).toBeHidden();
    await page.goto('/');
    await page.mouse.move(10, 310);
    await expect(page.getByRole('slider').first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Scroll right' }).first()).toBeHidden();
  });
});

test('menus work before the app comes to life', async ({ page }) => {
  await holdApp(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Products' }).hover();
  await expect(page.locator('[data-hover-menu]').first()).toBeVisible();
});
