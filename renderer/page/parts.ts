import type { ComponentType } from 'react';
import type { PageData } from './page-data.ts';

/** The file of a block or a visual exports its component; the props are its YAML. */
export interface PartModule {
  default: ComponentType<never>;
}

/**
 * `../blocks/hero.tsx` and `../blocks/scenario-demo/index.tsx` are the parts `hero` and
 * `scenario-demo`, and `../blocks/visuals/bars.tsx` is `visuals/bars`.
 */
export function partName(path: string): string {
  return path.replace(/^.*\/blocks\//, '').replace(/(\/index)?\.tsx$/, '');
}

/** The names of the blocks of a page and of all visuals within them. */
export const partsOf = (blocks: PageData['blocks']): string[] => [
  ...new Set([...blocks.map(({ type }) => type), ...visualsIn(blocks)]),
];

const visualsIn = (value: unknown): string[] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([name, inner]) =>
        name === 'visual' ? `visuals/${inner.kind}` : visualsIn(inner),
      )
    : [];
