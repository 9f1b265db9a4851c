import { execFileSync } from 'node:child_process';

/**
 * Runs git in a folder and returns its output. Sets an author, so that the machine needs no git
 * settings.
 */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args],
    { encoding: 'utf8' },
  );

/** Commits everything in a repository. */
export function commit(folder: string): void {
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'A state');
}
