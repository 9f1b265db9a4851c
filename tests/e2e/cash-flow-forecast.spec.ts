import type { Page } from '@playwright/test';
import { expect, phone, settle, test, wake } from './journey.ts';

const path = '/products/cash-flow-management';

/** The widget of the page, and its parts. */
const widget = (page: Page) => page.locator('#forecast');
const scenario = (page: Page, name: string) => widget(page).getByRole('button', { name });
const total = (page: Page, name: string) =>
  widget(page)
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('dd');
const shownTable = (page: Page) => widget(page).getByRole('table').first();

/** The figures of a row of the table that is shown. */
const row = (page: Page, name: string) =>
  shownTable(page).getByRole('row', { name }).getByRole('cell').allTextContents();

/** How high the bars are drawn, month by month, in pixels. */
async function heights(page: Page, series: string): Promise<number[]> {
  await settle(page);
  return widget(page)
    .locator(`[data-chart] [data-series=${series}]`)
    .evaluateAll((bars) =>
      bars.map((bar) => {
        const { height } = (bar as SVGGraphicsElement).getBBox();
        return Math.round(height * 10) / 10;
      }),
    );
}

/** What each month lacks, below the zero line, in pixels. */
async function depths(page: Page): Promise<number[]> {
  await settle(page);
  return widget(page)
    .locator('[data-below] rect')
    .evaluateAll((bars) =>
      bars.map((bar) => Math.round((bar as SVGGraphicsElement).getBBox().height * 10) / 10),
    );
}

const scaled = (values: number[], largest: number) =>
  values.map((value) => Math.round((Math.max(0, value) / largest) * 1200) / 10);

const expectClose = (found: number[], expected: number[]) => {
  expect(found).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 0);
};

test('section 4: the realistic scenario is shown first, of three buttons', async ({ page }) => {
  await page.goto(path);
  const group = widget(page).getByRole('group', { name: 'Scenario' });
  await expect(group.getByRole('button')).toHaveText(['Conservative', 'Realistic', 'Optimistic']);
  await expect(scenario(page, 'Realistic')).toHaveAttribute('aria-pressed', 'true');
  await expect(scenario(page, 'Conservative')).toHaveAttribute('aria-pressed', 'false');
  await expect(scenario(page, 'Optimistic')).toHaveAttribute('aria-pressed', 'false');
  expect(await row(page, 'Balance')).toEqual(['216', '143', '93', '57', '111', '235']);
  await expect(widget(page).getByRole('status')).toBeEmpty();
});

test('section 3: each scenario has inflow, outflow and balance of six months', async ({ page }) => {
  await page.goto(path);
  const months = await shownTable(page).getByRole('columnheader').allTextContents();
  expect(months).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']);
  await wake(page);
  await scenario(page, 'Optimistic').click();
  expect(await row(page, 'Inflow')).toEqual(['159', '148', '228', '312', '386', '431']);
  expect(await row(page, 'Outflow')).toEqual(['174', '209', '255', '309', '301', '279']);
  expect(await row(page, 'Balance')).toEqual(['225', '164', '137', '140', '225', '377']);
});

test('section 4: the buttons switch, say so once, and move nothing', async ({ page }) => {
  await page.goto(path);
  await wake(page);
  const before = await widget(page).boundingBox();
  await scenario(page, 'Conservative').click();
  await expect(scenario(page, 'Conservative')).toHaveAttribute('aria-pressed', 'true');
  await expect(scenario(page, 'Realistic')).toHaveAttribute('aria-pressed', 'false');
  await expect(widget(page).getByRole('status')).toHaveText(
    /^Conservative: April ends \$38K short/,
  );
  await expect(widget(page).getByText('April ends $38K short.').first()).toBeVisible();
  await expect(widget(page).getByText('April is the low point').first()).toBeHidden();
  const after = await widget(page).boundingBox();
  expect(after?.height).toBe(before?.height);
});

test('section 4: a click before the app is there is not lost', async ({ page }) => {
  await page.goto(path);
  await scenario(page, 'Optimistic').click();
  await expect(scenario(page, 'Optimistic')).toHaveAttribute('aria-pressed', 'true');
  await expect(total(page, 'Closing balance')).toHaveText('$377K');
});

test('section 4: the keyboard switches', async ({ page }) => {
  await page.goto(path);
  await scenario(page, 'Conservative').focus();
  await page.keyboard.press('Space');
  await expect(scenario(page, 'Conservative')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(scenario(page, 'Optimistic')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(scenario(page, 'Optimistic')).toHaveAttribute('aria-pressed', 'true');
});

test('section 9: the chart is 120 px high, scaled to the largest amount', async ({ page }) => {
  await page.goto(path);
  await wake(page);
  const chart = widget(page).locator('[data-chart]');
  expect((await chart.boundingBox())?.height).toBe(120);
  expectClose(await heights(page, 'inflow'), scaled([148, 132, 196, 262, 341, 388], 388));
  expectClose(await heights(page, 'outflow'), scaled([172, 205, 246, 298, 287, 264], 388));
  expectClose(await heights(page, 'balance'), scaled([216, 143, 93, 57, 111, 235], 388));
  await scenario(page, 'Optimistic').click();
  expectClose(await heights(page, 'inflow'), scaled([159, 148, 228, 312, 386, 431], 431));
  expect((await chart.boundingBox())?.height).toBe(120);
});

test('section 9: a negative balance is drawn below the zero line and signed', async ({ page }) => {
  await page.goto(path);
  await wake(page);
  expect(await depths(page)).toEqual([0, 0, 0, 0, 0, 0]);
  await scenario(page, 'Conservative').click();
  expectClose(await depths(page), scaled([0, 0, 0, 38, 9, 0], 349));
  expectClose(await heights(page, 'balance'), scaled([207, 124, 55, 0, 0, 88], 349));
  expect(await row(page, 'Balance')).toEqual(['207', '124', '55', '−38', '−9', '88']);
  const zero = await widget(page).locator('[data-chart]').boundingBox();
  const below = await widget(page).locator('[data-below]').boundingBox();
  expect(below?.y).toBeCloseTo((zero?.y ?? 0) + 120, 0);
});

test('section 9: the totals of each scenario are in thousands of dollars', async ({ page }) => {
  await page.goto(path);
  await wake(page);
  const figures = widget(page).locator('dl').getByRole('definition');
  for (const [name, ...totals] of [
    ['Conservative', '$240K', '$1,286K', '$1,438K', '−$152K', '$88K'],
    ['Realistic', '$240K', '$1,467K', '$1,472K', '−$5K', '$235K'],
    ['Optimistic', '$240K', '$1,664K', '$1,527K', '+$137K', '$377K'],
  ] as const) {
    await scenario(page, name).click();
    await expect(figures).toHaveText(totals);
  }
});

test('section 4: a month under the pointer stands out, in chart and table', async ({ page }) => {
  await page.goto(path);
  await wake(page);
  const opacity = (month: number) =>
    widget(page)
      .locator(`[data-chart] [data-month="${month}"]`)
      .evaluate((column) => getComputedStyle(column).opacity);
  await shownTable(page).locator('td[data-month="3"]').first().hover();
  await expect.poll(() => opacity(2)).toBe('0.35');
  await expect.poll(() => opacity(3)).toBe('1');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('section 4: the realistic scenario is drawn, and all three can be read', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(scenario(page, 'Realistic')).toBeHidden();
    expect(await row(page, 'Balance')).toEqual(['216', '143', '93', '57', '111', '235']);
    await expect(total(page, 'Closing balance')).toHaveText('$235K');
    const tables = widget(page).getByRole('table');
    await expect(tables).toHaveCount(1);
    await widget(page).getByText('Compare all three scenarios').click();
    await expect(tables).toHaveCount(4);
    for (const name of ['Conservative', 'Realistic', 'Optimistic']) {
      await expect(tables.filter({ hasText: `${name}: ` }).last()).toBeVisible();
    }
  });
});
