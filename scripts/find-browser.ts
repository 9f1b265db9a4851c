import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { UsageError } from './command-line.ts';
import { installUntil, mayInstallPackages, packageCommands } from './debian-packages.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds Chromium: the one in BROWSER_PATH, Playwright's own, or an installed one. If there is none, it
 * installs one with Debian's packages or with Playwright.
 */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  console.log('Installing Chromium …');
  const browser = installUntil(installed, installations());
  if (browser) return browser;
  throw new UsageError(
    'Chromium is needed, and installing it failed. Install it yourself, or name one: BROWSER_PATH=/path/to/chromium npm test',
  );
}

/**
 * The same, but prefers Debian's Chromium without a window, which takes about half the time. It is
 * installed beside Chromium if possible.
 */
export function findHeadlessBrowser(): string {
  if (process.env.BROWSER_PATH) return findBrowser();
  const shell = 'chromium-headless-shell';
  const find = () => inPath(shell).find((path) => existsSync(path));
  const found = find();
  if (found || !mayInstallPackages()) return found ?? findBrowser();
  console.log(`Installing ${shell} …`);
  // Without a network, Chromium itself will do.
  for (const [command, ...args] of packageCommands(shell)) {
    spawnSync(command as string, args, { stdio: 'ignore' });
    const browser = find();
    if (browser) return browser;
  }
  return findBrowser();
}

function installed(): string | undefined {
  return [
    process.env.BROWSER_PATH ?? '',
    chromium.executablePath(),
    ...names.flatMap(inPath),
    ...places,
  ].find((path) => path !== '' && existsSync(path));
}

const inPath = (name: string): string[] =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

function installations(): string[][] {
  const ours = [
    process.execPath,
    join(import.meta.dirname, '../node_modules/@playwright/test/cli.js'),
    'install',
    'chromium',
  ];
  return [...(mayInstallPackages() ? packageCommands('chromium') : []), ours];
}
