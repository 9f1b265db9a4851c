import type { FileCheck } from '../validate/validate.ts';
import { type Insertion, insertValues } from './insert-values.ts';
import { noteUses, type UsedValues } from './used-values.ts';
import { mayUseValues, namesIn } from './value-uses.ts';
import type { Values } from './values.ts';

export interface CheckWithValues extends FileCheck {
  /** The values that the file was found to use; `undefined` where it uses none. */
  used(): UsedValues | undefined;
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
  const insertions = new WeakMap<object, Insertion>();
  let used: UsedValues | undefined;
  let values: Values | undefined;
  /** Content is checked, and explained afterwards: what was put in before stays. */
  const put = (content: unknown): Insertion | undefined => {
    const isGroup = typeof content === 'object' && content !== null;
    const previous = isGroup ? insertions.get(content) : undefined;
    if (!isGroup || previous) return previous;
    values = valuesOf(content);
    if (!isUsing) return undefined;
    const insertion = insertValues(content, values);
    used = noteUses(insertion.names, insertion.places, values);
    insertions.set(content, insertion);
    return insertion;
  };
  return {
    accept(content) {
      const insertion = put(content);
      return insertion?.wrong.size ? undefined : check.accept(content, insertion?.numbers);
    },
    async explain(content) {
      const insertion = put(content);
      const { problems, references } = await check.explain(content, insertion?.numbers);
      if (!insertion) return { problems, references };
      const { explainUses, seeValues } = await import('./explain-uses.ts');
      const { places, wrong } = insertion;
      return {
        problems: [
          ...(values && wrong.size > 0 ? explainUses(text, values) : []),
          ...seeValues(problems, places, values, wrong),
        ],
        // A heading is one whatever its words are; an address is none.
        references: references.filter(
          ({ role, pointer }) => role === 'page-heading' || !wrong.has(pointer),
        ),
      };
    },
    used() {
      if (used || !isUsing) return used;
      return noteUses(namesIn(text), [], valuesOf(undefined));
    },
  };
}
