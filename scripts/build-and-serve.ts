import { readEnvironment } from '../api/environment.ts';
import { openSqliteStore } from '../api/leads/sqlite-store.ts';
import { ignoreErrors, openLog } from '../api/log.ts';
import { serveSite } from '../api/serve.ts';
import { recoverOutput } from '../renderer/build/publish.ts';
import { buildAndReport } from './build-and-report.ts';
import { leadsFolder } from './command-line.ts';
import { drawMeanwhile } from './draw-meanwhile.ts';

/** Milliseconds between two looks at whether a killed build has left its work undone. */
const recoveryInterval = 1000;

/** Builds a content folder and serves it until a signal ends it. Returns an exit code where it cannot be built. */
export async function buildAndServe(
  content: string,
  out: string,
  catalogue: boolean,
): Promise<number | undefined> {
  const data = leadsFolder();
  const environment = readEnvironment(process.env, [data, { name: 'OUT_DIR', path: out }]);
  // Before the first line is printed: a site must outlive whatever reads its output.
  const { log, finish } = openLog(process.stdout);
  ignoreErrors(process.stderr);
  const store = openSqliteStore(data.path);
  const { exitCode, undrawn } = await buildAndReport(content, out, { catalogue });
  if (exitCode !== 0) {
    await store.close();
    return exitCode;
  }
  const site = await serveSite({ ...environment, store, folder: out, log });
  console.log(`Ready on ${site.address}`);
  setInterval(() => tryToRecover(out), recoveryInterval).unref();
  const stopDrawing = undrawn > 0 ? drawMeanwhile(content, out, catalogue) : undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopDrawing?.();
      site
        .close()
        .then(finish)
        .then(() => process.exit(0));
    });
  }
  return undefined;
}

/** The site is also built by other processes. One that was killed while it switched is finished here. */
function tryToRecover(out: string): void {
  try {
    recoverOutput(out);
  } catch (error) {
    console.error(`${out} could not be put right: ${(error as Error).message}`);
  }
}
