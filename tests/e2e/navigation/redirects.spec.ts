import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, wake } from '../journey.ts';

const out = join(import.meta.dirname, '../../../test-results/site');

test.describe('an address that has moved', () => {
  test('leads on, with what was asked', async ({ page }) => {
    await page.goto('/cost?from=ad');
    await expect(page).toHaveURL('/prices?from=ad');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices for every wing');
  });

  test.describe('from a page that was opened before', () => {
    test.use({ expectedError: /status of 404/ });

    test('leads on from a link, and back', async ({ page }) => {
      await page.goto('/');
      await wake(page);
      const heading = page.getByRole('heading', { level: 1 });
      const home = (await heading.textContent()) ?? '';
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Prices' })
        .evaluate((link) => link.setAttribute('href', '/cost#x'));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Prices' }).click();
      await expect(page).toHaveURL('/prices#x');
      await expect(heading).toHaveText('Prices for every wing');
      await page.goBack();
      await expect(heading).toHaveText(home);
    });
  });

  test('on a host without redirects, its page leads on by itself', async ({ page }) => {
    const html = readFileSync(join(out, 'cost.html'), 'utf8');
    await page.route('**/cost', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('/cost');
    await expect(page).toHaveURL('/prices');
  });
});
