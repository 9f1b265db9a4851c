import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { EnvironmentError } from '../api/environment.ts';
import { LeadStoreError } from '../api/leads/leads.ts';
import { OutputFolderError } from '../renderer/build/build-cache.ts';
import type { Diagnostic } from '../schema/diagnostics/diagnostics.ts';
import { formatDiagnostic, summarize } from '../schema/diagnostics/format.ts';
import { ContentFolderError, openContentFolder } from '../schema/load/content-folder.ts';

/** What a command prints for `--help`: a line of usage, what it does, and its options. */
export interface Help {
  usage: string;
  about: string;
  options: Record<string, string>;
}

/** A mistake that the person at the terminal can fix: printed without a stack, exit code 2. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads the arguments; prints the help and ends where it is asked for. */
export function readArguments<O extends Options>(help: Help, options: O, allowPositionals = false) {
  const config = {
    options: { ...options, help: { type: 'boolean', short: 'h' } } as const,
    allowPositionals,
  };
  const parsed = (() => {
    try {
      return parseArgs(config);
    } catch (error) {
      throw new UsageError(`${(error as Error).message}\n\n${writeHelp(help)}`);
    }
  })();
  if ('help' in parsed.values && parsed.values.help) {
    console.log(writeHelp(help));
    process.exit(0);
  }
  return parsed;
}

/**
 * Runs a command, whose result is the exit code. A mistake that the person at the terminal can fix is
 * printed as a sentence, and the exit code is 2.
 */
export async function run(command: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!isForPeople(error)) throw error;
    console.error(error.message);
    // At once, whatever has been opened by now.
    process.exit(2);
  }
}

const forPeople = [
  UsageError,
  ContentFolderError,
  OutputFolderError,
  EnvironmentError,
  LeadStoreError,
];

/** What the system refuses is for people as well: no permission, a read-only or a full disk. */
const systemErrors = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

const isForPeople = (error: unknown): error is Error =>
  forPeople.some((kind) => error instanceof kind) ||
  systemErrors.includes((error as NodeJS.ErrnoException).code ?? '');

const root = join(import.meta.dirname, '..');

/**
 * `--content`, or CONTENT_DIR, or the project's own content. Relative to where the command was
 * called. Throws `ContentFolderError` where it is not a content folder.
 */
export function contentFolder(option: string | undefined): string {
  // Most likely a variable that is not set, where another folder than the project's was meant.
  if (option === '') throw new UsageError('--content needs a folder, and is empty.');
  const folder = fromCaller(option ?? process.env.CONTENT_DIR) ?? root;
  openContentFolder(folder);
  return folder;
}

/** `OUT_DIR`, or `dist`. */
export const outFolder = (): string => fromCaller(process.env.OUT_DIR) ?? join(root, 'dist');

/** A path as it stands in a variable: from the project's root. */
export const fromProject = (path: string): string => resolve(root, path);

const fromCaller = (path: string | undefined): string | undefined =>
  path ? resolve(process.env.INIT_CWD ?? process.cwd(), path) : undefined;

export const contentOption = { content: { type: 'string' } } as const;
export const contentHelp = {
  '--content DIR':
    'the content folder: site.yaml and pages/ (default: CONTENT_DIR, or this project)',
};

/** What the server reads from the environment. */
export const serverHelp = `Environment:
  HOST, PORT             where to listen (default 127.0.0.1, 3000)
  DATA_DIR               folder of the leads (default data/)
  OUT_DIR                folder of the built site (default dist/)
  RATE_LIMIT_PER_MINUTE  leads that one visitor may send (default 30; 0: no limit)
  TRUST_PROXY            number of proxies in front, or their addresses (default 0)`;

/** Whether colours are wanted: on a terminal, unless NO_COLOR is set. */
export const wantsColor = (stream: NodeJS.WriteStream): boolean =>
  Boolean(stream.isTTY) && !process.env.NO_COLOR;

/** More than anyone reads in one go; programs get all of them as JSON. */
const mostShown = 100;

/** The diagnostics as people read them, with the closing line. */
export function writeDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: number,
  content: string,
  color: boolean,
): string {
  const lines = new Map<string, string[] | undefined>();
  const readLines = (file: string) => {
    if (!lines.has(file)) lines.set(file, readLinesOf(join(content, file)));
    return lines.get(file);
  };
  const shown = diagnostics.slice(0, mostShown);
  const hidden = diagnostics.length - shown.length;
  return [
    ...shown.map((diagnostic) => `${formatDiagnostic(diagnostic, { color, readLines })}\n`),
    ...(hidden > 0 ? [`… and ${hidden} more: npm run validate -- --format json lists all.\n`] : []),
    summarize(diagnostics, files),
  ].join('\n');
}

function readLinesOf(path: string): string[] | undefined {
  try {
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/);
  } catch {
    return undefined;
  }
}

function writeHelp({ usage, about, options }: Help): string {
  const width = Math.max(...Object.keys(options).map((name) => name.length), 0);
  const lines = Object.entries({ ...options, '-h, --help': 'show this' }).map(
    ([name, text]) => `  ${name.padEnd(Math.max(width, 10))}  ${text}`,
  );
  return [`Usage: ${usage}`, '', about, '', 'Options:', ...lines].join('\n');
}
