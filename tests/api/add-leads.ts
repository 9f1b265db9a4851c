import { openSqliteStore } from '../../api/leads/sqlite-store.ts';

/**
 * Run as a process: adds leads to a folder, several at a time, and prints the id of each once it is
 * acknowledged.
 */
const [folder = '', count = '0', atOnce = '1'] = process.argv.slice(2);
const store = openSqliteStore(folder);
let next = 0;
async function addInTurn(): Promise<void> {
  while (next < Number(count)) {
    const email = `${next++}@example.com`;
    const lead = await store.add('email-signup', { email, source: 'hero' });
    process.stdout.write(`${lead.id}\n`);
  }
}
await Promise.all(Array.from({ length: Number(atOnce) }, addInTurn));
await store.close();
