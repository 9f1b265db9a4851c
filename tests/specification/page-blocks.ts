import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Block } from '../../schema/generated/types.ts';

/** A block of our pages as browsers get it, for what the built document does not show at first. */
export function blockIn<T extends Block['type']>(file: string, type: T) {
  const data = join(inject('builtPages'), 'data', file.replace(/\.yaml$/, '.json'));
  const { blocks }: { blocks: Block[] } = JSON.parse(readFileSync(data, 'utf8'));
  const found = blocks.find((block): block is Extract<Block, { type: T }> => block.type === type);
  if (!found) throw new Error(`pages/${file}: there is no ${type}`);
  return found;
}
