import { removeItem } from '../edits/edit-lists.ts';
import { removeKey } from '../edits/edit-properties.ts';
import { EditError, openYaml } from '../edits/yaml-text.ts';
import { isGroup } from '../is-group.ts';
import type { Schema } from '../validate/schemas.ts';
import { joined } from '../yaml/revision.ts';
import type { Path, Problem } from './diagnostics.ts';
import { valueAt } from './pointer.ts';
import { ownProperty, schemaAt } from './schema-at.ts';
import type { Replacement } from './source.ts';

/** A block or visual that the schema declares as removed. */
export interface RemovedPart {
  path: Path;
  /** The place that links could lead to. */
  id?: string;
  problem: Problem;
}

const keywords = { type: 'x-removed-blocks', kind: 'x-removed-visuals' } as const;
const tags = ['type', 'kind'] as const;

/** Finds the blocks and visuals of a page that are gone, and explains each with a warning. */
export function findRemovedParts(root: unknown, top: Schema, text: string): RemovedPart[] {
  if (!tags.some((tag) => top[keywords[tag]])) return [];
  const found: RemovedPart[] = [];
  const walk = (value: unknown, path: Path): void => {
    const tag = isGroup(value) && path.length > 1 ? tags.find((tag) => adviceOn(value, tag)) : '';
    if (isGroup(value) && tag) {
      const holder = schemaAt(path.slice(0, -1), { root, top });
      const isNeeded = holder?.required?.includes(String(path.at(-1))) ?? false;
      const { id } = value;
      found.push({
        path,
        ...(typeof id === 'string' && { id }),
        problem: {
          code: 'M404',
          severity: isNeeded ? 'error' : 'warning',
          where: { path: [...path, tag], at: 'value' },
          message: `The ${tag === 'type' ? 'block' : 'visual'} \`${value[tag]}\` is gone, and nothing shows it.`,
          hints: adviceOn(value, tag),
          // Its texts may be wanted elsewhere, so nothing is removed without asking.
          replacement: isNeeded || text === '' ? undefined : removalOf(text, path, tag),
        },
      });
      return;
    }
    for (const [key, inner] of Object.entries(Object(value)))
      if (typeof inner === 'object')
        walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  const adviceOn = (value: Record<string, unknown>, tag: keyof typeof keywords) =>
    ownProperty(top[keywords[tag]] as Record<string, string> | undefined, String(value[tag]));
  walk(root, []);
  return found;
}

/** Returns a fix that removes an item of a list, or a property. */
function removalOf(text: string, path: Path, tag: 'type' | 'kind'): Replacement | undefined {
  const last = path.at(-1);
  try {
    const yaml = openYaml(text);
    const edits =
      typeof last === 'number' ? removeItem(yaml, path.slice(0, -1), last) : removeKey(yaml, path);
    const { from, to, text: left } = joined(text, edits);
    const title = `remove the ${tag === 'type' ? 'block' : 'visual'}`;
    return { title, text: left, offsets: [from, to] };
  } catch (error) {
    // What has no whole lines is removed by hand.
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** Takes the blocks and visuals that are gone out of a page, in place. */
export function leaveOutRemoved(root: unknown, problems: readonly Problem[]): void {
  const gone = problems.flatMap(({ code, where }) =>
    code === 'M404' && 'at' in where && where.at === 'value' ? [where.path.slice(0, -1)] : [],
  );
  // From the last on, so that the others stay at their paths.
  for (const path of gone.toReversed()) {
    const holder = Object(valueAt(root, path.slice(0, -1)));
    const last = path.at(-1) ?? '';
    if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else Reflect.deleteProperty(holder, last);
  }
}
