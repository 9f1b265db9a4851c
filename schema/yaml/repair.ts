import type { Problem } from '../diagnostics/diagnostics.ts';
import { problemsIn, read } from './assess.ts';
import type { Candidate } from './candidate.ts';
import { ofShape, unsure } from './certainty.ts';
import { chooseForProblems, chooseForSyntax } from './choose.ts';
import { conflictIn } from './foreign/conflicts.ts';
import { pastedTextIn } from './foreign/pasted-text.ts';
import { tomlIn } from './foreign/toml.ts';
import { foreignValuesIn } from './foreign/values.ts';
import { joinedMoves } from './joined-moves.ts';
import { lineEndsIn, lostBlockIn, lostIndentationIn } from './lost-lines.ts';
import { type Revision, revise, unrevised } from './revision.ts';
import type { Search } from './search.ts';
import { secondPageIn } from './second-page.ts';
import { toProblem } from './to-problem.ts';
import { cutFileIn } from './traps/cut-file.ts';
import { unread, unreadable } from './unreadable.ts';

export interface Repaired {
  /** The text after all repairs. */
  revision: Revision;
  /** The problems that the repairs stand for, with offsets in the original text. */
  problems: Problem[];
  value: unknown;
  /** Offsets, in the original text, of blocks that could not be read and were left out. */
  omitted: number[];
}

/** Enough for one run: nobody corrects more mistakes at a time. */
const mostRepairs = 60;

/** The number of unreadable blocks after which the rest of a file is left out. */
const mostUnreadable = 3;

/**
 * Finds the mistakes in a text by repairing it. Each guess has a repair, and the guess is right if the
 * repair makes the text valid YAML, or valid for the schemas.
 */
export async function repair(text: string, search: Search): Promise<Repaired> {
  let revision = unrevised(text);
  const problems: Problem[] = [];
  const omitted: number[] = [];
  let last: { candidate: Candidate; before: Revision } | undefined;
  const make = (next: Candidate) => {
    const both = last && joinedMoves(last.candidate, next, last.before.text, revision.text);
    if (last && both) {
      problems.pop();
      revision = last.before;
    }
    const candidate = both ?? next;
    last = { candidate, before: revision };
    problems.push(toProblem(candidate, revision));
    revision = revise(revision, candidate.edits);
  };
  for (let found = conflictIn(text); found; found = conflictIn(revision.text)) make(found);
  for (const find of [lineEndsIn, tomlIn, foreignValuesIn, lostBlockIn]) {
    const foreign = find(revision.text);
    if (foreign) make(foreign);
  }
  const omit = (candidate: Candidate) => {
    omitted.push(revision.origins[candidate.place[0]] ?? 0);
    make(candidate);
  };
  const lost = lostIndentationIn(revision.text);
  if (lost) {
    omit(lost);
    return { revision, problems, value: undefined, omitted };
  }
  const cut = cutFileIn(revision.text);
  if (cut) omit(cut);
  const second = secondPageIn(revision.text);
  if (second) make(second);
  for (let paste = pastedTextIn(revision.text); paste; paste = pastedTextIn(revision.text))
    make(paste);
  let reading = read(revision.text);
  let remaining: Problem[] = [];
  const readAgain = async () => {
    reading = read(revision.text);
    remaining = reading.failsAt === undefined ? await problemsIn(reading, search.check, true) : [];
  };
  await readAgain();
  let isGivenUp = false;
  while (problems.length < mostRepairs) {
    const isReadable = reading.failsAt === undefined;
    isGivenUp = !isReadable && (search.isOver || omitted.length >= mostUnreadable);
    if (search.isOver) {
      if (!isReadable) omit(unread(revision.text, reading.failsAt ?? 0));
      break;
    }
    const candidate = isReadable
      ? await chooseForProblems(reading, remaining, search)
      : await chooseForSyntax(reading, search);
    // A line that would import a part from elsewhere leaves that part missing.
    if (candidate?.code === 'Y027') omit(candidate);
    else if (candidate) make(candidate);
    else if (isReadable) break;
    else if (omitted.length < mostUnreadable) omit(unreadable(revision.text, reading.failsAt ?? 0));
    else break;
    await readAgain();
  }
  reading = read(revision.text);
  // With so many mistakes, a repair that only gains a line may be wrong, and without a block, one that
  // moves lines.
  const isUnsure = ({ code }: Problem) =>
    isGivenUp || omitted.length >= mostUnreadable || (omitted.length > 0 && ofShape.has(code));
  return {
    revision,
    problems: problems.map((problem) => (isUnsure(problem) ? unsure(problem) : problem)),
    value: reading.value,
    omitted,
  };
}
