import { type Diagnostic, type Problem, shownHints } from '../diagnostics/diagnostics.ts';
import { locate } from '../diagnostics/locate.ts';
import { applyFixes } from '../edits/apply-fixes.ts';
import { isGroup } from '../is-group.ts';
import { hasNothingNew, problemsIn, read } from './assess.ts';
import { type Line, splitLines } from './lines.ts';
import type { Revision } from './revision.ts';
import type { Search } from './search.ts';
import { blockAround } from './unreadable.ts';

/**
 * Marks fixes that lead to another mistake as not certain, and adds that mistake as a hint. Applies
 * all certain fixes together, and each by itself if something is still wrong after that.
 */
export async function withoutDoubt(
  text: string,
  found: readonly Problem[],
  revision: Revision | undefined,
  search: Search,
): Promise<Problem[]> {
  const problems = withoutUnexplained(text, found, locate('', text, found, undefined, revision));
  const located = locate('', text, problems, undefined, revision);
  const fixes = located.map(({ fix }) => (fix?.certain ? fix : undefined));
  const all = fixes.filter((fix) => fix !== undefined);
  if (all.length === 0) return [...problems];
  const readAfter = (some: typeof all) => read(applyFixes(text, some).text);
  const whole = readAfter(all);
  if (whole.failsAt !== undefined) return [...problems];
  if (isGroup(whole.value) && search.check.accept(whole.value)) return [...problems];
  const afterAll = await problemsIn(whole, search.check);
  if (hasNothingNew(afterAll, problems)) return [...problems];
  // What lines mean together is wrong, whichever of them it is.
  const isOfLines = ({ code }: Problem) => ofShape.has(code) || ofMisfits.has(code);
  const isMoved = problems.some(({ code }, index) => fixes[index] && ofShape.has(code));
  if (isMoved && afterAll.some((next) => isOfLines(next) && !hasNothingNew([next], problems)))
    return problems.map((problem) => (isOfLines(problem) ? unsure(problem) : problem));
  const result: Problem[] = [];
  for (const [index, problem] of problems.entries()) {
    const fix = fixes[index];
    if (fix && search.isOver) {
      result.push(unsure(problem));
      continue;
    }
    if (fix) search.spendExplaining(text.length);
    const reading = fix && readAfter([fix]);
    const left =
      reading?.failsAt === undefined && reading ? await problemsIn(reading, search.check) : [];
    const others = problems.filter((other) => other !== problem);
    const lines = lineTexts(text, located.toSpliced(index, 1));
    const [next] = left
      .filter((each) => !hidesOthers(problem) || ofTags.has(each.code))
      .filter(
        (each) =>
          !lineTexts(reading?.text ?? '', locate('', reading?.text ?? '', [each])).some((line) =>
            lines.includes(line),
          ),
      )
      .filter((each) => !hasNothingNew([each], others) && hasNothingNew([each], afterAll));
    result.push(next ? inDoubt(problem, next) : problem);
  }
  return result;
}

/** Codes of lines at the wrong level, or that are missing or repeated. */
export const ofShape = new Set<string>(['Y001', 'Y002', 'Y014', 'Y015', 'Y016']);

/** Codes of what does not belong where it is, or lacks something there. */
const ofMisfits = new Set<string>(['P101', 'P102', 'P104', 'P106', 'P114', 'P117']);

/**
 * Marks a fix that moves lines, or adds or removes some, as not certain where nobody knows for certain what else
 * is wrong with the shape of a block that it touches, or what does not belong in its lines or beside them: with
 * another explanation of the one, the other may be right. The same is true of a property in its lines.
 */
function withoutUnexplained(
  text: string,
  problems: readonly Problem[],
  located: readonly Diagnostic[],
): Problem[] {
  if (!located.some(({ code }) => ofShape.has(code))) return [...problems];
  const lines = splitLines(text);
  const scopes = located.map(({ code, severity, fix, range }) => {
    const { start, end } = fix?.range ?? range;
    const touched = lines.slice(start.line - 1, end.line);
    return {
      line: lines[range.start.line - 1] as Line,
      touched,
      around: [touched[0]?.above, touched[0], touched.at(-1)?.below],
      blocks: ofShape.has(code) ? touched.map((line) => blockAround(lines, line)[0]) : [],
      isShape: ofShape.has(code),
      isRemoval: code === 'Y002' && fix?.text === '',
      isMisfit: ofMisfits.has(code),
      isOfItem: code === 'P101',
      isMove: code === 'P114',
      isUnexplained: severity === 'error' && !fix?.certain,
    };
  });
  type Scope = (typeof scopes)[number];
  const isDoubted = (own: Scope) => (other: Scope) => {
    // What is there twice is so wherever lines belong.
    if (own === other || own.isRemoval || !(other.isUnexplained || (own.isShape && other.isMove)))
      return false;
    const isBoth = own.touched.some((line) => other.touched.includes(line));
    if (!own.isShape) return own.isMisfit && other.isShape && isBoth;
    if (other.isShape) return other.blocks.some((block) => own.blocks.includes(block));
    const isInside = !other.isOfItem && own.touched.includes(other.line);
    return other.isMisfit && (own.around.includes(other.line) || isInside);
  };
  const certain = scopes.filter(({ isUnexplained }) => !isUnexplained);
  for (let found = true; found; ) {
    const doubted = certain.filter((own) => !own.isUnexplained && scopes.some(isDoubted(own)));
    for (const own of doubted) own.isUnexplained = true;
    found = doubted.length > 0;
  }
  return problems.map((problem, index) =>
    scopes[index]?.isUnexplained ? unsure(problem) : problem,
  );
}

/** The lines of problems. They are compared instead of messages, which may change once another mistake is fixed. */
const lineTexts = (text: string, found: readonly Diagnostic[]): (string | undefined)[] =>
  found.map(({ range }) => text.split('\n')[range.start.line - 1]);

/** Codes of problems with a block's type or a visual's kind. */
const ofTags = new Set<string>(['P103', 'P105', 'P115']);

/** Whether a problem leaves the type of a block unclear. Only after its fix is the rest of the block checked. */
const hidesOthers = ({ code, replacement }: Problem): boolean =>
  code === 'P105' || code === 'P106' || /^(?:type|kind)\b/.test(replacement?.text ?? '');

export const unsure = ({ replacement, ...problem }: Problem): Problem => ({
  ...problem,
  ...(replacement && { replacement: { ...replacement, certain: false } }),
});

const inDoubt = (problem: Problem, next: Problem): Problem => ({
  ...unsure(problem),
  hints: [...shownHints(problem.hints), `After that: ${next.message}`],
});
