import type { Path } from '../model/diagnostics.ts';
import { joined } from '../syntax/revision.ts';
import type { TextEdit } from '../syntax/text-edits.ts';
import { removeItem } from './edit-lists.ts';
import { removeKey } from './edit-properties.ts';
import { EditError, openYaml } from './yaml-text.ts';

/** Returns the edit that removes an item of a list, or a property; `undefined` if it has no whole lines. */
export function removePart(text: string, path: Path): TextEdit | undefined {
  const last = path.at(-1);
  try {
    const yaml = openYaml(text);
    return joined(
      text,
      typeof last === 'number' ? removeItem(yaml, path.slice(0, -1), last) : removeKey(yaml, path),
    );
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}
