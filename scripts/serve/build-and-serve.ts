import { adviseOfMisspelt, readEnvironment } from '../../api/environment.ts';
import { findLeadDatabase } from '../../api/leads/lead-database.ts';
import { keepRunning, type Log, openLog } from '../../api/log.ts';
import { createReadiness, type Readiness } from '../../api/readiness.ts';
import { createRecoveringStore } from '../../api/recovering-store.ts';
import { serveSite } from '../../api/serve.ts';
import { builtAt } from '../../renderer/build/output.ts';
import { recoverOutput } from '../../renderer/build/publish.ts';
import { buildOrKeep, type KeptBuild } from './build-or-keep.ts';
import { drawMeanwhile } from './draw-meanwhile.ts';
import { openProofOfWork } from './open-proof-of-work.ts';
import { openReportedStore } from './open-reported-store.ts';
import { leadsFolder } from './server-variables.ts';

/** Milliseconds between two checks for builds of other processes. */
const lookInterval = 1000;

/**
 * Builds a content folder and serves it until a signal ends it. If the build fails, the last good
 * build is served. If there is none, the result is the exit code.
 */
export async function buildAndServe(
  content: string,
  out: string,
  catalogue: boolean,
): Promise<number | undefined> {
  const data = leadsFolder(content);
  const environment = readEnvironment(process.env, [data, { name: 'OUT_DIR', path: out }]);
  // Before the first line is printed, because the site must outlive the reader of its output.
  const output = openLog(process.stdout, environment.logLevel);
  keepRunning(process.stderr);
  const metrics = await openMetrics(environment);
  const log: Log = (entry) => {
    output.log(entry);
    metrics?.count(entry);
  };

  for (const advice of adviseOfMisspelt(process.env)) log({ event: 'variable-unknown', advice });
  const readiness = createReadiness();
  const database = await findLeadDatabase(data.path, environment.databaseUrl);
  const reported = openReportedStore(database, content, environment, log);
  const { open, channelsOf, confirmation } = reported;
  metrics?.watchReports(reported.countReports);
  const store = await createRecoveringStore({ open, log, readiness });
  // Text for a person at a terminal, JSON for a program that reads the log.
  const print = process.stdout.isTTY
    ? console.log
    : (text: string) => log({ event: 'built', text });
  const build = await buildOrKeep(content, out, { catalogue }, print);
  if (build.exitCode !== undefined) {
    await store.close();
    metrics?.close();
    return build.exitCode;
  }
  if (build.problem !== undefined) {
    readiness.report('pages', 'The last build failed, so these are the pages of the previous one.');
    log({ event: 'build-failed', error: build.problem });
  }
  const { publicUrl, allowedOrigins, logLevel, reports } = environment;
  if (!reports.webhook && !reports.mail?.to) {
    const advice =
      'Nobody is notified of new leads: set LEADS_WEBHOOK_URL, or SMTP_URL and MAIL_TO. `npm run leads -- list` shows them.';
    log({ event: 'leads-not-reported', advice });
  }
  const proofOfWork = await openProofOfWork(environment, store);
  const site = await serveSite({
    ...environment,
    store,
    folder: out,
    log,
    readiness,
    channelsOf,
    confirmation,
    proofOfWork,
    origins: [...(publicUrl ? [publicUrl] : []), ...allowedOrigins],
    logPages: metrics !== undefined || logLevel === 'trace' || logLevel === 'debug',
  });
  if (metrics) log({ event: 'metrics-listening', address: metrics.address });
  log({ event: 'listening', address: site.address });
  console.log(`Ready on ${site.address}`);

  followBuilds(build, readiness, log);
  const stopDrawing =
    build.undrawn > 0 ? drawMeanwhile({ content, out, catalogue }, log) : undefined;
  // By default, Node opens its debugger to every user of the machine.
  process.on('SIGUSR1', () => {});
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => {
      log({ event: 'stopping', signal });
      stopDrawing?.();
      site
        .close()
        .then(output.finish)
        .then(() => process.exit(0));
    });
  }
  return undefined;
}

/**
 * Notices builds of other processes, completes those that were killed halfway, and notices if the
 * pages are removed.
 */
function followBuilds({ out, time }: KeptBuild, readiness: Readiness, log: Log): void {
  let switchProblem: string | undefined;
  let isMissing = false;
  let isOld = readiness.state().pages !== 'ok';
  setInterval(() => {
    const error = tryToRecover(out);
    // Log a problem once, not every second.
    if (error !== undefined && error !== switchProblem) log({ event: 'switch-failed', error });
    switchProblem = error;
    const built = builtAt(out);
    const wasMissing = isMissing;
    isMissing = built === undefined;
    readiness.report('site', isMissing ? 'There are no pages.' : undefined);
    if (isMissing && !wasMissing) {
      const error = `${out} has no pages. \`npm run build\` writes them.`;
      log({ event: 'pages-missing', error });
    }
    const isNew = isOld && !isMissing && built !== time;
    if (isNew) readiness.report('pages', undefined);
    if (isNew || (wasMissing && !isMissing)) log({ event: 'build-recovered' });
    isOld &&= !isNew;
  }, lookInterval).unref();
}

/** Loads the metrics only if they are switched on. */
async function openMetrics({ host, metricsPort }: ReturnType<typeof readEnvironment>) {
  if (metricsPort === undefined) return undefined;
  const { serveMetrics } = await import('../../api/metrics.ts');
  return serveMetrics(host, metricsPort);
}

/**
 * Finishes the switch of another build that was killed halfway.
 * @returns the error, if that failed
 */
function tryToRecover(out: string): string | undefined {
  try {
    recoverOutput(out);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
