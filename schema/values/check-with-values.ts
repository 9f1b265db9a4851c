import type { Problem } from '../model/diagnostics.ts';
import { pointerOf } from '../model/pointer.ts';
import { mayBecomeValues, mayUseForeign, mayUseValues, namesIn } from '../model/value-uses.ts';
import type { UsedValues, Values } from '../model/values.ts';
import { once } from '../once-per.ts';
import type { Explanation } from '../validate/explain-mistakes.ts';
import type { FileCheck } from '../validate/validate.ts';
import { type Insertion, insertValues } from './insert-values.ts';
import { noteUses } from './used-values.ts';

// Loaded at the first mistake.
const explanations = once(() =>
  Promise.all([import('./explain-uses.ts'), import('./see-values.ts')]),
);

export interface CheckWithValues extends FileCheck {
  /**
   * Returns the values that checked content uses. Where `problems` are errors, parts of the text may not have
   * been read, and what they seem to use counts, too. `undefined` if there are none.
   */
  usedIn(content: unknown, problems: readonly Problem[]): UsedValues | undefined;
}

/** Content with its values inserted. Without `insertion`, the text uses none. */
interface Filled {
  values: Values | undefined;
  insertion?: Insertion;
}

/**
 * Creates a check that first inserts values into the content, so that they are validated as if they
 * were written there. A text that uses a missing value is a mistake of its own.
 * @param text the file
 * @param valuesOf returns the values that the file may use; `undefined` if they are unavailable
 */
export function createCheckWithValues(
  check: FileCheck,
  text: string,
  valuesOf: (content: unknown) => Values | undefined,
): CheckWithValues {
  const isUsing = mayUseValues(text);
  const isUsingOnceRepaired = isUsing || mayBecomeValues(text);
  const filled = new WeakMap<object, Filled>();
  /** Content is first accepted or rejected, then explained. Values are inserted only once. */
  const fill = (content: unknown): Filled => {
    if (typeof content !== 'object' || content === null) return { values: undefined };
    const previous = filled.get(content);
    if (previous) return previous;
    const values = valuesOf(content);
    const now = isUsingOnceRepaired
      ? { values, insertion: insertValues(content, values) }
      : { values };
    filled.set(content, now);
    return now;
  };
  const explainOnce = cacheExplanations(check);
  return {
    file: check.file,
    accept(content) {
      const { insertion } = fill(content);
      return insertion?.wrong.size ? undefined : check.accept(content, insertion?.numbers);
    },
    async explain(content, _numbers, written = text) {
      const { values, insertion } = fill(content);
      const foreign = await foreignIn(written, values);
      if (insertion) {
        const found = await check.explain(content, insertion.numbers, written);
        const problems = found.problems.filter((each) => !isOfValueLink(each, insertion.places));
        return seeUses({ ...found, problems }, { values, insertion }, foreign, written);
      }
      const { problems, ...found } = await explainOnce(content, written);
      return { ...found, problems: withForeign(problems, foreign) };
    },
    async advise(references, content, written) {
      const { values, insertion } = fill(content);
      const problems = await check.advise(references, content, written);
      const own = problems.filter((each) => !isOfValueLink(each, insertion?.places));
      return withForeign(own, await foreignIn(written, values));
    },
    usedIn(content, problems) {
      if (!isUsing) return undefined;
      const { values, insertion } = fill(content);
      if (!insertion) return noteUses(namesIn(text), [], valuesOf(undefined));
      const { names, places } = insertion;
      const unread = problems.some(({ severity = 'error' }) => severity === 'error')
        ? namesIn(text)
        : [];
      return noteUses([...names, ...unread], places, values);
    },
  };
}

/** Whether a problem is about a link that a value contains. It is reported where the value is written. */
const isOfValueLink = ({ code, where: { path = [] } }: Problem, places?: Insertion['places']) =>
  code === 'R225' && places?.get(pointerOf(path))?.includes('](') === false;

/** Explains content as its author wrote it, with the names of values in place of what was inserted. */
async function seeUses(
  { problems, references, oldNames }: Explanation,
  { values, insertion: { places, wrong } }: Required<Filled>,
  foreign: readonly Problem[],
  written: string,
): Promise<Explanation> {
  const [{ explainUses }, { seeValues }] = await explanations();
  // A placeholder that the page fills in was written as a value of the site.
  const filledIn = problems.filter(
    ({ code, where }) => code === 'W906' && 'part' in where && where.part?.text.startsWith('$('),
  );
  const uses = values && wrong.size > 0 ? explainUses(written, values) : [];
  return {
    oldNames,
    problems: [
      ...uses.filter((use) => !isAt(use, filledIn)),
      ...filledIn.map((one): Problem => ({ ...one, severity: 'error' })),
      ...withForeign(seeValues(problems, places, values, wrong), foreign),
    ],
    // A heading counts as one whatever its text is. An address with a missing value does not count.
    references: references.filter(
      ({ role, pointer }) => role === 'page-heading' || !wrong.has(pointer),
    ),
  };
}

/**
 * Caches the latest explanations: each step of a precise reading asks for one again, some with the
 * text and some without it.
 */
function cacheExplanations(check: FileCheck) {
  const latest = new Map<'with text' | 'without', { print: string; explanation: Explanation }>();
  return async (content: unknown, written: string): Promise<Explanation> => {
    const kind = written === '' ? 'without' : 'with text';
    const before = JSON.stringify(content);
    const print = `${before}\n${written}`;
    const cached = latest.get(kind);
    if (cached?.print === print) return cached.explanation;
    const explanation = await check.explain(content, undefined, written);
    // If old names were replaced in place, the next content needs the same, so its explanation is
    // not reused.
    if (JSON.stringify(content) === before) latest.set(kind, { print, explanation });
    return explanation;
  };
}

/** Whether a problem is at the same path as one of the others. */
const isAt = ({ where }: Problem, others: readonly Problem[]): boolean =>
  others.some((other) => other.where.path?.join('/') === where.path?.join('/'));

/**
 * Merges problems with those about values in another system's notation. Such a notation differs
 * from its value in length and characters, so other problems with the same text are dropped. A
 * placeholder that the page fills in is not a value.
 */
function withForeign(problems: readonly Problem[], foreign: readonly Problem[]): Problem[] {
  // If the schema has a correction, no value was meant.
  const filled = problems.filter(
    ({ code, replacement }) => code === 'W906' || (code === 'P108' && replacement),
  );
  const values = foreign.filter((one) => one.replacement || !isAt(one, filled));
  const isSaid = (one: Problem) => /^(?:P10[278]|W90\d)$/.test(one.code) && isAt(one, values);
  const wrong = problems.filter((one) => isSaid(one) && one.severity !== 'warning');
  return [
    ...problems.filter((one) => !isSaid(one)),
    // An address that is invalid without its value is an error.
    ...values.map((one): Problem => (isAt(one, wrong) ? { ...one, severity: 'error' } : one)),
  ];
}

/** Finds values in the notation of other systems. */
async function foreignIn(text: string, values: Values | undefined): Promise<Problem[]> {
  if (!mayUseForeign(text, values)) return [];
  const { explainForeignUses } = await import('./foreign-uses.ts');
  return explainForeignUses(text, values);
}
