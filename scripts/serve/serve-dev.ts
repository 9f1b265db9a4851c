import { createApp } from '../../api/app.ts';
import { readEnvironment } from '../../api/environment.ts';
import { findLeadDatabase } from '../../api/leads/lead-database.ts';
import { explainListenError, listen } from '../../api/listen.ts';
import { keepRunning, openLog } from '../../api/log.ts';
import { createReadiness } from '../../api/readiness.ts';
import { createRecoveringStore } from '../../api/recovering-store.ts';
import { type DevServer, serveEditedSite } from '../../renderer/dev/dev-server.ts';
import { callerFolder } from '../command-line.ts';
import { pathsFrom } from '../write-diagnostics.ts';
import { saveDevAddress } from './dev-address.ts';
import { openProofOfWork } from './open-proof-of-work.ts';
import { leadsFolder } from './server-variables.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Serves a content folder while it is edited, until a signal ends the process. */
export async function serveDev(content: string): Promise<undefined> {
  const data = leadsFolder(content);
  const environment = readEnvironment(process.env, [data]);
  const { host, port, logLevel, databaseUrl, publicUrl, allowedOrigins } = environment;
  const { log } = openLog(process.stdout, logLevel);
  keepRunning(process.stderr);
  const database = await findLeadDatabase(data.path, databaseUrl);
  // Pages can be written without a place for leads: the log says why there is none.
  const opening = createRecoveringStore({ ...database, log, readiness: createReadiness() });
  const openApi = async () => {
    const store = await opening;
    const proofOfWork = await openProofOfWork(environment, store);
    return createApp({ ...environment, store, log, proofOfWork });
  };
  let server: DevServer;
  try {
    server = await serveEditedSite({
      content,
      pathOf: pathsFrom(callerFolder(), content),
      // The database opens in a thread of its own while the pages are read.
      api: openApi(),
      host,
      listen: (server) => listen(server, host, port),
      origins: [...(publicUrl ? [publicUrl] : []), ...allowedOrigins],
    });
  } catch (error) {
    await (await opening).close();
    throw explainListenError(error, host, port);
  }
  const store = await opening;
  const removeAddress = saveDevAddress(content, server.address);
  console.log(`Ready on ${server.address}`);
  stopOnSignal(async () => {
    removeAddress();
    await server.close();
    await store.close();
  });
}
