import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { UsageError } from './command-line.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium for the browser tests: the one that BROWSER_PATH names, Playwright's own, or one that
 * is installed. Where there is none, one is installed, by Playwright or by the system's packages.
 */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  console.log('No Chromium is installed: installing one …');
  for (const [command, ...args] of installations()) {
    spawnSync(command as string, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    const browser = installed();
    if (browser) return browser;
  }
  throw new UsageError(
    'The browser tests need Chromium, and installing one failed. Install it, or name one: BROWSER_PATH=/path/to/chromium npm test',
  );
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    process.env.BROWSER_PATH ?? '',
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...places,
  ].find((path) => path !== '' && existsSync(path));
}

function installations(): string[][] {
  const ours = [
    process.execPath,
    join(import.meta.dirname, '../node_modules/@playwright/test/cli.js'),
    'install',
    'chromium',
  ];
  const isRoot = process.getuid?.() === 0;
  const debian =
    existsSync('/usr/bin/apt-get') && isRoot
      ? [
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
        ]
      : [];
  return [...debian, ours];
}
