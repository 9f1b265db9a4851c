import { execFileSync } from 'node:child_process';

/** Runs git in a folder, as an author of whom its settings need say nothing; returns what it prints. */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args],
    { encoding: 'utf8' },
  );

/** Commits all that is in a repository. */
export function commit(folder: string): void {
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'A state');
}
