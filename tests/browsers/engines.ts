import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import {
  installUntil,
  mayInstallPackages,
  packageCommands,
} from '../../scripts/debian-packages.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import type { Driver } from './driver.ts';
import { drivePuppeteer } from './puppeteer-driver.ts';
import { driveWebDriver } from './webdriver-driver.ts';

export interface Engine {
  name: string;
  /** Starts the browser for the site at `origin`; nothing where it is missing and cannot be installed. */
  launch(origin: string): Promise<Driver | undefined>;
}

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    launch: (origin) =>
      drivePuppeteer(origin, { executablePath: findBrowser(), args: ['--no-sandbox'] }),
  },
  {
    name: 'Firefox',
    async launch(origin) {
      const executablePath = findOrInstall(['firefox', 'firefox-esr'], ['firefox-esr']);
      return executablePath
        ? drivePuppeteer(origin, { browser: 'firefox', executablePath })
        : undefined;
    },
  },
  {
    name: 'WebKit',
    async launch(origin) {
      const driver = findOrInstall(['WebKitWebDriver'], ['webkit2gtk-driver']);
      const display = findOrInstall(['xvfb-run'], ['xvfb', 'xauth']);
      return driver && display ? launchWebKit(origin, driver, display) : undefined;
    },
  },
];

const inPath = (names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

function findOrInstall(names: readonly string[], packages: readonly string[]): string | undefined {
  const find = () => inPath(names);
  if (find() || !mayInstallPackages()) return find();
  console.log(`Installing ${packages.join(', ')} …`);
  // All of them: what is looked for may be there before what it needs.
  for (const name of packages) installUntil(() => undefined, packageCommands(name).slice(0, 1));
  return find() ?? installUntil(find, packages.flatMap(packageCommands));
}

/** WebKitGTK needs a display, even one that nobody sees. */
async function launchWebKit(origin: string, driver: string, display: string): Promise<Driver> {
  const port = await freePort();
  // A group of its own, so that nothing of it is left at the end.
  const server = spawn(display, ['-a', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const end = async () => {
    if (server.pid) process.kill(-server.pid);
  };
  try {
    return await driveWebDriver(
      origin,
      `http://127.0.0.1:${port}`,
      { 'webkitgtk:browserOptions': { args: ['--automation'] } },
      end,
    );
  } catch (error) {
    await end();
    throw error;
  }
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
