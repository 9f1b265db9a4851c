import type { Page } from '@playwright/test';
import { afterwards, desktop, expect, open, phone, test, untilAlive } from '../journey.ts';

const header = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page, name: string) => header(page).getByRole('button', { name });
/** The first and the last entry of the menu `Views`. */
const firstView = (page: Page) => header(page).getByRole('link', { name: 'Cash view' });
const lastView = (page: Page) => header(page).getByRole('link', { name: 'Tools' });

/** A point outside all menus. */
const elsewhere = [700, 880] as const;

test.describe('the header on wide screens', () => {
  test.use({ viewport: desktop });

  test('opens a menu on hover, with what site.yaml has and the pages that name it, in order', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(firstView(page)).toBeHidden();
    const always = await header(page).getByRole('link').count();
    await menuButton(page, 'Views').hover();
    await expect(firstView(page)).toBeVisible();
    await expect(header(page).getByText('One plan, seen from four sides.')).toBeVisible();
    const texts = await header(page).getByRole('link').allInnerTexts();
    expect(texts).toHaveLength(always + 4);
    const views = ['Cash view', 'People view', 'Scenarios', 'Tools'];
    expect(texts.flatMap((text) => views.filter((view) => text.startsWith(view)))).toEqual(views);
    await lastView(page).hover();
    await expect(firstView(page)).toBeVisible();
    await page.mouse.move(...elsewhere);
    await expect(firstView(page)).toBeHidden();

    await menuButton(page, 'Guides').hover();
    const guides = ['All drawings', 'For teams', 'For owners'];
    await expect(header(page).getByRole('link', { name: 'All drawings' })).toBeVisible();
    const shown = await header(page).getByRole('link').allInnerTexts();
    expect(shown).toHaveLength(always + 3);
    expect(shown.flatMap((text) => guides.filter((guide) => text.startsWith(guide)))).toEqual(
      guides,
    );
    await page.mouse.move(...elsewhere);
    await expect(header(page).getByRole('link', { name: 'All drawings' })).toBeHidden();
  });

  test('opens and closes a menu on a click or by keys, and closes it on a click elsewhere or Escape; changes its style past 50 px', async ({
    page,
  }) => {
    await page.goto('/');
    for (const visible of [true, false, true]) {
      await menuButton(page, 'Views').click();
      await expect(firstView(page)).toBeVisible({ visible });
    }
    await page.mouse.click(...elsewhere);
    await expect(firstView(page)).toBeHidden();

    // The keyboard reaches its links in order.
    const button = menuButton(page, 'Views');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(firstView(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(firstView(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(firstView(page)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    for (let link = 0; link < 4; link += 1) await page.keyboard.press('Tab');
    await expect(lastView(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menuButton(page, 'Guides')).toBeFocused();
    await expect(firstView(page)).toBeHidden();

    // It stays at the top.
    const border = () =>
      header(page).evaluate((element) => getComputedStyle(element).borderBottomColor);
    const atTop = await border();
    await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
    await expect.poll(border).not.toBe(atTop);
    await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
    await expect.poll(border).toBe(atTop);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect
      .poll(() => header(page).evaluate((element) => element.getBoundingClientRect().top))
      .toBe(0);
  });

  test('closes a menu when a page is chosen from it, and has a logo that leads home', async ({
    page,
  }) => {
    await open(page, '/');
    await menuButton(page, 'Views').hover();
    await lastView(page).click();
    await expect(page).toHaveURL('/views/tools');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools that it reads');
    await expect(firstView(page)).toBeHidden();
    const logo = header(page).getByRole('link', { name: 'Kestrel home' });
    await logo.click();
    await expect(page).toHaveURL('/');
    // Scrolls down first, so that it can go to the top.
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await logo.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL('/');
  });
});

test.describe('the header on small screens', () => {
  test.use({ viewport: phone, hasTouch: true });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('collapses to one menu of all links', async ({ page }) => {
        await page.goto('/');
        const prices = header(page).getByRole('link', { name: 'Prices' });
        await expect(prices).toBeHidden();
        await menuButton(page, 'Menu').tap();
        await expect(prices).toBeVisible();
        await menuButton(page, 'Menu').tap();
        await expect(prices).toBeHidden();
        await menuButton(page, 'Menu').tap();
        if (javaScriptEnabled) {
          // The page behind it does not scroll.
          await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
          await page.keyboard.press('Escape');
          await expect(prices).toBeHidden();
          await menuButton(page, 'Menu').tap();
        }
        for (const name of ['Prices', 'Sign in', 'Start']) {
          await expect(header(page).getByRole('link', { name, exact: true })).toBeVisible();
        }
        await header(page).getByText('Guides', { exact: true }).last().tap();
        await header(page).getByRole('link', { name: 'For teams' }).tap();
        await expect(page).toHaveURL('/guides/for-teams');
        await expect(prices).toBeHidden();
      });
    });
  }

  test('its menu has room for text at twice its size, and on a low screen', async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ ...phone, width: 320 });
    await page.goto('/');
    await menuButton(page, 'Menu').tap();
    for (const name of ['Sign in', 'Start']) {
      const link = header(page).getByRole('link', { name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await browser.detach();
    // A common screen, enlarged to 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    const guides = header(page).getByText('Guides', { exact: true }).last();
    await expect(guides).toBeInViewport({ ratio: 1 });
    await header(page).getByRole('link', { name: 'Start', exact: true }).scrollIntoViewIfNeeded();
    await expect(guides).not.toBeInViewport();
  });
});

test('a menu that a wider or narrower window does not have is closed, and stays so when the window is as before', async ({
  page,
}) => {
  // A menu fades out.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const shown = page.locator(':popover-open');
  for (const [name, at, meanwhile] of [
    ['Menu', phone, desktop],
    ['Views', desktop, phone],
  ] as const) {
    await page.setViewportSize(at);
    await page.goto('/');
    await menuButton(page, name).press('Enter');
    await untilAlive(page);
    await page.setViewportSize({ ...at, height: at.height - 100 });
    await expect(shown).toBeVisible();
    await page.setViewportSize(meanwhile);
    await expect(shown).toHaveCount(0);
    await page.setViewportSize(at);
    await afterwards(page);
    await expect(shown).toHaveCount(0);
  }
});

test('the first tab stop leads to the content; the ring around the second, the link of the news, is whole, and off its words', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const link = document.activeElement as HTMLElement;
    const { outlineOffset, outlineWidth, paddingInlineStart } = getComputedStyle(link);
    const { top, bottom } = link.getBoundingClientRect();
    const strip = link.closest('aside')?.getBoundingClientRect();
    const [offset, width] = [Number.parseFloat(outlineOffset), Number.parseFloat(outlineWidth)];
    return {
      above: top - offset - width - (strip?.top ?? 0),
      below: (strip?.bottom ?? 0) - bottom - offset - width,
      beside: offset + Number.parseFloat(paddingInlineStart),
    };
  });
  for (const [side, room] of Object.entries(ring)) expect(room, side).toBeGreaterThanOrEqual(0);
  expect(ring.beside).toBeGreaterThanOrEqual(4);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
