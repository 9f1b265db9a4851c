import { makeFolder } from '../schema/make-folder.ts';
import { PlainError } from '../schema/plain-error.ts';
import { variables } from './variables.ts';

type Table = typeof variables;

/** What the operator chose, read from environment variables. */
export type Environment = { [Key in keyof Table]: Table[Key]['fallback'] };

/** A folder that is written to. */
interface Folder {
  /** Of the variable that names it. */
  name: string;
  /** Absolute. */
  path: string;
  /** Who may enter it where it has to be made. */
  mode?: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Says of every variable that is wrong what was found and what is allowed, a line each. */
export class EnvironmentError extends PlainError {
  override name = 'EnvironmentError';
}

/**
 * Reads the variables that the server knows. An empty one counts as not set.
 * @param folders are made where they are missing
 * @throws EnvironmentError naming every bad value at once
 */
export function readEnvironment(given: Variables, folders: readonly Folder[] = []): Environment {
  const problems: string[] = [];
  const entries = Object.entries(variables).map(([key, { name, fallback, allowed, parse }]) => {
    const text = given[name]?.trim();
    const value = text ? parse(text) : fallback;
    if (text && value === undefined)
      problems.push(`${name} is ${JSON.stringify(text)}; it must be ${allowed}.`);
    return [key, value];
  });
  const environment: Environment = Object.fromEntries(entries);
  const { port, metricsPort } = environment;
  if (metricsPort && metricsPort === port)
    problems.push(`METRICS_PORT is ${metricsPort}, and so is PORT; they must differ.`);
  for (const { name, path, mode } of folders) {
    const reason = makeFolder(path, mode);
    if (reason)
      problems.push(
        `${name} is ${JSON.stringify(path)}; it must be a folder that can be written: ${reason}.`,
      );
  }
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  return environment;
}

/** The folder of the leads alone, for programs that don't serve. */
export const readDataFolder = ({ DATA_DIR }: Variables): string =>
  DATA_DIR?.trim() || variables.dataFolder.fallback;

/** For `--help`: a line for each variable. */
export function describeVariables(others: Readonly<Record<string, string>> = {}): string {
  const own = Object.values(variables).map(({ name, about, fallback, otherwise }) => [
    name,
    `${about} (default ${otherwise ?? fallback})`,
  ]);
  const lines = [...own, ...Object.entries(others)];
  const width = Math.max(...lines.map(([name = '']) => name.length));
  return [
    'Environment:',
    ...lines.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`),
  ].join('\n');
}
