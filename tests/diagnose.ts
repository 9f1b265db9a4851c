import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoadedPage, parsePage } from '../schema/load/load-page.ts';
import { type LoadedSettings, loadSettings } from '../schema/load/load-settings.ts';
import type { Diagnostic, Position, Problem } from '../schema/model/diagnostics.ts';
import { noValues } from '../schema/model/values.ts';
import { createContentValidator } from '../schema/validate/validate.ts';
import { temporaryFolder } from './content.ts';

const validator = await createContentValidator();

/** Reads the text of a page as a build does. */
export const readPage = (text: string): Promise<LoadedPage> =>
  parsePage({ file: 'pages/a.yaml', route: '/a' }, text, validator, noValues);

const diagnosed = new Map<string, Promise<Diagnostic[]>>();

/**
 * Returns what a build reports about the text of a page. Each text is read once: most tests correct
 * their page to one that another test has read, too.
 */
export function diagnose(text: string): Promise<Diagnostic[]> {
  const found = diagnosed.get(text) ?? readPage(text).then(({ diagnostics }) => diagnostics);
  diagnosed.set(text, found);
  return found;
}

/** Returns the problems of a page's value without reading a text, in a tenth of the time. */
export const explain = async (page: object): Promise<Problem[]> =>
  (await validator.page.explain(page)).problems;

/** Reads the text of site.yaml as a build does. */
export async function readSettings(text: string): Promise<LoadedSettings> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'site.yaml'), text);
  return await loadSettings(folder, validator);
}

/** Applies the fix of a diagnostic to a text; without a fix the text stays the same. */
export function applyFix(text: string, diagnostic: Diagnostic | undefined): string {
  const fix = diagnostic?.fix;
  if (!fix) return text;
  const [from, to] = [offsetOf(text, fix.range.start), offsetOf(text, fix.range.end)];
  return text.slice(0, from) + fix.text + text.slice(to);
}

function offsetOf(text: string, { line, column }: Position): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, { length }) => sum + length + 1, column - 1);
}

/** Whether a diagnostic is about a `…` that a fix left for the author to fill in. */
export const isOfBlank = (text: string, { range }: Diagnostic): boolean =>
  text
    .split('\n')
    .at(range.start.line - 1)
    ?.includes('…') ?? false;
