import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readOrEmpty } from '../../schema/files/read-or-empty.ts';

export interface Run {
  /** Wall time in seconds. */
  wall: number;
  /** Processor time in seconds, of all threads of all processes. */
  cpu: number;
  /** Peak memory of the largest process, in MiB. */
  memory: number;
}

const reporter = pathToFileURL(join(import.meta.dirname, 'report-usage.mjs')).href;

/** Runs a script of this project in a new process, and measures it with its child processes. */
export async function measure(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'usage-'));
  const file = join(folder, 'usage');
  const start = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', script), ...args], {
    env: { ...process.env, ...env, USAGE_FILE: file, NODE_OPTIONS: `--import ${reporter}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const [code] = await once(child, 'exit');
  const wall = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${errors.slice(0, 3000)}`);
  const processes = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true });
  return {
    wall,
    cpu: processes.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: Math.max(...processes.map(({ memory }) => memory)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** Prints a table with numbers aligned to the right. */
export function printTable(headings: string[], rows: (string | number)[][]): void {
  const cells = [headings, ...rows.map((row) => row.map(String))];
  const widths = headings.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of cells) {
    const [first = '', ...rest] = row;
    const columns = rest.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
    console.log([first.padEnd(widths[0] ?? 0), ...columns].join('   '));
  }
}

export const processorModel = (): string =>
  /model name\s*:\s*(.*)/.exec(readOrEmpty('/proc/cpuinfo'))?.[1] ?? 'unknown processor';
