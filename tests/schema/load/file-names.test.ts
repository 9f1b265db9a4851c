import { expect, test } from 'vitest';
import { formatDiagnostic } from '../../../schema/diagnostics/format.ts';
import { writeGithub } from '../../../schema/diagnostics/formats/github.ts';
import { writeJunit } from '../../../schema/diagnostics/formats/junit.ts';
import type { Diagnostic } from '../../../schema/model/diagnostics.ts';

const file = 'pages/a\n::stop-commands::x\u001b[31m.yaml';
const place = { file, range: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } } };
const diagnostic: Diagnostic = {
  ...place,
  ...{ code: 'F005', severity: 'error', message: `\`${file}\` is wrong.`, hints: [] },
  others: [place],
};
const report = {
  command: 'npm run validate' as const,
  files: [file],
  diagnostics: [diagnostic],
  pathOf: (path: string) => path,
};

test.each([
  ['a terminal', () => formatDiagnostic(diagnostic, { color: false, readLines: () => undefined })],
  ['GitHub', () => writeGithub(report)],
  ['JUnit', () => writeJunit(report)],
])('the name of a file gives no commands to %s', (_, write) => {
  const text = write();
  expect(text).not.toContain('\u001b');
  expect(text).not.toMatch(/^::stop-commands/m);
});
