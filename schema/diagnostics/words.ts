import type { Diagnostic, Fix, Place } from './diagnostics.ts';

/** The words of a diagnostic beside its message, which every format takes from here. */

/** Without characters that a terminal or a log would obey: content may be anybody's. */
export const printable = (text: string): string =>
  text.replace(/\p{Cc}/gu, (control) => {
    if (control === '\t') return control;
    return control === '\n' || control === '\r' ? ' ' : '\ufffd';
  });

/** A hint may have lines, such as YAML to copy. */
export const printableLines = (text: string): string[] => text.split('\n').map(printable);

export const describeFix = ({ title, certain }: Fix): string =>
  printable(
    `fix: ${title} (${certain ? 'certain: `npm run validate -- --fix` does it' : 'maybe'})`,
  );

/** `pages/pricing.yaml:14:5` */
export const describePlace = ({ file, range }: Place, pathOf: (file: string) => string): string =>
  `${pathOf(file)}:${range.start.line}:${range.start.column}`;

/** Everything that is said of a diagnostic, but where it is: a sentence a line, the message first. */
export function sentencesOf({ message, label, hints, fix }: Diagnostic): string[] {
  return [
    printable(message),
    ...(label ? [printable(label.charAt(0).toUpperCase() + label.slice(1))] : []),
    ...hints.flatMap(printableLines),
    ...(fix ? [describeFix(fix)] : []),
  ];
}
