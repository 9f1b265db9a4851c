import { createInterface } from 'node:readline/promises';
import { UsageError } from '../command-line.ts';
import { checkPath, nearestPath, toTitle } from './names.ts';
import type { NewPage } from './new-page.ts';

/**
 * Asks for a new page at the terminal.
 * @param from the page to copy, if it was named
 */
export async function askForPage(
  menus: readonly string[],
  from: string | undefined,
): Promise<NewPage> {
  if (!process.stdin.isTTY) {
    throw new UsageError(
      'Name the address of the page: npm run new -- page solutions/for-nonprofits',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    terminal.setPrompt(question);
    // Not `prompt()`, which throws if the input has ended after a pasted answer.
    process.stdout.write(question);
    const { value, done } = await lines.next();
    // Ctrl-C or Ctrl-D. The line break ends the line of the question.
    if (done) throw new UsageError('\nStopped. Nothing was written.');
    return value;
  };
  try {
    return await askWith(ask, menus, from);
  } finally {
    terminal.close();
  }
}

/** Asks the questions. An empty answer means the one in parentheses. */
export async function askWith(
  ask: (question: string) => Promise<string>,
  menus: readonly string[],
  from: string | undefined,
): Promise<NewPage> {
  const path = await askForPath(ask);
  const guess = toTitle(path.split('/').at(-1) ?? '');
  const title = (await ask(`Title (${guess}): `)).trim() || guess;
  if (from) return { path, title, from };
  const copied = (await ask('Address of a page to copy (none): ')).trim();
  if (copied) return { path, title, from: copied };
  const description = (await ask('What is it about, in a sentence? (later) ')).trim() || undefined;
  const names = menus.length > 0 ? ` ${menus.join(', ')}` : '';
  const named = (await ask(`Menu:${names} (none): `)).trim() || undefined;
  const menu = menus.find((each) => each.toLowerCase() === named?.toLowerCase()) ?? named;
  return { path, title, description, menu };
}

/** Asks again if the answer cannot be an address, and offers the nearest one. */
async function askForPath(ask: (question: string) => Promise<string>): Promise<string> {
  const given = (await ask('Address, such as solutions/for-nonprofits: ')).trim();
  const nearest = nearestPath(given);
  if (nearest === '' || given.includes(nearest)) return checkPath(given);
  const question = `An address has lower-case letters, digits and single hyphens. Address (${nearest}): `;
  return checkPath((await ask(question)).trim() || nearest);
}
