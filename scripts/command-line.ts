import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { PlainError, refusalOf } from '../schema/plain-error.ts';

const root = join(import.meta.dirname, '..');

/**
 * Node keeps compiled code here, which saves a command half of its start. Only for what is loaded
 * from here on: commands import by name what they need once their arguments are right.
 */
enableCompileCache(join(root, '.cache/compiled'));

/** What a command prints for `--help`: a line of usage, what it does, and its options. */
export interface Help {
  usage: string;
  about: string;
  options: Record<string, string>;
}

/** Wrong arguments, or the like. */
export class UsageError extends PlainError {}

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
      // What Node says further on is for programmers.
      const [message = ''] = (error as Error).message.split(' To specify a positional', 1);
      throw new UsageError(`${message}\n\n${writeHelp(help)}`);
    }
  })();
  if ('help' in parsed.values && parsed.values.help) {
    console.log(writeHelp(help));
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

export const contentOption = { content: { type: 'string' } } as const;
export const contentHelp = {
  '--content DIR':
    'the content folder: site.yaml and pages/ (default: CONTENT_DIR, or this project)',
};

export const catalogueOption = { catalogue: { type: 'boolean', default: false } } as const;
export const catalogueHelp = {
  '--catalogue': 'also write the catalogue of blocks and visuals, at /_catalogue',
};

/** Whether colours are wanted: on a terminal, unless NO_COLOR is set; FORCE_COLOR decides before both. */
export function wantsColor(stream: NodeJS.WriteStream): boolean {
  const { FORCE_COLOR, NO_COLOR } = process.env;
  if (FORCE_COLOR !== undefined) return !['0', 'false'].includes(FORCE_COLOR);
  return Boolean(stream.isTTY) && !NO_COLOR;
}

function writeHelp({ usage, about, options }: Help): string {
  const width = Math.max(...Object.keys(options).map((name) => name.length), 0);
  const lines = Object.entries({ ...options, '-h, --help': 'show this' }).map(
    ([name, text]) => `  ${name.padEnd(Math.max(width, 10))}  ${text}`,
  );
  return [`Usage: ${usage}`, '', about, '', 'Options:', ...lines].join('\n');
}
