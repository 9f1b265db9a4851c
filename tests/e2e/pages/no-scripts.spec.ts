import { signUp, signupBox } from '../forms/signup-boxes.ts';
import { desktop, expect, phone, test } from '../journey.ts';

test.use({ javaScriptEnabled: false });

test('everything can be read', async ({ page }) => {
  for (const path of ['/', '/guides/for-teams', '/views/tools']) {
    await page.goto(path);
    const texts = page.getByRole('main').locator('h1, h2, h3, p');
    const hidden = await texts.evaluateAll(
      (elements) => elements.filter((element) => getComputedStyle(element).opacity === '0').length,
    );
    expect(hidden, path).toBe(0);
    await expect(texts.last()).toBeVisible();
  }
});

test('the nodes of a flow can be read, and are no buttons, because none can be chosen', async ({
  page,
}) => {
  await page.goto('/drawings');
  const flow = page.locator('figure', { hasText: 'From nest to feeder' });
  await expect(flow.locator('text:visible', { hasText: 'Nest' })).toBeVisible();
  await expect(flow.getByRole('button')).toHaveCount(0);
  await flow.locator('[tabindex]').first().focus();
  await expect(flow.locator('[tabindex]').first()).not.toBeFocused();
});

test('a signup is stored, the page says so, and the notice can be closed', async ({ page }) => {
  await page.goto('/guides/for-teams');
  await signUp(page);
  await expect(page).toHaveURL('/guides/for-teams#signup-success');
  const notice = page.locator('#signup-success');
  await expect(notice).toContainText('We will write to you.');
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
});

test('a message is stored and the page says so', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Ada Okafor');
  await page.getByLabel('Your address').fill('ada@example.com');
  await page.getByLabel('Your message').fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL('/contact#contact-success');
  await expect(page.locator('#contact-success')).toContainText('Message on its way!');
});

test('an address that only the server refuses is reported as an error', async ({ page }) => {
  await page.goto('/');
  const { email } = signupBox(page);
  await email.evaluate((input) => {
    input.setAttribute('type', 'text');
    input.removeAttribute('pattern');
  });
  await signUp(page, 'not an address');
  await expect(page).toHaveURL('/#signup-error');
  await expect(page.locator('#signup-error')).toContainText('Please try once more.');
});

test.describe('menus', () => {
  test.use({ viewport: desktop });

  test('open on hover and on a click', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Views' });
    const entry = page.getByRole('banner').getByRole('link', { name: 'Cash view' });
    await button.hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(700, 880);
    await expect(entry).toBeHidden();
    await button.click();
    await expect(entry).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a carousel scrolls to its last card, without buttons', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Scroll right' })).toBeHidden();
    const cards = page.getByRole('group', { name: 'Eight cards in a row' });
    await cards.scrollIntoViewIfNeeded();
    await cards.hover();
    // A browser on a busy machine may lose a turn of the wheel on a page that it has just drawn.
    await expect(async () => {
      await page.mouse.wheel(600, 0);
      const position = () => cards.evaluate((element) => element.scrollLeft);
      await expect.poll(position, { timeout: 3_000 }).toBeGreaterThan(0);
    }).toPass({ timeout: 30_000 });
    const last = cards.getByRole('heading', { name: 'Card eight' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
