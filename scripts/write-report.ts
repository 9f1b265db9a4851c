import { writeGithub } from '../schema/diagnostics/formats/github.ts';
import { writeJson } from '../schema/diagnostics/formats/json.ts';
import { writeJunit } from '../schema/diagnostics/formats/junit.ts';
import type { Report } from '../schema/diagnostics/formats/report.ts';
import { writeSarif } from '../schema/diagnostics/formats/sarif.ts';
import type { Diagnostic } from '../schema/model/diagnostics.ts';
import { wantsColor } from '../schema/wants-color.ts';
import { callerFolder, UsageError } from './command-line.ts';
import { unknownName } from './unknown-name.ts';
import { pathsFrom, writeDiagnostics } from './write-diagnostics.ts';

const forPrograms = {
  json: writeJson,
  github: writeGithub,
  sarif: writeSarif,
  junit: writeJunit,
} as const satisfies Record<string, (report: Report) => string>;

export type Format = 'pretty' | keyof typeof forPrograms;

const formats = ['pretty', ...Object.keys(forPrograms)] as Format[];

/** @throws UsageError if there is no such format */
export function readFormat(name: string): Format {
  const format = formats.find((each) => each === name);
  if (format) return format;
  throw new UsageError(unknownName('format', name, formats));
}

/** The checked files and their problems. `all` lists every place of a repeated problem. */
interface Checked {
  command: 'npm run validate' | 'npm run check';
  files: readonly string[];
  diagnostics: readonly Diagnostic[];
  all: boolean;
}

/** Prints a report. Nothing else goes to standard output. */
export function writeReport(
  format: Format,
  content: string,
  { command, files, diagnostics, all }: Checked,
) {
  const people = (stream: NodeJS.WriteStream) =>
    writeDiagnostics(diagnostics, files, content, {
      color: wantsColor(stream),
      all,
      width: stream.columns,
    });
  if (format === 'pretty') {
    console.log(people(process.stdout));
    return;
  }
  const text = forPrograms[format]({
    command,
    files,
    diagnostics,
    pathOf: pathsFor(format, content),
  });
  if (text) console.log(text);
  // People read the log of the job, too.
  if (format === 'github') console.error(people(process.stderr));
}

/**
 * Paths are relative to where the command was called, in GitHub's workflows to the root of the
 * repository.
 */
export function pathsFor(format: Format, content: string): (file: string) => string {
  const { GITHUB_WORKSPACE } = process.env;
  const root = format === 'pretty' ? undefined : GITHUB_WORKSPACE;
  return pathsFrom(root || callerFolder(), content);
}
