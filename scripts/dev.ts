import { createApp } from '../api/app.ts';
import { readEnvironment } from '../api/environment.ts';
import { openSqliteStore } from '../api/leads/sqlite-store.ts';
import { logToStandardOutput } from '../api/log.ts';
import { type DevServer, serveEditedSite } from '../renderer/dev/dev-server.ts';
import { generateTypes } from '../schema/validate/generate-types.ts';
import {
  contentFolder,
  contentHelp,
  contentOption,
  fromProject,
  readArguments,
  run,
  serverHelp,
  UsageError,
} from './command-line.ts';

await run(async () => {
  const { values } = readArguments(
    {
      usage: 'npm run dev -- [--content DIR]',
      about: `Serves the pages while you edit them: what you save shows at once, what is wrong is told here and in the browser.\n\n${serverHelp}`,
      options: contentHelp,
    },
    contentOption,
  );
  const { host, port, dataFolder, ...limits } = readEnvironment(process.env);
  await generateTypes();
  const store = openSqliteStore(fromProject(dataFolder));
  const api = createApp({ store, log: logToStandardOutput, ...limits });
  const content = contentFolder(values.content);
  let server: DevServer;
  try {
    server = await serveEditedSite({ content, api, host, port });
  } catch (error) {
    await store.close();
    if ((error as NodeJS.ErrnoException).syscall !== 'listen') throw error;
    throw new UsageError(`${(error as Error).message}. Choose another port: PORT=${port + 1}`);
  }
  console.log(`Ready on http://${host}:${port}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await server.close();
      await store.close();
      process.exit(0);
    });
  }
  return undefined;
});
