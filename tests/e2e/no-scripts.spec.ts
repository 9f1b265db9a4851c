import { desktop, expect, pages, phone, test } from './journey.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

for (const path of pages) {
  test(`${path} can be read without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hidden = await page
      .getByRole('main')
      .locator('h2, p')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).opacity === '0')
          .map((element) => element.textContent),
      );
    expect(hidden).toEqual([]);
  });
}

test('a signup is stored and the page says so', async ({ page }) => {
  await page.goto('/solutions/for-fpa-teams');
  const form = page.locator('form[action="/api/email-signup"]').last();
  await form.getByPlaceholder('Enter your work email').fill('ada@example.com');
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/solutions/for-fpa-teams#signup-success');
  await expect(page.locator('#signup-success')).toContainText(
    "Thanks for your interest. We'll be in touch soon!",
  );
  await expect(page.locator('#signup-success')).toBeVisible();
  await page.locator('#signup-success').getByRole('link', { name: 'Close' }).click();
  await expect(page.locator('#signup-success')).toBeHidden();
});

test('a message is stored and the page says so', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Ada Okafor');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL('/contact#contact-success');
  await expect(page.locator('#contact-success')).toContainText('Message sent!');
});

test('an address that only the server refuses is told as an error', async ({ page }) => {
  await page.goto('/');
  const form = page.locator('form[action="/api/email-signup"]').first();
  await form
    .getByPlaceholder('Enter your work email')
    .evaluate((input) => input.setAttribute('type', 'text'));
  await form.getByPlaceholder('Enter your work email').fill('not an address');
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/#signup-error');
  await expect(page.locator('#signup-error')).toContainText(
    'Something went wrong. Please try again.',
  );
});

test.describe('menus', () => {
  test.use({ viewport: desktop });

  test('open on hover and on a click', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('[data-hover-menu]').first();
    await page.getByRole('button', { name: 'Products' }).hover();
    await expect(menu).toBeVisible();
    await page.mouse.move(700, 880);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Products' }).click();
    await expect(menu).toBeVisible();
  });
});

test.describe('the menu of small screens', () => {
  test.use({ viewport: phone });

  test('opens, and leads to a page', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Menu' }).click();
    await header.getByRole('link', { name: 'Pricing', exact: true }).last().click();
    await expect(page).toHaveURL('/pricing');
  });
});
