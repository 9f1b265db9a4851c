import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Run {
  /** Seconds. */
  wall: number;
  /** Seconds of all threads. */
  cpu: number;
  /** Peak of the process, MiB. */
  memory: number;
}

const reporter = join(import.meta.dirname, 'report-usage.mjs');

/** Runs a script of this project as a new process, and measures it whole. */
export function measure(script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', reporter, join(import.meta.dirname, '..', script), ...args],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
  );
  let usage = '';
  let errors = '';
  child.stdio[3]?.on('data', (data) => {
    usage += data;
  });
  child.stderr?.on('data', (data) => {
    errors += data;
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      if (code !== 0)
        return reject(new Error(`${script} ended with ${code}:\n${errors.slice(0, 3000)}`));
      const { cpu, memory } = JSON.parse(usage);
      resolve({ wall: (performance.now() - start) / 1000, cpu, memory });
    });
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** Prints rows under their headings, numbers to the right. */
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
  /model name\s*:\s*(.*)/.exec(readTextOrEmpty('/proc/cpuinfo'))?.[1] ?? 'unknown processor';

function readTextOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
