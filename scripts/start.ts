import { readEnvironment } from '../api/environment.ts';
import { openSqliteStore } from '../api/leads/sqlite-store.ts';
import { ignoreErrors, openLog } from '../api/log.ts';
import { ListenError, serveSite } from '../api/serve.ts';
import { buildAndReport } from './build-and-report.ts';
import {
  contentFolder,
  contentHelp,
  contentOption,
  fromProject,
  outFolder,
  readArguments,
  run,
  serverHelp,
  UsageError,
} from './command-line.ts';

await run(async () => {
  const { values } = readArguments(
    {
      usage: 'npm start -- [--content DIR]',
      about: `Builds what is stale, then serves pages and API on one port.\n\n${serverHelp}`,
      options: contentHelp,
    },
    contentOption,
  );
  const environment = readEnvironment(process.env);
  // Before the first line is printed: the site must outlive the program that reads its output.
  const { log, finish: finishLog } = openLog(process.stdout);
  ignoreErrors(process.stderr);
  const out = outFolder();
  const store = openSqliteStore(fromProject(environment.dataFolder));
  const failed = await buildAndReport(contentFolder(values.content), out);
  if (failed) {
    await store.close();
    return failed;
  }
  const site = await serveSite({
    ...environment,
    store,
    folder: out,
    log,
  }).catch((error) => {
    throw error instanceof ListenError ? new UsageError(error.message) : error;
  });
  console.log(`Ready on ${site.address}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () =>
      site
        .close()
        .then(finishLog)
        .then(() => process.exit(0)),
    );
  }
  return undefined;
});
