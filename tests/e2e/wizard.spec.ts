import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  answerPosts,
  desktop,
  expect,
  expectNoViolations,
  holdApp,
  holdPosts,
  loseApp,
  phone,
  test,
  untilAlive,
  wake,
} from './journey.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

const second = 'Who will read the forecast?';
const third = 'Where do your login details go?';

async function fillNames(page: Page, first = 'Ada', last = 'Okafor'): Promise<void> {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
}

/** Goes to the third step. */
async function goToThird(page: Page): Promise<void> {
  await page.goto('/get-started');
  await button(page, 'Start your journey').click();
  await fillNames(page);
  await button(page, 'Continue').click();
  await expect(heading(page, third)).toBeFocused();
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('main').getByRole('button', { name });
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach "${name}".`);
}

test('sections 4, 7 and 8: the whole way by mouse', async ({ page }) => {
  const { requests, answer } = await holdPosts(page, 201);
  await page.goto('/get-started');
  await button(page, 'Start your journey').click();
  await expect(heading(page, second)).toBeFocused();
  await fillNames(page, 'Ada ', 'Okafor');
  await page.getByLabel('Job title').fill('Controller');
  const teamSize = page.getByLabel('Team size');
  expect(await teamSize.locator('option').allTextContents()).toEqual([
    'Choose a size',
    ...['1-5', '6-20', '21-100', '100+'],
  ]);
  await teamSize.selectOption('6-20');
  await button(page, 'Continue').click();
  await expect(heading(page, third)).toBeFocused();
  await page.getByLabel('Work email').fill('ada@example.com');
  await page.getByLabel('Company').fill('Example Ltd');
  await button(page, 'Get early access').click();
  const pending = button(page, 'Creating your account...');
  await expect(pending).toBeDisabled();
  await expect(button(page, 'Back')).toBeDisabled();
  answer();
  await expect(heading(page, 'Welcome, Ada')).toBeFocused();
  const form = page.getByRole('main').locator('form');
  await expect(form).toContainText('Your beta access is confirmed.');
  await expect(form).toContainText('An email with your login details arrives within 24 hours.');
  await expect(page.getByText('Welcome to the Future of Finance!').last()).toBeVisible();
  await expect(
    page.getByText('Your beta access is confirmed. Check your email for next steps.').last(),
  ).toBeVisible();
  await expect(page.getByText(/^Step \d of 3$/)).toHaveCount(0);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.method()).toBe('POST');
  expect(new URL(requests[0]?.url() ?? '').pathname).toBe('/api/email-signup');
  expect(requests[0]?.headers()['content-type']).toBe('application/json');
  expect(requests[0]?.postDataJSON()).toEqual({
    email: 'ada@example.com',
    source: 'get-started-page',
    firstName: 'Ada ',
    lastName: 'Okafor',
    company: 'Example Ltd',
    jobTitle: 'Controller',
    teamSize: '6-20',
  });
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page).toHaveURL('/sign-in');
});

test('sections 4 and 7: the whole way by keyboard alone, optional fields left empty', async ({
  page,
}) => {
  const requests = await answerPosts(page, 201);
  await page.goto('/get-started');
  await tabTo(page, 'Start your journey');
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
  await expect(heading(page, 'Welcome, Grace')).toBeFocused();
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    {
      email: 'grace@example.com',
      source: 'get-started-page',
      firstName: 'Grace',
      lastName: 'Lind',
      company: '',
      jobTitle: '',
      teamSize: '',
    },
  ]);
});

test('section 7: a signup without the optional fields is stored by the real server', async ({
  page,
}) => {
  await goToThird(page);
  await page.getByLabel('Work email').fill('wizard@example.com');
  const answer = page.waitForResponse('**/api/email-signup');
  await button(page, 'Get early access').click();
  expect((await answer).status()).toBe(201);
  await expect(heading(page, 'Welcome, Ada')).toBeVisible();
});

test('section 5: Continue is disabled until both names are filled', async ({ page }) => {
  const requests = await answerPosts(page, 201);
  await page.goto('/get-started');
  await button(page, 'Start your journey').click();
  const go = button(page, 'Continue');
  await expect(go).toBeDisabled();
  await page.getByLabel('First name').press('Enter');
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await fillNames(page, 'Ada', '');
  await expect(go).toBeDisabled();
  await fillNames(page, ' ', 'Okafor');
  await expect(go).toBeDisabled();
  await page.getByLabel('Last name').press('Enter');
  await expect(heading(page, second)).toBeVisible();
  await fillNames(page, 'Ada', 'Okafor');
  await expect(go).toBeEnabled();
  await page.getByLabel('Job title').press('Enter');
  await expect(heading(page, third)).toBeFocused();
  expect(requests).toHaveLength(0);
});

test('section 5: required fields carry an asterisk, and the third step needs an email', async ({
  page,
}) => {
  const requests = await answerPosts(page, 201);
  await goToThird(page);
  const email = page.getByLabel('Work email');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).not.toHaveCSS('box-shadow', /inset/);
  await button(page, 'Get early access').click();
  await expect(email).toBeFocused();
  await email.fill('not an address');
  await email.press('Enter');
  await expect(email).toBeFocused();
  const marks = await page
    .locator('main form label')
    .evaluateAll((labels) =>
      labels
        .filter((label) => label.nextElementSibling?.textContent === '*')
        .map(({ textContent }) => textContent),
    );
  expect(marks).toEqual(['First name', 'Last name', 'Work email']);
  await email.fill('ada@example.com');
  await email.press('Enter');
  await expect(heading(page, 'Welcome, Ada')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('section 4: Back keeps what was typed, and so does the Back button of the browser', async ({
  page,
}) => {
  await page.goto('/pricing');
  await wake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await button(page, 'Start your journey').click();
  await fillNames(page);
  await page.getByLabel('Team size').selectOption('100+');
  await button(page, 'Continue').click();
  await page.getByLabel('Work email').fill('ada@example.com');
  await button(page, 'Back').click();
  await expect(heading(page, second)).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Team size')).toHaveValue('100+');
  await button(page, 'Continue').click();
  await expect(page.getByLabel('Work email')).toHaveValue('ada@example.com');
  await page.goBack();
  await expect(heading(page, second)).toBeFocused();
  await page.goBack();
  await expect(button(page, 'Start your journey')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goForward();
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('section 4: another page on the way loses neither the step nor what was typed', async ({
  page,
}) => {
  await goToThird(page);
  await page.getByLabel('Work email').fill('ada@example.com');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page.getByLabel('Work email')).toHaveValue('ada@example.com');
  await button(page, 'Back').click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('section 4: nor does another document', async ({ page }) => {
  await goToThird(page);
  await page.getByLabel('Work email').fill('ada@example.com');
  await page.goto('/contact');
  await page.goBack();
  await expect(heading(page, third)).toBeVisible();
  await expect(page.getByLabel('Work email')).toHaveValue('ada@example.com');
  await button(page, 'Back').click();
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
  await expect(button(page, 'Continue')).toBeEnabled();
});

test('section 4: a link to a place on the page leaves the step as it is', async ({ page }) => {
  await goToThird(page);
  await page.evaluate(() => {
    location.hash = 'content';
  });
  await expect(heading(page, third)).toBeVisible();
  await button(page, 'Back').click();
  await expect(heading(page, second)).toBeFocused();
  await button(page, 'Back').click();
  await expect(button(page, 'Start your journey')).toBeVisible();
});

test('section 4: after the confirmation the Back button of the browser leaves the page', async ({
  page,
}) => {
  await answerPosts(page, 201);
  await page.goto('/pricing');
  await goToThird(page);
  await page.getByLabel('Work email').fill('ada@example.com');
  await button(page, 'Get early access').click();
  await expect(heading(page, 'Welcome, Ada')).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.usr.wizardStep)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('section 4: a visitor who has gone on meanwhile is told, and stays where they are', async ({
  page,
}) => {
  const { answer } = await holdPosts(page, 201);
  await goToThird(page);
  await page.getByLabel('Work email').fill('ada@example.com');
  await button(page, 'Get early access').click();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  answer();
  await expect(page.getByText('Welcome to the Future of Finance!').last()).toBeVisible();
  await expect(page).toHaveURL('/pricing');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('section 4: what an earlier try without the app said goes with the first step', async ({
  page,
}) => {
  await page.goto('/get-started#wizard-error');
  await expect(page.locator('#wizard-error')).toBeVisible();
  await button(page, 'Start your journey').click();
  await expect(heading(page, second)).toBeFocused();
  await expect(page.locator('#wizard-error')).toBeHidden();
  await expect(page).toHaveURL('/get-started');
  await page.goBack();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.locator('#wizard-error')).toBeHidden();
});

test('section 4: the greeting shows the first name as it was sent, whatever it is', async ({
  page,
}) => {
  await answerPosts(page, 201);
  await page.goto('/get-started');
  await button(page, 'Start your journey').click();
  await fillNames(page, '<b>$&</b>');
  await button(page, 'Continue').click();
  await page.getByLabel('Work email').fill('ada@example.com');
  await button(page, 'Get early access').click();
  await expect(heading(page, 'Welcome, <b>$&</b>')).toBeVisible();
});

test('section 4: three circles, those of earlier steps checked', async ({ page }) => {
  await page.goto('/get-started');
  const circles = page.getByRole('main').locator('form').getByRole('listitem');
  const state = () =>
    circles.evaluateAll((items) =>
      items.map((item) => [item.getAttribute('aria-current'), item.querySelector('svg') !== null]),
    );
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  expect(await state()).toEqual([
    ['step', false],
    [null, false],
    [null, false],
  ]);
  await button(page, 'Start your journey').click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  expect(await state()).toEqual([
    [null, true],
    ['step', false],
    [null, false],
  ]);
  await fillNames(page);
  await button(page, 'Continue').click();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  expect(await state()).toEqual([
    [null, true],
    [null, true],
    ['step', false],
  ]);
  await expect(circles.first()).toHaveText('Welcome, done');
});

test('no step has violations', async ({ page }) => {
  await answerPosts(page, 201);
  const check = async () => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await expectNoViolations(page);
    }
  };
  await page.goto('/get-started');
  await button(page, 'Start your journey').click();
  await expect(heading(page, second)).toBeFocused();
  await check();
  await fillNames(page);
  await button(page, 'Continue').click();
  await expect(heading(page, third)).toBeFocused();
  await check();
  await page.getByLabel('Work email').fill('ada@example.com');
  await button(page, 'Get early access').click();
  await expect(heading(page, 'Welcome, Ada')).toBeFocused();
  await check();
});

test.describe('failures', () => {
  test.use({ expectedErrors: [/status of 500|Failed to load resource|ERR_FAILED/] });

  test('section 8: a failure is told on the third step, and nothing is lost', async ({ page }) => {
    await answerPosts(page, 500);
    await goToThird(page);
    await page.getByLabel('Work email').fill('ada@example.com');
    await page.getByLabel('Company').fill('Example Ltd');
    await button(page, 'Get early access').click();
    await expect(page.getByText('Oops! Something went wrong').last()).toBeVisible();
    await expect(
      page.getByText('Please try again or contact support if the issue persists.').last(),
    ).toBeVisible();
    await expect(page.locator('li[data-tone=destructive]')).toBeVisible();
    await expect(heading(page, third)).toBeVisible();
    await expect(page.getByLabel('Work email')).toHaveValue('ada@example.com');
    await expect(page.getByLabel('Company')).toHaveValue('Example Ltd');
    await expect(button(page, 'Get early access')).toBeEnabled();
    await button(page, 'Back').click();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });

  test('when the app cannot be loaded, all fields are one form', async ({ page }) => {
    await loseApp(page);
    await page.goto('/get-started');
    await fillNames(page);
    await page.getByLabel('Work email').fill('no-app@example.com');
    await button(page, 'Get early access').click();
    await expect(page).toHaveURL('/get-started#wizard-success');
    await expect(page.locator('#wizard-success')).toBeVisible();
  });
});

test('section 4: what was pressed before the app came to life is done afterwards', async ({
  page,
}) => {
  const letGo = await holdApp(page);
  await page.goto('/get-started');
  await expect(page.getByLabel('First name')).toBeHidden();
  await button(page, 'Start your journey').click();
  await expect(heading(page, second)).toBeHidden();
  letGo();
  await expect(heading(page, second)).toBeFocused();
});

test('section 9: the counter runs by itself, in hundreds from 1000 to 10000', async ({ page }) => {
  await page.clock.install();
  await page.goto('/get-started');
  await untilAlive(page);
  const number = page.locator('main form span[data-moving]');
  const width = () => number.evaluate((element) => element.parentElement?.offsetWidth);
  const first = await width();
  await expect(number).not.toHaveText('1,000');
  await page.clock.pauseAt(Date.now() + 60_000);
  const shown = async () => Number((await number.textContent())?.replace(',', ''));
  const now = await shown();
  await page.clock.runFor(50 * ((10_000 - now) / 100));
  await expect(number).toHaveText('10,000');
  expect(await width()).toBe(first);
  await page.clock.runFor(50);
  await expect(number).toHaveText('1,000');
  expect(await width()).toBe(first);
  await page.getByRole('main').getByRole('checkbox', { name: 'Pause' }).check({ force: true });
  await page.clock.runFor(500);
  await expect(number).toHaveText('1,000');
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('section 9: the counter stands still at its end', async ({ page }) => {
    await page.goto('/get-started');
    await untilAlive(page);
    const form = page.locator('main form');
    await expect(form.locator('span[data-still]')).toBeVisible();
    await expect(form.locator('span[data-still]')).toHaveText('10,000');
    await expect(form.locator('span[data-moving]')).toBeHidden();
    await expect(form.getByRole('checkbox', { name: 'Pause' })).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sections 4 and 7: all fields are one form, and the real server stores them', async ({
    page,
  }) => {
    const email = `wizard-${Date.now()}@example.com`;
    await page.goto('/get-started');
    await expect(button(page, 'Start your journey')).toBeHidden();
    await expect(button(page, 'Continue')).toBeHidden();
    await expect(page.locator('main form span[data-still]')).toBeVisible();
    await fillNames(page);
    await page.getByLabel('Job title').fill('Controller');
    await page.getByLabel('Team size').selectOption('21-100');
    await page.getByLabel('Work email').fill(email);
    await page.getByLabel('Company').fill('Example Ltd');
    await page.getByLabel('Company').press('Enter');
    await expect(page).toHaveURL('/get-started#wizard-success');
    await expect(page.locator('#wizard-success')).toContainText(
      'Your beta access is confirmed. Check your email for next steps.',
    );
    expect(storedLeads().filter((lead) => lead.data.email === email)).toMatchObject([
      {
        data: {
          source: 'get-started-page',
          firstName: 'Ada',
          lastName: 'Okafor',
          company: 'Example Ltd',
          jobTitle: 'Controller',
          teamSize: '21-100',
        },
      },
    ]);
  });
});

/** What the server of these tests has stored. */
function storedLeads(): { data: Record<string, string> }[] {
  const root = join(import.meta.dirname, '../..');
  const command = ['scripts/leads.ts', 'export', '--format', 'json', '--kind', 'email-signup'];
  const env = { ...process.env, DATA_DIR: 'test-results/data' };
  return JSON.parse(execFileSync(process.execPath, command, { cwd: root, env }).toString());
}
