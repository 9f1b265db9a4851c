import type { Problem } from '../diagnostics/diagnostics.ts';
import { applyEdits } from '../edits/text-edits.ts';
import type { FileCheck } from '../validate/validate.ts';
import { problemsIn, type Reading, read, weigh } from './assess.ts';
import type { Candidate } from './candidate.ts';
import { type Effort, isTight, spend } from './effort.ts';
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

/** What stands between a guess that is plain to see and one that is not, in cost. */
const farFetched = 3;

/**
 * Tries one guess after the other, the likely ones first, and none after one that leaves nothing wrong.
 * Where much is wrong, only those about as likely follow one that leads beyond what it is about.
 */
export function attempt(
  { text, failsAt }: Pick<Reading, 'text' | 'failsAt'>,
  candidates: readonly Candidate[],
  isProgress: (reading: Reading) => boolean,
  check: FileCheck,
  effort: Effort,
): Attempt[] {
  const attempts: Attempt[] = [];
  // Several repairs lead to the same value, and none needs to be checked twice.
  const refused = new Set<string>();
  const end = failsAt === undefined ? text.length : endOfItem(text, failsAt);
  let mostCost = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (effort.left <= 0 || candidate.cost > mostCost) break;
    const repaired = readRepaired(text, failsAt, candidate, effort);
    const reading =
      isHidden(repaired, candidate) || isOpenQuote(text, failsAt, candidate)
        ? { ...repaired, ...(repaired.failsAt !== undefined && { readTo: repaired.text.length }) }
        : repaired;
    if (!isProgress(reading) || isSwallowed(candidate, text, reading)) continue;
    const isValid = reading.failsAt === undefined && isAccepted(reading, refused, check);
    attempts.push({ candidate, reading, isValid });
    if (isValid) break;
    const isBeyond =
      failsAt !== undefined &&
      (reading.failsAt ?? reading.text.length) - (reading.text.length - text.length) > end;
    if (isBeyond && isTight(effort) && !isShape(candidate))
      mostCost = Math.min(mostCost, candidate.cost + farFetched);
  }
  return attempts;
}

/** What is looked for late says nothing against a repair further down: it was there, and not looked for. */
const isHidden = ({ failsAt = 0, isLate }: Reading, { edits }: Candidate): boolean =>
  isLate === true && edits.every(({ from }) => from > failsAt);

/** Whether a text fails where a quote ends that was opened further up and has taken in other properties: they were not looked at. */
function isOpenQuote(text: string, failsAt: number | undefined, { code, place }: Candidate) {
  const [from, to] = place;
  const sign = text.charAt(from);
  if (code !== 'Y009' || failsAt === undefined || !/["']/.test(sign)) return false;
  const lineEnd = text.indexOf('\n', failsAt);
  const read = text.slice(to, lineEnd < 0 ? text.length : lineEnd);
  const next = read.indexOf(sign);
  const taken = next < 0 ? read : read.slice(0, next);
  return !read.slice(taken.length).includes('\n') && /\n *(?:- )*\w+:(?:\s|$)/.test(taken);
}

/** Where the item of the outermost list ends in which a place is. */
function endOfItem(text: string, at: number): number {
  const next = /\n {0,2}- /.exec(text.slice(at));
  return next ? at + next.index + 1 : text.length;
}

/** So much is read behind the place where a text could not be, before all of it is. */
const nearby = 4000;

/**
 * The text after a repair, as far as it can be read. Of the items of the outermost list only those
 * around the place where it could not be read are, as long as something in them still cannot be.
 */
function readRepaired(
  text: string,
  failsAt: number | undefined,
  { edits }: Candidate,
  effort: Effort,
): Reading {
  const repaired = applyEdits(text, edits);
  const first = Math.min(failsAt ?? 0, ...edits.map(({ from }) => from));
  const last = Math.max(failsAt ?? 0, ...edits.map(({ to }) => to));
  const starts = failsAt === undefined ? [] : [...text.slice(0, first).matchAll(/^ {0,2}- /gm)];
  const head = starts[0]?.index ?? 0;
  const from = starts.at(-2)?.index ?? head;
  const end = last + nearby + repaired.length - text.length;
  if (failsAt !== undefined) {
    const short = read(repaired.slice(0, head) + repaired.slice(from, end));
    spend(effort, 'reading', short.failsAt ?? short.text.length);
    // What is cut off at its end fails there.
    if (
      short.failsAt !== undefined &&
      short.failsAt > head &&
      short.failsAt < short.text.length - nearby / 2
    )
      return { ...short, text: repaired, failsAt: short.failsAt + from - head };
  }
  const whole = read(repaired);
  spend(effort, 'reading', whole.failsAt ?? repaired.length);
  return whole;
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
export async function judge(
  attempts: readonly Attempt[],
  check: FileCheck,
  effort: Effort,
): Promise<Judged[]> {
  const cached = new Map<string, Problem[]>();
  const judged: Judged[] = [];
  for (const one of attempts) {
    const { text, failsAt } = one.reading;
    // What was checked may have been completed, and is read anew.
    const reading = failsAt === undefined ? read(text) : one.reading;
    const print = failsAt === undefined ? JSON.stringify(reading.value) : '';
    let problems = one.isValid ? [] : cached.get(print);
    if (!problems) {
      if (effort.left <= 0 && judged.length > 0) break;
      spend(effort, 'explaining', failsAt ?? text.length);
      problems = await problemsIn(reading, check);
      if (print) cached.set(print, problems);
    }
    judged.push({ ...one, problems, weight: weigh(problems, reading.value) });
  }
  return judged.toSorted((a, b) => a.weight - b.weight || a.candidate.cost - b.candidate.cost);
}
