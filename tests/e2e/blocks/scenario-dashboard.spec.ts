import type { Locator, Page } from '@playwright/test';
import { desktop, expect, holdApp, open, phone, settle, showsWaiting, test } from '../journey.ts';

const path = '/views/scenarios';

const dashboard = (page: Page): Locator =>
  page.getByRole('figure', { name: 'Four sliders and what they move' });
const slider = (page: Page, name: string): Locator => dashboard(page).getByRole('slider', { name });
const reset = (page: Page): Locator => dashboard(page).getByRole('button', { name: 'Reset' });

const plan = {
  ARR: '$5,069,000',
  Runway: '8 months',
  'Total Revenue': '$4,758,000',
  'Net Margin': '−20.2%',
  CAC: '$1,250',
  'LTV/CAC': '4.2×',
  'Break-even Point': '26 months',
  'Funding Required': '$0.65M',
  'Revenue at Risk': '$1.35M',
  'Efficiency Score': '45',
};

/** Returns the number of the result with that name. */
const value = (page: Page, label: string): Locator =>
  dashboard(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}`) }) })
    .getByRole('definition')
    .first();

async function expectPlan(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(plan)) {
    await expect(value(page, label)).toHaveText(text);
  }
  await expect(reset(page)).toBeDisabled();
}

/** Returns the positions of all elements with a number; the right edge for values of sliders. */
const boxes = (page: Page) =>
  dashboard(page)
    .locator('dt, dd, output, input, figure')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, right, top, width, height } = element.getBoundingClientRect();
        const y = top + window.scrollY;
        const box = element.matches('output') ? [right, y, height] : [x, y, width, height];
        return box.map(Math.round);
      }),
    );

/** Presses the thumb at its position and drags it to a share of the track. */
async function drag(page: Page, thumb: Locator, from: number, to: number): Promise<void> {
  await thumb.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await thumb.boundingBox()) ?? {};
  const at = (share: number) => x + 12 + share * (width - 24);
  await page.mouse.move(at(from), y + height / 2);
  await page.mouse.down();
  await page.mouse.move(at((from + to) / 2), y + height / 2, { steps: 4 });
  await page.mouse.move(at(to), y + height / 2, { steps: 4 });
}

/** Expects that the runway is below the header on phones once its own place is past, and not before. */
async function expectRunwayLine(page: Page): Promise<void> {
  const line = dashboard(page).locator('[aria-hidden] p:has(> small)');
  const scrollTo = (place: 'top' | 'bottom') =>
    page.evaluate(
      (isTop) => window.scrollTo({ top: isTop ? 0 : document.body.scrollHeight }),
      place === 'top',
    );
  await scrollTo('top');
  await expect(line).toBeHidden();
  await scrollTo('bottom');
  await expect(line).toBeVisible();
  await scrollTo('top');
  await expect(line).toBeHidden();
}

for (const viewport of [desktop, phone]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('dragging a slider changes the results at once and in view, and moves nothing', async ({
      page,
    }) => {
      await open(page, path);
      const places = await boxes(page);
      const churn = slider(page, 'Churn rate');
      await drag(page, churn, 2 / 9, 1);
      // The button is still pressed.
      await expect(churn).toHaveValue('10');
      await expect(churn).toHaveAttribute('aria-valuetext', '10.0% a month');
      await expect(value(page, 'ARR')).toHaveText('$2,144,163');
      await expect(value(page, 'Break-even Point')).toHaveText('36+ months');
      await expect(dashboard(page).getByText('$2,924,837 worse')).toBeVisible();
      await page.mouse.up();
      await settle(page);
      expect(await boxes(page)).toEqual(places);
      await slider(page, 'Expense growth').evaluate((input) =>
        input.scrollIntoView({ block: 'end', behavior: 'instant' }),
      );
      for (const label of ['Runway', 'Net Margin', 'LTV/CAC']) {
        await expect(value(page, label)).toBeInViewport();
      }
      // On phones the runway sticks when its own place has scrolled behind the header.
      await dashboard(page)
        .getByText('Drivers')
        .evaluate((title) => title.scrollIntoView({ block: 'start', behavior: 'instant' }));
      const line = dashboard(page).locator('[aria-hidden] p', { hasText: 'Runway' });
      if (viewport === phone) await expect(line).toBeInViewport({ ratio: 1 });
      else await expect(line).toBeHidden();
      await expect(line).toContainText((await value(page, 'Runway').textContent()) ?? '');
      if (viewport === phone)
        await test.step('the runway goes however one gets back', () => expectRunwayLine(page));
    });
  });
}

test('keys move the sliders to their ends, and a button puts them back to the plan', async ({
  page,
}) => {
  await page.goto(path);
  await expectPlan(page);
  const ranges = await dashboard(page)
    .getByRole('slider')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map(({ min, max, value, step }) => [min, max, value, step]),
    );
  expect(ranges).toEqual([
    ['0', '50', '15', '1'],
    ['50', '500', '199', '1'],
    ['1', '10', '3', '0.5'],
    ['5', '40', '25', '1'],
  ]);
  await slider(page, 'Customer growth rate').press('End');
  await slider(page, 'Average revenue per user').press('End');
  await slider(page, 'Churn rate').press('Home');
  await slider(page, 'Expense growth').press('Home');
  await expect(value(page, 'ARR')).toHaveText('$20,904,438');
  await expect(value(page, 'Runway')).toHaveText('Self-funding');
  await expect(value(page, 'Break-even Point')).toHaveText('Profitable');
  await expect(value(page, 'Funding Required')).toHaveText('None');
  await expect(value(page, 'Efficiency Score')).toHaveText('99');
  await reset(page).click();
  await expectPlan(page);
  await expect(slider(page, 'Customer growth rate')).toBeFocused();
  await slider(page, 'Customer growth rate').press('ArrowRight');
  await expect(slider(page, 'Customer growth rate')).toHaveValue('16');
  await expect(reset(page)).toBeEnabled();
});

test('a slider that was moved before the app came to life counts, which the page says meanwhile', async ({
  page,
}) => {
  const letGo = await holdApp(page);
  await page.goto(path);
  await slider(page, 'Average revenue per user').press('End');
  await expect(value(page, 'ARR')).toHaveText(plan.ARR);
  await expect.poll(() => showsWaiting(page)).toBe(true);
  letGo();
  await expect(value(page, 'ARR')).toHaveText('$12,736,181');
  await expect(slider(page, 'Average revenue per user')).toHaveValue('500');
  await expect(reset(page)).toBeEnabled();
  await expect.poll(() => showsWaiting(page)).toBe(false);
});

test.describe('while the document arrives', () => {
  // Because of the script in it.
  test.use({ ownPage: true });

  test('a slider that is moved counts, without anything more', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const arrived = document.querySelector<HTMLInputElement>('input[type=range]');
        if (!arrived) return;
        observer.disconnect();
        arrived.value = arrived.max;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await expect(reset(page)).toBeEnabled();
    await expect(value(page, 'ARR')).not.toHaveText(plan.ARR);
  });
});

test.describe('after a while', () => {
  // Because of the clock.
  test.use({ ownPage: true });

  test('screen readers hear one sentence, once the slider rests', async ({ page }) => {
    await page.clock.install();
    await open(page, path);
    const heard = page.locator('span[role=status]');
    await heard.evaluate((element) => {
      const said: string[] = [];
      new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      Object.assign(window, { said });
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await drag(page, slider(page, 'Expense growth'), 20 / 35, 0);
    await expect(value(page, 'Runway')).toHaveText('Self-funding');
    await expect(heard).toBeEmpty();
    await page.mouse.up();
    await page.clock.runFor(5000);
    await expect(heard).toHaveText('ARR $5,069,000, runway Self-funding, net margin −4.2%.');
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toHaveLength(
      1,
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  /** Moves a finger from the right part of a slider. */
  async function swipe(page: Page, from: Locator, move: { x: number; y: number }): Promise<void> {
    await from.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x = 0, y = 0, width = 0, height = 0 } = (await from.boundingBox()) ?? {};
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', share: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: x + 0.8 * width + share * move.x, y: y + height / 2 + share * move.y }],
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await browser.detach();
  }

  test('a finger along a slider moves it, and one that scrolls the page over it does not', async ({
    page,
  }) => {
    await open(page, path);
    const growth = slider(page, 'Customer growth rate');
    await swipe(page, growth, { x: -60, y: 4 });
    await expect(growth).not.toHaveValue('15');
    await reset(page).click();
    const before = await page.evaluate(() => window.scrollY);
    await swipe(page, growth, { x: -10, y: -200 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
    await expect(growth).toHaveValue('15');
    await expectPlan(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the plan is shown as it is, without sliders that do nothing', async ({ page }) => {
    await page.goto(path);
    await expect(value(page, 'ARR')).toHaveText(plan.ARR);
    await expect(dashboard(page).getByText('15% a year')).toBeVisible();
    await expect(dashboard(page).getByRole('slider')).toHaveCount(0);
    await expect(reset(page)).toBeHidden();
  });
});
