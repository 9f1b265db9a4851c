import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { readBlockSchemas, readVisualSchemas } from '../../../schema/model/schemas.ts';
import { expectAccess, expectContrast } from '../axe.ts';
import { desktop, expect, phone, test } from '../journey.ts';
import { expectNoOverflow } from '../room.ts';

const catalogue = '/_catalogue';

const blocks = readBlockSchemas();
const files = ['site.yaml', 'page.yaml'];

test.use({ viewport: desktop, baseURL: process.env.EXAMPLES_ADDRESS });

const themes = ['light', 'dark'] as const;
const widths = [
  ['desktop', 1440],
  ['phone', 390],
] as const;

/** Tries the first example of the questions in one of its four forms. */
async function expectAlive(
  page: Page,
  theme: (typeof themes)[number],
  [width, pixels]: (typeof widths)[number],
): Promise<void> {
  const place = `[data-theme=${theme}] [data-width=${width}] iframe`;
  await page.locator(place).first().scrollIntoViewIfNeeded();
  const example = page.frameLocator(place).first();
  const answer = example.locator('details').first();
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open', '');
  const root = example.locator('html');
  await expect(root).toHaveCSS('color-scheme', theme);
  expect(await root.evaluate(() => innerWidth)).toBe(pixels);
}

/**
 * Leaves the example frames empty, for tests of the page around them: they take most of its time.
 */
const withoutExamples = (page: Page) =>
  page.route(/_catalogue(?:\/[a-z.-]+)?(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(/(?<=<iframe[^>]*) src="[^"]*"/g, '') });
  });

/** Returns the `id`s of the cards as they are seen, row by row. The Tab key visits them in this order. */
async function shownCards(page: Page): Promise<string[]> {
  const places = await page
    .locator('[data-entry]:visible')
    .evaluateAll((cards) =>
      cards.map((card) => ({ name: card.id, ...card.getBoundingClientRect().toJSON() })),
    );
  const reached = places.map(({ name }) => name);
  const seen = places.toSorted((a, b) => a.top - b.top || a.left - b.left);
  expect(seen.map(({ name }) => name)).toEqual(reached);
  return reached;
}

test.describe('the catalogue', () => {
  test('shows every example alive at both widths and in both themes', async ({ page }) => {
    await page.goto(`${catalogue}/questions`);
    for (const theme of themes) {
      for (const width of widths) await expectAlive(page, theme, width);
    }
    await page.getByRole('radio', { name: 'phone' }).check();
    await expect(page.locator('[data-width=desktop]').first()).toBeHidden();
    await expect(page.locator('[data-width=phone]').first()).toBeVisible();
  });

  test('an example appears when those above it have their heights, so that no click on it misses', async ({
    page,
  }) => {
    const late = Promise.withResolvers<void>();
    await page.route('**/_catalogue/questions/1', async (route) => {
      const frame = await route.request().frame().frameElement();
      if ((await frame.getAttribute('data-theme')) === 'light') await late.promise;
      await route.continue();
    });
    await page.goto(`${catalogue}/questions`, { waitUntil: 'commit' });
    const lower = page.locator('[data-theme=dark] iframe').first();
    const content = lower.contentFrame();
    await expect(content.locator('summary').first()).toBeAttached();
    await content.locator('html').evaluate(() => {
      if (document.readyState !== 'complete')
        return new Promise((loaded) => window.addEventListener('load', loaded));
    });
    await expect(lower).toBeHidden();
    late.resolve();
    await expect(lower).toBeVisible();
    await expect(page.locator('[data-theme=light] iframe').nth(1)).toBeVisible();
  });

  test('is searched with keys, by names, fields and other people’s words, shows what is found best first, and says why', async ({
    page,
  }) => {
    await withoutExamples(page);
    await page.goto(catalogue);
    const cards = page.locator('[data-entry]:visible');
    await expect(cards).toHaveCount(blocks.size + readVisualSchemas().size + files.length);
    const original = await shownCards(page);
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('hightlw');
    await expect(cards).toHaveCount(0);
    await expect(page.getByText('Nothing is called that')).toBeVisible();
    await field.fill('YouTube');
    await expect(cards).toHaveCount(0);
    await expect(page.getByText('Pages show no films')).toBeVisible();
    await field.fill('highlight');
    await expect(page.getByText('Pages show no films')).toBeHidden();
    await expect(cards.filter({ has: page.getByRole('link', { name: 'hero' }) })).toContainText(
      'highlight',
    );
    const synonyms = [...blocks].flatMap(([name, schema]) =>
      ((schema['x-synonyms'] as string[] | undefined) ?? [])
        .slice(0, 1)
        .map((word) => [name, word]),
    );
    for (const [name, synonym = ''] of synonyms.slice(0, 5)) {
      await field.fill(synonym);
      await expect(page.locator(`[data-entry="${name}"]`), synonym).toBeVisible();
    }
    // Visuals may come before blocks.
    for (const [word, best] of [
      ['table', 'table'],
      ['bar chart', 'bars'],
      // One letter may be missing, too many, another one, or in the place of the next.
      ['tesimonials', 'testimonials'],
      ['calender', 'schedule'],
      ['timelline', 'timeline'],
      ['quetsions', 'questions'],
      ['redirects', 'site.yaml'],
      ['theme', 'site.yaml'],
      // Its name, although blocks are called so in other systems.
      ['banner', 'site.yaml'],
      ['values', 'site.yaml'],
      ['draft', 'page.yaml'],
      // Words of other languages.
      ['Bild', 'image'],
      ['preguntas', 'questions'],
      ['Tabelle', 'table'],
    ] as const) {
      await field.fill(word);
      expect((await shownCards(page))[0], word).toBe(best);
    }
    for (const word of ['Überschrift', 'beschreibung', 'foto']) {
      await field.fill(word);
      expect(await cards.count(), word).toBeGreaterThan(0);
    }
    // It is no part of “a piece of the product”.
    await field.fill('pie');
    expect(await shownCards(page)).toEqual(['ranking']);
    // What one of two words finds is there, after what both find.
    await field.fill('einbetten pricing');
    expect((await shownCards(page))[0]).toBe('pricing-plans');
    await field.fill('pricing logo');
    expect(await shownCards(page)).toEqual(expect.arrayContaining(['pricing-plans', 'logo-strip']));
    await field.fill('map einbetten');
    await expect(page.getByText('Pages show nothing of other sites')).toBeVisible();
    // All blocks have `htmlId`, a word for `id`, which says nothing about any of them.
    await field.fill('html');
    await expect(page.getByText('Pages have no HTML')).toBeVisible();
    await expect(cards.filter({ hasText: 'htmlId' })).toHaveCount(0);
    await field.fill('anchor');
    await expect(cards.filter({ hasText: 'also called anchor' }).first()).toBeVisible();
    expect(await cards.count()).toBeGreaterThanOrEqual(blocks.size);
    await field.fill('');
    expect(await shownCards(page)).toEqual(original);
    await field.fill('pricing');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'pricing-plans' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${catalogue}/pricing-plans`);
  });

  test('its examples are tried and not left: links lead nowhere, forms send nothing', async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await page.goto(`${catalogue}/hero`);
    const example = page.frameLocator('[data-theme=light] [data-width=desktop] iframe').first();
    // Links and forms are contained only in a fitted example.
    await expect(example.locator('html')).toHaveAttribute('data-fitted');
    await example.getByRole('textbox').fill('ada@example.com');
    await example.getByRole('button').last().click();
    await example.getByRole('textbox').press('Enter');
    await expect(example.getByRole('textbox')).toHaveValue('ada@example.com');
    expect(posts).toEqual([]);
  });

  test('says of every field what it is for, and is searched on the page of a block as on the overview, which leads to the field that is found', async ({
    page,
  }) => {
    await withoutExamples(page);
    await page.goto(`${catalogue}/hero`);
    const names = await page.locator('#fields > ul > li > .field-name > code').allTextContents();
    expect(names).toEqual(Object.keys(blocks.get('hero')?.properties ?? {}));
    await expect(page.locator('#field-title')).toContainText(
      String(blocks.get('hero')?.properties?.title?.description),
    );

    const field = page.getByRole('searchbox');
    const found = page.locator('[data-entry]:visible');
    await expect(found).toHaveCount(0);
    await page.keyboard.press('/');
    await page.keyboard.type('fa');
    await expect(found.getByRole('link', { name: 'questions' })).toBeVisible();
    await page.keyboard.type('q');
    await expect(found.first()).toContainText('questions');
    await field.fill('YouTube');
    await expect(page.getByText('Pages show no films')).toBeVisible();
    await field.fill('masthead');
    await expect(found).toHaveCount(1);
    // It is called so by a field, far down on the page.
    await field.fill('finePrint');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#field-[a-z-]+$/);
    await expect(page.locator(':target')).toBeInViewport();
    // A link that was shared searches, too.
    await page.goto(`${catalogue}?search=faq`);
    await expect(page.locator('[data-count]')).not.toBeEmpty();
    expect((await shownCards(page))[0]).toBe('questions');
  });

  test('copies the YAML of an example; without the permission it copies too, or leaves the text selected', async ({
    page,
  }) => {
    await withoutExamples(page);
    await page.goto(`${catalogue}/check-list`);
    const giveClipboard = (isThere: boolean) =>
      page.evaluate((isThere) => {
        const taken = (text: string) => document.body.setAttribute('data-copied', text);
        Object.defineProperty(navigator, 'clipboard', {
          configurable: true,
          value: isThere ? { writeText: async (text: string) => taken(text) } : undefined,
        });
      }, isThere);
    await giveClipboard(false);
    const copy = page.locator('[data-copy]').first();
    await expect(copy).toHaveText('Copy YAML');
    await copy.click();
    expect(await page.evaluate(() => String(getSelection()))).toContain('type: check-list');
    await giveClipboard(true);
    await copy.click();
    const copied = await page.locator('body').getAttribute('data-copied');
    expect(parse(`blocks:\n${copied}`).blocks).toEqual(
      blocks.get('check-list')?.examples?.slice(0, 1),
    );
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  // The page of site.yaml has no other parts than that of page.yaml, but five times as many.
  for (const path of ['', '/table', '/page.yaml']) {
    test(`keeps nobody out at ${path || '/'}`, async ({ page }) => {
      // The examples are checked on pages of their own (see `examples.spec.ts`).
      await withoutExamples(page);
      const answer = await page.goto(catalogue + path);
      expect(answer?.status()).toBe(200);
      for (const [viewport, colorScheme] of [
        [desktop, 'light'],
        [phone, 'dark'],
      ] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await expectContrast(page);
        await expectNoOverflow(page);
      }
      await expectAccess(page);
      if (path !== '/table') return;
      const place = page.getByText('Stands in').getByRole('link', { name: 'feature' });
      await expect(place).toHaveAttribute('href', '/_catalogue/feature');
    });
  }

  test('has room for the longest names on phones', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`${catalogue}/site.yaml`);
    await expectNoOverflow(page);
  });
});
