import type { Page } from '@playwright/test';
import { desktop, expect, phone } from './journey.ts';

/** From WCAG's success criterion 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Increases the spacing of all text, like a visitor's own style sheet. */
const spaceOut = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);

/** Replaces the long words of a page by a German one. The page must not be hydrated. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.lang = 'de';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      text.nodeValue = (text.nodeValue ?? '').replace(/\p{L}{10,}/gu, 'Liquiditätsplanung');
    }
  });

/**
 * Expects that nothing is wider than the screen. Polls, because after a change of width the page has
 * to be laid out first.
 */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    )
    .toBe(0);

/**
 * Returns the pixels by which the page is wider than the screen, the texts that are cut off at the
 * right, and what is broken across lines: a figure with `$4,200` on one and `K` on the next, or a word
 * of common length in a heading.
 */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const nowhere = Number.POSITIVE_INFINITY;
    const edges = new Map<Element, number>();
    /** Where texts of an element are cut off. Nowhere if they are not shown, scroll, or fade out. */
    const edgeOf = (element: Element | null): number => {
      if (!element) return clientWidth;
      const cached = edges.get(element);
      if (cached !== undefined) return cached;
      const { display, visibility, overflowX, maskImage } = getComputedStyle(element);
      const isExempt =
        display === 'none' ||
        visibility === 'hidden' ||
        ['auto', 'scroll'].includes(overflowX) ||
        maskImage !== 'none';
      const own = overflowX === 'visible' ? nowhere : element.getBoundingClientRect().right;
      const edge = isExempt ? nowhere : Math.min(own, edgeOf(element.parentElement));
      edges.set(element, edge);
      return edge;
    };
    const figure = /[+−]?[$€£]?\d[\d.,]*(?:%|×|[KMB]\b)?/gu;
    const figureOrWord = new RegExp(`(?<!\\p{L})\\p{L}{4,9}(?!\\p{L})|${figure.source}`, 'gu');
    const broken: string[] = [];
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const { parentElement: parent } = text;
      // A text for screen readers only has no room, and no lines that can be seen.
      if ((parent?.clientWidth ?? 0) === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getBoundingClientRect().right > edgeOf(parent) + 1) cut.push(text.data);
      const whole = parent?.closest('h1, h2') ? figureOrWord : figure;
      for (const { 0: found, index } of text.data.matchAll(whole)) {
        range.setStart(text, index);
        range.setEnd(text, index + found.replace(/[.,]$/, '').length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = lines;
        // The lines of headings overlap.
        const middle = first && first.top + first.height / 2;
        if (middle && lines.some(({ top }) => top > middle)) broken.push(text.data);
      }
    }
    return { overflow: scrollWidth - clientWidth, cut, broken };
  });

/** Returns texts of drawings that are too small on common screens, as they are painted. */
const smallTexts = (page: Page) =>
  page.locator('main figure :not(:has(*)), main svg text').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const isShown = size > 0 && element.textContent?.trim() && element.checkVisibility();
      return isShown && size * scale < 13.99 ? [element.textContent] : [];
    }),
  );

/** Returns boundary labels of charts that extend beyond their panel. */
const cutLabels = (page: Page) =>
  page.locator('[data-boundary] text').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const panel = label.closest('figure')?.getBoundingClientRect();
      const { left, right } = label.getBoundingClientRect();
      return panel && (left < panel.left || right > panel.right) ? [label.textContent] : [];
    }),
  );

/** Expects no overflow if the visitor's browser shows text at 200 %. */
export async function expectFitOfLargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await setFontSize(32);
  await expectFit(page, 'large text');
  await setFontSize(16);
  await browser.detach();
}

/**
 * Expects no overflow and whole figures on the smallest phones, where some blocks have another
 * layout, on common ones and on wide screens.
 */
async function expectFit(page: Page, when: string): Promise<void> {
  for (const width of [320, phone.width, desktop.width]) {
    await page.setViewportSize({ ...phone, width });
    await expect
      .poll(() => misfits(page), `${when}, at ${width} px`)
      .toEqual({ overflow: 0, cut: [], broken: [] });
  }
}

/**
 * Expects that nothing on a page is too wide for phones and that figures stay whole, with any
 * spacing and language. The page must not be hydrated, and is changed by this.
 */
export async function expectRoom(page: Page): Promise<void> {
  // Only the layout counts. To paint it, too, takes a tenth of the time.
  await page.evaluate(() => document.documentElement.style.setProperty('clip-path', 'inset(50%)'));
  await expectFit(page, 'as it is');
  expect(await cutLabels(page)).toEqual([]);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    expect(await smallTexts(page)).toEqual([]);
  }
  await expectFitOfLargeText(page);
  // At once: what has no room for spaced text has none for the same text with longer words.
  await spaceOut(page);
  await translate(page);
  await expectFit(page, 'spaced out, with long words');
}
