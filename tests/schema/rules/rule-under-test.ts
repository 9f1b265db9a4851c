import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../../schema/diagnostics/diagnostics.ts';
import { contentFolder } from '../../content.ts';
import { loadContent } from '../../load-content.ts';

export interface Found extends Diagnostic {
  /** The words that it marks, as they stand in the file. */
  marked: string;
  /** The whole file after its fix. */
  fixed: string | undefined;
}

/** What is reported about these files. */
export async function check(files: Record<string, string | Uint8Array>): Promise<Found[]> {
  const content = contentFolder(files);
  const { diagnostics } = await loadContent(content);
  return diagnostics.map((diagnostic) => {
    const text = readFileSync(join(content, diagnostic.file), 'utf8');
    const { range, fix } = diagnostic;
    return {
      ...diagnostic,
      marked: text.slice(...offsetsOf(text, range)),
      fixed: fix && replaceIn(text, fix),
    };
  });
}

function replaceIn(text: string, fix: NonNullable<Diagnostic['fix']>): string {
  const [start, end] = offsetsOf(text, fix.range);
  return text.slice(0, start) + fix.text + text.slice(end);
}

function offsetsOf(text: string, { start, end }: Diagnostic['range']): [number, number] {
  const lines = text.split('\n');
  const at = ({ line, column }: typeof start) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return [at(start), at(end)];
}
