import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { contentFolder } from '../command-line.ts';
import { findBrowser } from '../find-browser.ts';
import { withServedSite } from '../served-site.ts';
import { withBarePage } from './bare-page.ts';
import { median, printTable } from './measure.ts';

/**
 * Not a dependency, because it takes 176 MB and only this bench needs it. npm downloads and caches
 * it.
 */
const lighthouse = 'lighthouse@13.5.0';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The parts of Lighthouse's report that we read. */
interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/**
 * Measures every page of the sitemap with Lighthouse's mobile defaults, as the median of several runs.
 * The last column is the largest paint in relation to that of a bare page of as many bytes. Lists the
 * audits that cost points.
 */
export async function benchLighthouse(runs: number): Promise<void> {
  await withServedSite(contentFolder(undefined), async (address) => {
    const rows: (string | number)[][] = [];
    const failed = new Set<string>();
    for (const path of await listPages(address)) {
      const html = await compress(address + path);
      const reports = await auditOften(address + path, runs);
      const bare = await withBarePage(html, metric(reports, 'total-byte-weight'), (url) =>
        auditOften(url, runs),
      );
      const largestPaint = metric(reports, 'largest-contentful-paint');
      const ratio = largestPaint / metric(bare, 'largest-contentful-paint');
      rows.push([path, ...summarize(reports), Math.round(100 * ratio) / 100]);
      for (const title of lostPoints(reports)) failed.add(`${path}: ${title}`);
    }
    printTable(
      ['page', ...categories, 'largest paint, ms', 'blocking, ms', 'layout shift', 'of bare page'],
      rows,
    );
    for (const line of failed) console.log(line);
  });
}

async function listPages(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Returns a page. This request triggers the strongest compression, which later visitors get. */
async function compress(url: string): Promise<string> {
  const html = await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).text();
  await sleep(200);
  return html;
}

async function auditOften(url: string, runs: number): Promise<Report[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await audit(url));
  return reports;
}

/** Sometimes Lighthouse misses the start of a page and asks to be run again. */
async function audit(url: string, attempts = 3): Promise<Report> {
  try {
    return await runLighthouse(url);
  } catch (error) {
    if (attempts > 1) return audit(url, attempts - 1);
    throw new Error(`Lighthouse failed: ${(error as { stderr?: string }).stderr ?? error}`);
  }
}

async function runLighthouse(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url],
      ...['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'],
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout);
}

/** The median of an audit's values. */
const metric = (reports: readonly Report[], id: string): number =>
  median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));

const scoreOf = (reports: readonly Report[], category: (typeof categories)[number]): number =>
  median(reports.map((report) => report.categories[category].score ?? 0));

const summarize = (reports: readonly Report[]): number[] => [
  ...categories.map((category) => Math.round(100 * scoreOf(reports, category))),
  Math.round(metric(reports, 'largest-contentful-paint')),
  Math.round(metric(reports, 'total-blocking-time')),
  Math.round(1e4 * metric(reports, 'cumulative-layout-shift')) / 1e4,
];

/** The audits that failed, except for degrees of speed. */
const lostPoints = (reports: readonly Report[]): string[] =>
  reports.flatMap(({ audits }) =>
    Object.values(audits)
      .filter(({ score, numericValue }) => score === 0 && numericValue === undefined)
      .map(({ title }) => title),
  );
