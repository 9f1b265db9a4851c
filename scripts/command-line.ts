import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { suggest } from '../schema/model/suggest.ts';
import { PlainError, refusalOf } from '../schema/plain-error.ts';
import { buildOptions, moveOptions, type Option, validateOptions } from './options.ts';

const root = join(import.meta.dirname, '..');

/**
 * Node's compile cache, which saves a command half of its start. It works only for code that is loaded
 * after this line, so commands import their code dynamically once they have checked their arguments.
 */
enableCompileCache(join(root, '.cache/compiled'));

/** A command, for `--help`. */
interface Command<Options> {
  usage: string;
  /** What it does. */
  about: string;
  options?: Options;
  /** Whether it takes arguments besides its options. */
  allowPositionals?: boolean;
}

/** A mistake in how a command was called. */
export class UsageError extends PlainError {}

/** Reads the arguments of a command. With `--help`, prints the help and ends the process. */
export function readArguments<const Options extends Readonly<Record<string, Option>>>(
  command: Command<Options>,
) {
  const { options = {} as Options, allowPositionals = false } = command;
  const config = {
    options: { ...options, help: { type: 'boolean', short: 'h' } } as const,
    allowPositionals,
  };
  refuseTaken(Object.keys(options));
  const parsed = (() => {
    try {
      return parseArgs(config);
    } catch (error) {
      // The rest of Node's message is for programmers.
      const [written = ''] = (error as Error).message.split(
        /\n| To specify a positional|(?<='\.) This command does not/,
        1,
      );
      const message = written.replace(
        /^(Option '--[\w-]+)(?: <value>' argument missing|' argument is ambiguous)/,
        "$1' needs a value",
      );
      const hint = hintFor(message, command);
      throw new UsageError(
        `${message.replace(/\.?$/, '.')}${hint && ` ${hint}`}\n\nUsage: ${command.usage}\n${scriptOf(command)} -- --help shows all options.`,
      );
    }
  })();
  if ('help' in parsed.values && parsed.values.help) {
    console.log(writeHelp(command));
    process.exit(0);
  }
  // It would stand for the folder where the command was called.
  if (parsed.positionals.some((argument: string) => argument === ''))
    throw new UsageError('An argument is empty. Is a variable of the shell not set?');
  return parsed;
}

/** Returns the beginning of a command: `npm run dev`. */
const scriptOf = ({ usage }: { usage: string }): string | undefined => usage.split(' -- ')[0];

/** Says what was probably meant by arguments that Node refuses with this message. */
function hintFor(
  message: string,
  { usage, about, options = {} }: Command<Readonly<Record<string, Option>>>,
): string {
  const names = Object.keys(options);
  // Of `-fix`, Node names only the first letter.
  const short = process.argv.find((argument) => /^-[a-z][\w-]+$/.test(argument))?.slice(1);
  const [, unknown = short ?? ''] =
    /^(?:Unknown option '--|Unexpected argument ')([\w-]+)/.exec(message) ?? [];
  const [meant] = [
    ...suggest(unknown, names),
    ...names.filter((name) => unknown.length > 2 && name.startsWith(unknown)),
    // Two letters that are swapped.
    ...names.filter((name) => lettersOf(name) === lettersOf(unknown)),
  ];
  if (meant) return `Did you mean --${meant}?`;
  const variable = unknown.replaceAll('-', '_').toUpperCase();
  if (variable && about.includes(`\n  ${variable} `))
    return `It is a variable, and is before the command: ${variable}=… ${scriptOf({ usage })}`;
  const [other] = Object.entries(ofOthers).find(([, all]) => Object.hasOwn(all, unknown)) ?? [];
  if (other) return `It is an option of another command: npm run ${other} -- --${unknown}`;
  const [, valued = ''] = /^Option '--([\w-]+)/.exec(message) ?? [];
  const value = options[valued]?.value?.replace(/[[\]]/g, '');
  if (value) return `Write its value after a space: --${valued} ${value}.`;
  const [, given] = /^Unexpected argument '(.+)'/.exec(message) ?? [];
  return given && names.includes('content') ? wholeSite(given) : '';
}

/** Options that people give to other commands, by the command that has them. */
const ofOthers = { validate: validateOptions, build: buildOptions, move: moveOptions };

const lettersOf = (word: string): string => [...word].sort().join('');

/** What to do instead of naming a page or a folder to a command that is about the whole site. */
const wholeSite = (given: string): string =>
  existsSync(resolve(callerFolder(), given, 'site.yaml'))
    ? `To work on another content folder: --content ${given}`
    : `This command is about the whole site. To check a page: npm run validate -- ${given}`;

/** Options of npm itself, which may be set for everything that it runs. */
const ofNpm = ['all', 'email', 'production', 'yes'];

/** Refuses options that npm took for its own, because `--` was missing before them. */
function refuseTaken(names: readonly string[]): void {
  const taken = names.find(
    (name) => !ofNpm.includes(name) && process.env[`npm_config_${name.replaceAll('-', '_')}`],
  );
  if (taken === undefined) return;
  throw new UsageError(
    `npm took --${taken} for an option of its own. Write two dashes before the options of a command: npm run ${process.env.npm_lifecycle_event} -- --${taken}`,
  );
}

/**
 * Runs a command and exits with its result. A problem that the user can fix is printed, with exit
 * code 2. So is output that could not be written, which `console.log` ignores.
 */
export async function run(command: () => Promise<number | undefined>): Promise<void> {
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    // A reader such as `head` has enough. Other errors are those of what should have been written.
    if (error.code === 'EPIPE' || error.syscall !== 'write') return;
    // A server goes on, and ends by itself.
    process.once('beforeExit', () => {
      console.error(`The output cannot be written: ${refusalOf(error) ?? error.message}.`);
      process.exitCode = 2;
    });
  });
  try {
    process.exitCode = await command();
  } catch (error) {
    // The stack of an error of the program itself.
    console.error(messageFor(error) ?? error);
    // Right away, even if something is still open.
    process.exit(2);
  }
}

/** The message for the user; `undefined` for an error that only a programmer can fix. */
export function messageFor(error: unknown): string | undefined {
  if (error instanceof PlainError) return error.message;
  const reason = refusalOf(error);
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  // Of a copy, only the file that is written needs room.
  const file = code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS' ? (dest ?? path) : path;
  return reason && `${file ?? 'A file'} cannot be opened or written: ${reason}.`;
}

/**
 * `--content`, or CONTENT_DIR, or the project's own content. Relative to where the command was
 * called.
 */
export function contentFolder(option: string | undefined): string {
  // Most likely an unset variable of the shell. The user did not mean the project's own folder.
  if (option === '') throw new UsageError('--content needs a folder, and is empty.');
  return fromCaller(option ?? process.env.CONTENT_DIR) ?? root;
}

/** `OUT_DIR`, or `dist`. */
export const outFolder = (): string => fromCaller(process.env.OUT_DIR) ?? join(root, 'dist');

/** The folders whose files everybody can read once the site is online. */
export const publishedFolders = (content: string): string[] => [
  join(content, 'pages'),
  outFolder(),
];

/** Resolves a path from a variable, relative to the project's root. */
export const fromProject = (path: string): string => resolve(root, path);

/** The folder in which the command was called. npm itself changes to the project. */
export const callerFolder = (): string => resolve(process.env.INIT_CWD ?? process.cwd());

const fromCaller = (path: string | undefined): string | undefined =>
  path ? resolve(callerFolder(), path) : undefined;

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
