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

/** Prints a text. If it fails, everything before that is printed first, which a stream would drop. */
async function print(text: Iterable<string> | AsyncIterable<string>): Promise<void> {
  let failure: unknown;
  const pieces = inPieces(text, (error) => {
    failure = error;
  });
  try {
    await pipeline(Readable.from(pieces), process.stdout);
    if (failure) throw failure;
  } catch (error) {
    // The reader has closed the pipe, as `head` does.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}

/** Joins lines, because a chunk costs the stream more than a lead costs the database. */
async function* inPieces(
  text: Iterable<string> | AsyncIterable<string>,
  onFailure: (error: unknown) => void,
): AsyncGenerator<string> {
  let piece = '';
  try {
    for await (const line of text) {
      piece += line;
      if (piece.length < 65_536) continue;
      yield piece;
      piece = '';
    }
  } catch (error) {
    onFailure(error);
  }
  if (piece !== '') yield piece;
}
