import type { Page } from '@playwright/test';
import { expect, phone, settle, test, wake } from './journey.ts';

const path = '/products/headcount-planning';
const names = ['Engineering', 'Sales', 'Marketing', 'Operations', 'Finance', 'HR'];
const current = [12, 8, 5, 6, 3, 2];
const planned = [18, 15, 8, 9, 5, 3];
const cost = [1450, 980, 520, 585, 425, 240];

/** The dashboard of the page, and its parts. */
const dashboard = (page: Page) => page.locator('#dashboard');
const view = (page: Page, name: string) => dashboard(page).getByRole('button', { name });
const table = (page: Page) => dashboard(page).getByRole('table');
const row = (page: Page, name: string) =>
  table(page).getByRole('row').filter({ hasText: name }).getByRole('cell');
const total = (page: Page, name: string) =>
  dashboard(page)
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('dd');

/** The figures that can be seen in a row; the first cell holds its bar. */
async function figures(page: Page, name: string): Promise<string[]> {
  const texts = await row(page, name).allInnerTexts();
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** How long the bars are, as shares of the room that they have. */
async function lengths(page: Page, bar: 'current' | 'planned'): Promise<number[]> {
  await settle(page);
  return dashboard(page)
    .locator(`[data-${bar}]`)
    .evaluateAll((bars) =>
      bars.map((rect) => {
        const room = (rect as SVGRectElement).ownerSVGElement?.clientWidth ?? 0;
        return (rect as SVGRectElement).getBBox().width / room;
      }),
    );
}

const expectClose = (found: number[], expected: number[]) => {
  expect(found).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 2);
};

test('section 4: the view of people is shown first, of two toggle buttons', async ({ page }) => {
  await page.goto(path);
  const group = dashboard(page).getByRole('group', { name: 'Figures' });
  await expect(group.getByRole('button')).toHaveText(['Headcount', 'Cost Impact']);
  await expect(view(page, 'Headcount')).toHaveAttribute('aria-pressed', 'true');
  await expect(view(page, 'Cost Impact')).toHaveAttribute('aria-pressed', 'false');
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Department',
    'Current',
    'Planned',
    'Growth',
  ]);
  for (const [index, name] of names.entries()) {
    const [now = 0, then = 0] = [current[index], planned[index]];
    expect(await figures(page, name)).toEqual([`${now}`, `${then}`, `+${then - now}`]);
  }
});

test('section 4: the view of cost lists the same departments', async ({ page }) => {
  await page.goto(path);
  await wake(page);
  await view(page, 'Cost Impact').click();
  await expect(view(page, 'Cost Impact')).toHaveAttribute('aria-pressed', 'true');
  await expect(view(page, 'Headcount')).toHaveAttribute('aria-pressed', 'false');
  await expect(table(page).getByRole('columnheader')).toHaveText(['Department', 'Annual cost']);
  await expect(table(page).getByRole('rowheader')).toHaveText([...names, 'Total']);
  expect(await figures(page, 'Engineering')).toEqual(['$1,450,000']);
  expect(await figures(page, 'HR')).toEqual(['$240,000']);
  await expect(dashboard(page).getByRole('status')).toHaveText(
    'Cost Impact: Annual cost by department, $',
  );
  await view(page, 'Headcount').click();
  expect(await figures(page, 'HR')).toEqual(['2', '3', '+1']);
});

test('section 9: the totals are computed', async ({ page }) => {
  await page.goto(path);
  await expect(total(page, 'Current team')).toHaveText('36');
  await expect(total(page, 'Planned team')).toHaveText('58');
  await expect(total(page, 'Growth')).toHaveText('+22');
  await expect(total(page, 'Annual cost')).toHaveText('$4.2M');
  expect(await figures(page, 'Total')).toEqual(['36', '58', '+22']);
});

test('section 4: bars are relative to the largest planned value of the view', async ({ page }) => {
  await page.goto(path);
  await wake(page);
  expectClose(
    await lengths(page, 'planned'),
    planned.map((people) => people / 18),
  );
  expectClose(
    await lengths(page, 'current'),
    current.map((people) => people / 18),
  );
  await view(page, 'Cost Impact').click();
  const costs = cost.map((thousands) => thousands / 1450);
  expectClose(await lengths(page, 'planned'), costs);
  expectClose(
    await lengths(page, 'current'),
    costs.map((share) => share * 0.7),
  );
});

test('section 3: the hiring timeline is there in both views', async ({ page }) => {
  await page.goto(path);
  const steps = dashboard(page).getByRole('list').last().getByRole('listitem');
  const texts = ['Q1 2025+8 hires$642K', 'Q2 2025+6 hires$485K', 'Q3-Q4 2025+4 hires$325K'];
  await expect(steps).toHaveText(texts);
  await wake(page);
  await view(page, 'Cost Impact').click();
  await expect(steps).toHaveText(texts);
});

test('section 4: the keyboard switches, and nothing moves', async ({ page }) => {
  await page.goto(path);
  const before = await dashboard(page).boundingBox();
  await view(page, 'Headcount').focus();
  await page.keyboard.press('Tab');
  await expect(view(page, 'Cost Impact')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(view(page, 'Cost Impact')).toHaveAttribute('aria-pressed', 'true');
  expect((await dashboard(page).boundingBox())?.height).toBe(before?.height);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('section 4: the figures of both views can be read', async ({ page }) => {
    await page.goto(path);
    await expect(view(page, 'Cost Impact')).toBeHidden();
    expect(await figures(page, 'Engineering')).toEqual(['12', '18', '+6', '$1,450,000']);
    const isWide = await page.evaluate(() => {
      const grid = document.querySelector('#dashboard table');
      const frame = document.querySelector('#dashboard figure');
      return (grid?.scrollWidth ?? 0) > (frame?.clientWidth ?? 0);
    });
    expect(isWide).toBe(false);
  });
});
