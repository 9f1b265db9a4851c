import { desktop, expect, open, phone, test } from './journey.ts';

const figure = (name: string) => `figure[aria-label="${name}"]`;

for (const viewport of [desktop, phone]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('a flow names each of its bars once', async ({ page }) => {
      await open(page, '/drawings');
      const names = page.locator(figure('From nest to feeder')).locator('text:visible');
      for (const name of ['Nest', 'Hedge', 'Feeder', 'Field', 'Home']) {
        await expect(names.filter({ hasText: name })).toHaveCount(1);
      }
    });
  });
}

test('the line of a remark does not run through the words of a boundary', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/drawings');
  const chart = page.locator(figure('Feathers lost by hour'));
  const line = await chart.locator('[data-annotation] line').boundingBox();
  const words = await chart.locator('[data-boundary] text').boundingBox();
  if (!line || !words) throw new Error('Both are drawn where there is room.');
  const isBeside = line.x > words.x + words.width || line.x + line.width < words.x;
  expect(isBeside, JSON.stringify({ line, words })).toBe(true);
});
