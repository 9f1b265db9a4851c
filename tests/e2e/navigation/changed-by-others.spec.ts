import type { Page } from '@playwright/test';
import { signUp, signupBox, toasts } from '../forms/signup-boxes.ts';
import { expect, holdApp, open, test, untilAlive } from '../journey.ts';
import { answerPosts, sent } from '../posts.ts';

/** Replaces every text, as the translators of browsers do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, svg, option')) continue;
      const outer = document.createElement('font');
      outer.append(
        Object.assign(document.createElement('font'), { textContent: `«${text.data}»` }),
      );
      text.replaceWith(outer);
    }
  });

/** Adds an element to each field, as password managers do. */
const addIcons = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('main input')) {
      field.after(document.createElement('div'), document.createElement('button'));
    }
  });

test.describe('where a page has been changed before the app came to life', () => {
  // React says that the page is not the one that it expected.
  test.use({ expectedError: /Minified React error/ });

  for (const [what, change] of [
    ['translated', translate],
    ['given icons by a password manager', addIcons],
  ] as const) {
    test(`what was typed in one that was ${what} is still there, and the visitor writes on`, async ({
      page,
    }) => {
      const requests = await answerPosts(page, 201);
      const letGo = await holdApp(page);
      await page.goto('/');
      await change(page);
      const email = page.locator('main [type=email]').first();
      await email.pressSequentially('ada@exam');
      letGo();
      await page.keyboard.type('ple.com', { delay: 20 });
      await untilAlive(page);
      await expect(email).toHaveValue('ada@example.com');
      await expect(email).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(() => sent(requests)).toMatchObject([{ email: 'ada@example.com' }]);
    });
  }

  test('a form that was sent is sent once', async ({ page }) => {
    const requests = await answerPosts(page, 201);
    const letGo = await holdApp(page);
    await page.goto('/');
    await addIcons(page);
    const { email, form } = signupBox(page);
    await email.fill('ada@example.com');
    await form.locator('[type=submit]').first().press('Enter');
    letGo();
    await expect(toasts(page)).toContainText('Noted!');
    expect(sent(requests)).toEqual([{ email: 'ada@example.com', source: 'hero' }]);
  });

  test('what was pressed and moved counts', async ({ page }) => {
    let letGo = await holdApp(page);
    await page.goto('/views/cash');
    await translate(page);
    await page.getByRole('button', { name: 'Calm' }).click();
    letGo();
    await expect(page.getByRole('button', { name: 'Calm' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.unrouteAll();
    letGo = await holdApp(page);
    await page.goto('/views/scenarios');
    await translate(page);
    const slider = page.getByRole('slider').first();
    await slider.press('End');
    letGo();
    await untilAlive(page);
    await expect(slider).toHaveJSProperty('value', await slider.getAttribute('max'));
    const id = await slider.getAttribute('id');
    await expect(page.locator(`output[for="${id}"]`)).toHaveText(
      String(await slider.getAttribute('aria-valuetext')),
    );
    await expect(slider).toBeFocused();
  });
});

test('what a visitor changes on a translated page is shown', async ({ page }) => {
  await open(page, '/views/cash');
  await translate(page);
  await page.getByRole('button', { name: 'Gale' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Left, Breeze' })).toBeVisible();
});

test.describe('where something has removed a part of a page', () => {
  test.use({ expectedError: /removeChild/ });

  test('a link leads to the next page', async ({ page }) => {
    await open(page, '/');
    await page
      .locator('main > section')
      .nth(1)
      .evaluate((section) => section.remove());
    const isLoaded = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prices' }).first().click();
    await isLoaded;
    await expect(page).toHaveURL('/prices');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('where something removes a part of the page that is shown', () => {
  test.use({ expectedError: /removeChild|status of 503/ });

  test('the page stays as it was finished, and its forms are sent', async ({ page }) => {
    const requests = await answerPosts(page, 503);
    await open(page, '/');
    await signUp(page);
    const { form, email } = signupBox(page);
    const failed = page.waitForEvent('pageerror');
    await form.getByText('Please try once more.').evaluate((element) => element.remove());
    await email.fill('ben@example.com');
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(email).toHaveValue('ben@example.com');
    await page.unrouteAll();
    await email.press('Enter');
    await expect(page.locator('#signup-success')).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});

test.describe('in a browser that lacks what the app needs', () => {
  test.use({ ownPage: true, expectedError: /IntersectionObserver|CSS/, contextOptions: {} });

  test('the finished page stays, and its forms are sent', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    const failed = page.waitForEvent('pageerror');
    await page.goto('/');
    await signupBox(page).email.fill('ada@example.com');
    await failed;
    await expect(signupBox(page).email).toHaveValue('ada@example.com');
    await signUp(page);
    await expect(page.locator('#signup-success')).toBeVisible();
  });
});
