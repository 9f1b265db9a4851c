import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { readBlockSchemas, readVisualSchemas } from '../../schema/validate/schemas.ts';
import { expectAccess, expectContrast } from './axe.ts';
import { serveCopy } from './commands.ts';
import { desktop, expect, phone, test } from './journey.ts';

const blocks = readBlockSchemas();

/** A catalogue of its own for the tests of a group. */
function serveCatalogue(command: 'dev' | 'start', ...args: string[]): () => string {
  test.use({ viewport: desktop });
  const site = serveCopy(command, { args });
  return () => `${site.address}/_catalogue`;
}

async function expectLiveExamples(page: Page, catalogue: string): Promise<void> {
  await page.goto(`${catalogue}/questions`);
  for (const theme of ['light', 'dark']) {
    for (const [width, pixels] of [
      ['desktop', 1440],
      ['phone', 390],
    ] as const) {
      const place = `[data-theme=${theme}] [data-width=${width}] iframe`;
      await page.locator(place).first().scrollIntoViewIfNeeded();
      const example = page.frameLocator(place).first();
      // Until then it moves.
      await expect(example.locator('html')).toHaveAttribute('data-fitted');
      const answer = example.locator('details').first();
      await answer.locator('summary').click();
      await expect(answer).toHaveAttribute('open', '');
      const root = example.locator('html');
      await expect(root).toHaveCSS('color-scheme', theme);
      expect(await root.evaluate(() => innerWidth)).toBe(pixels);
    }
  }
  await page.getByRole('radio', { name: 'phone' }).check();
  await expect(page.locator('[data-width=desktop]').first()).toBeHidden();
  await expect(page.locator('[data-width=phone]').first()).toBeVisible();
}

test.describe('the catalogue of a build', () => {
  const catalogue = serveCatalogue('start', '--catalogue');

  test('shows every example alive at both widths and in both themes', ({ page }) =>
    expectLiveExamples(page, catalogue()));
});

test.describe('the catalogue', () => {
  const catalogue = serveCatalogue('dev');

  test('shows every example alive at both widths and in both themes', ({ page }) =>
    expectLiveExamples(page, catalogue()));

  test('is searched with keys, by names, fields and other people’s words, and says why something was found', async ({
    page,
  }) => {
    await page.goto(catalogue());
    const cards = page.locator('[data-entry]:visible');
    await expect(cards).toHaveCount(blocks.size + readVisualSchemas().size);
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('hightl');
    await expect(cards).toHaveCount(0);
    await expect(page.getByRole('status')).not.toBeEmpty();
    await field.fill('highlight');
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
    await field.fill('pricing');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'pricing-plans' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${catalogue()}/pricing-plans`);
  });

  test('shows what is found best first, a visual before blocks too, and says where it stands', async ({
    page,
  }) => {
    for (const [word, best] of [
      ['table', 'table'],
      ['bar chart', 'bars'],
      ['faq', 'questions'],
    ] as const) {
      await page.goto(`${catalogue()}?search=${word}`);
      const places = await page
        .locator('[data-entry]:visible')
        .evaluateAll((cards) =>
          cards.map((card) => ({ name: card.id, ...card.getBoundingClientRect().toJSON() })),
        );
      const [first] = places.toSorted((a, b) => a.top - b.top || a.left - b.left);
      expect(first?.name, word).toBe(best);
    }
    await page.goto(`${catalogue()}/table`);
    await page.getByText('Stands in').getByRole('link', { name: 'feature' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('feature');
  });

  test('its examples are tried and not left: links lead nowhere, forms send nothing', async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await page.goto(`${catalogue()}/hero`);
    const example = page.frameLocator('[data-theme=light] [data-width=desktop] iframe').first();
    // From then on it is contained.
    await expect(example.locator('html')).toHaveAttribute('data-fitted');
    await example.getByRole('textbox').fill('ada@example.com');
    await example.getByRole('button').last().click();
    await example.getByRole('textbox').press('Enter');
    await expect(example.getByRole('textbox')).toHaveValue('ada@example.com');
    expect(posts).toEqual([]);
  });

  test('says of every field what it is for', async ({ page }) => {
    await page.goto(`${catalogue()}/hero`);
    const names = await page.locator('#fields > ul > li > .field-name > code').allTextContents();
    expect(names).toEqual(Object.keys(blocks.get('hero')?.properties ?? {}));
    await expect(page.locator('#field-title')).toContainText(
      String(blocks.get('hero')?.properties?.title?.description),
    );
  });

  test('copies the YAML of an example', async ({ page }) => {
    await page.goto(`${catalogue()}/check-list`);
    await page.evaluate(() => {
      const taken = (text: string) => document.body.setAttribute('data-copied', text);
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => taken(text) },
      });
    });
    const button = page.getByRole('button', { name: 'Copy YAML' }).first();
    await button.click();
    const copied = await page.locator('body').getAttribute('data-copied');
    expect(parse(`blocks:\n${copied}`).blocks).toEqual(
      blocks.get('check-list')?.examples?.slice(0, 1),
    );
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  test('copies without the permission too, or leaves the text selected', async ({ page }) => {
    await page.goto(`${catalogue()}/check-list`);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copy YAML' }).first().click();
    expect(await page.evaluate(() => String(getSelection()))).toContain('type: check-list');
  });

  for (const path of ['', '/table']) {
    test(`keeps nobody out at ${path || '/'}`, async ({ page }) => {
      await page.goto(catalogue() + path);
      for (const [viewport, colorScheme] of [
        [desktop, 'light'],
        [phone, 'dark'],
      ] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await expectContrast(page);
        const [scroll, client] = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return [scrollWidth, clientWidth];
        });
        expect(scroll, 'nothing is wider than the screen').toBe(client);
      }
      await expectAccess(page);
    });
  }
});
