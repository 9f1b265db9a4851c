import type { Page } from '@playwright/test';
import { expect, phone, settle, test } from '../journey.ts';

const path = '/views/people';
const names = ['Wings', 'Tail', 'Beak'];
const current = [10, 8, 3];
const planned = [20, 15, 2];
const cost = [1000, 800, 100];

/** The panel is named after the current view. */
const dashboard = (page: Page) => page.getByRole('figure', { name: /^(Seats|Cost) by crew/ });
const view = (page: Page, name: string) => dashboard(page).getByRole('button', { name });
const table = (page: Page) => dashboard(page).getByRole('table');
const cells = (page: Page, name: string) =>
  table(page).getByRole('row').filter({ hasText: name }).getByRole('cell');

/** Returns the visible figures in a row; the first cell contains its bar. */
async function figures(page: Page, name: string): Promise<string[]> {
  const texts = await cells(page, name).allInnerTexts();
  return texts.map((text) => text.trim()).filter(Boolean);
}

/**
 * Returns the lengths of the bars as shares of the available width: planned below, current above.
 */
async function lengths(page: Page, bar: 'planned' | 'current'): Promise<number[]> {
  await settle(page);
  return Promise.all(
    names.map((name) =>
      cells(page, name)
        .first()
        .locator('svg > rect')
        .nth(bar === 'planned' ? 0 : 1)
        .evaluate(
          (rect: SVGRectElement) =>
            rect.getBBox().width / (rect.ownerSVGElement?.clientWidth ?? Number.NaN),
        ),
    ),
  );
}

function expectClose(found: number[], expected: number[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 2);
}

test('people are shown first, of two views of the same departments; keys switch, and nothing moves', async ({
  page,
}) => {
  await page.goto(path);
  await expect(dashboard(page).getByRole('group', { name: 'Show' }).getByRole('button')).toHaveText(
    ['Seats', 'Dollars'],
  );
  await expect(view(page, 'Seats')).toHaveAttribute('aria-pressed', 'true');
  await expect(view(page, 'Dollars')).toHaveAttribute('aria-pressed', 'false');
  await expect(table(page).getByRole('columnheader')).toHaveText(['Crew', 'Now', 'Then', 'More']);
  await expect(table(page).getByRole('rowheader')).toHaveText([...names, 'Sum']);
  expect(await figures(page, 'Wings')).toEqual(['10', '20', '+10']);
  expect(await figures(page, 'Beak')).toEqual(['3', '2', '−1']);
  expect(await figures(page, 'Sum')).toEqual(['21', '37', '+16']);
  await expect(dashboard(page).getByRole('definition')).toHaveText(['21', '37', '+16', '$1.9M']);
  const steps = dashboard(page).getByRole('list').last().getByRole('listitem');
  await expect(steps).toHaveText(['Spring+8 seats$400K', 'Autumn+8 seats$300K']);
  const { height } = (await dashboard(page).boundingBox()) ?? {};
  expectClose(
    await lengths(page, 'planned'),
    planned.map((people) => people / 20),
  );
  expectClose(
    await lengths(page, 'current'),
    current.map((people) => people / 20),
  );

  await view(page, 'Seats').focus();
  await page.keyboard.press('Tab');
  await expect(view(page, 'Dollars')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(view(page, 'Dollars')).toHaveAttribute('aria-pressed', 'true');
  await expect(view(page, 'Seats')).toHaveAttribute('aria-pressed', 'false');
  await expect(table(page).getByRole('columnheader')).toHaveText(['Crew', 'Cost a year']);
  await expect(table(page).getByRole('rowheader')).toHaveText([...names, 'Sum']);
  expect(await figures(page, 'Wings')).toEqual(['$1,000,000']);
  expect(await figures(page, 'Sum')).toEqual(['$1.9M']);
  await expect(page.getByRole('status').filter({ hasText: 'Cost by crew' })).toHaveText(
    'Dollars: Cost by crew, $',
  );
  await expect(steps).toHaveText(['Spring+8 seats$400K', 'Autumn+8 seats$300K']);
  // The bar of the current crew is a fixed share of the planned one.
  const shares = cost.map((thousands) => thousands / 1000);
  expectClose(await lengths(page, 'planned'), shares);
  expectClose(
    await lengths(page, 'current'),
    shares.map((share) => share * 0.7),
  );
  expect((await dashboard(page).boundingBox())?.height).toBe(height);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the figures of both views can be read, on the screen of a phone', async ({ page }) => {
    await page.goto(path);
    await expect(view(page, 'Dollars')).toBeHidden();
    expect(await figures(page, 'Wings')).toEqual(['10', '20', '+10', '$1,000,000']);
    const { width: room = 0 } = (await dashboard(page).boundingBox()) ?? {};
    expect(await table(page).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(room);
  });
});
