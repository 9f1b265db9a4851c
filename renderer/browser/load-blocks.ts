import { type BlockModule, blockComponents, blockType } from '../page/blocks.ts';

const modules = import.meta.glob<BlockModule>([
  '../../blocks/*.tsx',
  '../../blocks/*/index.tsx',
  '!../../blocks/ui/**',
]);
const loaders = new Map(Object.entries(modules).map(([path, load]) => [blockType(path), load]));

/** Loads the code of blocks in the browser, unless it is already there. */
export async function loadBlocks(types: readonly string[]): Promise<void> {
  const missing = new Set(types.filter((type) => !blockComponents.has(type)));
  await Promise.all(
    [...missing].map(async (type) => {
      const load = loaders.get(type);
      if (load) blockComponents.set(type, (await load()).default);
    }),
  );
}
