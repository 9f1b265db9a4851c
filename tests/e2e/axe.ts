import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, settle } from './journey.ts';

/** The small version: a page has it ready in a third of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that compare colours are by far the dearest, so that they have runs of their own. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/** A selector, or all but a selector's. */
type Part = string | { exclude: string };

/** Looks for text that is hard to read on its ground, and links that only their colour tells from text, in the page as it is now, or in a part of it. */
export const expectContrast = (page: Page, part?: Part): Promise<void> =>
  expectNoViolations(page, { runOnly: ofColors }, part);

/** Looks for whatever else keeps people out, in the page as it is now. */
export const expectAccess = (page: Page): Promise<void> =>
  expectNoViolations(page, {
    rules: {
      ...Object.fromEntries(ofColors.map((rule) => [rule, { enabled: false }])),
      // Off unless it is asked for.
      'td-has-header': { enabled: true },
    },
  });

/** axe runs in the page itself, which takes a quarter of the time of its package for Playwright. */
async function expectNoViolations(
  page: Page,
  options: axe.RunOptions,
  part: Part = ':root',
): Promise<void> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ options, part }) => {
      // What moves for ever is looked at while it stands.
      for (const animation of document.getAnimations()) {
        animation.currentTime = 1000;
        animation.pause();
      }
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const found = await inPage.run(part, {
        ...options,
        resultTypes: ['violations'],
        // What they show has runs of its own.
        iframes: false,
      });
      return found.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    },
    { options, part },
  );
  expect(violations).toEqual([]);
}
