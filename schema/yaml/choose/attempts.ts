import type { Problem } from '../../model/diagnostics.ts';
import { applyEdits } from '../../syntax/text-edits.ts';
import type { FileCheck } from '../../validate/validate.ts';
import { problemsIn, type Reading, read, weigh } from '../assess.ts';
import type { Candidate } from '../candidate.ts';
import { foldedItems } from '../folded-items.ts';
import type { Search } from '../search.ts';
import { isSoundAround } from './sound-around.ts';
import { isSwallowed } from './swallowed.ts';

/** A guess and the text after its repair. */
export interface Attempt {
  candidate: Candidate;
  reading: Reading;
  /** Whether the whole file is valid after it. */
  isValid: boolean;
  /** Whether at least the blocks are valid in which it is. */
  isSound: boolean;
}

/** An attempt and the problems that remain after it. */
export interface Judged extends Attempt {
  problems: Problem[];
  weight: number;
}

/**
 * Tries guesses from likely to unlikely until one makes the text valid, or its block if others have
 * mistakes of their own, or until the mistake's share of the budget is used.
 */
export function attempt(
  failing: Pick<Reading, 'text' | 'failsAt' | 'isLate'>,
  candidates: readonly Candidate[],
  isProgress: (reading: Reading) => boolean,
  search: Search,
): Attempt[] {
  const { text, failsAt, isLate } = failing;
  const attempts: Attempt[] = [];
  // Several repairs may lead to the same value, which is checked once.
  const refused = new Set<string>();
  const isPage = ownProperty.test(text);
  for (const candidate of candidates) {
    if (search.isShareUsed) break;
    const repaired = readRepaired(text, candidate, search);
    const reading =
      !isLate && isHidden(repaired, candidate)
        ? { ...repaired, ...(repaired.failsAt !== undefined && { readTo: repaired.text.length }) }
        : repaired;
    if (!isProgress(reading) || isSwallowed(candidate, text, reading)) continue;
    if (isPage && isListOfPage(reading.text)) continue;
    const isValid = reading.failsAt === undefined && isAccepted(reading, refused, search.check);
    const isSound =
      isValid || (failsAt !== undefined && isSoundAround(failing, candidate, reading, search));
    if (candidate.mustBeValid && !isSound) continue;
    attempts.push({ candidate, reading, isValid, isSound });
    if (isSound) break;
  }
  return attempts;
}

/** A property of the page itself. */
const ownProperty = /^["']?[A-Za-z][\w-]*["']?[ \t]*:/m;

/** Whether a text begins with an item and has no property of the page: no repair makes a list of a page. */
const isListOfPage = (text: string): boolean =>
  !ownProperty.test(text) && /^(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*- /.test(text);

/** Whether a late error comes from further up than the repair. It was there before, but not reported. */
const isHidden = ({ failsAt = 0, isLate }: Reading, { edits }: Candidate): boolean =>
  isLate === true && edits.every(({ from }) => from > failsAt);

/** Parses the text after a repair. */
function readRepaired(text: string, { edits }: Candidate, search: Search): Reading {
  const reading = read(applyEdits(text, edits));
  search.spendReading(reading.failsAt ?? reading.text.length);
  return reading;
}

/** Whether a guess makes a list of properties that appear twice, which may be no list that belongs there. */
export const isListing = ({ code, edits }: Candidate): boolean =>
  code === 'Y002' && edits.length > 1;

function isAccepted({ text, value }: Reading, refused: Set<string>, check: FileCheck): boolean {
  const print = JSON.stringify(value);
  if (refused.has(print) || foldedItems(text).length > 0) return false;
  const isValid = check.accept(value) !== undefined;
  if (!isValid) refused.add(print);
  return isValid;
}

/** Checks the text after each attempt, and sorts them by the weight of what is still wrong. */
export async function judge(attempts: readonly Attempt[], search: Search): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const one of attempts) {
    const { text, failsAt } = one.reading;
    // Checking may have added defaults to the value, so it is parsed again.
    const reading = failsAt === undefined ? read(text) : one.reading;
    const print = failsAt === undefined ? JSON.stringify(reading.value) : '';
    let problems = one.isValid ? [] : search.explained.get(print);
    if (!problems) {
      if (search.isOver && judged.length > 0) break;
      search.spendExplaining(failsAt ?? text.length);
      problems = await problemsIn(reading, search.check);
      if (print) search.explained.set(print, problems);
    }
    judged.push({ ...one, problems, weight: weigh(problems, reading.value) });
  }
  return judged.toSorted((a, b) => a.weight - b.weight || a.candidate.cost - b.candidate.cost);
}
