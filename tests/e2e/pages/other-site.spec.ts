import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readSiteSchema } from '../../../schema/model/schemas.ts';
import { expectContrast } from '../axe.ts';
import { desktop, expect, phone, test, wake } from '../journey.ts';
import { expectFitOfLargeText } from '../room.ts';

test.use({ baseURL: process.env.OTHER_ADDRESS });

/**
 * Pages with all kinds of the long words of this trade, without those whose blocks are on others: here
 * is what they look like in German. The last path does not exist.
 */
const paths = [
  '/',
  '/leistungen/dachstuhl',
  '/leistungen/holzrahmenbau',
  '/leistungen/sanierung',
  '/kontakt',
  '/datenschutz',
  '/gibt-es-nicht',
];

const { properties: words = {} } = readSiteSchema().properties?.interface ?? {};
const german: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../schema/settings/languages/de.json'), 'utf8'),
).interface;

/** Words that the engine has in English but not in German, without placeholders. */
const english = Object.entries(words)
  .filter(([name, { default: word }]) => word !== german[name])
  .map(([, { default: word }]) =>
    String(word)
      .replace(/%s|[({]+\w+[})]+/g, '')
      .trim(),
  )
  .filter((word) => /\p{L}/u.test(word));

test('a site of another trade and language has the words, the numbers and the name of its own', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page).toHaveTitle('Müller Holzbau');
  await expect(page.getByText('1.500', { exact: true })).toBeAttached();
  const header = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(header.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/kontakt');
  await expect(header).not.toContainText('Rechtliches');
  await header.getByRole('button', { name: 'Leistungen' }).click();
  await page.getByRole('link', { name: 'Holzrahmenbau In drei Tagen' }).click();
  await expect(page).toHaveTitle('Holzrahmenbau · Müller Holzbau');
  // Where its entries do not fit beside each other, they are in one menu.
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(header.getByRole('button', { name: 'Leistungen' })).toBeHidden();
  await header.getByRole('button').click();
  await expect(header.getByRole('link', { name: 'Angebot anfordern' })).toBeVisible();
  // The page behind it does not scroll.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await page.setViewportSize(desktop);
  await expect(header.getByRole('button', { name: 'Leistungen' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText([
    'Leistungen',
    'Rechtliches',
    'Müller Holzbau',
  ]);
  await expect(footer).toContainText('© Müller Holzbau');
});

test.describe('a page of another site', () => {
  test.use({ expectedError: /status of 404/ });

  for (const path of paths) {
    // `examples.spec.ts` checks every block in all four forms; this is another palette and language.
    test(`${path} can be read by all at both widths, in light and in dark`, async ({ page }) => {
      await page.setViewportSize(desktop);
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === '/gibt-es-nicht' ? 404 : 200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await wake(page);
      await expectContrast(page);
      expect(await textsOutOfPlace(page)).toEqual([]);
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page);
      expect(await textsOutOfPlace(page)).toEqual([]);
      const said = await saidOn(page);
      const foreign = english.filter((word) => new RegExp(`\\b${word}\\b`).test(said));
      expect(foreign).toEqual([]);
      await expectFitOfLargeText(page);
    });
  }
});

/** Returns everything that a visitor sees or hears. */
const saidOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'];
    const heard = [...document.querySelectorAll('*')].flatMap((element) =>
      names.flatMap((name) => element.getAttribute(name) ?? []),
    );
    return [document.title, document.body.textContent, ...heard].join('\n');
  });

/** Returns texts beyond the edge of the screen, and pairs of texts that overlap. */
const textsOutOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      !element.closest('.visually-hidden, .skip-link, header, svg, figure [aria-hidden]');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.textContent?.trim() || !node.parentElement || !isShown(node.parentElement))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.height > 1) texts.push({ text: node.textContent.trim(), box });
      }
    }
    const { clientWidth } = document.documentElement;
    const outside = texts.filter(({ box }) => box.left < 0 || box.right > clientWidth);
    const covered = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter(
          ({ text, box }) =>
            text !== one.text &&
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 3 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) >
              0.4 * Math.min(box.height, one.box.height),
        )
        .map(({ text }) => `${one.text} / ${text}`),
    );
    return [...outside.map(({ text }) => text), ...covered];
  });
