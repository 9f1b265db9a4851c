import type { Problem } from '../model/diagnostics.ts';
import { type Revision, revise, unrevised } from '../syntax/revision.ts';
import { applyEdits } from '../syntax/text-edits.ts';
import { problemsIn, type Reading, read } from './assess.ts';
import type { Candidate } from './candidate.ts';
import { unsure } from './certainty.ts';
import { chooseForProblems } from './choose/choose-for-problems.ts';
import { chooseForSyntax } from './choose/choose-for-syntax.ts';
import { joinedMoves } from './joined-moves.ts';
import { isOfShape } from './kinds-of-codes.ts';
import type { Search } from './search.ts';
import { emptiedLines, withoutSoundBlocks, withSoundBlocks } from './sound-blocks.ts';
import { toProblem } from './to-problem.ts';
import { unread, unreadable } from './unreadable.ts';
import { brokenConflictIn, conflictIn } from './whole-file/conflicts.ts';
import { curlyQuotesIn } from './whole-file/curly-quotes.ts';
import { cutFileIn } from './whole-file/cut-file.ts';
import { dashOutsideIn } from './whole-file/dash-outside.ts';
import { foreignValuesIn } from './whole-file/foreign-values.ts';
import { lineEndsIn, lostBlockIn, lostIndentationIn } from './whole-file/lost-lines.ts';
import { copiedFromIn, mergeIn } from './whole-file/merges.ts';
import { namedBlocksIn } from './whole-file/named-blocks.ts';
import { pastedTextIn } from './whole-file/pasted-text.ts';
import { secondPageIn } from './whole-file/second-page.ts';
import { tomlIn } from './whole-file/toml.ts';
import { unindentedSettingsIn } from './whole-file/unindented-settings.ts';

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

/** Mistakes of a file as a whole, in the order in which they are looked for. */
const ofWholeFile = [
  conflictIn,
  brokenConflictIn,
  lineEndsIn,
  tomlIn,
  curlyQuotesIn,
  foreignValuesIn,
  lostBlockIn,
  lostIndentationIn,
  dashOutsideIn,
  cutFileIn,
  secondPageIn,
  mergeIn,
  copiedFromIn,
  pastedTextIn,
  namedBlocksIn,
  unindentedSettingsIn,
];

/**
 * Finds the mistakes in a text by repairing it. Each guess has a repair, and the guess is right if the
 * repair makes the text valid YAML, or valid for the schemas.
 */
export async function repair(text: string, search: Search): Promise<Repaired> {
  const repairs = new Repairs(text);
  const { problems, omitted } = repairs;
  for (const find of ofWholeFile) {
    let found = find(repairs.text);
    while (found) {
      repairs.make(found);
      found = found.isOmission && find !== brokenConflictIn ? undefined : find(repairs.text);
    }
  }
  if (repairs.text === text) repairs.leaveOut(withoutSoundBlocks(text, search.check));
  let reading = read(repairs.text);
  let isGivenUp = false;
  while (problems.length < mostRepairs) {
    const { failsAt } = reading;
    isGivenUp = failsAt !== undefined && (search.isOver || omitted.length >= mostUnreadable);
    if (search.isOver && failsAt !== undefined) repairs.make(unread(repairs.text, failsAt));
    const found = search.isOver ? undefined : await nextRepair(reading, repairs, search);
    if (!found) break;
    repairs.make(found);
    reading = read(repairs.text);
  }
  // With so many mistakes, a repair that only gains a line may be wrong, and without a block, one that
  // moves lines.
  const isUnsure = (problem: Problem) =>
    isGivenUp || omitted.length >= mostUnreadable || (omitted.length > 0 && isOfShape(problem));
  const revision = withSoundBlocks(repairs.revision, repairs.emptied, text);
  return {
    revision,
    problems: problems.map((problem) => (isUnsure(problem) ? unsure(problem) : problem)),
    value: read(revision.text).value,
    omitted,
  };
}

/** Returns what is to be repaired next; `undefined` if nobody knows, or nothing is wrong. */
async function nextRepair(
  reading: Reading,
  repairs: Repairs,
  search: Search,
): Promise<Candidate | undefined> {
  const { text, failsAt } = reading;
  search.share();
  // Nothing is left of a file that has lost its spaces.
  if (text === '') return undefined;
  const found =
    failsAt === undefined
      ? await chooseForProblems(reading, await problemsIn(reading, search.check, true), search)
      : await chooseForSyntax(reading, search);
  if (found && !repairs.isBack(found)) return found;
  return failsAt !== undefined && repairs.omitted.length < mostUnreadable
    ? unreadable(text, failsAt)
    : undefined;
}

/** The repairs that were made to a text. */
class Repairs {
  readonly #original: string;
  revision: Revision;
  /** Where the lines that are left out meanwhile end in the original text, and where they start. */
  emptied = new Map<number, number>();
  readonly problems: Problem[] = [];
  readonly omitted: number[] = [];
  #last: { candidate: Candidate; before: Revision } | undefined;
  readonly #texts = new Set<string>();

  constructor(text: string) {
    this.#original = text;
    this.revision = unrevised(text);
  }

  leaveOut(emptied: Revision): void {
    this.revision = emptied;
    this.emptied = emptiedLines(emptied);
  }

  get text(): string {
    return this.revision.text;
  }

  /** Whether a repair leads back to a text that was repaired before: two may each undo the other. */
  isBack({ edits }: Candidate): boolean {
    return this.#texts.has(applyEdits(this.text, edits));
  }

  make(next: Candidate): void {
    this.#texts.add(this.text);
    if (next.isOmission) this.omitted.push(this.revision.origins[next.place[0]] ?? 0);
    const last = this.#last;
    const both = last && joinedMoves(last.candidate, next, last.before.text, this.text);
    if (last && both) {
      this.problems.pop();
      this.revision = last.before;
    }
    const candidate = both ?? next;
    this.#last = { candidate, before: this.revision };
    this.problems.push(toProblem(candidate, this.revision, this.#original, this.emptied));
    this.revision = revise(this.revision, candidate.edits);
  }
}
