import type { Diagnostic } from '../diagnostics.ts';

/** What programs get: see the other files of this folder for each format. */
export interface Report {
  diagnostics: readonly Diagnostic[];
  /** Every file that was checked: paths from the content folder, with `/`. */
  files: readonly string[];
  /** A file's path as whoever reads the report knows it, most often from the root of the repository. */
  pathOf: (file: string) => string;
}
