import type { Diagnostic, Position } from '../schema/diagnostics/diagnostics.ts';
import { parsePage } from '../schema/load/load-page.ts';
import { createContentValidator } from '../schema/validate/validate.ts';

const validator = await createContentValidator();

/** What is wrong with the text of a page, in the order in which it stands there. */
export async function diagnose(text: string): Promise<Diagnostic[]> {
  return (await parsePage({ file: 'pages/a.yaml', route: '/a' }, text, validator)).diagnostics;
}

/** The text after the fix of a diagnostic; the same text where there is none. */
export function applyFix(text: string, diagnostic: Diagnostic | undefined): string {
  const fix = diagnostic?.fix;
  if (!fix) return text;
  return (
    text.slice(0, offsetOf(text, fix.range.start)) +
    fix.text +
    text.slice(offsetOf(text, fix.range.end))
  );
}

function offsetOf(text: string, { line, column }: Position): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, { length }) => sum + length + 1, column - 1);
}
