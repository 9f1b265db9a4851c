import type { Locator } from '@playwright/test';
import { afterwards, expect, open, phone, test, watchRequests } from '../journey.ts';
import { answerPosts, holdPosts, sent } from '../posts.ts';
import { signupBox, toasts } from './signup-boxes.ts';

test.use({ expectedError: /status of \d+|ERR_FAILED/ });

interface Box {
  path: string;
  index: number;
  source: string;
  words: string;
  /** Whether an empty box can be sent and is then refused. */
  required?: true;
}

const boxes: Record<string, Box> = {
  'in the opening of a page': { path: '/', index: 0, source: 'hero', words: 'Join' },
  'beside a link': {
    path: '/guides/for-teams',
    index: 0,
    source: 'for-teams',
    words: 'Join the flock',
  },
  'at the end of a page': {
    path: '/',
    index: -1,
    source: 'cta',
    words: 'Take off',
    required: true,
  },
  'without a source of its own': { path: '/views/cash', index: -1, source: 'cash', words: 'Join' },
};

for (const [place, { path, index, source, words, required = false }] of Object.entries(boxes)) {
  test(`the signup box ${place} keeps the email when it fails, then sends, says so and is cleared`, async ({
    page,
  }) => {
    await answerPosts(page, 503);
    await page.goto(path);
    const { form, email, button } = signupBox(page, index);
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveJSProperty('required', required);
    await expect(button).toHaveText(words);
    if (!required) await expect(button).toBeDisabled();
    // What is wrong has its place from the start, so that nothing moves.
    const height = (await form.boundingBox())?.height;
    await email.fill('ada');
    await button.click();
    await expect(email).toHaveAccessibleDescription(/\w/);
    expect((await form.boundingBox())?.height).toBe(height);
    await email.fill('ada@example.com');
    await expect(email).toHaveAccessibleDescription('');
    await button.click();
    await expect(toasts(page)).toHaveText('Not notedPlease try once more.');
    await expect(email).toHaveValue('ada@example.com');
    // The toast is at the edge of the window, so the result is also shown where the visitor looks.
    const failure = form.getByText('Please try once more.');
    await expect(failure).toBeVisible();
    await email.press('End');
    await expect(failure).toBeVisible();
    await email.pressSequentially('m');
    await expect(failure).toBeHidden();
    await email.press('Backspace');

    const { requests, answer } = await holdPosts(page, 201);
    await email.press('Enter');
    await expect(button).toHaveText('...');
    await expect(button).toBeDisabled();
    await expect(toasts(page)).toHaveCount(0);
    answer();
    await expect(toasts(page)).toHaveText('Noted!We will write to you.');
    await expect(email).toHaveValue('');
    await expect(button).toHaveText(words);
    if (!required) await expect(button).toBeDisabled();
    const stored = form.getByText('Received: ada@example.com');
    await expect(stored).toBeVisible();
    await email.fill('bob@example.com');
    await expect(stored).toBeHidden();
    expect(sent(requests)).toEqual([{ email: 'ada@example.com', source }]);
    expect(requests[0]?.method()).toBe('POST');
    expect(new URL(requests[0]?.url() ?? '').pathname).toBe('/api/email-signup');
    expect(requests[0]?.headers()['content-type']).toBe('application/json');
  });
}

test('what is empty or not an address is not sent: a press on the button leads to its field; whatever the failure, the visitor reads the same; whatever an answer says, only its status counts', async ({
  page,
}) => {
  const requests = watchRequests(page);
  let fail: number | 'no network' = 400;
  await page.route('**/api/*', (route) =>
    fail === 'no network'
      ? route.abort()
      : route.fulfill({ status: fail, body: '{"error": "no"', contentType: 'text/html' }),
  );
  await open(page, '/');
  const { email, button } = signupBox(page);
  await expect(button).toBeDisabled();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is there.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(email).toBeFocused();
  await email.fill('not an address');
  await button.click();
  await expect(email).toBeFocused();
  const last = signupBox(page, -1);
  await last.button.click();
  await expect(last.email).toBeFocused();
  await afterwards(page);
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);

  await email.fill('ada@example.com');
  for (fail of [400, 429, 'no network'] as const) {
    await button.click();
    await expect(toasts(page)).toHaveText('Not notedPlease try once more.');
    await expect(button).toBeEnabled();
    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(0);
  }
  await expect(email).toHaveValue('ada@example.com');
  fail = 204;
  await button.click();
  await expect(toasts(page)).toContainText('Noted!');
});

/** Copies a text elsewhere and pastes it into a field. */
async function paste(field: Locator, text: string): Promise<void> {
  const { keyboard } = field.page();
  await field.fill('');
  await field.page().evaluate((copied) => {
    const area = document.body.appendChild(document.createElement('textarea'));
    area.value = copied;
    area.select();
    area.addEventListener('copy', () => setTimeout(() => area.remove()));
  }, text);
  await keyboard.press('Control+C');
  await field.focus();
  await keyboard.press('Control+V');
}

test('an address that is pasted with what other programs copy around it is sent without', async ({
  page,
}) => {
  await answerPosts(page, 201);
  await open(page, '/');
  const { email } = signupBox(page);
  for (const copied of [
    'Ada Okafor <ada@example.com>',
    'mailto:ada@example.com',
    '\u00a0ada@example.com\u00a0',
    '\u202aada@example.com\u202c',
    'ada@example.com;',
  ]) {
    await paste(email, copied);
    await expect(email, copied).toHaveValue('ada@example.com');
  }
  await paste(email, 'ada@example.com, bob@example.com');
  await email.press('Enter');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  // Typed characters are not taken away.
  await email.fill('');
  await email.pressSequentially('ada@example,com,');
  await expect(email).toHaveValue('ada@example,com,');
});

test('on a phone, what is wrong is right below the field, and not below the button', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const { email, button } = signupBox(page);
  await email.fill('ada');
  await button.click();
  // The app, which says what is wrong, may only be loading.
  await expect(email).toHaveAttribute('aria-describedby', /./);
  const problem = page.locator(`id=${await email.getAttribute('aria-describedby')}`);
  const [top = 0, middle = 0, bottom = 0] = await Promise.all(
    [email, problem, button].map(async (part) => (await part.boundingBox())?.y),
  );
  expect(top).toBeLessThan(middle);
  expect(middle).toBeLessThan(bottom);
});

test('screen readers hear of a problem as often as a form is refused', async ({ page }) => {
  await open(page, '/');
  const { form, email } = signupBox(page);
  await email.fill('ada');
  await form.locator('p[aria-live]').evaluate((problem) => {
    new MutationObserver(() => {
      if (problem.textContent) problem.toggleAttribute('data-said', true);
    }).observe(problem, { childList: true, characterData: true, subtree: true });
  });
  const said = form.locator('p[data-said]');
  for (let times = 0; times < 2; times += 1) {
    await email.press('Enter');
    await expect(said).toHaveText(/\w/);
    await said.evaluate((problem) => problem.removeAttribute('data-said'));
  }
});

test('how it went moves nothing on a phone, and no toast lies over the form', async ({ page }) => {
  await page.setViewportSize(phone);
  await answerPosts(page, 503);
  await open(page, '/');
  for (const index of [0, -1]) {
    const { form, email, button } = signupBox(page, index);
    await email.fill('ada@example.com');
    const before = await form.boundingBox();
    await button.click();
    await expect(form.getByText('Please try once more.')).toBeVisible();
    await expect(toasts(page)).toBeVisible();
    const [after, toast] = [await form.boundingBox(), await toasts(page).boundingBox()];
    if (!before || !after || !toast) throw new Error('Something has no place.');
    expect(after.height).toBe(before.height);
    expect(toast.y + toast.height <= after.y || toast.y >= after.y + after.height).toBe(true);
  }
});

test('the real server stores a signup', async ({ page }) => {
  await page.goto('/');
  const { email, button } = signupBox(page);
  await email.fill('grace@example.com');
  const answer = page.waitForResponse('**/api/email-signup');
  await button.click();
  expect((await answer).status()).toBe(201);
  await expect(toasts(page)).toContainText('Noted!');
});
