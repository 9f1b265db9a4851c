import { adviseOfMisspelt, type Environment, readEnvironment } from '../../api/environment.ts';
import { findLeadDatabase } from '../../api/leads/lead-database.ts';
import { keepRunning, type Log, openLog } from '../../api/log.ts';
import { createReadiness } from '../../api/readiness.ts';
import { createRecoveringStore } from '../../api/recovering-store.ts';
import { serveSite } from '../../api/serve.ts';
import { buildOrKeep } from './build-or-keep.ts';
import { drawMeanwhile } from './draw-meanwhile.ts';
import { followBuilds } from './follow-builds.ts';
import { openProofOfWork } from './open-proof-of-work.ts';
import { openReportedStore } from './open-reported-store.ts';
import { leadsFolder } from './server-variables.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const notReported =
  'Nobody is notified of new leads: set LEADS_WEBHOOK_URL, or SMTP_URL and MAIL_TO. `npm run leads -- list` shows them.';

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
  const { log, print, metrics, finish } = await openLogging(environment);
  for (const advice of adviseOfMisspelt(process.env, ['CONTENT_DIR', 'OUT_DIR']))
    log({ event: 'variable-unknown', advice });
  const readiness = createReadiness();
  const database = await findLeadDatabase(data.path, environment.databaseUrl);
  const reported = openReportedStore(database, content, environment, log);
  const { open, channelsOf, confirmation } = reported;
  metrics?.watchReports(reported.countReports);
  const store = await createRecoveringStore({ open, log, readiness });
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
  if (!reports.webhook && !reports.mail?.to)
    log({ event: 'leads-not-reported', advice: notReported });
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
  stopOnSignal(async (signal) => {
    log({ event: 'stopping', signal });
    stopDrawing?.();
    await site.close();
    await finish();
  });
  return undefined;
}

/** Opens the log, and the metrics that count its entries. */
async function openLogging(environment: Environment) {
  // Before the first line is printed, because the site must outlive the reader of its output.
  const output = openLog(process.stdout, environment.logLevel);
  keepRunning(process.stderr);
  const metrics = await openMetrics(environment);
  const log: Log = (entry) => {
    output.log(entry);
    metrics?.count(entry);
  };
  // Text for a person at a terminal, JSON for a program that reads the log.
  const print = process.stdout.isTTY
    ? console.log
    : (text: string) => log({ event: 'built', text });
  return { log, print, metrics, finish: output.finish };
}

/** Loads the metrics only if they are switched on. */
async function openMetrics({ host, metricsPort }: Environment) {
  if (metricsPort === undefined) return undefined;
  const { serveMetrics } = await import('../../api/metrics.ts');
  return serveMetrics(host, metricsPort);
}
