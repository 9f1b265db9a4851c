import { styleText } from 'node:util';
import type { Diagnostic, Place } from './diagnostics.ts';

export interface FormatOptions {
  /** The lines of a file, for the frame; `undefined` where it cannot be read. */
  readLines: (file: string) => readonly string[] | undefined;
  color: boolean;
  /** Whether every place of a repeated cause is listed, and not only the first few. */
  all?: boolean;
}

/** One diagnostic as people read it, in the terminal and in the browser alike. */
export function formatDiagnostic(diagnostic: Diagnostic, options: FormatOptions): string {
  const { severity, code, message, file, range, breadcrumb, hints, fix, others } = diagnostic;
  const paint = painter(options.color);
  const tone = severity === 'error' ? 'red' : 'yellow';
  const gutter = ' '.repeat(String(range.start.line).length);
  const place = `${file}:${range.start.line}:${range.start.column}`;
  return [
    `${paint([tone, 'bold'], `${severity}[${code}]`)}${paint(['bold'], `: ${message}`)}`,
    `${gutter}${paint(['blue'], '-->')} ${place}${breadcrumb ? `      ${breadcrumb}` : ''}`,
    ...frame(diagnostic, options),
    ...hints.map((hint) => `${gutter} ${paint(['blue'], '=')} ${hint}`),
    ...(fix
      ? [
          `${gutter} ${paint(['blue'], '=')} ${paint(['green'], `fix: ${fix.title}`)}${fix.certain ? '' : ' (maybe)'}`,
        ]
      : []),
    ...listPlaces(others ?? [], options.all).map(
      (line) => `${gutter} ${paint(['blue'], '=')} ${line}`,
    ),
  ].join('\n');
}

/** How many places of a repeated cause are listed where not all are asked for. */
const mostPlaces = 3;

/** `and the same in 5 more places: pages/a.yaml:4, pages/b.yaml:12, pages/c.yaml:3 and 2 more` */
function listPlaces(others: readonly Place[], all = false): string[] {
  if (others.length === 0) return [];
  const places = others.map(({ file, range }) => `${file}:${range.start.line}`);
  const shown = all ? places : places.slice(0, mostPlaces);
  const heading = `and the same in ${others.length} more ${others.length === 1 ? 'place' : 'places'}`;
  const rest = places.length > shown.length ? ` and ${places.length - shown.length} more` : '';
  return [`${heading}: ${shown.join(', ')}${rest}`];
}

/** Characters of a line that a frame shows. */
const widest = 160;

/** The line with the two above it, and carets under the place. */
function frame({ file, range, label, severity }: Diagnostic, options: FormatOptions): string[] {
  const lines = options.readLines(file);
  const { line, column } = range.start;
  const text = lines?.[line - 1];
  if (!lines || text === undefined) return [];
  const paint = painter(options.color);
  const width = String(line).length;
  const bar = paint(['blue'], '|');
  const first = Math.max(1, line - 2);
  // Of a very long line, only the part around the place is shown.
  const from = Math.max(0, column - 1 - widest / 2);
  const clip = (content: string) => content.slice(from, from + widest);
  const shown = lines.slice(first - 1, line).map((content, index) => {
    const number = paint(['blue'], String(first + index).padStart(width));
    return `${number} ${bar} ${clip(content)}`.trimEnd();
  });
  const end = range.end.line === line ? range.end.column : text.trimEnd().length + 1;
  const room = from + widest + 1 - column;
  const length = Math.min(end, text.trimEnd().length + 1) - column;
  const carets = '^'.repeat(Math.max(1, Math.min(length, room)));
  const indent = text.slice(from, column - 1).replace(/[^\t]/g, ' ');
  const note = paint(
    [severity === 'error' ? 'red' : 'yellow'],
    `${carets}${label ? ` ${label}` : ''}`,
  );
  const empty = `${' '.repeat(width)} ${bar}`;
  return [empty, ...shown, `${empty} ${indent}${note}`, empty];
}

/** How many places have a problem. Places that share one diagnostic count one by one. */
export const countOf = (
  diagnostics: readonly Diagnostic[],
  severity: Diagnostic['severity'],
): number =>
  diagnostics
    .filter((diagnostic) => diagnostic.severity === severity)
    .reduce((sum, { others = [] }) => sum + 1 + others.length, 0);

/** `3 errors, 1 warning in 2 of 14 files` */
export function summarize(diagnostics: readonly Diagnostic[], files: number): string {
  const warnings = countOf(diagnostics, 'warning');
  const parts = [
    plural(countOf(diagnostics, 'error'), 'error'),
    ...(warnings ? [plural(warnings, 'warning')] : []),
  ];
  const touched = new Set(diagnostics.map(({ file }) => file)).size;
  return diagnostics.length === 0
    ? `No problems in ${plural(files, 'file')}`
    : `${parts.join(', ')} in ${touched} of ${plural(files, 'file')}`;
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

type Style = Parameters<typeof styleText>[0];
const painter = (color: boolean) => (style: Style, text: string) =>
  color ? styleText(style, text, { validateStream: false }) : text;
