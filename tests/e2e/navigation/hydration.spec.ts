import { signUp, signupBox, toasts } from '../forms/signup-boxes.ts';
import {
  afterwards,
  expect,
  holdApp,
  loseApp,
  lostApp,
  open,
  showsWaiting,
  test,
  untilAlive,
  wake,
} from '../journey.ts';
import { answerPosts, sent } from '../posts.ts';

test.describe('for a new visitor', () => {
  // The pointer must not have moved before: it rests on the page from the start, and the browser
  // reports that.
  test.use({ ownPage: true });

  test('no script is loaded before the visitor does something', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(request.url());
    });
    for (const path of ['/start', '/']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(loaded).toEqual([]);
    }
    await wake(page);
    expect(loaded.length).toBeGreaterThan(0);
  });
});

test.describe('where there is no page', () => {
  test.use({ ownPage: true, expectedError: /status of 404/ });

  test('pages that are near are shown before a visitor acts, and nothing moves', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        document.documentElement.dataset.shifts = String(list.getEntries().length);
      }).observe({ type: 'layout-shift' });
    });
    await page.goto('/prises');
    const links = page.getByText('Did you mean').locator('xpath=following-sibling::ul//a');
    await expect(links).toHaveText(['Prices']);
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');
    await wake(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-shifts');
    await page.locator('main summary').click();
    await expect(page.getByText('did you mean /prices?')).toBeVisible();
    await expect(links).toHaveText(['Prices']);
    await page.goto('/guide');
    await expect(links).toHaveCount(2);
  });

  test('what a browser filled in before the app came to life is searched for', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/prises');
    const field = page.getByRole('searchbox');
    await field.evaluate((input: HTMLInputElement) => {
      input.value = 'prices';
    });
    await field.focus();
    letGo();
    await untilAlive(page);
    await expect(page.getByRole('search').getByRole('link')).toHaveCount(1);
  });
});

test('a click by assistive technology, without a pointer or the focus, starts the app', async ({
  page,
}) => {
  await page.goto('/drawings');
  const node = page.getByRole('button', { name: 'Hedge' });
  await node.evaluate((element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  await untilAlive(page);
});

for (const how of ['a click', 'a key']) {
  test(`${how} on a part of a drawing before the app came to life is not lost`, async ({
    page,
  }) => {
    const letGo = await holdApp(page);
    await page.goto('/drawings');
    const node = page.getByRole('button', { name: 'Hedge' });
    if (how === 'a click') await node.click();
    else await node.press('Enter');
    letGo();
    await expect(node).toHaveAttribute('aria-pressed', 'true');
  });
}

test('what was typed before the app came to life is still there, and can be sent', async ({
  page,
}) => {
  const requests = await answerPosts(page, 201);
  const letGo = await holdApp(page);
  await page.goto('/');
  const { email, button } = signupBox(page);
  await expect(button).toBeDisabled();
  await email.pressSequentially('ada@exam');
  await expect(button).toBeEnabled();
  letGo();
  await untilAlive(page);
  await email.pressSequentially('ple.com');
  await expect(email).toHaveValue('ada@example.com');
  await expect(email).toBeFocused();
  await button.click();
  await expect.poll(() => sent(requests)).toEqual([{ email: 'ada@example.com', source: 'hero' }]);
});

test('a form that was sent before the app came to life is sent once, by the app, and menus work meanwhile', async ({
  page,
}) => {
  const requests = await answerPosts(page, 201);
  const letGo = await holdApp(page);
  await page.goto('/');
  await signUp(page);
  await signupBox(page).button.click();
  await page.getByRole('banner').getByRole('button', { name: 'Views' }).hover();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cash view' })).toBeVisible();
  expect(requests).toHaveLength(0);
  letGo();
  await expect(toasts(page)).toContainText('Noted!');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers()['content-type']).toBe('application/json');
});

test('who acts while the app takes a while to load sees and hears that, but not who only looks', async ({
  page,
}) => {
  const letGo = await holdApp(page);
  await page.goto('/views/cash');
  const status = page.locator('[role=status][data-busy]');
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
  // Longer than an act would wait for the sign.
  await page.waitForTimeout(400);
  expect(await showsWaiting(page)).toBe(false);
  const button = page.getByRole('button', { name: 'Calm' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => showsWaiting(page)).toBe(true);
  await expect(status).toHaveText('Loading');
  letGo();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(status).toBeEmpty();
  expect(await showsWaiting(page)).toBe(false);
});

test.describe('when the app cannot be loaded', () => {
  test.use({ expectedError: lostApp });

  test('a form is sent as browsers do, and the page says what happened', async ({ page }) => {
    await loseApp(page);
    await page.goto('/');
    await signUp(page);
    await expect(page).toHaveURL('/#signup-success');
    await expect(page.locator('#signup-success')).toContainText('Noted!');
    await expect(page.locator('#signup-success')).toBeVisible();
  });

  test('what would not work goes: switches, sliders, buttons of a carousel', async ({ page }) => {
    await loseApp(page);
    for (const [path, control] of [
      ['/views/cash', page.getByRole('button', { name: 'Calm' })],
      ['/views/scenarios', page.getByRole('slider').first()],
      ['/', page.getByRole('button', { name: 'Scroll right' })],
    ] as const) {
      await page.goto(path);
      await expect(control).toBeVisible();
      await page.mouse.move(5, 300);
      await page.mouse.move(10, 310);
      await expect(control).toBeHidden();
    }
  });
});

test('buttons without an address do nothing', async ({ page }) => {
  await open(page, '/guides/for-teams');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const name of ['Read on wind', 'Read on rain']) {
    await page.getByRole('main').getByRole('button', { name }).click();
  }
  await afterwards(page);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/guides/for-teams');
});
