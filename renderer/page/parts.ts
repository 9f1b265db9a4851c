import type { ComponentType } from 'react';
import type { Visual } from '../../schema/generated/types.ts';
import type { PageData } from './page-data.ts';

/** The file of a block or a visual exports its component; the props are its YAML. */
export interface PartModule {
  default: ComponentType<never>;
}

/**
 * `../blocks/hero.tsx` and `../blocks/scenario-dashboard/index.tsx` are the parts `hero`
 * and `scenario-dashboard`, and `../blocks/visuals/bars.tsx` is `visuals/bars`.
 */
export function partName(path: string): string {
  return path.replace(/^.*\/blocks\//, '').replace(/(\/index)?\.tsx$/, '');
}

/** The names of the blocks of a page and of all visuals within them. */
export function partsOf(blocks: PageData['blocks']): Set<string> {
  const names = new Set(blocks.map(({ type }): string => type));
  addVisuals(blocks, names);
  return names;
}

/** Runs for each page of a build, so it creates nothing, and does not ask lists for the names of their items. */
function addVisuals(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) addVisuals(item, names);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const name in value) {
    const inner: unknown = value[name as keyof typeof value];
    if (name === 'visual') names.add(`visuals/${(inner as Visual).kind}`);
    else addVisuals(inner, names);
  }
}
