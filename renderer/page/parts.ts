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
function addVisuals(group: object, names: Set<string>): void {
  if (Array.isArray(group)) {
    for (const item of group) if (item instanceof Object) addVisuals(item, names);
    return;
  }
  for (const name in group) {
    const value = (group as Record<string, unknown>)[name];
    if (typeof value !== 'object' || value === null) continue;
    if (name === 'visual') names.add(`visuals/${(value as Visual).kind}`);
    else addVisuals(value, names);
  }
}
