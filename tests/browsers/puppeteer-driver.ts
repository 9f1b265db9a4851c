import puppeteer, { type ElementHandle, type KeyInput, type LaunchOptions } from 'puppeteer-core';
import {
  bringIntoView,
  type Driver,
  findElement,
  partsOf,
  type Target,
  waitFor,
} from './driver.ts';

/** Firefox's error NS_BINDING_ABORTED, 0x804B0002, of a font that still arrives when its page is left. */
const endedDownload = 'status=2152398850';

/** Chromium and Firefox, over WebDriver BiDi or Chromium's own protocol. */
export async function drivePuppeteer(origin: string, options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warn'].includes(message.type());
    if (isComplaint && !message.text().includes(endedDownload)) problems.push(message.text());
  });
  page.on('pageerror', (error) =>
    problems.push(error instanceof Error ? `${error.message} ${error.stack}` : String(error)),
  );
  const find = async (target: Target): Promise<ElementHandle<HTMLElement>> => {
    const element = await waitFor(String(target), async () => {
      const handle = await page.evaluateHandle(findElement, ...partsOf(target));
      return handle.asElement() as ElementHandle<HTMLElement> | null;
    });
    await element.evaluate(bringIntoView);
    return element;
  };
  return {
    async open(path) {
      await page.goto(origin + path, { waitUntil: 'load' });
    },
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error: unknown) => {
        // Firefox 140 sets the size, but does not know the orientation that Puppeteer sends with it.
        if (!String(error).includes('setScreenOrientationOverride')) throw error;
      }),
    async click(target) {
      const element = await find(target);
      // The app may have replaced it meanwhile.
      await element.click().catch(async (error: Error) => {
        if (!error.message.includes('not clickable')) throw error;
        await (await find(target)).click();
      });
    },
    type: async (target, text) => (await find(target)).type(text),
    focus: async (target) => (await find(target)).focus(),
    press: (key) => page.keyboard.press(key as KeyInput),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    takeProblems: async () => problems.splice(0),
    close: () => browser.close(),
  };
}
