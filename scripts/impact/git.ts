import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { UsageError } from '../command-line.ts';

/** The commit of a git repository to compare with. */
export interface Base {
  /** The root of the repository. */
  root: string;
  commit: string;
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
    // Its messages in English, because some of them are recognized below.
    env: { ...process.env, LC_ALL: 'C' },
  });
}

/** What a program has written about its failure. */
function reasonOf(error: unknown): string {
  const { stderr = '', message } = error as Error & { stderr?: string | Buffer };
  const written = stderr.toString().trim();
  return written.replace(/^fatal: /, '') || message;
}

/**
 * The commit at which the work in a folder branched off from `ref`.
 * @throws UsageError if there is no repository or commit
 */
export function findBase(folder: string, ref: string): Base {
  let root: string;
  try {
    root = realpathSync(git(folder, 'rev-parse', '--show-toplevel').trim());
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = isMissing ? 'git is not installed.' : reasonOf(error);
    const isOutside = reason.startsWith('not a git repository');
    throw new UsageError(
      `Nothing to compare with: ${isOutside ? `${folder} is in no git repository.` : reason}`,
    );
  }
  let commit: string;
  try {
    commit = git(root, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).trim();
  } catch {
    throw new UsageError(
      `There is no commit ${ref}. Name a branch, a tag or a commit, such as main or HEAD~1. In CI, fetch the history first: \`fetch-depth: 0\`.`,
    );
  }
  return { root, commit: departure(root, commit, ref) };
}

function departure(root: string, commit: string, ref: string): string {
  try {
    return git(root, 'merge-base', commit, 'HEAD').trim();
  } catch {
    const isShallow = git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true';
    // The histories are unrelated.
    if (!isShallow) return commit;
    throw new UsageError(
      `The history in ${root} is too short: it does not show where your work left ${ref}. Fetch all of it first: git fetch --unshallow. In CI: \`fetch-depth: 0\`.`,
    );
  }
}

/**
 * The files that differ from the base, untracked ones included. Paths are relative to the root,
 * with `/`.
 */
export function changedFiles({ root, commit }: Base): string[] {
  const lists = [
    git(root, 'diff', '--name-only', '--no-renames', '-z', commit, '--'),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return lists.flatMap((list) => list.split('\0')).filter((path) => path !== '');
}

/**
 * Writes files of the base to a folder, which is emptied first. `paths` are relative to the root;
 * none means all.
 */
export function extractBase(
  { root, commit }: Base,
  folder: string,
  paths: readonly string[],
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  try {
    git(root, 'archive', '--format=tar', '-o', archive, commit, '--', ...paths);
    execFileSync('tar', ['-xf', archive, '-C', folder], { stdio: 'pipe' });
  } catch (error) {
    const reason = reasonOf(error);
    const [at, names] = [commit.slice(0, 10), paths.join(' and no ')];
    throw new UsageError(
      reason.includes('did not match any')
        ? `At ${at} there is no ${names}.`
        : `The files at ${at} cannot be read: ${reason}`,
    );
  } finally {
    rmSync(archive, { force: true });
  }
}

/** A path relative to the root of the repository, with `/`; `undefined` if it is outside. */
export function fromRoot({ root }: Base, path: string): string | undefined {
  const way = relative(root, realpathSync(path)).split(sep).join('/');
  return way === '..' || way.startsWith('../') ? undefined : way;
}

/** Joins paths within a repository, which have `/` on every system. */
export const joinPath = (folder: string, path: string): string =>
  join(folder, path).split(sep).join('/');
