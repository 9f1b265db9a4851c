import type { Problem } from '../diagnostics/diagnostics.ts';
import type { Explanation } from '../validate/explain-mistakes.ts';
import type { FileCheck } from '../validate/validate.ts';
import { type Insertion, insertValues } from './insert-values.ts';
import { noteUses, type UsedValues } from './used-values.ts';
import { mayUseForeign, mayUseValues, namesIn } from './value-uses.ts';
import type { Values } from './values.ts';

export interface CheckWithValues extends FileCheck {
  /** The values that a content which was checked uses, or that the text seems to; `undefined` for none. */
  usedIn(content: unknown): UsedValues | undefined;
}

/** A content with its values put in. Where the text has none, there is nothing to put in. */
interface Filled {
  values: Values | undefined;
  insertion?: Insertion;
}

/**
 * A check that first puts values into the content, so that they are validated as if they were
 * written there. A text that uses a value that is not there is a mistake by itself.
 * @param text the file
 * @param valuesOf the values that may be used in it; `undefined` where they are not known
 */
export function checkWithValues(
  check: FileCheck,
  text: string,
  valuesOf: (content: unknown) => Values | undefined,
): CheckWithValues {
  const isUsing = mayUseValues(text);
  const filled = new WeakMap<object, Filled>();
  /** Content is accepted or not, and explained afterwards: what is in it already stays. */
  const fill = (content: unknown): Filled => {
    if (typeof content !== 'object' || content === null) return { values: undefined };
    const previous = filled.get(content);
    if (previous) return previous;
    const values = valuesOf(content);
    const now = isUsing ? { values, insertion: insertValues(content, values) } : { values };
    filled.set(content, now);
    return now;
  };
  /** Each step of a precise reading asks anew, some with the text and some without it. */
  const latest = new Map<'with text' | 'without', { print: string; explanation: Explanation }>();
  const explainOnce = async (content: unknown, written: string): Promise<Explanation> => {
    const kind = written === '' ? 'without' : 'with text';
    const before = JSON.stringify(content);
    const print = `${before}\n${written}`;
    const cached = latest.get(kind);
    if (cached?.print === print) return cached.explanation;
    const explanation = await check.explain(content, undefined, written);
    // Where old names were replaced, the next content needs that, too.
    if (JSON.stringify(content) === before) latest.set(kind, { print, explanation });
    return explanation;
  };
  return {
    accept(content) {
      const { insertion } = fill(content);
      return insertion?.wrong.size ? undefined : check.accept(content, insertion?.numbers);
    },
    async explain(content, _numbers, written = text) {
      const { values, insertion } = fill(content);
      const { problems, references } = insertion
        ? await check.explain(content, insertion.numbers, written)
        : await explainOnce(content, written);
      const foreign = await foreignIn(written, values);
      if (!insertion) return { problems: withForeign(problems, foreign), references };
      const { explainUses, seeValues } = await import('./explain-uses.ts');
      const { places, wrong } = insertion;
      // What the page fills in was written as a value of the site.
      const filledIn = problems.filter(
        ({ code, message }) => code === 'W906' && /^`\$\(/.test(message),
      );
      const uses = values && wrong.size > 0 ? explainUses(written, values) : [];
      return {
        problems: [
          ...uses.filter((use) => !isAt(use, filledIn)),
          ...filledIn.map((one): Problem => ({ ...one, severity: 'error' })),
          ...withForeign(seeValues(problems, places, values, wrong), foreign),
        ],
        // A heading is one whatever its words are; an address is none.
        references: references.filter(
          ({ role, pointer }) => role === 'page-heading' || !wrong.has(pointer),
        ),
      };
    },
    async advise(references, content, written) {
      const problems = await check.advise(references, content, written);
      const foreign = await foreignIn(written, fill(content).values);
      return withForeign(problems, foreign);
    },
    usedIn(content) {
      if (!isUsing) return undefined;
      const { values, insertion } = fill(content);
      return insertion
        ? noteUses(insertion.names, insertion.places, values)
        : noteUses(namesIn(text), [], valuesOf(undefined));
    },
  };
}

/** Whether something stands where one of the others does. */
const isAt = ({ where }: Problem, others: readonly Problem[]): boolean =>
  others.some((other) => other.where.path?.join('/') === where.path?.join('/'));

/**
 * What stands for a value is shorter or longer than it, and has signs that a text should not have. What a
 * text has for the page to fill in is no value.
 */
function withForeign(problems: readonly Problem[], foreign: readonly Problem[]): Problem[] {
  const filled = problems.filter(({ code }) => code === 'W906');
  const values = foreign.filter((one) => one.replacement || !isAt(one, filled));
  const found = problems.filter(
    (one) => !/^(?:P10[78]|W90\d)$/.test(one.code) || !isAt(one, values),
  );
  return [...found, ...values];
}

/** What a text writes like the values of another system. */
async function foreignIn(text: string, values: Values | undefined): Promise<Problem[]> {
  if (!mayUseForeign(text, values)) return [];
  const { explainForeignUses } = await import('./foreign-uses.ts');
  return explainForeignUses(text, values);
}
