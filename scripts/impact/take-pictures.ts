import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createFileServer } from '../../api/files/file-server.ts';
import { listen } from '../../api/listen.ts';
import type { Impact, TouchedPage } from '../../renderer/impact/compare-sites.ts';
import { notFoundRoute } from '../../renderer/page/metadata.ts';
import { findBrowser } from '../find-browser.ts';
import type { BothSites } from './build-both.ts';

/** The most pages, because each takes some seconds. */
const mostPages = 20;
/** In milliseconds. */
const timeout = 10_000;
const widths = [1440, 390];

/** Takes screenshots of whole pages before and after a change. Returns lines of Markdown about them. */
export async function takePictures(
  impact: Impact,
  { before, after }: Pick<BothSites, 'before' | 'after'>,
  folder: string,
): Promise<string[]> {
  const pages = choosePages(impact);
  mkdirSync(folder, { recursive: true });
  const executablePath = findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  // One page for all pictures: a new context would load and compile the app again.
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const [old, now] = [await serve(before.out), await serve(after.out)];
  try {
    const lines: string[] = [];
    for (const { route, from = route } of pages) {
      for (const width of widths) {
        const [first, second] = [
          before.pages.has(from) ? await photograph(page, old.address, from, width) : undefined,
          after.pages.has(route) ? await photograph(page, now.address, route, width) : undefined,
        ];
        const name = `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}-${width}`;
        const files = Object.entries({ before: first, after: second }).flatMap(([state, bytes]) => {
          if (!bytes) return [];
          writeFileSync(join(folder, `${name}-${state}.png`), bytes);
          return [`\`${name}-${state}.png\``];
        });
        const isSame = first && second && first.equals(second);
        lines.push(
          `- \`${route}\`, ${width} pixels: ${isSame ? 'looks the same' : files.join(', ')}`,
        );
      }
    }
    const others = impact.pages.length - pages.length;
    if (others > 0)
      lines.push(
        `- no pictures of ${others} more pages, which change in the same ways or are beyond the first ${mostPages}`,
      );
    return lines;
  } finally {
    await browser.close();
    old.close();
    now.close();
  }
}

/**
 * Chooses the pages to photograph. Those come first whose text changed, then those with a reason that
 * few others have. A change around every page, such as a menu, is shown on one page.
 */
export function choosePages({
  pages,
  isAround,
}: Pick<Impact, 'pages' | 'isAround'>): TouchedPage[] {
  const users = new Map<string, number>();
  for (const reason of pages.flatMap(({ reasons }) => reasons))
    users.set(reason, (users.get(reason) ?? 0) + 1);
  const rank = ({ reasons, text }: TouchedPage) =>
    text.length > 0 ? 0 : Math.min(...reasons.map((reason) => users.get(reason) ?? 0));
  const [alike, others] = [true, false].map((isAlike) =>
    pages.filter(({ reasons, text }) => (reasons.length + text.length === 0) === isAlike),
  ) as [TouchedPage[], TouchedPage[]];
  return [
    ...others.toSorted((one, other) => rank(one) - rank(other)),
    ...alike.slice(0, isAround ? 1 : mostPages),
  ].slice(0, mostPages);
}

async function photograph(page: Page, site: string, route: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  const status = (await page.goto(site + route))?.status();
  // Two missing pages would look the same.
  if (status !== (route === notFoundRoute ? 404 : 200))
    throw new Error(`${site}${route} answered ${status}.`);
  // Starts the app, which may change the page. Chromium drops an input before the first frame.
  await page.evaluate(() => document.dispatchEvent(new Event('load-app')));
  await page.waitForSelector('html[data-alive]', { timeout }).catch(() => undefined);
  // Waits for lazy pictures, and for a font that was too late for the page.
  await page.evaluate(async () => {
    for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display')) {
        rule.style.setProperty('font-display', 'block');
      }
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    // The browser requests fonts when it lays out the page.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  return await photographAtRest(page);
}

/** Takes screenshots until two are equal, because a slow machine may not have painted everything. */
async function photographAtRest(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  let previous = await take();
  for (let tries = 0; tries < 5; tries += 1) {
    const picture = await take();
    if (picture.equals(previous)) break;
    previous = picture;
  }
  return previous;
}

async function serve(folder: string): Promise<{ address: string; close: () => void }> {
  const answer = createFileServer(folder);
  const server = createServer((request, response) => {
    answer(request, response)?.catch(() => response.destroy());
  });
  return {
    address: await listen(server, '127.0.0.1', 0),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
