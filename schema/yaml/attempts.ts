import type { Problem } from '../diagnostics/diagnostics.ts';
import { applyEdits } from '../edits/text-edits.ts';
import type { FileCheck } from '../validate/validate.ts';
import { problemsIn, type Reading, read, weigh } from './assess.ts';
import type { Candidate } from './candidate.ts';
import { foldedItems } from './folded-items.ts';
import { openGroups } from './schema-names.ts';

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
    if (!isProgress(reading) || isSwallowed(candidate, text, reading)) continue;
    const isValid = reading.failsAt === undefined && isAccepted(reading, refused, check);
    attempts.push({ candidate, reading, isValid });
    if (isValid) break;
  }
  return attempts;
}

/** Guesses at what is out of place. */
export const isShape = ({ code }: Candidate): boolean => /^Y01[456]$/.test(code);

/** Whether a line that was moved has become a part of a text, or of a group that takes any name and not this one. */
function isSwallowed(candidate: Candidate, text: string, { failsAt, value }: Reading): boolean {
  if (!isShape(candidate) || failsAt !== undefined) return false;
  if (isStrayName(candidate, text, value)) return true;
  const all = JSON.stringify(value);
  return candidate.edits.some(({ from }) => {
    const written = lineAt(text, from).trim();
    const isProperty = /^(?:- |[\w"'-]+:(?:\s|$))/.test(written);
    return isProperty && all.includes(JSON.stringify(written).slice(1, -1));
  });
}

const lineAt = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';

function isStrayName({ edits }: Candidate, text: string, value: unknown): boolean {
  return openGroups().some(([group, isMeant]) => {
    const names = Object.keys(Object(Object(value)[group])).filter((name) => !isMeant(name));
    return edits.some(({ from }) => {
      const line = lineAt(text, from);
      return names.some((name) => line.includes(name));
    });
  });
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
