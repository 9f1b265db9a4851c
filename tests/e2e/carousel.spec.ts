import type { Locator, Page } from '@playwright/test';
import { desktop, expect, phone, test, wake } from './journey.ts';

const products = [
  'Data Analytics',
  'Revenue Planning',
  'Cash Flow Management',
  'Financial Planning & Analysis',
  'Marketing KPIs',
  'Sales Analytics',
  'Operations KPIs',
  'Scenario Planning',
];

const productSection = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Data Analytics' }) });

const integrationSection = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByText('50+ more integrations') });

const carousels = [
  ['products', productSection],
  ['integrations', integrationSection],
] as const;

/** A carousel's parts. */
function partsOf(section: Locator) {
  return {
    scroller: section.locator('[tabindex="0"]'),
    back: section.getByRole('button', { name: 'Scroll left' }),
    forward: section.getByRole('button', { name: 'Scroll right' }),
  };
}

const positionOf = (scroller: Locator): Promise<number> =>
  scroller.evaluate((element) => element.scrollLeft);

/** Scrolls as a finger or a trackpad does: without the buttons. */
const scrollTo = (scroller: Locator, left: number): Promise<void> =>
  scroller.evaluate(
    (element, position) => element.scrollTo({ left: position, behavior: 'instant' }),
    left,
  );

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('section 2: the product carousel has the eight cards in their order', async ({ page }) => {
  await page.goto('/');
  const cards = productSection(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(products);
  const names = await cards.getByRole('link').allTextContents();
  expect(new Set(names).size).toBe(products.length);
});

for (const [viewport, size] of Object.entries({ desktop, phone })) {
  test.describe(`on a ${viewport}`, () => {
    test.use({ viewport: size });

    for (const [name, section] of carousels) {
      test(`section 4: the buttons of the ${name} are disabled at their ends alone`, async ({
        page,
      }) => {
        await page.goto('/');
        const { scroller, back, forward } = partsOf(section(page));
        await expect(back).toBeDisabled();
        await expect(forward).toBeEnabled();
        await forward.click();
        await expect(back).toBeEnabled();
        await expect(forward).toBeEnabled();

        await scrollTo(scroller, 1e6);
        await expect(forward).toBeDisabled();
        await expect(back).toBeEnabled();
        await back.click();
        await expect(forward).toBeEnabled();

        await scrollTo(scroller, 0);
        await expect(back).toBeDisabled();
        await expect(forward).toBeEnabled();
        expect(await overflowOf(page)).toBe(0);
      });
    }

    test('section 4: one press leaves a card in sight', async ({ page }) => {
      await page.goto('/');
      await wake(page);
      const section = productSection(page);
      const { scroller, forward } = partsOf(section);
      const seen = await scroller.evaluate(
        (element) =>
          [...element.querySelectorAll('li')].filter(
            (card) => card.getBoundingClientRect().left < element.clientWidth,
          ).length,
      );
      await forward.click();
      await expect.poll(() => positionOf(scroller)).toBeGreaterThan(0);
      const next = section.getByRole('heading', { name: products[seen - 1] as string });
      await expect(next).toBeInViewport();
    });
  });
}

test('section 4: keys work the buttons, and the focus stays with the carousel', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await wake(page);
  const { scroller, back, forward } = partsOf(productSection(page));
  await forward.focus();
  for (let press = 0; press < products.length && (await forward.isEnabled()); press++) {
    const before = await positionOf(scroller);
    await page.keyboard.press('Enter');
    await expect.poll(() => positionOf(scroller)).toBeGreaterThan(before);
  }
  await expect(forward).toBeDisabled();
  await expect(back).toBeFocused();
  while (await back.isEnabled()) {
    const before = await positionOf(scroller);
    await page.keyboard.press('Space');
    await expect.poll(() => positionOf(scroller)).toBeLessThan(before);
  }
  await expect(back).toBeDisabled();
  await expect(forward).toBeFocused();
});

test('section 4: arrow keys scroll, and the buttons follow', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const { scroller, back } = partsOf(integrationSection(page));
  await scroller.focus();
  await page.keyboard.press('ArrowRight');
  await expect(back).toBeEnabled();
  await page.keyboard.press('ArrowLeft');
  await expect(back).toBeDisabled();
});

test('section 4: a press before the page has come to life is done afterwards', async ({ page }) => {
  await page.goto('/');
  const { scroller, forward } = partsOf(productSection(page));
  await forward.evaluate((button: HTMLButtonElement) => button.click());
  await wake(page);
  await expect.poll(() => positionOf(scroller)).toBeGreaterThan(0);
});

test('section 4: what was scrolled before the page has come to life is seen', async ({ page }) => {
  await page.goto('/');
  const { scroller, back, forward } = partsOf(productSection(page));
  await scrollTo(scroller, 1e6);
  await wake(page);
  await expect(back).toBeEnabled();
  await expect(forward).toBeDisabled();
});

test('section 4: the buttons are right after coming from another page', async ({ page }) => {
  await page.goto('/pricing');
  await wake(page);
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  const { back, forward } = partsOf(productSection(page));
  await expect(forward).toBeEnabled();
  await expect(back).toBeDisabled();
});

test('section 4: there are no buttons where everything fits', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await wake(page);
  const { scroller, forward } = partsOf(productSection(page));
  await expect(forward).toBeVisible();
  await scroller.evaluate((element) => {
    for (const card of [...element.querySelectorAll('li')].slice(2)) card.remove();
  });
  await page.setViewportSize(desktop);
  await expect(forward).toBeHidden();
  await page.setViewportSize(phone);
  await expect(forward).toBeEnabled();
});

test.describe('section 9: integrations', () => {
  test('twelve tools are shown three times and told once', async ({ page }) => {
    await page.goto('/');
    const section = integrationSection(page);
    const tiles = section.locator('ul > li');
    await expect(tiles).toHaveCount(36);
    await expect(section.getByRole('listitem')).toHaveCount(12);
    const names = await tiles.locator('b').allTextContents();
    expect(new Set(names).size).toBe(12);
    expect(names.slice(12)).toEqual([...names.slice(0, 12), ...names.slice(0, 12)]);
    for (const kind of ['Accounting', 'CRM', 'Payments', 'ERP']) {
      await expect(section.getByRole('listitem').filter({ hasText: kind })).toHaveCount(3);
    }
    await expect(section.locator('li :is(a, button, [tabindex])')).toHaveCount(0);
  });

  test('the tiles rise 100 ms apart', async ({ page }) => {
    await page.goto('/');
    await expect(integrationSection(page).locator('ul')).toHaveAttribute('data-stagger', '100');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  for (const [name, section] of carousels) {
    test(`section 2: the ${name} can be scrolled`, async ({ page }) => {
      await page.goto('/');
      const { scroller, forward } = partsOf(section(page));
      await expect(forward).toBeHidden();
      await scroller.scrollIntoViewIfNeeded();
      await scroller.hover();
      await page.mouse.wheel(600, 0);
      await expect.poll(() => positionOf(scroller)).toBeGreaterThan(0);
      const last = section(page).locator('ul').first().locator('> li').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    });
  }

  test('section 2: each product links to its page', async ({ page }) => {
    await page.goto('/');
    const links = productSection(page).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([
      '/products/data-analytics',
      '/products/revenue-planning',
      '/products/cash-flow-management',
      '/products/budgeting-forecasting',
      '/products/marketing-planning',
      '/products/revenue-planning',
      '/features',
      '/products/scenario-planning',
    ]);
  });
});
