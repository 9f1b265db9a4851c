import { vi } from 'vitest';

/** Stands for the end of the process. */
class Exit extends Error {
  readonly code: number;
  constructor(code: unknown) {
    super(`exit ${code}`);
    this.code = Number(code ?? 0);
  }
}

let runs = 0;

/** Runs a script to its end in this process: what it prints, and its exit code. */
export async function runHere(script: string, args: string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const log = vi.spyOn(console, 'log').mockImplementation(print);
  const error = vi.spyOn(console, 'error').mockImplementation(print);
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exit(code);
  });
  const { argv } = process;
  process.argv = [process.execPath, script, ...args];
  for (const [name, value] of Object.entries({ NO_COLOR: '1', INIT_CWD: '', ...env })) {
    vi.stubEnv(name, value);
  }
  runs += 1;
  try {
    // Another address each time, because a module runs once.
    await import(`../../scripts/${script}?run=${runs}`);
    return { code: Number(process.exitCode ?? 0), output: lines.join('\n') };
  } catch (thrown) {
    if (!(thrown instanceof Exit)) throw thrown;
    return { code: thrown.code, output: lines.join('\n') };
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    for (const mock of [log, error, exit]) mock.mockReset();
  }
}
