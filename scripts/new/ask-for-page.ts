import { UsageError } from '../command-line.ts';
import { checkPath, isPath, nearestPath, toTitle } from './names.ts';
import type { NewPage } from './new-page.ts';
import { type Ask, askUntil } from './terminal.ts';

interface PageQuestions {
  menus: readonly string[];
  /** The page to copy, if it was named. */
  from: string | undefined;
  /** Throws `UsageError` if there can be no new page at an address. */
  refuse: (path: string) => void;
}

/** Asks for a new page. An empty answer means the one in parentheses. */
export async function askForPage(
  ask: Ask,
  { menus, from, refuse }: PageQuestions,
): Promise<NewPage> {
  const path = await askForPath(ask, refuse);
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

/** Asks until the answer can be a new address, and offers the nearest one. */
async function askForPath(ask: Ask, refuse: (path: string) => void): Promise<string> {
  let nearest = '';
  const firstAnswer = await askUntil(
    ask,
    'Address, such as solutions/for-nonprofits: ',
    (given) => {
      nearest = nearestPath(given);
      if (nearest === '')
        throw new UsageError('An address has lower-case letters, digits and hyphens.');
      if (isPath(given)) refuse(checkPath(given));
      return given;
    },
  );
  if (isPath(firstAnswer)) return checkPath(firstAnswer);
  const rule = 'An address has lower-case letters, digits and single hyphens.';
  return askUntil(ask, `${rule} Address (${nearest}): `, (given) => {
    const path = checkPath(given || nearest);
    refuse(path);
    return path;
  });
}
