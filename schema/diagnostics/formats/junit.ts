import type { Diagnostic, Severity } from '../diagnostics.ts';
import { describePlace, sentencesOf } from '../words.ts';
import type { Report } from './report.ts';

/**
 * Writes JUnit XML, which most CI systems show as tests: one test per file, which fails with its
 * errors.
 */
export function writeJunit({ diagnostics, files, pathOf }: Report): string {
  const byFile = Map.groupBy(diagnostics, ({ file }) => file);
  const names = [...new Set([...files, ...byFile.keys()])].sort();
  const failing = names.filter((file) => ofSeverity(byFile.get(file), 'error').length > 0);
  const counts = `tests="${names.length}" failures="${failing.length}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="content" ${counts}>`,
    ...names.map((file) => testOf(pathOf(file), byFile.get(file), pathOf)),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function testOf(
  path: string,
  diagnostics: readonly Diagnostic[] | undefined,
  pathOf: Report['pathOf'],
): string {
  const start = `    <testcase classname="content" name="${escapeXml(path)}" file="${escapeXml(path)}"`;
  if (!diagnostics) return `${start}/>`;
  const errors = ofSeverity(diagnostics, 'error');
  const warnings = ofSeverity(diagnostics, 'warning');
  const [first] = errors;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  const write = (found: readonly Diagnostic[]) =>
    escapeXml(found.map((diagnostic) => sayAll(diagnostic, pathOf)).join('\n\n'));
  return [
    `${start}>`,
    ...(first
      ? [
          `      <failure type="${first.code}" message="${escapeXml(first.message + more)}">${write(errors)}</failure>`,
        ]
      : []),
    ...(warnings.length > 0 ? [`      <system-out>${write(warnings)}</system-out>`] : []),
    '    </testcase>',
  ].join('\n');
}

function sayAll(diagnostic: Diagnostic, pathOf: Report['pathOf']): string {
  const { code, severity, others = [] } = diagnostic;
  const places = [diagnostic, ...others].map((place) => `  at ${describePlace(place, pathOf)}`);
  return [`${severity}[${code}]:`, ...sentencesOf(diagnostic), ...places].join('\n');
}

const ofSeverity = (
  diagnostics: readonly Diagnostic[] | undefined,
  severity: Severity,
): Diagnostic[] => (diagnostics ?? []).filter((diagnostic) => diagnostic.severity === severity);

/** Escapes a text and removes characters that XML does not allow. */
const escapeXml = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (character) =>
      /[\t\n\r]/.test(character) ? character : '\ufffd',
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
