import { isDeepStrictEqual } from 'node:util';
import { locate } from '../../diagnostics/locate.ts';
import { applyFix } from '../../edits/apply-fixes.ts';
import type { Problem } from '../../model/diagnostics.ts';
import { valueAt } from '../../model/pointer.ts';
import { mayUseValues } from '../../model/value-uses.ts';
import { hasNumberWithComma } from '../../syntax/signs.ts';
import {
  hasNothingNew,
  isInUnknown,
  isValid,
  problemsIn,
  type Reading,
  read,
  weigh,
} from '../assess.ts';
import type { Candidate } from '../candidate.ts';
import { guessAtProblem } from '../guesses.ts';
import { isOfCharacter } from '../kinds-of-codes.ts';
import type { Search } from '../search.ts';
import { attempt, type Judged, judge } from './attempts.ts';

/** Returns the repair after which the fewest mistakes remain, if that is fewer than now. */
export async function chooseForProblems(
  reading: Reading,
  problems: readonly Problem[],
  search: Search,
): Promise<Candidate | undefined> {
  const { text, value } = reading;
  const present = presentIn(text, search);
  const weight = async () => weigh(await present.problems(), value);
  for (const problem of problems) {
    if (isSimple(problem, value) && !hasNumberWithComma(text)) continue;
    if (search.isOver) return undefined;
    // If the problem comes with a fix, only an obvious guess can be better.
    const fixed = await weightWithFix(problem, present, search);
    const isKnown = fixed === 0 || (Number.isFinite(fixed) && fixed < (await weight()));
    const guesses = guessAtProblem(text, problem).filter(({ cost }) => !isKnown || cost < 2);
    const best = await bestOf(guesses, present, search);
    if (!best) continue;
    const limit = isKnown && problem.replacement?.certain ? fixed : await weight();
    // With equal results, explain the syntax.
    const isPart = best.weight === fixed && isOfCharacter(best.candidate);
    if (best.weight < limit || isPart) return best.candidate;
  }
  return undefined;
}

/** What a text says and what is wrong with it, before any guess. */
interface Present {
  text: string;
  value: unknown;
  print: string;
  /** Explained when first asked for: where no guess leads further, there is nothing to compare. */
  problems: () => Promise<Problem[]>;
}

/** That of the latest text of a search, which is the same for each of its problems. */
const latest = new WeakMap<Search, Present>();

function presentIn(text: string, search: Search): Present {
  const found = latest.get(search);
  if (found?.text === text) return found;
  const { value } = read(text);
  let explained: Promise<Problem[]> | undefined;
  const present: Present = {
    text,
    value,
    print: JSON.stringify(value),
    problems: () => {
      // Checking may add defaults to the value that it gets.
      explained ??= problemsIn(read(text), search.check);
      return explained;
    },
  };
  latest.set(search, present);
  return present;
}

/** Returns the guess after which the fewest problems remain and none is new. */
async function bestOf(
  guesses: readonly Candidate[],
  { text, value, print, problems }: Present,
  search: Search,
): Promise<Judged | undefined> {
  if (guesses.length === 0) return undefined;
  const isOther = (reading: Reading) =>
    reading.failsAt === undefined && JSON.stringify(reading.value) !== print;
  const attempts = attempt({ text }, guesses, isOther, search);
  if (attempts.length === 0) return undefined;
  const present = await problems();
  // A single problem must be gone. Pages with `$(…)` are exempt, as they count as invalid until the values are filled in.
  const possible =
    present.length > 1 || mayUseValues(text) ? attempts : attempts.filter(({ isValid }) => isValid);
  return (await judge(possible, search)).find(
    ({ problems: left, reading }) =>
      hasNothingNew(left, present) && !isInUnknown(left, reading.value, present, value),
  );
}

/** The weight of what is still wrong after a problem's own fix; infinite if the fix causes a new problem. */
async function weightWithFix(
  problem: Problem,
  { text, problems }: Present,
  search: Search,
): Promise<number> {
  const fixed = readFixed(problem, text);
  if (!fixed || fixed.failsAt !== undefined) return Number.POSITIVE_INFINITY;
  search.spendExplaining(text.length);
  const left = isValid(fixed, search.check) ? [] : await problemsIn(fixed, search.check);
  if (left.length === 0) return 0;
  return hasNothingNew(left, await problems())
    ? weigh(left, fixed.value)
    : Number.POSITIVE_INFINITY;
}

/** Parses the text after a problem's own fix. */
function readFixed(problem: Problem, text: string): Reading | undefined {
  const [located] = problem.replacement ? locate('', text, [problem]) : [];
  return located?.fix && read(applyFix(text, located.fix));
}

/** Makes the fix of a line at the wrong level certain where guessing independently leads to the same. */
export async function confirmed(problem: Problem, text: string, search: Search): Promise<Problem> {
  if (problem.code !== 'P114' || !problem.replacement || search.isOver) return problem;
  const fixed = readFixed(problem, text);
  if (fixed?.value === undefined) return problem;
  const present = presentIn(text, search);
  const best = await bestOf(guessAtProblem(text, problem), present, search);
  const isSame = best && isDeepStrictEqual(read(best.reading.text).value, fixed.value);
  return isSame ? { ...problem, replacement: { ...problem.replacement, certain: true } } : problem;
}

/** Whether a problem is about one value of the wrong kind, which is converted without moving lines. */
function isSimple({ code, where }: Problem, root: unknown): boolean {
  const value = where.path && valueAt(root, where.path);
  // An arrow is where a colon belongs, and what follows it is no value.
  if (code !== 'P102' || / (?:[-=]>|→) /.test(String(where.path?.at(-1)))) return false;
  // A list of texts is neither a text without quotes nor one with too many dashes.
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  return typeof value === 'number' || typeof value === 'boolean' || isList;
}
