import type { APIRequestContext } from '@playwright/test';
import { expectAccess } from '../axe.ts';
import { desktop, expect, phone, test, wake } from '../journey.ts';

const sites = {
  'the tests’ own site': process.env.SITE_ADDRESS,
  // Its pages may change: these assertions hold after any valid edit.
  'the project’s site': process.env.PROJECT_ADDRESS,
};

/** `examples.spec.ts` checks the blocks of the tests' own site. */
const checkedForAccess = 'the project’s site';

/** Returns the paths of all pages of a site, from its sitemap, and one that does not exist. */
async function pathsOf(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)];
  return [...pages.map(([, url = '']) => new URL(url).pathname), '/no-such-page'];
}

/** Each page is visited on one of these screens. */
const screens = { 'a wide screen': desktop, 'a phone': phone };

for (const [name, baseURL] of Object.entries(sites)) {
  const isChecked = name === checkedForAccess;
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`on ${screen}, every second page of ${name}`, () => {
      test.use({ baseURL, viewport, expectedError: /status of 404/ });

      test(`loads, has one main heading${isChecked ? ', keeps nobody out,' : ''} and comes to life`, async ({
        page,
        request,
      }) => {
        const paths = await pathsOf(request);
        const part = paths.filter((_, index) => index % 2 === (viewport === phone ? 1 : 0));
        // Depends on the number of pages.
        test.setTimeout(180_000 + part.length * 10_000);
        for (const path of part) {
          await test.step(path, async () => {
            const response = await page.goto(path);
            expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            await wake(page);
            if (isChecked) await expectAccess(page);
          });
        }
      });
    });
  }
}
