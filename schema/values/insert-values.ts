import { mayUseValues, namesIn, replaceUses, usesIn } from '../model/value-uses.ts';
import type { Values } from '../model/values.ts';

/** The result of inserting values into a file. Places are JSON pointers from its root. */
export interface Insertion {
  /** The names of all values that the file uses, whether they exist or not. */
  names: Set<string>;
  /** The texts with values or doubled dollar signs, as the author wrote them. */
  places: Map<string, string>;
  /** Places of texts that were left unchanged, because a value is missing. */
  wrong: Set<string>;
  /**
   * Places where a whole text was replaced by a number, with the text to use if the schema asks for
   * one.
   */
  numbers: Map<string, string>;
}

/** Replaces each `$(name)` in the texts of a file by its value, in place. */
export function insertValues(root: unknown, values: Values | undefined): Insertion {
  const insertion: Insertion = {
    names: new Set(),
    places: new Map(),
    wrong: new Set(),
    numbers: new Map(),
  };
  // Aliases may lead back to visited content, and content may be nested deeply.
  const visited = new Set<unknown>();
  const waiting: [container: Record<string, unknown>, pointer: string][] = [];
  const enter = (content: unknown, pointer: string) => {
    if (typeof content !== 'object' || content === null || visited.has(content)) return;
    visited.add(content);
    waiting.push([content as Record<string, unknown>, pointer]);
  };
  enter(root, '');
  for (const [container, parent] of waiting) {
    for (const [key, content] of Object.entries(container)) {
      const pointer = `${parent}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (typeof content !== 'string') enter(content, pointer);
      else if (mayUseValues(content)) {
        insertInto(container, key, content, pointer, values, insertion);
      }
    }
  }
  return insertion;
}

function insertInto(
  container: Record<string, unknown>,
  key: string,
  text: string,
  pointer: string,
  values: Values | undefined,
  { names, places, wrong, numbers }: Insertion,
): void {
  const uses = usesIn(text);
  for (const name of namesIn(text)) names.add(name);
  places.set(pointer, text);
  if (!uses.every(({ name = '' }) => values?.has(name))) {
    wrong.add(pointer);
    return;
  }
  const [only] = uses;
  const value = only?.length === text.length ? values?.get(only.name ?? '') : undefined;
  if (typeof value?.value === 'number') numbers.set(pointer, value.text);
  container[key] = value?.value ?? replaceUses(text, (name) => values?.get(name)?.text ?? '');
}
