import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readVariables } from '../api/environment.ts';
import { findLeadDatabase } from '../api/leads/lead-database.ts';
import { LeadStoreError } from '../api/leads/leads.ts';
import { fromProject, run } from './command-line.ts';
import { readRequest } from './leads/arguments.ts';

await run(async () => {
  const request = readRequest();
  const { commands } = await import('./leads/perform.ts');
  const { dataFolder, databaseUrl } = readVariables(process.env, 'dataFolder', 'databaseUrl');
  const database = await findLeadDatabase(fromProject(dataFolder), databaseUrl);
  try {
    await print(await commands[request.command](database, request));
    return 0;
  } catch (error) {
    const problem = error instanceof LeadStoreError ? error : database.explain(error);
    if (!problem) throw error;
    console.error(problem.message);
    return 1;
  }
});

async function print(text: Iterable<string> | AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(inPieces(text)), process.stdout);
  } catch (error) {
    // The reader has closed the pipe, as `head` does.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}

/** Joins lines, because a chunk costs the stream more than a lead costs the database. */
async function* inPieces(text: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const line of text) {
    piece += line;
    if (piece.length < 65_536) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
