import type { Page } from '@playwright/test';
import { expect, phone } from './journey.ts';

/** As in WCAG's success criterion 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Spaces out all text, as a visitor's own style sheet does. */
const spaceOut = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);

/** Replaces the long words of a page, which must not have come to life, by a German one. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.lang = 'de';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      text.nodeValue = (text.nodeValue ?? '').replace(/\p{L}{10,}/gu, 'Liquiditätsplanung');
    }
  });

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** The figures on a page that stand on more than one line: `$4,200` on one, and `K` on the next. */
const brokenFigures = (page: Page) =>
  page.evaluate(() => {
    const figure = /[+−]?[$€£]?\d[\d.,]*(?:%|×|[KMB]\b)?/gu;
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: found, index } of text.data.matchAll(figure)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + found.replace(/[.,]$/, '').length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = lines;
        if (first && lines.some(({ top }) => top >= first.bottom)) broken.push(text.data);
      }
    }
    return broken;
  });

/** The labels of boundaries in charts that leave their panel. */
const cutLabels = (page: Page) =>
  page.locator('[data-boundary] text').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const panel = label.closest('figure')?.getBoundingClientRect();
      const { left, right } = label.getBoundingClientRect();
      return panel && (left < panel.left || right > panel.right) ? [label.textContent] : [];
    }),
  );

/** On the smallest phones, where some blocks are rebuilt, and on most of them. */
async function expectFit(page: Page, when: string): Promise<void> {
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    // A page of another width has to be laid out first.
    await expect.poll(() => overflow(page), `${when}, at ${width} px`).toBe(0);
    await expect.poll(() => brokenFigures(page), `${when}, at ${width} px`).toEqual([]);
  }
}

/**
 * Nothing on a page is too wide for phones, and figures stay whole, whatever the spacing and the
 * language. The page, which must not have come to life, is another one afterwards.
 */
export async function expectRoom(page: Page): Promise<void> {
  await expectFit(page, 'as it is');
  expect(await cutLabels(page)).toEqual([]);
  await spaceOut(page);
  await expectFit(page, 'spaced out');
  await translate(page);
  await expectFit(page, 'with long words');
}
