import { codes } from '../../model/codes.ts';
import type { Diagnostic, Place, Severity } from '../../model/diagnostics.ts';
import { plural } from '../format.ts';
import { describePlace, printable, sentencesOf } from '../sentences.ts';
import type { Report } from './report.ts';

/** GitHub shows this many annotations per severity and step, and silently drops the others. */
const mostShown = 10;

/**
 * Writes workflow commands, which GitHub shows on the lines of a pull request. Errors come first. If
 * there are too many, each cause gets as many as the others, and the last one says how many more there
 * are. Source:
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function writeGithub(report: Report): string {
  return (['error', 'warning'] as const)
    .flatMap((severity) => annotate(report, severity))
    .join('\n');
}

/** A place of a diagnostic. */
interface Annotated {
  diagnostic: Diagnostic;
  place: Place;
  /** Its position among the places of the diagnostic. */
  index: number;
}

function annotate({ command, diagnostics, pathOf }: Report, severity: Severity): string[] {
  const places = diagnostics
    .filter((diagnostic) => diagnostic.severity === severity)
    // Diagnostics with the most places come first.
    .sort((a, b) => (b.others?.length ?? 0) - (a.others?.length ?? 0))
    .flatMap((diagnostic) =>
      [diagnostic, ...(diagnostic.others ?? [])].map(
        (place, index): Annotated => ({ diagnostic, place, index }),
      ),
    )
    // The first place of each, then the second of each, and so on.
    .sort((a, b) => a.index - b.index);
  const shown = places.length > mostShown ? places.slice(0, mostShown - 1) : places;
  const hidden = places.slice(shown.length);
  const written = shown.map(({ diagnostic, place, index }) => {
    const unseen = hidden.filter((other) => other.diagnostic === diagnostic);
    // The first names the places that have no annotation, and the others name the first.
    const others = index === 0 ? unseen.map((other) => other.place) : [diagnostic];
    return write(place, diagnostic, others, pathOf);
  });
  return hidden.length === 0 ? written : [...written, describeHidden(hidden, severity, command)];
}

function describeHidden(hidden: readonly Annotated[], severity: Severity, command: string): string {
  const causes = hidden.filter(({ index }) => index === 0).length;
  const more = hidden.length - causes;
  const parts = [
    ...(causes > 0 ? [plural(causes, `more ${severity}`)] : []),
    ...(more > 0 ? [`${plural(more, 'more place')} of these ${severity}s`] : []),
  ];
  const shows = more > 0 ? `${command} -- --all` : command;
  const text = `There ${hidden.length === 1 ? 'is' : 'are'} ${parts.join(' and ')}: ${shows} shows all.`;
  return `::${severity} title=${hidden.length} more::${escapeText(text)}`;
}

function write(
  { file, range }: Place,
  diagnostic: Diagnostic,
  others: readonly Place[],
  pathOf: Report['pathOf'],
): string {
  const { code, severity } = diagnostic;
  const properties = {
    file: printable(pathOf(file)),
    line: range.start.line,
    endLine: range.end.line,
    col: range.start.column,
    endColumn: range.end.column,
    title: `${code} ${codes[code].title}`,
  };
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  const more = others.length - mostShown;
  const lines = [
    ...sentencesOf(diagnostic),
    ...others.slice(0, mostShown).map((place) => `The same in ${describePlace(place, pathOf)}`),
    ...(more > 0 ? [`and in ${plural(more, 'more place')}`] : []),
  ];
  return `::${severity} ${written.join(',')}::${escapeText(lines.join('\n'))}`;
}

const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
