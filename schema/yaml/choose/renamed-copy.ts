import { shownLabel } from '../../model/diagnostics.ts';
import { capital, code, didYouMean } from '../../model/wording.ts';
import type { Reading } from '../assess.ts';
import type { Candidate } from '../candidate.ts';
import type { Search } from '../search.ts';
import { attempt, type Judged, judge } from './attempts.ts';

/**
 * Finds a copied line whose name was not changed: `question` twice while `answer` is missing. Returns
 * nothing if the page is valid without the copy, or if the copy could be either of two properties.
 */
export async function renamedCopy(
  { candidate, problems, weight }: Judged,
  failing: Pick<Reading, 'text' | 'failsAt'>,
  isProgress: (reading: Reading) => boolean,
  search: Search,
): Promise<Candidate | undefined> {
  if (candidate.code !== 'Y002') return undefined;
  const [from, to] = candidate.place;
  const missing = problems.flatMap(({ about }) =>
    about?.kind === 'missing properties' ? about.names : [],
  );
  const guesses = [...new Set(missing)].map((name) => ({
    ...candidate,
    label: didYouMean([name]),
    hints: [`${capital(shownLabel(candidate.label) ?? '')}, and ${code(name)} is missing here.`],
    title: `rename the second to ${code(name)}`,
    edits: [{ from, to, text: name }],
    certain: false,
  }));
  // They are few, and more likely than what has been tried before.
  if (search.isShareUsed) search.share();
  const attempts = guesses.flatMap((guess) => attempt(failing, [guess], isProgress, search));
  const [best, next] = await judge(attempts, search);
  const isBetter = best !== undefined && best.weight < weight && best.weight !== next?.weight;
  return isBetter ? best.candidate : undefined;
}
