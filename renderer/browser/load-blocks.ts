import { parts } from '../../blocks/ui/parts.ts';
import type { PageData } from '../page/page-data.ts';
import { type PartModule, partName, partsOf } from '../page/parts.ts';

const modules = import.meta.glob<PartModule>([
  '../../blocks/{,visuals/}*.tsx',
  '../../blocks/*/index.tsx',
  '!../../blocks/ui/**',
]);
const loaders = new Map(Object.entries(modules).map(([path, load]) => [partName(path), load]));

/** Loads the code of a page's blocks and visuals in the browser, unless it is already there. */
export async function loadBlocks({ blocks }: PageData): Promise<void> {
  await Promise.all(
    [...partsOf(blocks)].map(async (name) => {
      const module = parts.has(name) ? undefined : await loaders.get(name)?.();
      if (module) parts.set(name, module.default);
    }),
  );
}
