import type { Page } from '@playwright/test';
import { desktop, expect, open, phone, test } from '../journey.ts';

const path = '/views/questions';

const table = (page: Page, title: string) => page.getByRole('figure', { name: title });

/** Returns the visible words in a row, without its name. */
async function shownIn(page: Page, title: string, name: string): Promise<string[]> {
  const row = table(page, title).locator('tr', { has: page.getByRole('rowheader', { name }) });
  const values = row.locator('span[data-case]:visible, td[data-cell]:visible');
  return (await values.allInnerTexts()).map((text) => text.trim());
}

/** The table of amounts in both cases. */
const amounts = {
  'All day': {
    sentence: 'Two of you are fed.',
    rows: { Finch: ['40 seeds–60 seeds'], Crow: ['A worm'] },
  },
  'Half a day': {
    sentence: 'One is fed, by half.',
    rows: { Finch: ['20 seeds–30 seeds'], Crow: ['Not fed'] },
  },
} as const;

async function expectAmounts(page: Page, chosen: keyof typeof amounts): Promise<void> {
  for (const [label, { sentence }] of Object.entries(amounts)) {
    const text = table(page, 'Seeds a day').getByText(sentence);
    await expect(text).toBeVisible({ visible: label === chosen });
  }
  for (const [name, values] of Object.entries(amounts[chosen].rows)) {
    expect(await shownIn(page, 'Seeds a day', name), name).toEqual(values);
  }
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

for (const viewport of [desktop, phone]) {
  test(`a case is chosen by keys, said once, and moves nothing: ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, path);
    await expect(page.getByRole('group', { name: 'Your flight' })).toBeVisible();
    await expectAmounts(page, 'All day');
    const height = await page.locator('main').boundingBox();
    await radio(page, 'All day').focus();
    await page.keyboard.press('ArrowRight');
    await expect(radio(page, 'Half a day')).toBeChecked();
    await expectAmounts(page, 'Half a day');
    await expect(page.getByRole('status').filter({ hasText: 'One is fed' })).toHaveCount(1);
    for (const weather of ['Fog', 'Storm']) {
      await radio(page, weather).check({ force: true });
      expect((await page.locator('main').boundingBox())?.height).toBe(height?.height);
    }
  });
}

test('phones show the chosen column of the cells, wide screens all of them below its case', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(path);
  const title = 'Rules of the air, by weather';
  expect(await shownIn(page, title, 'Company')).toEqual(['Counts']);
  await radio(page, 'Fog').check({ force: true });
  expect(await shownIn(page, title, 'Company')).toEqual(['A wing’s length']);
  await page.setViewportSize(desktop);
  expect(await shownIn(page, title, 'Company')).toEqual([
    'Counts',
    'A wing’s length',
    'Does not count',
  ]);
  const figure = table(page, title);
  const row = figure.locator('tbody tr').first();
  const sidesOf = (selector: string, within = figure) =>
    within.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        const { left, right } = each.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      }),
    );
  expect(await sidesOf('label')).toEqual(await sidesOf('td', row));
  const [legend] = await sidesOf('legend');
  expect(legend).toEqual((await sidesOf('th', row))[0]);
  await figure.getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/rules#company');
});

test('on paper every case has its words, after its name', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const printed = table(page, 'Seeds a day');
  for (const [label, { sentence }] of Object.entries(amounts)) {
    await expect(printed.getByText(`${label}: ${sentence}`)).toBeVisible();
  }
  expect(await shownIn(page, 'Seeds a day', 'Finch')).toEqual([
    'All day: 40 seeds–60 seeds',
    'Half a day: 20 seeds–30 seeds',
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a case is chosen by keys', async ({ page }) => {
    await page.goto(path);
    await radio(page, 'All day').focus();
    await page.keyboard.press('ArrowDown');
    await expectAmounts(page, 'Half a day');
  });
});
