import type { Diagnostic } from '../../model/diagnostics.ts';

/** Input of the report formats in this folder. */
export interface Report {
  /** The command that found the problems: `npm run validate`. */
  command: string;
  diagnostics: readonly Diagnostic[];
  /** Every checked file, relative to the content folder, with `/`. */
  files: readonly string[];
  /** Returns a file's path for readers of the report, usually relative to the repository. */
  pathOf: (file: string) => string;
}
