import type { Page } from '@playwright/test';
import { expect, open, phone, settle, test } from '../journey.ts';

const path = '/views/cash';

const widget = (page: Page) => page.getByRole('figure', { name: 'Cash by month, $K' });
const course = (page: Page, name: string) => widget(page).getByRole('button', { name });
const totals = (page: Page) => widget(page).getByRole('definition');
const shownTable = (page: Page) => widget(page).getByRole('table').first();

/** Returns the figures in a row of the visible table. */
const row = (page: Page, name: string) =>
  shownTable(page).getByRole('row', { name }).getByRole('cell').allTextContents();

/** Returns the chart, 120 pixels high; shortfalls are below it. */
const chart = (page: Page) => widget(page).locator('svg[height="120"]');

/** Returns the heights of all bars in pixels, month by month. */
async function heights(page: Page): Promise<number[]> {
  await settle(page);
  return chart(page)
    .locator('g rect:not([fill=none])')
    .evaluateAll((bars) => bars.map((bar) => (bar as SVGGraphicsElement).getBBox().height));
}

/** Returns the heights of a line's points above zero in pixels, month by month. */
const lineHeights = (page: Page, index: number): Promise<number[]> =>
  chart(page)
    .locator('polyline')
    .nth(index)
    .evaluate((line) =>
      [...(line as unknown as SVGPolylineElement).points].map(({ y }) => 120 - y),
    );

/** Returns the expected heights for amounts in thousands. */
const scaled = (amounts: number[], largest: number): number[] =>
  amounts.map((amount) => (amount / largest) * 120);

const barsOf = (amounts: number[]) => amounts.filter((_, index) => index % 3 < 2);
const balancesOf = (amounts: number[]) => amounts.filter((_, index) => index % 3 === 2);

function expectClose(found: number[], expected: number[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 0);
}

/** Inflow, outflow and remaining cash, month by month. */
const calm = [50, 80, 70, 40, 70, 40, 30, 80, -10, 60, 50, 0, 70, 50, 20, 80, 50, 50];
const breeze = [60, 80, 80, 50, 70, 60, 40, 80, 20, 70, 50, 40, 80, 50, 70, 90, 50, 110];
const gale = [70, 80, 90, 60, 70, 80, 70, 80, 70, 90, 50, 110, 90, 50, 150, 100, 50, 200];

test('the default scenario is shown first; buttons switch figures, totals and remark, say so once, and move nothing', async ({
  page,
}) => {
  await page.goto(path);
  await expect(widget(page).getByRole('group', { name: 'Course' }).getByRole('button')).toHaveText([
    'Calm',
    'Breeze',
    'Gale',
  ]);
  await expect(course(page, 'Breeze')).toHaveAttribute('aria-pressed', 'true');
  await expect(course(page, 'Calm')).toHaveAttribute('aria-pressed', 'false');
  const said = page.getByRole('status').filter({ hasText: 'March' });
  await expect(said).toHaveCount(0);
  await expect(shownTable(page).getByRole('columnheader')).toHaveText([
    ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ]);
  expect(await row(page, 'In')).toEqual(['60', '50', '40', '70', '80', '90']);
  expect(await row(page, 'Out')).toEqual(['80', '70', '80', '50', '50', '50']);
  expect(await row(page, 'Left')).toEqual(['80', '60', '20', '40', '70', '110']);
  await expect(totals(page)).toHaveText(['$100K', '$390K', '$380K', '+$10K', '$110K']);
  const { height } = (await widget(page).boundingBox()) ?? {};

  // This click happens before hydration and must not be lost.
  await course(page, 'Calm').click();
  await expect(course(page, 'Calm')).toHaveAttribute('aria-pressed', 'true');
  await expect(course(page, 'Breeze')).toHaveAttribute('aria-pressed', 'false');
  await expect(totals(page)).toHaveText(['$100K', '$330K', '$380K', '−$50K', '$50K']);
  expect(await row(page, 'Left')).toEqual(['70', '40', '−10', '0', '20', '50']);
  await expect(said).toHaveText(/^Calm: March ends \$10K short/);
  await expect(widget(page).getByText('March ends $10K short.').first()).toBeVisible();
  await expect(widget(page).getByText('March ends lowest').first()).toBeHidden();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(course(page, 'Gale')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(course(page, 'Gale')).toHaveAttribute('aria-pressed', 'true');
  await expect(totals(page)).toHaveText(['$100K', '$480K', '$380K', '+$100K', '$200K']);
  expect((await widget(page).boundingBox())?.height).toBe(height);
});

test('the chart is 120 px high, scaled to the largest amount, what lacks is drawn below zero, and a month under the pointer stands out', async ({
  page,
}) => {
  await open(page, path);
  expectClose(await heights(page), scaled(barsOf(breeze), 110));
  expectClose(await lineHeights(page, 0), scaled(balancesOf(breeze), 110));
  await course(page, 'Gale').click();
  await expect(course(page, 'Gale')).toHaveAttribute('aria-pressed', 'true');
  expectClose(await heights(page), scaled(barsOf(gale), 200));
  await course(page, 'Calm').click();
  await expect(course(page, 'Calm')).toHaveAttribute('aria-pressed', 'true');
  expectClose(await heights(page), scaled(barsOf(calm), 80));
  // Below zero is room for 10 of 80.
  expectClose(await lineHeights(page, 1), scaled(balancesOf(calm), 80));
  await expect(chart(page).locator('svg').first()).toHaveAttribute('height', '135');
  // The previous scenario stays as a line, on the scale of the new one.
  await expect(widget(page).getByRole('listitem').last()).toHaveText('Left, Gale');
  expectClose(await lineHeights(page, 0), scaled(balancesOf(gale), 80));
  // The axis ends at 80, where it is cut off.
  await expect(chart(page).locator('svg').first()).toHaveCSS('overflow', 'hidden');
  expect((await chart(page).boundingBox())?.height).toBe(120);

  // A month under the pointer stands out.
  const opacity = (month: number) =>
    chart(page)
      .locator('g')
      .nth(month)
      .evaluate((column) => Number(getComputedStyle(column).opacity));
  await shownTable(page).getByRole('row', { name: 'In' }).getByRole('cell').nth(3).hover();
  await expect.poll(() => opacity(2)).toBeLessThan(0.5);
  await expect.poll(() => opacity(3)).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the default scenario is drawn, and all three can be read', async ({ page }) => {
    await page.goto(path);
    await expect(course(page, 'Breeze')).toBeHidden();
    expect(await row(page, 'Left')).toEqual(['80', '60', '20', '40', '70', '110']);
    await expect(totals(page).last()).toHaveText('$110K');
    const tables = widget(page).getByRole('table');
    await expect(tables).toHaveCount(1);
    await widget(page).getByText('Compare the three courses').click();
    await expect(tables).toHaveCount(4);
    for (const name of ['Calm', 'Breeze', 'Gale']) {
      await expect(tables.filter({ hasText: `${name}: ` }).last()).toBeVisible();
    }
  });
});
