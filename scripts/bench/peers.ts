import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The folder of the peers' benchmark, unless PEERS_SUITE names another one. */
const suite = join(resolve(root, process.env.PEERS_SUITE ?? '../shared/bench/peers'), 'run.sh');

/**
 * Builds the same pages with this project and with Hugo, in one run: cold, with the bundle cached, and
 * with one page changed. The variables PEERS and STEPS of the benchmark select more of it.
 */
export async function benchPeers(runs: number): Promise<void> {
  if (!existsSync(suite)) {
    console.log(
      `peers: not measured, because ${suite} is not there (PEERS_SUITE names its folder).`,
    );
    return;
  }
  refreshClone();
  for (const kept of ['1', '']) {
    console.log(kept ? 'with the bundled code kept:' : 'from nothing:');
    const env = {
      PEERS: 'ours hugo',
      STEPS: 'build',
      ...process.env,
      // npm sets it, and our commands would look for the content there.
      INIT_CWD: undefined,
      PROJECT: root,
      RUNS: String(runs),
      ...(kept && { OURS_KEEP: kept }),
    };
    const [code] = await once(spawn('sh', [suite], { env, stdio: 'inherit' }), 'exit');
    if (code !== 0)
      throw new Error(`The peers could not be measured: ${suite} ended with ${code}.`);
  }
}

/** The benchmark measures a clone of this project, and creates one only if there is none. */
function refreshClone(): void {
  const clone = join(process.env.PEERS_DIR ?? '/tmp/peers', 'app/ours');
  if (!existsSync(clone)) return;
  const git = (...args: string[]) => execFileSync('git', ['-C', clone, ...args]);
  git('fetch', '--quiet', root, 'HEAD');
  git('reset', '--quiet', '--hard', 'FETCH_HEAD');
}
