import { expectAccess, expectContrast } from '../axe.ts';
import { examplePages } from '../example-pages.ts';
import { desktop, phone, test } from '../journey.ts';
import { expectRoom } from '../room.ts';

test.use({ baseURL: process.env.EXAMPLES_ADDRESS });

/** Each follows from the one before by a single change, because each change lays out the page anew. */
const forms = [
  [desktop, 'light'],
  [desktop, 'dark'],
  [phone, 'dark'],
  [phone, 'light'],
] as const;

for (const [path, { blocks }] of examplePages()) {
  const types = [...new Set(blocks.map(({ type }) => type))].join(', ');

  test(`the examples on ${path} keep nobody out, can be read in both themes and at both widths, and have room on phones: ${types}`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expectAccess(page);
    for (const [viewport, colorScheme] of forms) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await test.step(`${viewport.width} px, ${colorScheme}`, () =>
        // Everything around the blocks is the same on all pages of all tests.
        expectContrast(page, 'main'));
    }
    await expectRoom(page);
  });
}
