import type { ErrorObject } from 'ajv';
import { pointerToPath, valueAt } from '../model/pointer.ts';

/**
 * Numbers that may become texts, by JSON pointer. `$(trial-days)` alone is a number for a field
 * that takes a number, and a text for a field that takes a text.
 */
export type Numbers = Map<string, string>;

/**
 * Replaces numbers by texts, in place, where an error asks for a text. Returns whether any was
 * replaced.
 */
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
    const container = valueAt(content, path.slice(0, -1));
    Object(container)[path.at(-1) ?? ''] = text;
    numbers.delete(instancePath);
    found = true;
  }
  return found;
}
