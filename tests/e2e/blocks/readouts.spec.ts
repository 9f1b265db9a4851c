import { desktop, expect, open, test } from '../journey.ts';

test.use({ viewport: desktop });

/** Charts with a text that appears on hover, and the horizontal position of the pointer for it. */
const readouts = [
  { chart: 'Nests by month', text: '3', at: 0.75 },
  { chart: 'Cash at month end, $M', text: '$5.6M', at: 1 },
  // Two lines meet there.
  { chart: 'Cash at month end, $M', text: '$6.4M', at: 1 / 3 },
];

test('what a chart is at a place is shown once, while the pointer is there', async ({ page }) => {
  await open(page, '/drawings');
  for (const { chart, text, at } of readouts) {
    await test.step(`${chart}: ${text}`, async () => {
      const drawing = page
        .locator('figure', { hasText: chart })
        .locator('svg')
        .filter({ has: page.locator('rect[pointer-events]') });
      const readout = drawing.locator('rect[pointer-events] ~ text', { hasText: text });
      await expect(readout).toHaveCount(1);
      await expect(readout).toBeHidden();
      const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
      await drawing.hover({ position: { x: at * width - 2, y: height / 2 } });
      await expect(readout).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(readout).toBeHidden();
    });
  }
});
