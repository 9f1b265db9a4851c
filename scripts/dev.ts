import { createServer } from 'vite';
import { createApp } from '../api/app.ts';
import { readEnvironment } from '../api/environment.ts';
import { openSqliteStore } from '../api/leads/sqlite-store.ts';
import { openLog } from '../api/log.ts';
import { devServer } from '../renderer/dev/dev-server.ts';
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
  const api = createApp({ store, log: openLog(process.stdout).log, ...limits });
  const server = await createServer({
    server: { host, port, strictPort: true },
    plugins: [devServer({ content: contentFolder(values.content), api })],
  });
  try {
    await server.listen();
  } catch (error) {
    await store.close();
    throw new UsageError(`${(error as Error).message}. Choose another port: PORT=${port + 1}`);
  }
  server.printUrls();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await server.close();
      await store.close();
      process.exit(0);
    });
  }
  return undefined;
});
