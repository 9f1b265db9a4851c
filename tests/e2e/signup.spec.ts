import type { Page } from '@playwright/test';
import { answerPosts, expect, holdPosts, test, wake } from './journey.ts';

interface Box {
  path: string;
  source: string;
  /** Which of the boxes of its page. */
  place: 'first' | 'last';
  /** The words on its button. */
  words: string;
  /** Whether an empty box can be pressed, and is then refused. */
  required?: true;
}

const closing = (path: string): Box => ({
  path,
  source: path.split('/').at(-1) as string,
  place: 'last',
  words: 'Get Started',
});

/** One box of each kind: on home, in a hero beside a link, on a product page, on a solution page. */
const kinds: Box[] = [
  { path: '/', source: 'hero', place: 'first', words: 'Start planning' },
  { path: '/', source: 'cta', place: 'last', words: 'Get Started', required: true },
  {
    path: '/solutions/for-solopreneurs',
    source: 'for-solopreneurs',
    place: 'first',
    words: 'Join the beta',
  },
  closing('/products/cash-flow-management'),
  closing('/solutions/for-fpa-teams'),
];

/** All the others. */
const others: Box[] = [
  closing('/products/budgeting-forecasting'),
  closing('/solutions/for-solopreneurs'),
  closing('/solutions/for-data-analysts'),
  closing('/solutions/for-startups'),
  closing('/solutions/for-growing-companies'),
  closing('/solutions/for-cfos'),
];

function partsOf(page: Page, { place }: Pick<Box, 'place'>) {
  const form = page.locator('form[action="/api/email-signup"]')[place]();
  const email = form.getByPlaceholder('Enter your work email');
  return { form, email, button: form.getByRole('button') };
}

const toast = (page: Page, tone: 'success' | 'destructive') =>
  page.locator(`li[data-tone=${tone}]`);

const success = "Success!Thanks for your interest. We'll be in touch soon!";
const failure = 'ErrorSomething went wrong. Please try again.';

for (const box of kinds) {
  const { path, source, words, required = false } = box;
  test.describe(`sections 2 to 5, 7 and 8: the signup box ${source}, the ${box.place} on ${path}`, () => {
    test('keeps the email when it fails, and then sends, says so, and is cleared', async ({
      page,
    }) => {
      await answerPosts(page, 503);
      await page.goto(path);
      const { email, button } = partsOf(page, box);
      await expect(email).toHaveAttribute('type', 'email');
      await expect(email).toHaveJSProperty('required', required);
      await expect(button).toHaveText(words);
      if (!required) await expect(button).toBeDisabled();
      await email.fill('ada@example.com');
      await expect(button).toBeEnabled();
      await button.click();
      await expect(toast(page, 'destructive')).toHaveText(failure);
      await expect(email).toHaveValue('ada@example.com');
      await expect(button).toBeEnabled();

      const { requests, answer } = await holdPosts(page, 201);
      await button.click();
      await expect(button).toHaveText('...');
      await expect(button).toBeDisabled();
      answer();
      await expect(toast(page, 'success')).toHaveText(success);
      await expect(email).toHaveValue('');
      await expect(button).toHaveText(words);
      if (!required) await expect(button).toBeDisabled();
      expect(requests).toHaveLength(1);
      const [request] = requests;
      expect(request?.postDataJSON()).toEqual({ email: 'ada@example.com', source });
      expect(request?.headers()['content-type']).toBe('application/json');
    });
  });
}

for (const box of others) {
  test(`sections 2, 3 and 5: the closing box of ${box.path} sends its source`, async ({ page }) => {
    const requests = await answerPosts(page, 201);
    await page.goto(box.path);
    const { email, button } = partsOf(page, box);
    await expect(button).toHaveText(box.words);
    await expect(button).toBeDisabled();
    await email.fill('ada@example.com');
    await email.press('Enter');
    await expect(toast(page, 'success')).toHaveText(success);
    expect(requests.map((request) => request.postDataJSON())).toEqual([
      { email: 'ada@example.com', source: box.source },
    ]);
  });
}

test.describe('failures', () => {
  test.use({ expectedErrors: [/status of \d+|ERR_FAILED/] });

  test('section 8: whatever the failure, the visitor reads the same', async ({ page }) => {
    let fail: number | 'no network' = 400;
    await page.route('**/api/*', (route) =>
      fail === 'no network' ? route.abort() : route.fulfill({ status: fail, body: 'secret' }),
    );
    await page.goto('/');
    await wake(page);
    const { email, button } = partsOf(page, { place: 'first' });
    await email.fill('ada@example.com');
    for (fail of [400, 429, 'no network'] as const) {
      await button.click();
      await expect(toast(page, 'destructive')).toHaveText(failure);
      await expect(button).toBeEnabled();
      await toast(page, 'destructive').getByRole('button', { name: 'Close' }).click();
      await expect(toast(page, 'destructive')).toHaveCount(0);
    }
    await expect(page.getByText('secret')).toHaveCount(0);
    await expect(email).toHaveValue('ada@example.com');
  });
});

test.use({ expectedErrors: [/status of 503/] });

test('section 7: whatever the answer says, only its status counts', async ({ page }) => {
  await page.route('**/api/*', (route) =>
    route.fulfill({ status: 204, body: '{"error": "no"', contentType: 'text/html' }),
  );
  await page.goto('/');
  const { email, button } = partsOf(page, { place: 'first' });
  await email.fill('ada@example.com');
  await button.click();
  await expect(toast(page, 'success')).toHaveText(success);
});

test('section 5: the landing call to action sends nothing while it is empty', async ({ page }) => {
  const requests = await answerPosts(page, 201);
  await page.goto('/');
  await wake(page);
  const { email, button } = partsOf(page, { place: 'last' });
  await button.click();
  await expect(email).toBeFocused();
  expect(requests).toHaveLength(0);
});

test('section 5: the browser checks the form of an email address', async ({ page }) => {
  const requests = await answerPosts(page, 201);
  await page.goto('/');
  await wake(page);
  const { email, button } = partsOf(page, { place: 'first' });
  await email.fill('not an address');
  await button.click();
  await page.waitForTimeout(200);
  expect(requests).toHaveLength(0);
});

test('section 7: a signup is stored by the real server', async ({ page }) => {
  await page.goto('/');
  const { email, button } = partsOf(page, { place: 'first' });
  await email.fill('grace@example.com');
  const answer = page.waitForResponse('**/api/email-signup');
  await button.click();
  expect((await answer).status()).toBe(201);
  await expect(toast(page, 'success')).toBeVisible();
});
