import { answerPosts, expect, holdPosts, test, wake } from './journey.ts';

/** Where the signup boxes are, what they send, and whether an empty one can be pressed. */
const boxes = [
  { path: '/', source: 'hero', place: 'first', required: false },
  { path: '/', source: 'cta', place: 'last', required: true },
  { path: '/solutions/for-fpa-teams', source: 'for-fpa-teams', place: 'last', required: false },
] as const;

for (const { path, source, place, required } of boxes) {
  test.describe(`sections 2 to 8: the signup box ${source}`, () => {
    test('sends email and source, says so, and clears the field', async ({ page }) => {
      const { requests, answer } = await holdPosts(page, 201);
      await page.goto(path);
      const form = page.locator('form[action="/api/email-signup"]')[place]();
      const email = form.getByPlaceholder('Enter your work email');
      const button = form.getByRole('button');
      await expect(email).toHaveAttribute('type', 'email');
      if (!required) await expect(button).toBeDisabled();
      await email.fill('ada@example.com');
      await expect(button).toBeEnabled();
      await button.click();
      await expect(button).toHaveText('...');
      await expect(button).toBeDisabled();
      answer();
      const toast = page.getByRole('status').filter({ hasText: 'Success!' });
      await expect(
        page.getByText("Thanks for your interest. We'll be in touch soon!").last(),
      ).toBeVisible();
      await expect(toast.first()).toBeAttached();
      await expect(email).toHaveValue('');
      expect(requests).toHaveLength(1);
      const [request] = requests;
      expect(request?.postDataJSON()).toEqual({ email: 'ada@example.com', source });
      expect(request?.headers()['content-type']).toBe('application/json');
    });

    test('keeps the email when it fails', async ({ page }) => {
      await answerPosts(page, 503);
      await page.goto(path);
      await wake(page);
      const form = page.locator('form[action="/api/email-signup"]')[place]();
      await form.getByPlaceholder('Enter your work email').fill('ada@example.com');
      await form.getByRole('button').click();
      await expect(page.getByText('Something went wrong. Please try again.').last()).toBeVisible();
      await expect(form.getByPlaceholder('Enter your work email')).toHaveValue('ada@example.com');
      await expect(form.getByRole('button')).toBeEnabled();
    });
  });
}

test.use({ expectedErrors: [/status of 503/] });

test('section 5: the landing call to action sends nothing while it is empty', async ({ page }) => {
  const requests = await answerPosts(page, 201);
  await page.goto('/');
  await wake(page);
  const form = page.locator('form[action="/api/email-signup"]').last();
  await form.getByRole('button').click();
  await expect(form.getByPlaceholder('Enter your work email')).toBeFocused();
  expect(requests).toHaveLength(0);
});

test('section 5: the browser checks the form of an email address', async ({ page }) => {
  const requests = await answerPosts(page, 201);
  await page.goto('/');
  await wake(page);
  const form = page.locator('form[action="/api/email-signup"]').first();
  await form.getByPlaceholder('Enter your work email').fill('not an address');
  await form.getByRole('button').click();
  await page.waitForTimeout(200);
  expect(requests).toHaveLength(0);
});

test('section 7: a signup is stored by the real server', async ({ page }) => {
  await page.goto('/');
  const form = page.locator('form[action="/api/email-signup"]').first();
  await form.getByPlaceholder('Enter your work email').fill('grace@example.com');
  const answer = page.waitForResponse('**/api/email-signup');
  await form.getByRole('button').click();
  expect((await answer).status()).toBe(201);
  await expect(page.getByText("We'll be in touch soon!").last()).toBeVisible();
});
