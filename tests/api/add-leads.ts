import { findLeadDatabase } from '../../api/leads/lead-database.ts';

/**
 * Run as a process: adds leads to the database that the environment names, several at a time, and prints
 * the address of each once it is acknowledged. `first` numbers them, so that several processes can
 * add different ones.
 */
const [count = '0', atOnce = '1', first = '0'] = process.argv.slice(2);
const { DATA_DIR = '', DATABASE_URL } = process.env;
const store = await (await findLeadDatabase(DATA_DIR, DATABASE_URL || undefined)).open();
let next = Number(first);
const end = next + Number(count);
async function addInTurn(): Promise<void> {
  while (next < end) {
    const email = `${next++}@example.com`;
    await store.add('email-signup', { email, source: 'hero' });
    process.stdout.write(`${email}\n`);
  }
}
await Promise.all(Array.from({ length: Number(atOnce) }, addInTurn));
await store.close();
