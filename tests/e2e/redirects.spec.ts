import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite, runServer } from './commands.ts';
import { expect, test, wake } from './journey.ts';

/** A copy of the site of the tests, to whose prices an old address leads. */
function siteWithRedirect() {
  const site = copySite();
  const settings = join(site.content, 'site.yaml');
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}redirects:\n  /cost: /prices\n`);
  return site;
}

test.describe('an address that has moved', () => {
  let site: ReturnType<typeof siteWithRedirect>;
  let server: Awaited<ReturnType<typeof runServer>>;
  test.beforeAll(async () => {
    site = siteWithRedirect();
    server = await runServer('start', site);
  });
  test.afterAll(() => {
    server?.stop();
    site?.remove();
  });

  test('leads on, with what was asked', async ({ page }) => {
    await page.goto(`${server.address}/cost?from=ad`);
    await expect(page).toHaveURL(`${server.address}/prices?from=ad`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices for every wing');
  });

  test.describe('from a page that was opened before', () => {
    test.use({ expectedError: /status of 404/ });

    test('leads on from a link, and back', async ({ page }) => {
      await page.goto(server.address);
      await wake(page);
      const heading = page.getByRole('heading', { level: 1 });
      const home = (await heading.textContent()) ?? '';
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Prices' })
        .evaluate((link) => link.setAttribute('href', '/cost#x'));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Prices' }).click();
      await expect(page).toHaveURL(`${server.address}/prices#x`);
      await expect(heading).toHaveText('Prices for every wing');
      await page.goBack();
      await expect(heading).toHaveText(home);
    });
  });

  test('on a host without redirects, its page leads on by itself', async ({ page }) => {
    const html = readFileSync(join(site.folder, 'out/cost.html'), 'utf8');
    await page.route('**/cost', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(`${server.address}/cost`);
    await expect(page).toHaveURL(`${server.address}/prices`);
  });
});

test('in dev it leads on for the moment, and a change counts at once', async ({ request }) => {
  const site = siteWithRedirect();
  const server = await runServer('dev', site);
  try {
    const ask = () => request.get(`${server.address}/cost/?a=1`, { maxRedirects: 0 });
    const response = await ask();
    expect([response.status(), response.headers().location]).toEqual([307, '/prices?a=1']);
    expect(response.headers()['cache-control']).toBe('no-store');
    const settings = join(site.content, 'site.yaml');
    writeFileSync(
      settings,
      readFileSync(settings, 'utf8').replace('/cost: /prices', '/cost: /rules#landing'),
    );
    await expect.poll(async () => (await ask()).headers().location).toBe('/rules?a=1#landing');
  } finally {
    server.stop();
    site.remove();
  }
});
