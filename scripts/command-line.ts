import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError, refusalOf } from '../schema/plain-error.ts';

const root = join(import.meta.dirname, '..');

/**
 * Node keeps compiled code here, which saves a command half of its start. Only for what is loaded
 * from here on: commands import by name what they need once their arguments are right.
 */
enableCompileCache(join(root, '.cache/compiled'));

/** An option of a command: how `parseArgs` reads it, and what `--help` says of it. */
interface Option {
  type: 'string' | 'boolean';
  default?: string | boolean;
  multiple?: boolean;
  /** What stands for its value: `DIR`. */
  value?: string;
  about: string;
}

/** A command as `--help` shows it. */
interface Command<Options> {
  usage: string;
  /** What it does. */
  about: string;
  options?: Options;
  /** Whether it takes arguments besides its options. */
  allowPositionals?: boolean;
}

/** Wrong arguments, or the like. */
export class UsageError extends PlainError {}

/** Reads the arguments of a command; prints the help and ends where it is asked for. */
export function readArguments<const Options extends Readonly<Record<string, Option>>>(
  command: Command<Options>,
) {
  const { options = {} as Options, allowPositionals = false } = command;
  const config = {
    options: { ...options, help: { type: 'boolean', short: 'h' } } as const,
    allowPositionals,
  };
  const parsed = (() => {
    try {
      return parseArgs(config);
    } catch (error) {
      // What Node says further on is for programmers.
      const [message = ''] = (error as Error).message.split(' To specify a positional', 1);
      throw new UsageError(`${message}\n\n${writeHelp(command)}`);
    }
  })();
  if ('help' in parsed.values && parsed.values.help) {
    console.log(writeHelp(command));
    process.exit(0);
  }
  return parsed;
}

/** Runs a command: its result is the exit code; what the person at the terminal can fix is said in words, with code 2. */
export async function run(command: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    const message = messageFor(error);
    if (message === undefined) throw error;
    console.error(message);
    // At once, whatever has been opened by now.
    process.exit(2);
  }
}

/** The words for the person at the terminal; `undefined` for what only a programmer can fix. */
function messageFor(error: unknown): string | undefined {
  if (error instanceof PlainError) return error.message;
  const reason = refusalOf(error);
  const { path } = error as NodeJS.ErrnoException;
  return reason && `${path ?? 'A file'} cannot be opened or written: ${reason}.`;
}

/** `--content`, or CONTENT_DIR, or the project's own content. Relative to where the command was called. */
export function contentFolder(option: string | undefined): string {
  // Most likely a variable that is not set, where another folder than the project's was meant.
  if (option === '') throw new UsageError('--content needs a folder, and is empty.');
  return fromCaller(option ?? process.env.CONTENT_DIR) ?? root;
}

/** `OUT_DIR`, or `dist`. */
export const outFolder = (): string => fromCaller(process.env.OUT_DIR) ?? join(root, 'dist');

/** A path as it stands in a variable: from the project's root. */
export const fromProject = (path: string): string => resolve(root, path);

/** Where the command was called; npm itself changes to the project. */
export const callerFolder = (): string => resolve(process.env.INIT_CWD ?? process.cwd());

const fromCaller = (path: string | undefined): string | undefined =>
  path ? resolve(callerFolder(), path) : undefined;

export const contentOption = {
  content: {
    type: 'string',
    value: 'DIR',
    about: 'content folder with site.yaml and pages/ (default: CONTENT_DIR, or this project)',
  },
} as const;

/** Of commands that report what is wrong, see `write-report.ts`. */
export const reportOptions = {
  all: { type: 'boolean', default: false, about: 'list every place of a repeated problem' },
  format: {
    type: 'string',
    default: 'pretty',
    value: 'NAME',
    about:
      'pretty (default), json, github, sarif or junit; start all but pretty with npm run --silent',
  },
} as const;

export const catalogueOption = {
  catalogue: {
    type: 'boolean',
    default: false,
    about: 'also write the catalogue of blocks and visuals, at /_catalogue',
  },
} as const;

function writeHelp({ usage, about, options }: Command<Readonly<Record<string, Option>>>): string {
  const entries = [
    ...Object.entries(options ?? {}).map(([name, { value, about }]) => [
      `--${name}${value === undefined ? '' : ` ${value}`}`,
      about,
    ]),
    ['-h, --help', 'show this help'],
  ];
  const width = Math.max(...entries.map(([name = '']) => name.length));
  const lines = entries.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`);
  return [`Usage: ${usage}`, '', about, '', 'Options:', ...lines].join('\n');
}
