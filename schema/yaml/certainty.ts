import { locate } from '../diagnostics/locate.ts';
import { applyFixes } from '../edits/apply-fixes.ts';
import { isGroup } from '../is-group.ts';
import { type Diagnostic, type Fix, type Problem, shownHints } from '../model/diagnostics.ts';
import type { Revision } from '../syntax/revision.ts';
import { hasNothingNew, problemsIn, read } from './assess.ts';
import { isMisfit, isOfShape, isOfTag } from './kinds-of-codes.ts';
import { type Line, splitLines } from './lines.ts';
import type { Search } from './search.ts';
import { blockAround } from './unreadable.ts';

/**
 * Marks fixes as not certain that may be wrong: those beside lines that nobody can explain, and those that
 * lead to another mistake, which becomes a hint. Applies all certain fixes together, and those of each line by
 * themselves if something is still wrong after that.
 */
export async function confirmFixes(
  text: string,
  found: readonly Problem[],
  revision: Revision | undefined,
  search: Search,
): Promise<Problem[]> {
  const problems = doubtUnexplained(text, found, locate('', text, found, undefined, revision));
  const located = locate('', text, problems, undefined, revision);
  const fixes = located.map(({ fix }) => (fix?.certain ? fix : undefined));
  const all = fixes.filter((fix) => fix !== undefined);
  if (all.length === 0) return problems;
  const whole = read(applyFixes(text, all).text);
  if (whole.failsAt !== undefined) return problems;
  if (isGroup(whole.value) && search.check.accept(whole.value)) return problems;
  const afterAll = await problemsIn(whole, search.check);
  if (hasNothingNew(afterAll, problems)) return problems;
  // What lines mean together is wrong, whichever of them it is.
  const isOfLines = (problem: Problem) => isOfShape(problem) || isMisfit(problem);
  const isMoved = problems.some((problem, index) => fixes[index] && isOfShape(problem));
  if (isMoved && afterAll.some((next) => isOfLines(next) && !hasNothingNew([next], problems)))
    return problems.map((problem) => (isOfLines(problem) ? unsure(problem) : problem));
  const confirmed: Problem[] = [];
  for (const [index, problem] of problems.entries()) {
    const fix = fixes[index];
    const isUnchecked = fix !== undefined && search.isOver;
    if (!fix || isUnchecked) {
      confirmed.push(isUnchecked ? unsure(problem) : problem);
      continue;
    }
    search.spendExplaining(text.length);
    // Of several in one line, one alone may not be readable.
    const lineAt = (at: number) => located[at]?.range.start.line;
    const isElsewhere = (_: unknown, at: number) => lineAt(at) !== lineAt(index);
    const fixesHere = fixes.flatMap((each, at) =>
      each && lineAt(at) === lineAt(index) ? each : [],
    );
    const otherLines = lineTexts(text, located.filter(isElsewhere));
    const others = problems.filter(isElsewhere);
    const next = (await problemsAfter(text, fixesHere, otherLines, search)).find(
      (each) =>
        (!hidesOthers(problem) || isOfTag(each)) &&
        !hasNothingNew([each], others) &&
        hasNothingNew([each], afterAll),
    );
    confirmed.push(next ? inDoubt(problem, next) : problem);
  }
  return confirmed;
}

/** What is wrong after the fixes of a line, but for what is in the lines of other problems. */
async function problemsAfter(
  text: string,
  fixes: readonly Fix[],
  otherLines: readonly (string | undefined)[],
  { check }: Search,
): Promise<Problem[]> {
  const reading = read(applyFixes(text, fixes).text);
  const left = reading.failsAt === undefined ? await problemsIn(reading, check) : [];
  const isElsewhere = (problem: Problem) =>
    lineTexts(reading.text, locate('', reading.text, [problem])).some((line) =>
      otherLines.includes(line),
    );
  return left.filter((problem) => !isElsewhere(problem));
}

/** The lines that a problem and its fix are about. */
interface Scope {
  code: string;
  line: Line;
  touched: readonly Line[];
  /** The first of them, and what is right above and below. */
  around: readonly (Line | undefined)[];
  /** Where the blocks begin that a fix of lines touches. */
  blocks: readonly number[];
  isShape: boolean;
  isRemoval: boolean;
  /** Whether nobody knows for certain what is meant. */
  isUnexplained: boolean;
}

function scopeOf(diagnostic: Diagnostic, lines: readonly Line[]): Scope {
  const { code, severity, fix, range } = diagnostic;
  const { start, end } = fix?.range ?? range;
  const touched = lines.slice(start.line - 1, end.line);
  const isShape = isOfShape(diagnostic);
  return {
    code,
    line: lines[range.start.line - 1] as Line,
    touched,
    around: [touched[0]?.above, touched[0], touched.at(-1)?.below],
    blocks: isShape ? touched.map((line) => blockAround(lines, line)[0]) : [],
    isShape,
    isRemoval: code === 'Y002' && fix?.text === '',
    isUnexplained: severity === 'error' && !fix?.certain,
  };
}

/** Whether one fix may be wrong because of another problem: with another explanation of that, it would be. */
function isDoubtedBy(own: Scope, other: Scope): boolean {
  const isOpen = other.isUnexplained || (own.isShape && other.code === 'P114');
  // What is there twice is so wherever lines belong.
  if (own === other || own.isRemoval || !isOpen) return false;
  if (!own.isShape) {
    const isBoth = own.touched.some((line) => other.touched.includes(line));
    return isMisfit(own) && other.isShape && isBoth;
  }
  if (other.isShape) return other.blocks.some((block) => own.blocks.includes(block));
  const isInside = other.code !== 'P101' && own.touched.includes(other.line);
  return isMisfit(other) && (own.around.includes(other.line) || isInside);
}

/**
 * Marks fixes as not certain that move lines, or add or remove some, where nobody knows what else is wrong
 * with the block, in these lines, or beside them. A doubted fix makes others doubtful in turn.
 */
function doubtUnexplained(
  text: string,
  problems: readonly Problem[],
  located: readonly Diagnostic[],
): Problem[] {
  if (!located.some(isOfShape)) return [...problems];
  const lines = splitLines(text);
  const scopes = located.map((each) => scopeOf(each, lines));
  for (let isOver = false; !isOver; ) {
    const doubted = scopes.filter(
      (own) => !own.isUnexplained && scopes.some((other) => isDoubtedBy(own, other)),
    );
    for (const own of doubted) own.isUnexplained = true;
    isOver = doubted.length === 0;
  }
  return problems.map((problem, index) =>
    scopes[index]?.isUnexplained ? unsure(problem) : problem,
  );
}

/** The lines of problems. They are compared instead of messages, which may change once another mistake is fixed. */
const lineTexts = (text: string, found: readonly Diagnostic[]): (string | undefined)[] =>
  found.map(({ range }) => text.split('\n')[range.start.line - 1]);

/** Whether a problem leaves the type of a block unclear. Only after its fix is the rest of the block checked. */
const hidesOthers = ({ code, replacement }: Problem): boolean =>
  code === 'P105' || code === 'P106' || /^(?:type|kind)\b/.test(replacement?.text ?? '');

/** The problem with a fix that `--fix` does not apply. */
export const unsure = ({ replacement, ...problem }: Problem): Problem => ({
  ...problem,
  ...(replacement && { replacement: { ...replacement, certain: false } }),
});

const inDoubt = (problem: Problem, next: Problem): Problem => ({
  ...unsure(problem),
  hints: [...shownHints(problem.hints), `After that: ${next.message}`],
});
