import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const mayInstallPackages = (): boolean =>
  existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** The commands that install a Debian package, with a second try after updating the package lists. */
export function packageCommands(name: string): string[][] {
  const brief = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const install = ['apt-get', ...brief, 'install', '-y', '--no-install-recommends', name];
  return [install, ['apt-get', ...brief, 'update'], install];
}

/**
 * Runs commands, one after the other, until one has installed what `find` looks for.
 */
export function installUntil(
  find: () => string | undefined,
  commands: readonly string[][],
): string | undefined {
  for (const [command = '', ...args] of commands) {
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    const found = find();
    if (found) return found;
  }
  return undefined;
}
