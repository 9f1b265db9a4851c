import type { Problem } from '../diagnostics/diagnostics.ts';
import { applyEdits } from '../edits/text-edits.ts';
import type { FileCheck } from '../validate/validate.ts';
import { problemsIn, type Reading, read, weigh } from './assess.ts';
import type { Candidate } from './candidate.ts';
import { foldedItems } from './folded-items.ts';

/** A guess, and the text after its repair. */
export interface Attempt {
  candidate: Candidate;
  reading: Reading;
  /** Nothing is wrong any more. */
  isValid: boolean;
}

/** An attempt, and what is still wrong. */
export interface Judged extends Attempt {
  problems: Problem[];
  weight: number;
}

/**
 * How many characters are read and checked for one mistake: less than a second's work. Explaining
 * takes longer than reading.
 */
const mostEffort = 30_000_000;
const explainingEffort = 8;

/** Tries one guess after the other, the likely ones first, and none after one that leaves nothing wrong. */
export function attempt(
  text: string,
  candidates: readonly Candidate[],
  isProgress: (reading: Reading) => boolean,
  check: FileCheck,
): Attempt[] {
  const attempts: Attempt[] = [];
  // Several repairs lead to the same value, and none needs to be checked twice.
  const refused = new Set<string>();
  for (const candidate of candidates.slice(0, mostEffort / (text.length + 1))) {
    const reading = read(applyEdits(text, candidate.edits));
    if (!isProgress(reading)) continue;
    const isValid = reading.failsAt === undefined && isAccepted(reading, refused, check);
    attempts.push({ candidate, reading, isValid });
    if (isValid) break;
  }
  return attempts;
}

function isAccepted({ text, value }: Reading, refused: Set<string>, check: FileCheck): boolean {
  const print = JSON.stringify(value);
  if (refused.has(print) || foldedItems(text).length > 0) return false;
  const isValid = check.accept(value) !== undefined;
  if (!isValid) refused.add(print);
  return isValid;
}

/** What is wrong after each attempt, the lightest first. */
export async function judge(attempts: readonly Attempt[], check: FileCheck): Promise<Judged[]> {
  const cached = new Map<string, Problem[]>();
  const judged: Judged[] = [];
  let effort = mostEffort / explainingEffort;
  for (const one of attempts) {
    const { text, failsAt } = one.reading;
    // What was checked may have been completed, and is read anew.
    const reading = failsAt === undefined ? read(text) : one.reading;
    const print = failsAt === undefined ? JSON.stringify(reading.value) : '';
    let problems = one.isValid ? [] : cached.get(print);
    if (!problems) {
      effort -= text.length;
      if (effort < 0) break;
      problems = await problemsIn(reading, check);
      if (print) cached.set(print, problems);
    }
    judged.push({ ...one, problems, weight: weigh(problems, reading.value) });
  }
  return judged.toSorted((a, b) => a.weight - b.weight || a.candidate.cost - b.candidate.cost);
}
