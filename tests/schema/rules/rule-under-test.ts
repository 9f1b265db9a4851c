import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Diagnostic } from '../../../schema/model/diagnostics.ts';
import { contentFolder, plainPage } from '../../content.ts';
import { loadContent } from '../../load-content.ts';

export interface Found extends Diagnostic {
  /** The words that it marks, as they are in the file. */
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

/** A block with words beside a visual. */
export const feature = (visual: object) => ({ type: 'feature', heading: 'H', text: 'T', visual });

export const months = ['Oct', 'Nov', 'Dec', 'Jan'];

/** The same with bars, of which the later ones are a forecast. */
export const bars = (more: object, labels = months) =>
  feature({
    kind: 'bars',
    title: 'Cash',
    bars: labels.map((label, index) => ({
      label,
      value: 60 + index,
      ...(index > 1 && { forecast: true }),
    })),
    ...more,
  });

/** A block, and what is reported about it: the code, what it marks, and its fix. */
export type Case = [expected: string, block: Record<string, unknown>];

/** What is reported about blocks, one after the other in a few pages. */
export async function reportedIn(blocks: readonly object[]): Promise<string[]> {
  const found: Found[] = [];
  for (let from = 0; from < blocks.length; from += most)
    found.push(...(await check({ 'pages/page.yaml': pageOf(blocks.slice(from, from + most)) })));
  // The page has one main heading already, and some of its blocks the same id.
  return found
    .filter(({ code }) => !['R206', 'R218'].includes(code))
    .map(({ code, marked, fix, severity }) =>
      [severity === 'warning' ? '' : severity, code, marked.replace(/\s+/g, ' ').trim(), fix?.text]
        .filter((each) => each)
        .join(' '),
    );
}

/** So many blocks a page may have. */
const most = 40;

const pageOf = (blocks: readonly object[]) =>
  `${plainPage()}${stringify(blocks).replace(/^(?=.)/gm, '  ')}`;
