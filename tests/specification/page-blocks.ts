import type { Block } from '../../schema/generated/types.ts';
import { blocksOf } from './built-pages.ts';

/** A block of our pages as browsers get it, for what the built document does not show at first. */
export function blockIn<T extends Block['type']>(file: string, type: T) {
  const route = `/${file.replace(/(?:^index)?\.yaml$/, '')}`;
  const found = blocksOf(route).find(
    (block): block is Extract<Block, { type: T }> => block.type === type,
  );
  if (!found) throw new Error(`pages/${file}: there is no ${type}`);
  return found;
}
