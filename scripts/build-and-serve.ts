import { readEnvironment } from '../api/environment.ts';
import { forgetOldLeads } from '../api/leads/retention.ts';
import { openSqliteStore } from '../api/leads/sqlite-store.ts';
import { ignoreErrors, openLog } from '../api/log.ts';
import { serveSite } from '../api/serve.ts';
import { recoverOutput } from '../renderer/build/publish.ts';
import { buildAndReport } from './build-and-report.ts';
import { fromProject } from './command-line.ts';
import { drawMeanwhile } from './draw-meanwhile.ts';
import { openReporting } from './open-reporting.ts';

/** Milliseconds between two looks at whether a killed build has left its work undone. */
const recoveryInterval = 1000;

/** Builds a content folder and serves it until a signal ends it. Returns an exit code where it cannot be built. */
export async function buildAndServe(
  content: string,
  out: string,
  catalogue: boolean,
): Promise<number | undefined> {
  const { reports, retentionDays, ...environment } = readEnvironment(process.env);
  // Before the first line is printed: a site must outlive whatever reads its output.
  const { log, finish } = openLog(process.stdout);
  ignoreErrors(process.stderr);
  const store = openSqliteStore(fromProject(environment.dataFolder));
  const { exitCode, undrawn } = await buildAndReport(content, out, { catalogue });
  if (exitCode !== 0) {
    await store.close();
    return exitCode;
  }
  const { channelsOf, stop } = await openReporting(reports, content, store.outbox, log);
  const site = await serveSite({
    ...environment,
    // What is being reported is noted before the store is closed.
    store: { ...store, close: () => stop().then(store.close) },
    folder: out,
    log,
    channelsOf,
  });
  forgetOldLeads(store, retentionDays, ({ message }) =>
    console.error(`Old leads could not be deleted: ${message}`),
  );
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
