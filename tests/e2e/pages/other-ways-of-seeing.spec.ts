import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** Returns the colour of the words in the first dark section, and of those outside. */
const colors = (page: Page) =>
  page.evaluate(() => {
    const colorOf = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).color;
    };
    return { dark: colorOf('[data-tone=ink] h2'), page: colorOf('main h1') };
  });

test('the marked words of a heading are seen in a visitor’s own colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const look = await page.locator('h1 mark').evaluate((mark) => {
      const { color, backgroundImage } = getComputedStyle(mark);
      return {
        isAsHeading: color === getComputedStyle(mark.parentElement ?? mark).color,
        backgroundImage,
      };
    });
    expect(look).toEqual({ isAsHeading: true, backgroundImage: 'none' });
  }
});

test('the marks of a legend differ from each other in a visitor’s own colours', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const path of ['/drawings', '/views/moves']) {
      await page.goto(path);
      const legends = await page.locator('figure ul:has(> li > svg)').evaluateAll((lists) =>
        lists.map((list) =>
          [...list.querySelectorAll(':scope > li > svg')].map((mark) => {
            const [shape] = mark.children;
            if (!shape) return '';
            const { fill, stroke, strokeDasharray } = getComputedStyle(shape);
            return [shape.tagName, fill, stroke, strokeDasharray].join(' ');
          }),
        ),
      );
      expect(legends.length).toBeGreaterThan(0);
      for (const marks of legends) expect(new Set(marks).size).toBe(marks.length);
    }
  }
});

test('on paper all cards of a row are there, and nothing that only a screen answers to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const cards = page.getByRole('group', { name: 'Eight cards in a row' }).getByRole('listitem');
  await expect(cards).toHaveCount(8);
  for (const card of await cards.all()) {
    const { x = -1, width = 0 } = (await card.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(640);
  }
  await expect(page.getByRole('slider').and(page.locator(':visible'))).toHaveCount(0);
});

test('on paper a form’s page has its heading, without what only a screen answers to', async ({
  page,
}) => {
  await page.goto('/start');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const controls = page.locator('form').locator('button, input, ol, [data-meter]');
  await expect(controls.and(page.locator(':visible'))).toHaveCount(0);
  await page.goto('/views/questions');
  await page.emulateMedia({ media: 'print' });
  // A question stays with its answer, and has no arrow.
  const question = page.locator('details > summary').first();
  await expect(question).toHaveCSS('break-after', 'avoid');
  await expect(question.locator('svg')).toBeHidden();
  // The answers that are not chosen take no room.
  await expect(page.locator('[data-turns] [data-state]').and(page.locator(':visible'))).toHaveCount(
    1,
  );
});

test('on paper and in a visitor’s own colours no section is dark, and paper has no way to skip', async ({
  page,
}) => {
  await page.goto('/drawings');
  const screen = await colors(page);
  expect(screen.dark).not.toBe(screen.page);
  for (const media of [{ media: 'print' }, { media: null, forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    await expect
      .poll(async () => {
        const { dark, page: plain } = await colors(page);
        return dark === plain;
      })
      .toBe(true);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.skip-link')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Returns pairs of words that overlap in a drawing or on its axis. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('main svg text, main [aria-hidden] > div > span')]
      .filter((label) => label.checkVisibility({ visibilityProperty: true }))
      .map((label) => ({ words: label.textContent, box: label.getBoundingClientRect() }));
    return labels.flatMap(({ words, box }, index) =>
      labels
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > box.height / 2,
        )
        .map((other) => `${words} and ${other.words}`),
    );
  });

test('on a very wide screen no words of a drawing overlap', async ({ page }) => {
  await page.setViewportSize({ width: 2200, height: 1000 });
  await page.goto('/drawings');
  expect(await overlaps(page)).toEqual([]);
});

test('on a phone with text twice as large no words of a drawing overlap, and what is counted has the width', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/drawings', '/views/moves']) {
    await page.goto(path);
    expect(await overlaps(page), path).toEqual([]);
  }
  await page.goto('/start');
  const counted = await page.locator('[data-window] ~ [data-label]').boundingBox();
  const meter = await page.locator('[data-meter]').boundingBox();
  expect(counted?.width).toBeCloseTo(meter?.width ?? 0);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
});

test('keys reach and scroll a table that is wider than its place, and no other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/start');
  const table = page.getByRole('group', { name: 'Tickets so far' });
  await page.keyboard.press('Tab');
  await expect(table).toHaveCount(0);
  // Wide letters, as some visitors need.
  await page.locator('td').evaluateAll((cells) => {
    for (const { style } of cells) style.letterSpacing = '8em';
  });
  await page.keyboard.press('Tab');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
});

test('the points of a check list and their ticks are as dark as the heading', async ({ page }) => {
  await page.goto('/guides/for-owners');
  const looks = await page.locator('main ul[data-ruled] > li').evaluateAll((items) =>
    items.map((item) => {
      const tick = getComputedStyle(item, '::before').backgroundColor;
      return { text: getComputedStyle(item).color, tick };
    }),
  );
  const heading = await page.locator('h1').evaluate((h1) => getComputedStyle(h1).color);
  expect(looks.length).toBeGreaterThan(1);
  for (const look of looks) expect(look).toEqual({ text: heading, tick: heading });
});

test('who wants more contrast reads all words in the colour of the heading, in dark sections, too', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/guides/for-owners');
  const colors = await page
    .locator('html, [data-tone=ink]')
    .evaluateAll((parts) =>
      parts.map((part) =>
        ['--color-text', '--color-text-second', '--color-text-third'].map((name) =>
          getComputedStyle(part).getPropertyValue(name),
        ),
      ),
    );
  expect(colors.length).toBeGreaterThan(1);
  for (const [text, second, third] of colors) expect([second, third]).toEqual([text, text]);
});
