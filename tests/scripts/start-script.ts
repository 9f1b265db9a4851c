import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const scripts = join(import.meta.dirname, '../../scripts');

export interface Started {
  child: ChildProcess;
  /** What it has printed so far, errors included. */
  output: () => string;
  /** Without the errors. */
  stdout: () => string;
  ended: Promise<number | null>;
}

/** Starts a script in a process of its own, which ends with the test. */
export function start(script: string, args: string[], env: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [join(scripts, script), ...args], {
    env: { ...process.env, NO_COLOR: '1', INIT_CWD: '', NODE_ENV: '', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let stdout = '';
  child.stdout.on('data', (data) => {
    output += data;
    stdout += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, stdout: () => stdout, ended };
}
