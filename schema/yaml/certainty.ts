import { type Diagnostic, type Problem, shownHints } from '../diagnostics/diagnostics.ts';
import { locate } from '../diagnostics/locate.ts';
import { applyFixes } from '../edits/apply-fixes.ts';
import { isGroup } from '../is-group.ts';
import { hasNothingNew, problemsIn, read } from './assess.ts';
import { splitLines } from './lines.ts';
import type { Revision } from './revision.ts';
import type { Search } from './search.ts';

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
  const problems = withoutMisfits(text, found, locate('', text, found, undefined, revision));
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
export const ofShape = new Set<string>(['Y002', 'Y014', 'Y015', 'Y016']);

/** Codes of what does not belong where it is, or lacks something there. */
const ofMisfits = new Set<string>(['P101', 'P102', 'P104', 'P106', 'P114']);

/**
 * Marks a move as not certain where its first line, one beside that, or the one above does not belong
 * there afterwards either, or another one of its lines belongs elsewhere: most likely that line was pasted,
 * and all others are right.
 */
function withoutMisfits(
  text: string,
  problems: readonly Problem[],
  located: readonly Diagnostic[],
): Problem[] {
  const lines = splitLines(text);
  const isDisputed = ({ code, fix }: Diagnostic) => {
    const first = lines[(fix?.range.start.line ?? 1) - 1];
    const isThere = ({ code: other, range: { start } }: Diagnostic) => {
      const line = lines[start.line - 1];
      if (!fix || !first || !line) return false;
      // An item that a dash makes has all that it needs.
      if (other === 'P101') return code === 'Y015' && line === first;
      const isMoved = line.index >= first.index && start.line <= fix.range.end.line;
      const isMisplaced = line.indent === first.indent || other === 'P114';
      return line === first.above || (isMoved && isMisplaced);
    };
    return (
      ofShape.has(code) &&
      located.some((other) => ofMisfits.has(other.code) && !other.fix?.certain && isThere(other))
    );
  };
  return problems.map((problem, index) => {
    const { fix } = located[index] ?? {};
    return fix?.certain && isDisputed(located[index] as Diagnostic) ? unsure(problem) : problem;
  });
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
