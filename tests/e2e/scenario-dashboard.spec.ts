import type { Locator, Page } from '@playwright/test';
import { desktop, expect, holdApp, phone, settle, test, wake } from './journey.ts';

const dashboard = (page: Page): Locator => page.locator('#scenarios');
const slider = (page: Page, name: string): Locator => dashboard(page).getByRole('slider', { name });

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

/** The number of the result of that name. */
const value = (page: Page, label: string): Locator =>
  dashboard(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}`) }) })
    .locator('dd')
    .first();

/** Where everything stands that has a number in it; the values of sliders by their right edge. */
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

/** Presses on the thumb where it stands, and lets it go at a share of the track. */
async function drag(page: Page, thumb: Locator, from: number, to: number): Promise<void> {
  await thumb.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await thumb.boundingBox()) ?? {};
  const at = (share: number) => x + 12 + share * (width - 24);
  await page.mouse.move(at(from), y + height / 2);
  await page.mouse.down();
  await page.mouse.move(at((from + to) / 2), y + height / 2, { steps: 4 });
  await page.mouse.move(at(to), y + height / 2, { steps: 4 });
}

test('section 9: four sliders with their ranges and defaults, and the results of the defaults', async ({
  page,
}) => {
  await page.goto('/');
  const sliders = await dashboard(page)
    .getByRole('slider')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map(({ min, max, value, step }) => [min, max, value, step]),
    );
  expect(sliders).toEqual([
    ['0', '50', '15', '1'],
    ['50', '500', '199', '1'],
    ['1', '10', '3', '0.5'],
    ['5', '40', '25', '1'],
  ]);
  for (const [label, text] of Object.entries(plan)) {
    await expect(value(page, label)).toHaveText(text);
  }
  await expect(dashboard(page).getByRole('button', { name: 'Reset' })).toBeDisabled();
});

for (const viewport of [desktop, phone]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('section 4: dragging a slider changes the results at once, and moves nothing', async ({
      page,
    }) => {
      await page.goto('/');
      await wake(page);
      const before = await boxes(page);
      const churn = slider(page, 'Churn rate');
      await drag(page, churn, 2 / 9, 1);
      // The button is still down.
      await expect(churn).toHaveValue('10');
      await expect(churn).toHaveAttribute('aria-valuetext', '10.0% a month');
      await expect(value(page, 'ARR')).toHaveText('$2,144,163');
      await expect(value(page, 'Break-even Point')).toHaveText('36+ months');
      await expect(dashboard(page).getByText('−$2,924,837 worse')).toBeVisible();
      await page.mouse.up();
      await settle(page);
      expect(await boxes(page)).toEqual(before);
    });

    test('section 4: the results are in view while the last slider is dragged', async ({
      page,
    }) => {
      await page.goto('/');
      await slider(page, 'Expense growth').evaluate((input) =>
        input.scrollIntoView({ block: 'end' }),
      );
      for (const label of ['Runway', 'Net Margin', 'LTV/CAC']) {
        await expect(value(page, label)).toBeInViewport();
      }
    });
  });
}

test('section 4: keys move the sliders to their ends, and a button puts them back', async ({
  page,
}) => {
  await page.goto('/');
  const reset = dashboard(page).getByRole('button', { name: 'Reset' });
  const ends = {
    'Customer growth rate': 'End',
    'Average revenue per user': 'End',
    'Churn rate': 'Home',
    'Expense growth': 'Home',
  };
  for (const [name, key] of Object.entries(ends)) await slider(page, name).press(key);
  await expect(value(page, 'ARR')).toHaveText('$20,904,438');
  await expect(value(page, 'Runway')).toHaveText('Self-funding');
  await expect(value(page, 'Break-even Point')).toHaveText('Profitable');
  await expect(value(page, 'Funding Required')).toHaveText('None');
  await expect(value(page, 'Efficiency Score')).toHaveText('99');
  await reset.click();
  for (const [label, text] of Object.entries(plan)) {
    await expect(value(page, label)).toHaveText(text);
  }
  await expect(reset).toBeDisabled();
  await expect(slider(page, 'Customer growth rate')).toBeFocused();
  await slider(page, 'Customer growth rate').press('ArrowRight');
  await expect(slider(page, 'Customer growth rate')).toHaveValue('16');
  await expect(reset).toBeEnabled();
});

test('section 4: a slider that was moved before the app came to life counts', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/');
  await slider(page, 'Average revenue per user').press('End');
  await expect(value(page, 'ARR')).toHaveText(plan.ARR);
  letGo();
  await expect(value(page, 'ARR')).toHaveText('$12,736,181');
  await expect(slider(page, 'Average revenue per user')).toHaveValue('500');
  await expect(dashboard(page).getByRole('button', { name: 'Reset' })).toBeEnabled();
});

test('section 4: screen readers hear one sentence, once the slider rests', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const heard = dashboard(page).locator('span[role=status]');
  await heard.evaluate((element) => {
    const said: string[] = [];
    new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { said });
  });
  await drag(page, slider(page, 'Expense growth'), 20 / 35, 0);
  await page.mouse.up();
  await expect(heard).toHaveText(
    'ARR $5,069,000, runway Self-funding, net margin −4.2%, break-even 11 months.',
  );
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('section 4: the plan is told as it stands, without sliders that do nothing', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(value(page, 'ARR')).toHaveText(plan.ARR);
    await expect(dashboard(page).getByText('15% a year')).toBeVisible();
    await expect(dashboard(page).locator('input').first()).toBeHidden();
    await expect(dashboard(page).getByText('Reset')).toBeHidden();
  });
});
