import { openSqliteStore } from '../../api/leads/sqlite-store.ts';

/** Run as a process: adds leads to a folder and prints the id of each once it is acknowledged. */
const [folder = '', count = '0'] = process.argv.slice(2);
const store = openSqliteStore(folder);
for (let number = 0; number < Number(count); number++) {
  const lead = await store.add('email-signup', { email: `${number}@example.com`, source: 'hero' });
  process.stdout.write(`${lead.id}\n`);
}
await store.close();
