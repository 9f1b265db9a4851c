import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../renderer/build/build.ts';
import { cacheFolder } from '../../renderer/bundle/cache-folder.ts';
import { markOpened, removeUnused } from '../../renderer/bundle/cached-folders.ts';
import { sortCode } from '../../renderer/impact/code-changes.ts';
import type { Changes } from '../../renderer/impact/compare-sites.ts';
import { readState, type SiteState } from '../../renderer/impact/site-state.ts';
import { fingerprint } from '../../schema/files/fingerprint.ts';
import { hasErrors } from '../../schema/model/diagnostics.ts';
import { fromProject, UsageError } from '../command-line.ts';
import { writeDiagnostics } from '../write-diagnostics.ts';
import { type Base, changedFiles, extractBase, fromRoot, joinPath } from './git.ts';

export interface BothSites {
  before: SiteState;
  after: SiteState;
  changes: Changes;
}

/** The number of content folders whose builds are kept. */
const kept = 3;
/** In milliseconds. A folder that was opened more recently may be in use by another process. */
const mayBeInUse = 3_600_000;

/** The files that affect how pages are rendered. */
const engine = /^(?:blocks|renderer|schema)\/|^package-lock\.json$/;

/**
 * Builds a content folder as it was and as it is now. If the code has changed, the earlier state is
 * built with its own code.
 * @param content the real path
 * @throws UsageError if one of them cannot be built
 */
export async function buildBoth(content: string, base: Base): Promise<BothSites> {
  const folder = openFolder(content);
  const [inRepository, project] = [fromRoot(base, content), fromRoot(base, fromProject('.'))];
  if (inRepository === undefined) throw new UsageError(`${content} is in another repository.`);
  const changed = changedFiles(base);
  const within = (path: string, root: string): string[] =>
    root === '' ? [path] : path.startsWith(`${root}/`) ? [path.slice(root.length + 1)] : [];
  const code = project === undefined ? [] : changed.flatMap((path) => within(path, project));
  const hasNewCode = code.some((path) => engine.test(path));
  const earlier = join(folder, 'earlier');
  const [out, outBefore] = [join(folder, 'after'), join(folder, 'before')];
  const parts = ['site.yaml', 'pages'].map((name) => joinPath(inRepository, name));
  extractBase(base, earlier, hasNewCode ? [] : parts);
  const contentBefore = join(earlier, inRepository);
  if (hasNewCode) buildWithItsCode(join(earlier, project ?? ''), contentBefore, outBefore);
  else await build(contentBefore, outBefore, `The pages at ${base.commit.slice(0, 10)}`);
  await build(content, out, 'The pages');
  return {
    before: await readState(contentBefore, outBefore),
    after: await readState(content, out),
    changes: {
      content: new Set(
        changed
          .flatMap((path) => within(path, inRepository))
          .filter((path) => path === 'site.yaml' || path.startsWith('pages/')),
      ),
      code: sortCode(code.filter((path) => engine.test(path))),
    },
  };
}

/**
 * Opens the folder for both builds, which is kept so that the next comparison builds only what has
 * changed.
 */
function openFolder(content: string): string {
  const all = join(cacheFolder, 'impact');
  const name = fingerprint(content).slice(0, 16);
  mkdirSync(join(all, name), { recursive: true });
  markOpened(join(all, name));
  removeUnused(all, kept, mayBeInUse);
  return join(all, name);
}

async function build(content: string, out: string, what: string): Promise<void> {
  const { written, diagnostics, files } = await buildSite({ content, out });
  if (written) return;
  const errors = diagnostics.filter((each) => hasErrors([each]));
  throw new UsageError(
    `${writeDiagnostics(errors, files, content, { color: false })}\n\n${what} cannot be built.`,
  );
}

/** Runs the earlier code in its own process, with the current packages. */
function buildWithItsCode(project: string, content: string, out: string): void {
  symlinkSync(fromProject('node_modules'), join(project, 'node_modules'), 'junction');
  const args = [join(project, 'scripts/build.ts'), '--content', content];
  const env = { ...process.env, OUT_DIR: out, INIT_CWD: project };
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    env,
    encoding: 'utf8',
  });
  if (status === 0) return;
  throw new UsageError(`${stderr}\nThe earlier state cannot be built with its own code.`);
}
