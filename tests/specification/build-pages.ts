import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../../renderer/build/build.ts';
import { formatDiagnostic } from '../../schema/diagnostics/format.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder into which our pages were built. */
    builtPages: string;
  }
}

const content = join(import.meta.dirname, '../..');

/** Builds our pages once for all tests of the specification. Throws what is wrong with them. */
export default async function buildPages(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'specification-'));
  const out = join(folder, 'site');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const { written, diagnostics } = await buildSite({ content, out });
  if (!written) {
    remove();
    const readLines = (file: string) => readFileSync(join(content, file), 'utf8').split(/\r?\n/);
    const texts = diagnostics.map((each) => formatDiagnostic(each, { color: false, readLines }));
    throw new Error(`Our pages have errors, and cannot be tested.\n\n${texts.join('\n\n')}`);
  }
  project.provide('builtPages', out);
  return remove;
}
