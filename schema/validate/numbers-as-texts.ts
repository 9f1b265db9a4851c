import type { ErrorObject } from 'ajv';
import { pointerToPath } from '../diagnostics/pointer.ts';

/**
 * Numbers that may become texts, by JSON pointer: `$(trial-days)` alone is a number for a field that
 * takes one, and a text for a field that takes that.
 */
export type Numbers = Map<string, string>;

/** Writes, in place, a text for each number where an error asks for one. Returns whether there was one. */
export function writeAsTexts(
  content: unknown,
  numbers: Numbers,
  errors: readonly Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>[],
): boolean {
  let found = false;
  for (const { keyword, params, instancePath } of errors) {
    const text = numbers.get(instancePath);
    if (text === undefined || keyword !== 'type' || params.type !== 'string') continue;
    const path = pointerToPath(instancePath);
    const container = path.slice(0, -1).reduce((value, key) => Object(value)[key], content);
    Object(container)[path.at(-1) ?? ''] = text;
    numbers.delete(instancePath);
    found = true;
  }
  return found;
}
