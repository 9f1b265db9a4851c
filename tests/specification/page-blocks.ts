import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Block, Page } from '../../schema/generated/types.ts';

const pages = join(import.meta.dirname, '../../pages');

/** A block of our pages as it is written, for what the built document does not show at first. */
export function blockIn<T extends Block['type']>(file: string, type: T) {
  const { blocks }: Page = parse(readFileSync(join(pages, file), 'utf8'));
  const found = blocks.find((block): block is Extract<Block, { type: T }> => block.type === type);
  if (!found) throw new Error(`pages/${file}: there is no ${type}`);
  return found;
}
