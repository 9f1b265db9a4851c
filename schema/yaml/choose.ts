import { isDeepStrictEqual } from 'node:util';
import { type Problem, shownHints } from '../diagnostics/diagnostics.ts';
import { locate } from '../diagnostics/locate.ts';
import { valueAt } from '../diagnostics/pointer.ts';
import { applyFix } from '../edits/apply-fixes.ts';
import { endOfLine, lineStart } from '../edits/lines.ts';
import { mayUseValues } from '../values/value-uses.ts';
import {
  hasNothingNew,
  isInUnknown,
  problemsIn,
  type Reading,
  read,
  readDuplicates,
  weigh,
} from './assess.ts';
import { type Attempt, attempt, isListing, type Judged, judge } from './attempts.ts';
import { type Candidate, isShape } from './candidate.ts';
import { titleOf } from './describe-edits.ts';
import { beginsOtherwise, rivalOf } from './doubts.ts';
import { firstOfTwo } from './first-of-two.ts';
import { guessAtProblem, guessAtSyntax } from './guesses.ts';
import { splitLines } from './lines.ts';
import { renamedCopy } from './renamed-copy.ts';
import type { Search } from './search.ts';
import { hasNumberWithComma } from './signs.ts';

/** A text that the parser does not read to its end, and what may be done about it. */
interface Failure extends Reading {
  failsAt: number;
  /** Whether only a name that is there twice is wrong, so that the lines could be read otherwise. */
  isTwice: boolean;
  guesses: readonly Candidate[];
  /** Whether the parser gets further in a repaired text. */
  isProgress: (reading: Reading) => boolean;
  /** The number of lines that the parser did not reach. */
  left: number;
}

/**
 * Returns the repair of what keeps the parser from reading on: one that makes its block valid, or the
 * best of those that lead furthest. Where none is convincing, it is what may be right all the same.
 */
export async function chooseForSyntax(
  reading: Reading,
  search: Search,
): Promise<Candidate | undefined> {
  const failure = failureOf(reading);
  const attempts = attemptsAt(failure, search);
  const sound = attempts.at(-1);
  const misspelt =
    sound &&
    isRemovalOfLine(sound.candidate) &&
    (await underOtherName(attempts, failure.text, search));
  if (misspelt) return besideRival(misspelt, failure, search);
  if (sound?.isSound && !sound.isValid) return besideRival(sound, failure, search);
  const best = await bestOfFurthest(attempts, failure, search);
  return best ? refined(best, attempts, failure, search) : lastResort(attempts, failure, search);
}

/** Whether a guess removes a property that belongs nowhere. */
const isRemovalOfLine = ({ code, mustBeValid }: Candidate): boolean =>
  code === 'Y014' && mustBeValid === true;

/**
 * Of the attempts before the last, which removes a property, returns one after which that is surely another
 * one: its name is misspelt, too.
 */
async function underOtherName(
  attempts: readonly Attempt[],
  text: string,
  search: Search,
): Promise<Judged | undefined> {
  const last = attempts.at(-1) as Attempt;
  const name = nameIn(text, last.candidate);
  const others = attempts.slice(0, -1);
  const furthest = others.filter(({ reading }) => linesLeft(reading) <= linesLeft(last.reading));
  return (await judge(furthest, search)).find(({ problems }) =>
    problems.some(
      ({ code, where, replacement }) =>
        code === 'P104' && replacement?.certain && bareName(where.path) === name,
    ),
  );
}

function failureOf({ text, failsAt = 0, isLate = false }: Reading): Failure {
  const left = charactersLeft({ text, failsAt });
  const isTwice = isLate && readDuplicates(text) !== undefined;
  const start = isTwice ? startOfBlock(text, failsAt) : 0;
  const all = guessAtSyntax(text, failsAt).filter(({ edits }) =>
    edits.some(({ to }) => to >= start),
  );
  return {
    text,
    failsAt,
    isLate,
    isTwice,
    // Where any name may be, moving lines is always valid, and no evidence of what was meant.
    guesses: isTwice && lineOf(text, failsAt)?.isInValues ? all.filter(isRemoval) : all,
    // What breaks lines that are sound is no repair, however far below it does.
    isProgress: (reading) =>
      charactersLeft(reading) < left &&
      !(isTwice && reading.failsAt !== undefined && !reading.isLate),
    left: linesLeft({ text, failsAt }),
  };
}

function attemptsAt(failure: Failure, search: Search): Attempt[] {
  const { guesses, isProgress, isTwice } = failure;
  const attempts = attempt(failure, guesses, isProgress, search);
  // That one of the two has to go, or has another name, is always looked at.
  if (isTwice && search.isShareUsed && !attempts.some(({ candidate }) => isRemoval(candidate))) {
    search.share();
    attempts.push(...attempt(failure, guesses.filter(isRemoval), isProgress, search));
  }
  return attempts;
}

/** Of the attempts that lead furthest, the one after which the fewest mistakes are left, if it is convincing. */
async function bestOfFurthest(
  attempts: readonly Attempt[],
  failure: Failure,
  search: Search,
): Promise<Judged | undefined> {
  const byLines = Map.groupBy(attempts, ({ reading }) => linesLeft(reading));
  for (const [, equal] of [...byLines].sort(([a], [b]) => a - b)) {
    const best = (await judge(equal, search)).find(
      (one) =>
        !(isShape(one.candidate) || isListing(one.candidate)) ||
        isConvincing(one, failure.left, failure.text),
    );
    if (best) return best;
  }
  return undefined;
}

/** What explains the same better than the best attempt: an obvious repair, the first of two, or another name. */
async function refined(
  best: Judged,
  attempts: readonly Attempt[],
  failure: Failure,
  search: Search,
): Promise<Candidate> {
  const { text, failsAt, guesses, isProgress, left } = failure;
  const present = weigh(await problemsIn({ text, failsAt }, search.check), undefined);
  const leavesMore = best.weight > present || best.reading.failsAt !== undefined;
  const isDoubtful = isShape(best.candidate) && leavesMore;
  const chain = isDoubtful ? firstOfChain(attempts, best, search) : undefined;
  if (chain) return chain.candidate;
  const plain = isDoubtful ? plainOf(attempts, left) : [];
  const [first = best] = await judge(plain, search);
  const isWeak = first.candidate.cost >= plainCost || linesLeft(first.reading) > left - 3;
  return (
    (leavesMore && isWeak ? await firstOfTwo(failure, guesses, first, search) : undefined) ??
    (await renamedCopy(first, { text, failsAt }, isProgress, search)) ??
    besideRival(first, failure, search)
  );
}

async function lastResort(
  attempts: readonly Attempt[],
  failure: Failure,
  search: Search,
): Promise<Candidate | undefined> {
  const { guesses, isTwice } = failure;
  // With nothing left to try, what appears twice is just that.
  if (isTwice && search.isShareUsed) return guesses.find(isRemoval);
  const two = await firstOfTwo(failure, guesses, undefined, search);
  if (two) return two;
  // If the name of a line is misspelt as well, moving the line is the best that a repair can do.
  const shapes = attempts.filter(({ candidate }) => isShape(candidate));
  const furthest = shapes.toSorted((a, b) => linesLeft(a.reading) - linesLeft(b.reading));
  const doubtful = await judge(furthest.slice(0, mostDoubtful), search);
  return doubtful.find(isLoneLine)?.candidate;
}

/** Where the block around a property begins. What is above it cannot be why the property is there twice. */
function startOfBlock(text: string, offset: number): number {
  const isOfPage = (lineOf(text, offset)?.indent ?? 0) <= 2;
  const starts = isOfPage ? [] : [...text.slice(0, offset).matchAll(/^ {0,2}- /gm)];
  return starts.at(-1)?.index ?? 0;
}

const lineOf = (text: string, offset: number) => splitLines(text).find(({ to }) => to >= offset);

/** Whether a guess removes a property that is there twice. */
const isRemoval = (guess: Candidate): boolean => guess.code === 'Y002' && !isListing(guess);

/** Whether a guess moves a single line. Its name may then be misspelt as well. */
const isLoneLine = ({ candidate: { code, edits }, reading }: Judged): boolean =>
  code === 'Y014' && edits.length === 1 && reading.failsAt === undefined;

const mostDoubtful = 8;

/**
 * Returns the obvious repairs that lead furthest. They may lead less far than moving lines does, if
 * there is another mistake below.
 */
function plainOf(attempts: readonly Attempt[], before: number): Attempt[] {
  const plain = attempts.filter(
    ({ candidate, reading }) =>
      !isShape(candidate) && candidate.cost < plainCost && linesLeft(reading) < before - 1,
  );
  const least = Math.min(...plain.map(({ reading }) => linesLeft(reading)));
  return plain.filter(({ reading }) => linesLeft(reading) === least);
}

/** The cost from which a guess is not obvious. */
const plainCost = 2;

/**
 * Returns an obvious repair after which others lead on line by line, at least as far as moving lines does: the
 * lines below have mistakes of the same kind, such as each text of a list that begins with a star.
 */
function firstOfChain(
  attempts: readonly Attempt[],
  best: Attempt,
  search: Search,
): Attempt | undefined {
  return attempts
    .filter(({ candidate, reading }) => isLikely(candidate) && reading.failsAt !== undefined)
    .slice(0, mostChains)
    .find(({ reading }) => linesLeft(readOn(reading, search)) <= linesLeft(best.reading));
}

/** Reads on from one mistake to the next with a likely repair for the line of each. */
function readOn(start: Reading, search: Search): Reading {
  let reading = start;
  for (let step = 0; step < longestChain && reading.failsAt !== undefined; step += 1) {
    const left = charactersLeft(reading);
    const line = lineStart(reading.text, reading.failsAt);
    const guesses = guessAtSyntax(reading.text, reading.failsAt).filter(
      (guess) => isLikely(guess) && lineStart(reading.text, guess.place[0]) === line,
    );
    const isProgress = (next: Reading) => charactersLeft(next) < left;
    const found = attempt(reading, guesses.slice(0, mostLinks), isProgress, search);
    const [next] = found.sort((a, b) => linesLeft(a.reading) - linesLeft(b.reading));
    if (!next) break;
    reading = next.reading;
  }
  return reading;
}

const isLikely = (guess: Candidate): boolean => !isShape(guess) && guess.cost <= plainCost;

const mostChains = 3;
const longestChain = 20;
const mostLinks = 8;

/** Where another guess is as right, a repair that moves lines, or adds or removes some, is not certain. */
function besideRival({ candidate }: Attempt, failure: Failure, search: Search): Candidate {
  const rival = rivalOf(candidate, failure.guesses, failure, search);
  if (!rival) return candidate;
  const { code, label } = rival;
  const hint = isRemoval(rival)
    ? `Or keep one of the two: ${label}.`
    : `Or ${code === 'Y016' ? label : titleOf(rival, failure.text)}.`;
  return { ...candidate, hints: [...shownHints(candidate.hints), hint], certain: false };
}

/** Whether a repair that moves lines is justified: the parser reads on for several lines, and the schemas allow the moved properties in their new place. */
function isConvincing(judged: Judged, before: number, text: string): boolean {
  const { candidate, reading } = judged;
  const isShort = before - linesLeft(reading) < 3 || beginsOtherwise(text, candidate);
  if (reading.failsAt !== undefined && (isShort || isBelowOpenQuote(candidate, text))) return false;
  return isOfSchemas(judged, text);
}

/** Whether a repair moves a line with a quote that is not closed, or what is below it: it seems to go on with that. */
function isBelowOpenQuote({ edits: [first, ...others] }: Candidate, text: string): boolean {
  const { from } = first ?? { from: 0 };
  const start = lineStart(text, Math.max(0, lineStart(text, from) - 1));
  const end = endOfLine(text, others.at(-1)?.from ?? from);
  return /^[^"'\n]*[:-][ \t]+(?:"[^"\n]*|'[^'\n]*)$/m.test(text.slice(start, end));
}

/** Whether the schemas allow the moved properties in their new place. */
function isOfSchemas({ candidate, problems, reading: { value } }: Judged, text: string): boolean {
  const name = nameIn(text, candidate);
  const startsBlock = ({ code, where }: Problem) =>
    code === 'P106' && Object.keys(Object(valueAt(value, where.path ?? [])))[0] === name;
  if (candidate.code === 'Y015' && problems.some(startsBlock)) return false;
  // The same applies to a name that the repair adds.
  const [, written] = /^Y0(?:02|16)$/.test(candidate.code)
    ? (/([\w-]+):/.exec(candidate.edits[0]?.text ?? '') ?? [])
    : [];
  const isStrange = (path: Problem['where']['path']) =>
    written !== undefined && path?.at(-2) === written;
  return !problems.some(
    (problem) =>
      (problem.code === 'P104' || problem.code === 'P114') &&
      // Under another name, it belongs where that does.
      !(problem.code === 'P104' && problem.replacement) &&
      (isStrange(problem.where.path) ||
        [name, written].some(
          (each) => each !== undefined && each === bareName(problem.where.path),
        )),
  );
}

const nameIn = (text: string, { place }: Candidate): string | undefined =>
  /[\w-]+/.exec(text.slice(...place))?.[0];

/** The name at the end of a path; the first word if it is an address. */
const bareName = (path: Problem['where']['path']): string | undefined =>
  /[\w-]+/.exec(String(path?.at(-1) ?? ''))?.[0];

/** Returns the repair after which the fewest mistakes remain, if that is fewer than now. */
export async function chooseForProblems(
  reading: Reading,
  problems: readonly Problem[],
  search: Search,
): Promise<Candidate | undefined> {
  const { text, value } = reading;
  const present = await presentIn(text, search);
  const weight = weigh(present.problems, value);
  for (const problem of problems) {
    if (isSimple(problem, value) && !hasNumberWithComma(text)) continue;
    if (search.isOver) return undefined;
    // If the problem comes with a fix, only an obvious guess can be better.
    const fixed = await weightWithFix(problem, present, search);
    const isKnown = fixed < weight;
    const guesses = guessAtProblem(text, problem).filter(({ cost }) => !isKnown || cost < 2);
    const best = await bestOf(guesses, present, search);
    if (!best) continue;
    const limit = isKnown && problem.replacement?.certain ? fixed : weight;
    // With equal results, explain the syntax: a missing colon or the space behind it, braces, an invisible or stray character, a line end or a comma in a number.
    const isPart = best.weight === fixed && /^Y0(?:1[238]|2[2348])$/.test(best.candidate.code);
    if (best.weight < limit || isPart) return best.candidate;
  }
  return undefined;
}

/** What a text says and what is wrong with it, before any guess. */
interface Present {
  text: string;
  value: unknown;
  print: string;
  problems: Problem[];
}

/** That of the latest text of a search, which is the same for each of its problems. */
const latest = new WeakMap<Search, Present>();

async function presentIn(text: string, search: Search): Promise<Present> {
  const found = latest.get(search);
  if (found?.text === text) return found;
  // Checking may add defaults to the value that it gets.
  const problems = await problemsIn(read(text), search.check);
  const { value } = read(text);
  const present = { text, value, print: JSON.stringify(value), problems };
  latest.set(search, present);
  return present;
}

/** Returns the guess after which the fewest problems remain and none is new. */
async function bestOf(
  guesses: readonly Candidate[],
  { text, value, print, problems: present }: Present,
  search: Search,
): Promise<Judged | undefined> {
  if (guesses.length === 0) return undefined;
  const isOther = (reading: Reading) =>
    reading.failsAt === undefined && JSON.stringify(reading.value) !== print;
  const attempts = attempt({ text }, guesses, isOther, search);
  // A single problem must be gone. Pages with `$(…)` are exempt, as they count as invalid until the values are filled in.
  const possible =
    present.length > 1 || mayUseValues(text) ? attempts : attempts.filter(({ isValid }) => isValid);
  return (await judge(possible, search)).find(
    ({ problems, reading }) =>
      hasNothingNew(problems, present) && !isInUnknown(problems, reading.value, present, value),
  );
}

/** The weight of what is still wrong after a problem's own fix; infinite if the fix causes a new problem. */
async function weightWithFix(
  problem: Problem,
  { text, problems: present }: Present,
  search: Search,
): Promise<number> {
  const fixed = readFixed(problem, text);
  if (!fixed || fixed.failsAt !== undefined) return Number.POSITIVE_INFINITY;
  search.spendExplaining(text.length);
  const left = await problemsIn(fixed, search.check);
  return hasNothingNew(left, present) ? weigh(left, fixed.value) : Number.POSITIVE_INFINITY;
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
  const present = await presentIn(text, search);
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

/**
 * The number of characters that the parser did not reach; -1 if the text is valid YAML. Spaces do not
 * count, because a repair that only moves lines would otherwise seem to make progress.
 */
function charactersLeft({ text, failsAt, readTo = failsAt }: Reading): number {
  if (readTo === undefined) return -1;
  let count = 0;
  for (let at = readTo; at < text.length; at += 1) if (text.charCodeAt(at) > space) count += 1;
  return count;
}

/** The code of a space; those of tabs and line breaks are lower. */
const space = 32;

const linesLeft = ({ text, failsAt, readTo = failsAt }: Reading): number =>
  readTo === undefined ? 0 : text.slice(readTo).split('\n').length;
