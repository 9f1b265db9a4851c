import type { Page } from '@playwright/test';
import { afterwards, expect, open, test, untilAlive } from '../journey.ts';
import { answerPosts, holdPosts, sent } from '../posts.ts';
import { toasts } from './signup-boxes.ts';

test.use({ expectedError: /status of 500/ });

const labels = ['Your name', 'Your address', 'Your company', 'Your message'];
const send = (page: Page) => page.getByRole('button', { name: 'Send' });

async function fill(page: Page, ...values: string[]): Promise<void> {
  for (const [index, value] of values.entries()) {
    await page.getByLabel(labels[index] as string).fill(value);
  }
}

test('the contact form keeps everything when it fails, then sends its fields, says so and is cleared', async ({
  page,
}) => {
  await answerPosts(page, 500);
  await page.goto('/contact');
  const values = ['Ada Okafor', 'ada@example.com', 'Example Ltd', 'We fly in spreadsheets.'];
  await fill(page, ...values);
  await send(page).click();
  await expect(toasts(page)).toHaveText('Not sentPlease send it again.');
  for (const [index, value] of values.entries()) {
    await expect(page.getByLabel(labels[index] as string)).toHaveValue(value);
  }
  const form = page.getByRole('main').locator('form');
  await expect(form.getByText('Please send it again.')).toBeVisible();
  const button = form.getByRole('button');
  await expect(button, 'which sends it again').toBeFocused();
  const { requests, answer } = await holdPosts(page, 201);
  await button.click();
  await expect(button).toBeDisabled();
  answer();
  await expect(toasts(page)).toHaveText('Message on its way!An answer follows.');
  for (const label of labels) await expect(page.getByLabel(label)).toHaveValue('');
  await expect(form.getByText('Message on its way!')).toBeVisible();
  const [name, email, company, message] = values;
  expect(sent(requests)).toEqual([{ name, email, company, message }]);
});

test('what is written while a message is on its way is kept, because it was not sent', async ({
  page,
}) => {
  const { requests, answer } = await holdPosts(page, 201);
  await open(page, '/contact');
  await fill(page, 'Ada Okafor', 'ada@example.com', '', 'We fly.');
  await send(page).click();
  await page.getByLabel('Your message').press('End');
  await page.keyboard.type(' And we land.');
  answer();
  await expect(toasts(page)).toContainText('Message on its way!');
  await expect(page.getByLabel('Your message')).toHaveValue('We fly. And we land.');
  expect(sent(requests)).toMatchObject([{ message: 'We fly.' }]);
});

test('name, address and message are required, and spaces are no answer; a company is optional', async ({
  page,
}) => {
  const requests = await answerPosts(page, 201);
  await open(page, '/contact');
  for (const label of ['Your name', 'Your address', 'Your message']) {
    await send(page).click();
    await expect(page.getByLabel(label)).toBeFocused();
    await page.getByLabel(label).fill('ada@example.com');
  }
  await page.getByLabel('Your message').fill('   ');
  await send(page).click();
  await expect(page.getByLabel('Your message')).toBeFocused();
  await afterwards(page);
  expect(requests).toHaveLength(0);
  await page.getByLabel('Your message').fill('Hello');
  await send(page).click();
  await expect.poll(() => requests.length).toBe(1);
});

test('a message that is longer than the server takes is kept, and what is too much is said', async ({
  page,
}) => {
  const requests = await answerPosts(page, 201);
  await open(page, '/contact');
  const message = page.getByLabel('Your message');
  await fill(page, 'Ada Okafor', 'ada@example.com', '', '🐦'.repeat(4001));
  await send(page).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/4000/);
  await expect(message).toHaveValue('🐦'.repeat(4001));
  await message.press('End');
  await message.press('Backspace');
  await expect(message).toHaveAccessibleDescription('');
  await send(page).click();
  await expect(toasts(page)).toContainText('Message on its way!');
  expect(sent(requests)).toMatchObject([{ message: '🐦'.repeat(4000) }]);
});

test('the lines of a message are filled one after the other, so that none moves while a visitor writes; a half-written one is there again in a new document, before the visitor acts', async ({
  page,
}) => {
  await page.goto('/contact');
  const message = page.getByLabel('Your message');
  const offsetAtEndOfFirstLine = () =>
    message.evaluate((field: HTMLTextAreaElement) => {
      const { right, top } = field.getBoundingClientRect();
      const { paddingRight, paddingTop } = getComputedStyle(field);
      const x = right - Number.parseFloat(paddingRight) - 5;
      const y = top + Number.parseFloat(paddingTop) + 5;
      return document.caretPositionFromPoint(x, y)?.offset ?? 0;
    });
  const words = 'bird '.repeat(40);
  await message.fill(words);
  const filled = await offsetAtEndOfFirstLine();
  // A second line of one word.
  await message.fill(words.slice(0, filled + 5).trim());
  expect(await offsetAtEndOfFirstLine()).toBe(filled);

  await message.fill('Half a sentence');
  await untilAlive(page);
  await page.goto('/');
  await page.goto('/contact');
  await expect(message).toHaveValue('Half a sentence');
});
