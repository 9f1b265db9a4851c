import { brotliCompressSync } from 'node:zlib';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { contentFolder } from '../command-line.ts';
import { findBrowser } from '../find-browser.ts';
import { withServedSite } from '../served-site.ts';
import { printTable } from './measure.ts';

interface Loaded {
  url: string;
  type: string;
  /** The bytes on the network, without headers. */
  bytes: number;
}

/** Measures what a browser loads for the home page, before the first input and after hydration. */
export const benchBytes = (): Promise<void> =>
  withServedSite(contentFolder(undefined), measureBytes);

async function measureBytes(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const loaded = follow(await page.context().newCDPSession(page));
    // The first visit triggers the strongest compression, which later visits get.
    await page.goto(address, { waitUntil: 'networkidle' });
    await wake(page);
    await page.waitForTimeout(2000);
    await page.goto('about:blank');
    loaded.length = 0;
    await page.goto(address, { waitUntil: 'networkidle' });
    const before = [...loaded];
    const html = await (await page.request.get(address)).text();
    const script = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    print('before the first input', before);
    console.log(`inline script: ${brotliCompressSync(script.join('')).length} bytes\n`);
    await wake(page);
    await page.waitForTimeout(500);
    print('after hydration, in addition', loaded.slice(before.length));
  } finally {
    await browser.close();
  }
}

/** Loads the app as a visitor's first input does, which Chromium drops before the first frame. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('load-app')));
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}

function follow(session: CDPSession): Loaded[] {
  const loaded: Loaded[] = [];
  const responses = new Map<string, Loaded & { headers: number }>();
  void session.send('Network.enable');
  void session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    responses.set(requestId, {
      url: response.url,
      type,
      bytes: 0,
      headers: response.encodedDataLength,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (!response?.url.startsWith('http')) return;
    const { url, type, headers } = response;
    loaded.push({ url, type, bytes: encodedDataLength - headers });
  });
  return loaded;
}

function print(title: string, loaded: readonly Loaded[]): void {
  const sum = (list: readonly Loaded[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  const scripts = loaded.filter(({ type }) => type === 'Script');
  console.log(
    `${title}: ${loaded.length} requests, ${sum(loaded)} bytes, ${sum(scripts)} of them script`,
  );
  printTable(
    ['address', 'bytes'],
    loaded.map(({ url, bytes }) => [new URL(url).pathname, bytes]),
  );
}
