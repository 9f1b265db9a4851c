import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import type { PageSources } from './dev-paths.ts';

/**
 * The current places of a page's blocks. Each call parses the file again, so that edits cost
 * nothing.
 */
export function findSources(content: string, file: string): PageSources {
  const path = join(content, file);
  if (!existsSync(path)) return { file, blocks: [] };
  const lines = new LineCounter();
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  const blocks = parseDocument(text, { lineCounter: lines }).get('blocks');
  if (!isSeq(blocks)) return { file, blocks: [] };
  return {
    file,
    blocks: blocks.items.flatMap((block) => {
      if (!isMap(block) || !block.range) return [];
      const { line, col } = lines.linePos(block.range[0]);
      return [{ type: String(block.get('type')), line, column: col }];
    }),
  };
}
