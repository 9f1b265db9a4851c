import { answerPosts, expect, holdPosts, test, wake } from './journey.ts';

test.use({ expectedErrors: [/status of 500/] });

test('sections 2, 4 and 8: the contact form sends its fields, says so, and is cleared', async ({
  page,
}) => {
  const { requests, answer } = await holdPosts(page, 201);
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Ada Okafor');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Company').fill('Example Ltd');
  await page.getByLabel('Message').fill('We plan in spreadsheets.');
  const button = page.getByRole('main').getByRole('button');
  await button.click();
  await expect(button).toBeDisabled();
  answer();
  await expect(page.locator('li[data-tone=success]')).toHaveText(
    "Message sent!Thanks for reaching out. We'll get back to you within 24 hours.",
  );
  for (const label of ['Full Name', 'Email Address', 'Company', 'Message']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    {
      name: 'Ada Okafor',
      email: 'ada@example.com',
      company: 'Example Ltd',
      message: 'We plan in spreadsheets.',
    },
  ]);
});

test('section 5: name, email and message are required, company is not', async ({ page }) => {
  const requests = await answerPosts(page, 201);
  await page.goto('/contact');
  await wake(page);
  const button = page.getByRole('main').getByRole('button');
  for (const label of ['Full Name', 'Email Address', 'Message']) {
    await button.click();
    await expect(page.getByLabel(label)).toBeFocused();
    await page.getByLabel(label).fill('ada@example.com');
  }
  expect(requests).toHaveLength(0);
  await button.click();
  await expect.poll(() => requests.length).toBe(1);
});

test('section 8: a failure is told, and nothing that was typed is lost', async ({ page }) => {
  await answerPosts(page, 500);
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Ada Okafor');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.locator('li[data-tone=destructive]')).toHaveText(
    'ErrorSomething went wrong. Please try again.',
  );
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
});

test('section 5: spaces are no answer', async ({ page }) => {
  const requests = await answerPosts(page, 201);
  await page.goto('/contact');
  await wake(page);
  await page.getByLabel('Full Name').fill('Ada Okafor');
  await page.getByLabel('Email Address').fill('ada@example.com');
  const message = page.getByLabel('Message');
  await message.fill('   ');
  await page.getByRole('main').getByRole('button').click();
  await expect(message).toBeFocused();
  expect(requests).toHaveLength(0);
  await message.fill('Hello');
  await page.getByRole('main').getByRole('button').click();
  await expect.poll(() => requests.length).toBe(1);
});
