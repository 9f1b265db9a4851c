import { setTimeout as sleep } from 'node:timers/promises';
import { findLeadDatabase } from '../../../api/leads/lead-database.ts';
import { startClients } from '../clients.ts';
import { countLosses } from '../count-losses.ts';
import { startReceiver } from '../webhook-receiver.ts';
import { withSite } from './site-under-attack.ts';

/** The longest time of load before a kill, in milliseconds. */
const longest = 1_000;

/** Kills a server with SQLite at random moments while 64 clients sign up, and counts the losses. */
export async function benchKills(kills: number): Promise<void> {
  const receiver = await startReceiver();
  try {
    await withSite(receiver.environment, async (server, data) => {
      const stop = startClients(`http://${server.host}/api/email-signup`, 'a');
      for (let count = 0; count < kills; count += 1) {
        await sleep(Math.random() * longest);
        await server.stop('SIGKILL');
        await server.start();
      }
      await sleep(longest);
      const { acknowledged } = await stop();
      console.log(`one server with SQLite, 64 clients, ${kills} times SIGKILL`);
      await countLosses(
        await findLeadDatabase(data, undefined),
        [...acknowledged],
        receiver.received,
      );
    });
  } finally {
    receiver.stop();
  }
}
