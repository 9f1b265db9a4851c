import { removePart } from '../edits/remove-part.ts';
import { isGroup } from '../is-group.ts';
import type { Schema } from '../validate/schemas.ts';
import type { Path, Problem, Replacement } from './diagnostics.ts';
import { valueAt } from './pointer.ts';
import { ownProperty, schemaAt } from './schema-at.ts';

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
      const name = tag === 'type' ? 'block' : 'visual';
      found.push({
        path,
        ...(typeof id === 'string' && { id }),
        problem: {
          code: 'M404',
          severity: isNeeded ? 'error' : 'warning',
          where: { path: [...path, tag], at: 'value' },
          message: `The ${name} \`${value[tag]}\` is gone, and nothing shows it.`,
          hints: adviceOn(value, tag),
          // Its texts may be wanted elsewhere, so nothing is removed without asking.
          replacement: isNeeded || text === '' ? undefined : removalOf(text, path, name),
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

function removalOf(text: string, path: Path, name: string): Replacement | undefined {
  const edit = removePart(text, path);
  return edit && { title: `remove the ${name}`, text: edit.text, offsets: [edit.from, edit.to] };
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
