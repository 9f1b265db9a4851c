import { Writable } from 'node:stream';
import { vi } from 'vitest';

/** Stands for the end of the process. */
class Exit extends Error {
  readonly code: number;
  constructor(code: unknown) {
    super(`exit ${code}`);
    this.code = Number(code ?? 0);
  }
}

export interface Outcome {
  code: number;
  /** Both streams, as a terminal shows them, without the last line break. */
  output: string;
  stdout: string;
  stderr: string;
}

let runs = 0;

/** Runs a script to its end in this process: what it prints, and its exit code. */
export async function runHere(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const printed = { output: '', stdout: '', stderr: '' };
  let exit: Exit | undefined;
  const print = (stream: 'stdout' | 'stderr') => (text: string) => {
    // The command catches what stands for the end, and nothing can follow that.
    if (exit) return;
    printed[stream] += text;
    printed.output += text;
  };
  const printLine = (stream: 'stdout' | 'stderr') => (line: string) => print(stream)(`${line}\n`);
  const stdout = new Writable({
    decodeStrings: false,
    write(chunk, _, done) {
      print('stdout')(String(chunk));
      done();
    },
  });
  const mocks = [
    vi.spyOn(console, 'log').mockImplementation(printLine('stdout')),
    vi.spyOn(console, 'error').mockImplementation(printLine('stderr')),
    vi.spyOn(process, 'stdout', 'get').mockReturnValue(stdout as typeof process.stdout),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      exit ??= new Exit(code);
      throw exit;
    }),
  ];
  const { argv } = process;
  process.argv = [process.execPath, script, ...args];
  for (const [name, value] of Object.entries({ NO_COLOR: '1', INIT_CWD: '', ...env })) {
    vi.stubEnv(name, value);
  }
  runs += 1;
  const outcome = (code: unknown): Outcome => ({
    ...printed,
    output: printed.output.replace(/\n$/, ''),
    code: Number(code ?? 0),
  });
  try {
    // Another address each time, because a module runs once.
    await import(`../../scripts/${script}?run=${runs}`);
    return outcome(process.exitCode);
  } catch (thrown) {
    if (!(thrown instanceof Exit)) throw thrown;
    return outcome(thrown.code);
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    for (const mock of mocks) mock.mockReset();
  }
}
