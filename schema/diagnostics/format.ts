import { isDeepStrictEqual, styleText } from 'node:util';
import { type Diagnostic, mostPlaces, type Place } from '../model/diagnostics.ts';
import { describeFix, describePlace, printable, printableLines } from './sentences.ts';

export interface FormatOptions {
  /** Returns the lines of a file for the frame; `undefined` if it cannot be read. */
  readLines: (file: string) => readonly string[] | undefined;
  color: boolean;
  /** Returns a file's path as the reader can open it; by default relative to the content folder. */
  pathOf?: (file: string) => string;
  /** Maximum characters per line of a frame; 160 by default. */
  width?: number;
  /** Whether to list every place of a repeated cause instead of the first few. */
  all?: boolean;
  /** Whether only the message and its place are shown. */
  brief?: boolean;
}

/** Formats diagnostics for the terminal. Advice that has just been given is not given again. */
export const formatDiagnostics = (
  diagnostics: readonly Diagnostic[],
  options: FormatOptions,
): string[] =>
  diagnostics.map((diagnostic, index) => {
    const previous = diagnostics[index - 1];
    const isRepeated =
      previous?.code === diagnostic.code && isDeepStrictEqual(previous.hints, diagnostic.hints);
    return formatDiagnostic(isRepeated ? { ...diagnostic, hints: [] } : diagnostic, options);
  });

/** Formats a diagnostic for people, in the terminal and in the browser. */
export function formatDiagnostic(diagnostic: Diagnostic, options: FormatOptions): string {
  const { severity, code, message, file, range, breadcrumb, hints, fix, others } = diagnostic;
  const paint = painter(options.color);
  const tone = severity === 'error' ? 'red' : 'yellow';
  const gutter = ' '.repeat(String(range.start.line).length);
  const pathOf = options.pathOf ?? ((path) => path);
  const place = describePlace({ file, range }, pathOf);
  const note = (text: string) => `${gutter} ${paint(['blue'], '=')} ${text}`;
  const heading = [
    `${paint([tone, 'bold'], `${severity}[${code}]`)}${paint(['bold'], `: ${printable(message)}`)}`,
    `${gutter}${paint(['blue'], '-->')} ${place}${breadcrumb ? `      ${printable(breadcrumb)}` : ''}`,
  ];
  if (options.brief) return heading.join('\n');
  const notes = [
    ...hints.map((hint) => note(printableLines(hint).join(`\n${gutter}   `))),
    ...(fix ? [note(paint(['green'], describeFix(fix)))] : []),
    ...(others ? [note(listPlaces(others, options))] : []),
    ...(options.all && others
      ? others.map((other) => `${gutter}   ${describePlace(other, pathOf)}`)
      : []),
  ];
  const lines = frame(diagnostic, options);
  // The last line of a frame separates it from the notes.
  return [...heading, ...(notes.length > 0 ? lines : lines.slice(0, -1)), ...notes].join('\n');
}

/** `and the same in 5 more places: pages/a.yaml:4, pages/b.yaml:12, pages/c.yaml:3 and 2 more` */
function listPlaces(
  others: readonly Place[],
  { all, pathOf = (file) => file }: FormatOptions,
): string {
  const heading = `and the same in ${plural(others.length, 'more place')}:`;
  if (all) return heading;
  const shown = others
    .slice(0, mostPlaces)
    .map(({ file, range }) => printable(`${pathOf(file)}:${range.start.line}`));
  const more = others.length - shown.length;
  const rest = more > 0 ? ` and ${more} more; \`npm run validate -- --all\` lists them` : '';
  return `${heading} ${shown.join(', ')}${rest}`;
}

/** Returns the line with up to two lines above it, and carets under the place. */
function frame({ file, range, label, severity }: Diagnostic, options: FormatOptions): string[] {
  const lines = options.readLines(file);
  const { line, column } = range.start;
  const text = lines?.[line - 1];
  // Lines of images and of texts in other encodings are unreadable.
  if (!lines || text === undefined || !file.endsWith('.yaml') || text.includes('\0')) return [];
  const paint = painter(options.color);
  const width = String(line).length;
  const widest = Math.max(40, (options.width ?? 160 + width + 3) - width - 3);
  const bar = paint(['blue'], '|');
  const first = Math.max(1, line - 2);
  // For very long lines only the part around the place is shown.
  const middle = column - 1 - Math.floor(widest / 2);
  const from = Math.max(0, Math.min(middle, text.trimEnd().length - widest));
  const clip = (content: string) => {
    const part = content.slice(from, from + widest);
    return printable(from > 0 && part !== '' ? `…${part.slice(1)}` : part);
  };
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
    `${carets}${label ? ` ${printable(label)}` : ''}`,
  );
  const empty = `${' '.repeat(width)} ${bar}`;
  return [empty, ...shown, `${empty} ${indent}${note}`, empty];
}

/** Counts the places with a problem, including each place of a shared diagnostic. */
export const countOf = (
  diagnostics: readonly Diagnostic[],
  severity: Diagnostic['severity'],
): number =>
  diagnostics
    .filter((diagnostic) => diagnostic.severity === severity)
    .reduce((sum, { others = [] }) => sum + 1 + others.length, 0);

/** Counts the places that `--fix` can fix. */
export const countFixable = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics
    .filter(({ fix }) => fix?.certain)
    .reduce((sum, { others = [] }) => sum + 1 + others.length, 0);

/**
 * Summarizes diagnostics by the number of messages: `3 errors, 1 warning (5 places) in 2 of 14
 * files; 2 can be fixed with npm run validate -- --fix`.
 */
export function summarize(diagnostics: readonly Diagnostic[], files: readonly string[]): string {
  // Files beside the pages are counted only if they have a problem.
  const touched = new Set(
    diagnostics.flatMap(({ file, others = [] }) => [file, ...others.map((other) => other.file)]),
  );
  const all = plural(touched.union(new Set(files)).size, 'file');
  if (touched.size === 0) return `No problems in ${all}`;
  const counted = (severity: Diagnostic['severity']) => {
    const messages = diagnostics.filter((each) => each.severity === severity).length;
    const places = countOf(diagnostics, severity);
    return `${plural(messages, severity)}${places > messages ? ` (${places} places)` : ''}`;
  };
  const hasWarnings = diagnostics.some(({ severity }) => severity === 'warning');
  const counts = [counted('error'), ...(hasWarnings ? [counted('warning')] : [])];
  const fixable = diagnostics.filter(({ fix }) => fix?.certain).length;
  const fixes = fixable > 0 ? `; ${fixable} can be fixed with npm run validate -- --fix` : '';
  return `${counts.join(', ')} in ${touched.size} of ${all}${fixes}`;
}

export const plural = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;

type Style = Parameters<typeof styleText>[0];
const painter = (color: boolean) => (style: Style, text: string) =>
  color ? styleText(style, text, { validateStream: false }) : text;
