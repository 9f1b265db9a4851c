import type { Page } from '@playwright/test';
import { expect, open, phone, test, untilAlive, watchRequests, withMotion } from '../journey.ts';

const path = '/views/questions';
const answers = ['Until nine o’clock.', 'The wind fell by two.', 'You fly one hour less.'];

const question = (page: Page, name: string) => page.getByRole('radio', { name });

/** Returns how full the line of the answered question is, from 0 to 1. */
const fullness = (page: Page) =>
  page
    .locator('label:has(:checked) > span')
    .first()
    .evaluate((element) => new DOMMatrix(getComputedStyle(element, '::after').transform).a);

/** Returns the visible answers, of those above. */
async function shown(page: Page): Promise<string[]> {
  const texts = await page.locator('main p:visible').allInnerTexts();
  return answers.filter((answer) => texts.includes(answer));
}

test.describe('the questions of the opening', () => {
  test.use({ ...withMotion, ownPage: true });

  test('take turns every three seconds until one is chosen, and go on when asked to', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(path);
    expect(await shown(page)).toEqual(answers.slice(0, 1));
    const height = await page.locator('main > section').first().boundingBox();
    for (const index of [1, 2, 0, 1]) {
      await page.clock.runFor(3000);
      expect(await shown(page)).toEqual([answers[index]]);
    }
    // The answered question can be kept, too.
    await question(page, 'Why did we land early?').click({ force: true });
    await page.mouse.move(2, 2);
    // Its line is full before its three seconds have passed.
    await expect.poll(() => fullness(page), { timeout: 1500 }).toBeGreaterThanOrEqual(1);
    await page.clock.runFor(4000);
    await untilAlive(page);
    expect(await shown(page)).toEqual([answers[1]]);
    await question(page, 'What if six more join?').check({ force: true });
    await page.mouse.move(2, 2);
    await page.clock.runFor(7000);
    expect(await shown(page)).toEqual([answers[2]]);
    await question(page, 'What if six more join?').press('ArrowLeft');
    expect(await shown(page)).toEqual([answers[1]]);
    await expect(page.getByRole('status').filter({ hasText: 'fell by two' })).toHaveCount(1);
    expect(await page.locator('main > section').first().boundingBox()).toEqual(height);
    await page.getByRole('checkbox', { name: 'Pause' }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(3000);
    expect(await shown(page)).toEqual([answers[2]]);
    // One that has had its turn while the app runs is announced, too.
    await page.clock.runFor(3000);
    await question(page, 'What if six more join?').check({ force: true });
    await expect(page.getByRole('status').filter({ hasText: answers[2] })).toHaveCount(1);
  });
});

test.describe('the questions of the opening, once less motion is wanted', () => {
  test.use({ ...withMotion, ownPage: true });

  test('stay as they are', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(path);
    await page.clock.runFor(3000);
    expect(await shown(page)).toEqual([answers[1]]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.runFor(3000);
    expect(await shown(page)).toEqual([answers[1]]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions can be chosen, and the ledger opens', async ({ page }) => {
    await page.goto(path);
    await question(page, 'Why did we land early?').check({ force: true });
    await expect(page.getByText('The wind fell by two.')).toBeVisible();
    await expect(page.getByText('Until nine o’clock.')).toBeHidden();
    await page.getByText('How far did we fly?').click();
    await expect(page.getByText('210 miles in three days.')).toBeVisible();
    await expect(page.getByLabel('Your own question')).toBeHidden();
  });
});

test('the ledger answers what is chosen and what is asked, shows its rows, and sends nothing', async ({
  page,
}) => {
  await open(page, path);
  const requests = watchRequests(page);
  const ledger = page.getByRole('figure', { name: 'Ask the log' });
  const said = page.getByRole('status');
  await expect(ledger.getByText('In Wrenfield, twice.')).toBeVisible();
  await ledger.getByText('How far did we fly?').click();
  await expect(ledger.getByText('In Wrenfield, twice.')).toBeHidden();
  await expect(said.filter({ hasText: '210 miles in three days.' })).toHaveCount(1);
  // The rows are open if there is no chart.
  const row = ledger.getByRole('row', { name: 'Tuesday' });
  await expect(row).toBeVisible();
  await ledger.getByText('Rows behind it').click();
  await expect(row).toBeHidden();

  const field = ledger.getByLabel('Your own question');
  await field.fill('What was your longest day?');
  await field.press('Enter');
  await expect(ledger.getByText('Tuesday, with 140 miles.')).toBeVisible();
  await expect(said.filter({ hasText: 'Nearest: Which day was the longest?' })).toHaveCount(1);
  await expect(field).toBeFocused();
  const found = ledger.getByText('Nearest: Which day was the longest?');
  await expect(found).toBeVisible();
  await field.fill('Any snow?');
  await field.press('Enter');
  await expect(said.filter({ hasText: 'The log does not say.' })).toHaveCount(1);
  await expect(found).toBeHidden();
  // The earlier answer stays, and the field below it says that it is no reply.
  await expect(ledger.getByText('Tuesday, with 140 miles.')).toBeVisible();
  await ledger.getByText('Where did we sleep?').click();
  await expect(ledger.getByText('The log does not say.')).toBeHidden();
  await expect(found).toBeHidden();
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(path);
});

test('the same reply to another question is said again', async ({ page }) => {
  await open(page, path);
  await page.evaluate(() => {
    const said: string[] = [];
    for (const status of document.querySelectorAll('main [role=status]')) {
      new MutationObserver(() => status.textContent && said.push(status.textContent)).observe(
        status,
        { childList: true, characterData: true, subtree: true },
      );
    }
    Object.assign(window, { said });
  });
  const field = page.getByLabel('Your own question');
  for (const [asked, reply] of [
    ['Any snow?', 'The log does not say.'],
    ['Any hail?', 'The log does not say.'],
    ['Your longest day?', 'Nearest: Which day was the longest?'],
    ['The longest day of all?', 'Nearest: Which day was the longest?'],
  ] as const) {
    await field.fill(asked);
    await field.press('Enter');
    const said = () =>
      page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0).join());
    await expect.poll(said).toContain(reply);
  }
});

test('an empty question is asked for in words, and on phones a reply comes into view and a question stays where it is tapped', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, path);
  const field = page.getByLabel('Your own question');
  const ask = page.getByRole('button', { name: 'Ask', exact: true });
  await field.fill('   ');
  await ask.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/\w/);
  await field.fill('Any snow?');
  await expect(field).toHaveAccessibleDescription('');
  // At the lower edge of the screen, where a phone's keyboard leaves it.
  await field.evaluate((input) => input.scrollIntoView({ block: 'end' }));
  await ask.click();
  await expect(page.getByText('The log does not say.')).toBeInViewport({ ratio: 1 });
  await field.fill('What was your longest day?');
  await ask.click();
  const figure = page.getByRole('figure', { name: 'Ask the log' });
  const found = figure.getByText('Nearest: Which day was the longest?');
  const answer = figure.getByText('Tuesday, with 140 miles.');
  for (const line of [found, answer]) await expect(line).toBeInViewport({ ratio: 1 });
  const [above, below] = [await found.boundingBox(), await answer.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);

  await test.step('a question stays, although the answer above it closes', async () => {
    await page.setViewportSize({ ...phone, height: 480 });
    const first = page.getByText('Where did we sleep?');
    const second = page.getByText('How far did we fly?');
    await first.click();
    for (const asked of [second, first, second]) {
      await asked.evaluate((question) => scrollBy(0, question.getBoundingClientRect().top - 200));
      const before = await asked.boundingBox();
      await asked.click();
      await expect(asked.locator('..')).toHaveAttribute('open');
      expect((await asked.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    }
  });
});
