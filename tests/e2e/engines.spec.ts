import type { JSHandle, Page } from '@playwright/test';
import * as browsers from '../browsers/driver.ts';
import { journey } from '../browsers/journey.ts';
import { test } from './journey.ts';

/** What the journey asks of Playwright. What the browser complains about fails the test by itself. */
function drivePlaywright(page: Page): browsers.Page {
  const find = async (target: browsers.Target) => {
    const element = await browsers.waitFor(String(target), async () => {
      const handle: JSHandle = await page.evaluateHandle(
        `(${browsers.findElement})(${browsers.partsOf(target).map((part) => JSON.stringify(part))})`,
      );
      return handle.asElement();
    });
    await element.evaluate(browsers.bringIntoView);
    return element;
  };
  return {
    async open(path) {
      await page.goto(path);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    // Where the page draws it anew meanwhile, it is looked for again.
    click: async (target) => {
      await browsers.waitFor(String(target), async () => {
        await (await find(target)).click({ timeout: 3000 });
        return true;
      });
    },
    type: async (target, text) => (await find(target)).type(text),
    focus: async (target) => (await find(target)).focus(),
    press: (key) => page.keyboard.press(key),
    evaluate: (run, ...args) =>
      page.evaluate(`(${run})(${args.map((each) => JSON.stringify(each))})`),
  };
}

// What `npm run test:browsers` does in three engines is right in one of them on every change.
for (const { name, run, expected } of journey) {
  test.describe('in every engine', () => {
    test.use({ viewport: { width: 1280, height: 900 }, expectedError: expected });

    test(name, async ({ page }) => {
      await run(drivePlaywright(page));
    });
  });
}
