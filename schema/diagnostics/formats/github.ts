import { codes } from '../codes.ts';
import type { Diagnostic, Place, Severity } from '../diagnostics.ts';
import { describePlace, sentencesOf } from '../sentences.ts';
import type { Report } from './report.ts';

/** GitHub shows this many annotations per severity and step, and silently drops the others. */
const mostShown = 10;

/**
 * Writes workflow commands, which GitHub shows on the lines of a pull request. Errors come first;
 * if there are too many, the last one gives the number of the others. Source:
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function writeGithub(report: Report): string {
  return (['error', 'warning'] as const)
    .flatMap((severity) => annotate(report, severity))
    .join('\n');
}

function annotate({ command, diagnostics, pathOf }: Report, severity: Severity): string[] {
  // Diagnostics with the most places come first.
  const found = diagnostics
    .filter((diagnostic) => diagnostic.severity === severity)
    .sort((a, b) => (b.others?.length ?? 0) - (a.others?.length ?? 0));
  if (found.length <= mostShown) {
    // The first annotation of each lists its other places, so they have only what room is left.
    const others = found.flatMap((diagnostic) =>
      (diagnostic.others ?? []).map((place) => annotationAt(place, diagnostic, pathOf)),
    );
    return [
      ...found.map((diagnostic) => annotation(diagnostic, pathOf)),
      ...others.slice(0, mostShown - found.length),
    ];
  }
  const hidden = found.length - mostShown + 1;
  return [
    ...found.slice(0, mostShown - 1).map((diagnostic) => annotation(diagnostic, pathOf)),
    `::${severity} title=${hidden} more::${escapeText(`There are ${hidden} more ${severity}s: ${command} shows all.`)}`,
  ];
}

const annotation = (diagnostic: Diagnostic, pathOf: Report['pathOf']): string =>
  write(diagnostic, diagnostic, diagnostic.others ?? [], pathOf);

/** Annotates another place of a diagnostic, and names its first. */
const annotationAt = (place: Place, diagnostic: Diagnostic, pathOf: Report['pathOf']): string =>
  write(place, diagnostic, [diagnostic], pathOf);

function write(
  { file, range }: Place,
  diagnostic: Diagnostic,
  others: readonly Place[],
  pathOf: Report['pathOf'],
): string {
  const { code, severity } = diagnostic;
  const properties = {
    file: pathOf(file),
    line: range.start.line,
    endLine: range.end.line,
    col: range.start.column,
    endColumn: range.end.column,
    title: `${code} ${codes[code].title}`,
  };
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  const lines = [
    ...sentencesOf(diagnostic),
    ...others.map((place) => `The same in ${describePlace(place, pathOf)}`),
  ];
  return `::${severity} ${written.join(',')}::${escapeText(lines.join('\n'))}`;
}

const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
