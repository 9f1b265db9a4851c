import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveCopy } from './commands.ts';
import { expect, test, wake } from './journey.ts';

/** Redirects an old address to the prices. */
function addRedirect({ content }: { content: string }): void {
  appendFileSync(join(content, 'site.yaml'), 'redirects:\n  /cost: /prices\n');
}

test.describe('an address that has moved', () => {
  const site = serveCopy('start', { prepare: addRedirect });

  test('leads on, with what was asked', async ({ page }) => {
    await page.goto(`${site.address}/cost?from=ad`);
    await expect(page).toHaveURL(`${site.address}/prices?from=ad`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices for every wing');
  });

  test.describe('from a page that was opened before', () => {
    test.use({ expectedError: /status of 404/ });

    test('leads on from a link, and back', async ({ page }) => {
      await page.goto(site.address);
      await wake(page);
      const heading = page.getByRole('heading', { level: 1 });
      const home = (await heading.textContent()) ?? '';
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Prices' })
        .evaluate((link) => link.setAttribute('href', '/cost#x'));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Prices' }).click();
      await expect(page).toHaveURL(`${site.address}/prices#x`);
      await expect(heading).toHaveText('Prices for every wing');
      await page.goBack();
      await expect(heading).toHaveText(home);
    });
  });

  test('on a host without redirects, its page leads on by itself', async ({ page }) => {
    const html = readFileSync(join(site.folder, 'out/cost.html'), 'utf8');
    await page.route('**/cost', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(`${site.address}/cost`);
    await expect(page).toHaveURL(`${site.address}/prices`);
  });
});
