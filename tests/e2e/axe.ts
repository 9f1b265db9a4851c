import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, settle } from './journey.ts';

/** The minified version loads in a third of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that compare colours are by far the slowest, so they run separately. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/** A selector, or everything except a selector. */
type Part = string | { exclude: string };

/**
 * Expects enough contrast for text, and links that differ from text by more than their colour, in
 * the page as it is now or in a part of it.
 */
export const expectContrast = (page: Page, part?: Part): Promise<void> =>
  expectNoViolations(page, { runOnly: ofColors }, part);

/** Expects no other accessibility problems in the page as it is now. */
export const expectAccess = (page: Page): Promise<void> =>
  expectNoViolations(page, {
    rules: {
      ...Object.fromEntries(ofColors.map((rule) => [rule, { enabled: false }])),
      // Off by default.
      'td-has-header': { enabled: true },
    },
  });

interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => Color;
}

/** What axe's types leave out. */
interface AxeColors {
  axe: { commons: { color: { Color: { new (color: Color): Color; prototype: Color } } } };
}

/**
 * Makes axe parse each colour once in a page. It parses the same few of them for every element, which
 * takes about half of the time of a check of contrast.
 */
const parseColorsOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { Color } = (window as unknown as AxeColors).axe.commons.color;
    const parsed = new Map<string, Color>();
    const { parseString } = Color.prototype;
    Color.prototype.parseString = function (text: string) {
      const cached = parsed.get(text);
      if (!cached) {
        parseString.call(this, text);
        parsed.set(text, new Color(this));
      } else {
        const { r, g, b, alpha } = cached;
        Object.assign(this, { r, g, b, alpha });
      }
      return this;
    };
  });

/** Runs axe in the page itself, which takes a quarter of the time of its Playwright package. */
async function expectNoViolations(
  page: Page,
  options: axe.RunOptions,
  part: Part = ':root',
): Promise<void> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await parseColorsOnce(page);
  }
  const violations = await page.evaluate(
    async ({ options, part }) => {
      // Pauses endless animations.
      for (const animation of document.getAnimations()) {
        animation.currentTime = 1000;
        animation.pause();
      }
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      // Writing the HTML of every element takes a quarter of the time of a check.
      inPage.configure({ noHtml: true });
      const found = await inPage.run(part, {
        ...options,
        resultTypes: ['violations'],
        // It would load the style sheets once more, for rules that do not run.
        preload: false,
        // The pages in frames are checked separately.
        iframes: false,
      });
      return found.violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target)]);
    },
    { options, part },
  );
  expect(violations).toEqual([]);
}
