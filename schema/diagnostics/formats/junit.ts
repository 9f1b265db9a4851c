import type { Diagnostic, Place, Severity } from '../../model/diagnostics.ts';
import { describePlace, printable, sentencesOf } from '../sentences.ts';
import type { Report } from './report.ts';

/**
 * Writes JUnit XML, which most CI systems show as tests: one test per file, which fails with the
 * errors that have a place in it.
 */
export function writeJunit({ diagnostics, files, pathOf }: Report): string {
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    for (const file of new Set(placesOf(diagnostic).map((place) => place.file)))
      if (!byFile.get(file)?.push(diagnostic)) byFile.set(file, [diagnostic]);
  }
  const names = [...new Set([...files, ...byFile.keys()])].sort();
  const failing = names.filter((file) => ofSeverity(byFile.get(file), 'error').length > 0);
  const counts = `tests="${names.length}" failures="${failing.length}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="content" ${counts}>`,
    ...names.map((file) => testOf(file, byFile.get(file), pathOf)),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function testOf(
  file: string,
  diagnostics: readonly Diagnostic[] | undefined,
  pathOf: Report['pathOf'],
): string {
  const path = escapeXml(printable(pathOf(file)));
  const start = `    <testcase classname="content" name="${path}" file="${path}"`;
  if (!diagnostics) return `${start}/>`;
  const errors = ofSeverity(diagnostics, 'error');
  const warnings = ofSeverity(diagnostics, 'warning');
  const [first] = errors;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  const write = (found: readonly Diagnostic[]) =>
    escapeXml(found.map((diagnostic) => sayIn(file, diagnostic, pathOf)).join('\n\n'));
  return [
    `${start}>`,
    ...(first
      ? [
          `      <failure type="${first.code}" message="${escapeXml(printable(first.message + more))}">${write(errors)}</failure>`,
        ]
      : []),
    ...(warnings.length > 0 ? [`      <system-out>${write(warnings)}</system-out>`] : []),
    '    </testcase>',
  ].join('\n');
}

/**
 * Describes a diagnostic with all its places in its own file, and in each other file only with the
 * places there and the first one, so that the report of many places stays short.
 */
function sayIn(file: string, diagnostic: Diagnostic, pathOf: Report['pathOf']): string {
  const { code, severity } = diagnostic;
  const isOwn = diagnostic.file === file;
  const [first, ...others] = placesOf(diagnostic);
  const shown = isOwn ? others : others.filter((place) => place.file === file);
  return [
    `${severity}[${code}]:`,
    ...sentencesOf(diagnostic),
    ...[...(isOwn ? [first] : []), ...shown].map((place) => `  at ${describePlace(place, pathOf)}`),
    ...(isOwn ? [] : [`  see ${describePlace(first, pathOf)}`]),
  ].join('\n');
}

const placesOf = (diagnostic: Diagnostic): [Place, ...Place[]] => [
  diagnostic,
  ...(diagnostic.others ?? []),
];

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
