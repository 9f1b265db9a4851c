import type { ComponentType } from 'react';

/** A block's file exports its component; the props are the block's YAML. */
export interface BlockModule {
  default: ComponentType<never>;
}

/**
 * `../blocks/hero.tsx` and `../blocks/scenario-demo/index.tsx` name the blocks `hero` and
 * `scenario-demo`.
 */
export function blockType(path: string): string {
  return path.replace(/^.*\/blocks\//, '').replace(/(\/index)?\.tsx$/, '');
}

/** The loaded components by block type: all on the server, those in use in the browser. */
export const blockComponents = new Map<string, ComponentType<never>>();
