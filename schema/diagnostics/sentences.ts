import type { Diagnostic, Fix, Place } from '../model/diagnostics.ts';

/** The texts of a diagnostic besides its message, shared by all formats. */

/** Replaces characters that could control a terminal or a log, because content may be untrusted. */
export const printable = (text: string): string =>
  text.replace(/\p{Cc}/gu, (control) => {
    if (control === '\t') return control;
    return control === '\n' || control === '\r' ? ' ' : '\ufffd';
  });

/** A hint may have several lines, such as YAML to copy. */
export const printableLines = (text: string): string[] => text.split('\n').map(printable);

export const describeFix = ({ title, certain }: Fix): string =>
  printable(
    `fix: ${title} (${certain ? 'certain: `npm run validate -- --fix` does it' : 'maybe'})`,
  );

/** `pages/pricing.yaml:14:5`. A name of a file may contain commands for terminals and for GitHub. */
export const describePlace = ({ file, range }: Place, pathOf: (file: string) => string): string =>
  printable(`${pathOf(file)}:${range.start.line}:${range.start.column}`);

/** Returns all texts of a diagnostic except its position, one sentence per line, message first. */
export function sentencesOf({ message, label, hints, fix }: Diagnostic): string[] {
  return [
    printable(message),
    ...(label ? [printable(label.charAt(0).toUpperCase() + label.slice(1))] : []),
    ...hints.flatMap(printableLines),
    ...(fix ? [describeFix(fix)] : []),
  ];
}
