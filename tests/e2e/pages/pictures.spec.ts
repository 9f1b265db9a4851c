import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture } from '../../pictures.ts';
import { expectAccess, expectContrast } from '../axe.ts';
import { editingTest, serveEdits } from '../commands.ts';
import { desktop, expect, phone, test, untilAlive, wake } from '../journey.ts';
import { pictures } from '../picture-page.ts';

test.describe('pictures on a page', () => {
  test.use({ baseURL: process.env.EXAMPLES_ADDRESS });

  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    test(`nothing moves when they arrive, and each is sharp and no larger than needed, on a ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      // All are delayed until the page has been laid out.
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/pictures/*', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/pictures', { waitUntil: 'domcontentloaded' });
      const layout = () =>
        page.locator('main img').evaluateAll((images) =>
          images.map((image) => {
            const { x, y, width, height } = image.getBoundingClientRect();
            return [x, y + scrollY, width, height].map(Math.round);
          }),
        );
      const empty = await layout();
      const images = page.locator('main img');
      // The first is loaded at once and before others, the rest when it is needed.
      await expect(images.first()).toHaveAttribute('fetchpriority', 'high');
      await expect(images.first()).toHaveAttribute('loading', 'eager');
      await expect(images.nth(1)).toHaveAttribute('loading', 'lazy');
      release();
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
          .toBeGreaterThan(0);
      }
      expect(await layout()).toEqual(empty);
      const shown = await images.evaluateAll((all) =>
        (all as HTMLImageElement[]).map((img) => ({
          file: img.currentSrc.slice(img.currentSrc.lastIndexOf('.') + 1),
          // The width of the picture file in pixels.
          pixels: Number(/-(\d+)\.\w+$/.exec(img.currentSrc)?.[1] ?? 0),
          needed: Math.min(img.clientWidth, Number(img.getAttribute('width'))),
        })),
      );
      expect(shown.map(({ file }) => file)).toEqual([...Array(6).fill('avif'), 'svg']);
      for (const { pixels, needed, file } of shown) {
        if (file === 'svg') continue;
        expect(pixels).toBeGreaterThanOrEqual(needed);
        expect(pixels).toBeLessThanOrEqual(Math.max(needed <= 320 ? 160 : 480, 2 * needed));
      }
      await page.unroute('**/assets/pictures/*');
    });
  }

  test('people who do not see them hear what they show, and the page comes to life', async ({
    page,
  }) => {
    await page.goto('/pictures');
    await wake(page);
    await expect(page.getByRole('img', { name: 'Bars that fall' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'A tall drawing' })).toHaveCount(1);
    // A photograph and a card's picture are decorative; a logo has a name.
    await expect(page.locator('main img[alt=""]')).toHaveCount(3);
    await expect(page.getByRole('img', { name: 'Tessaway' })).toHaveCount(1);
    await expectAccess(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectContrast(page);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('they are shown as well', async ({ page, request }) => {
      await page.goto('/pictures');
      await expect(page.getByRole('img', { name: 'Bars that fall' })).toBeVisible();
      const html = await (await request.get('/pictures')).text();
      const [, variant = ''] = /srcSet="(\S+)/.exec(html) ?? [];
      const { headers } = await request.get(variant).then((response) => ({
        headers: response.headers(),
      }));
      expect(headers['content-type']).toBe('image/avif');
      expect(headers['cache-control']).toContain('immutable');
    });
  });
});

editingTest.describe('while an author edits', () => {
  // A removed file may be requested once more, because a save is noticed in two steps.
  editingTest.use({ expectedError: /status of 404/ });
  const site = serveEdits();

  editingTest(
    'a picture shows at once, and another one when its file is saved',
    async ({ page, request }) => {
      await page.goto(`${site.address}/pictures`);
      await untilAlive(page);
      const first = page.getByRole('img', { name: 'Bars that fall' });
      await expect(first).toHaveAttribute('width', '1500');
      const naturalWidth = () => first.evaluate((img: HTMLImageElement) => img.naturalWidth);
      await expect.poll(naturalWidth).toBe(1500);
      // As in the built site, the original has no address of its own.
      expect((await request.get(`${site.address}/screens/plan.png`)).status()).toBe(404);
      const file = join(site.content, 'pages/screens/plan.png');
      writeFileSync(file, await drawPicture(1400, 700));
      await expect(first).toHaveAttribute('width', '1400');
      await expect.poll(naturalWidth).toBe(1400);

      const overlay = page.getByRole('alert');
      rmSync(file);
      await expect(overlay).toContainText('There is no file `pages/screens/plan.png`');
      writeFileSync(file, pictures['screens/plan.png']);
      await expect(overlay).toBeHidden();
      await expect(first).toHaveAttribute('width', '1500');

      const html = await (await request.get(`${site.address}/pictures`)).text();
      const [, shared = ''] =
        /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
      const picture = await request.get(site.address + shared);
      expect(picture.headers()['content-type']).toBe('image/png');
    },
  );
});
