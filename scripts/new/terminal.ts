import { createInterface } from 'node:readline/promises';
import { UsageError } from '../command-line.ts';

/** Asks a question, and returns the line of the answer. */
export type Ask = (question: string) => Promise<string>;

/** Asks questions at the terminal. Throws `UsageError` if the input ends before an answer. */
export async function atTerminal<T>(run: (ask: Ask) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    terminal.setPrompt(question);
    // Not `prompt()`, which throws if the input has ended after a pasted answer.
    process.stdout.write(question);
    const { value, done } = await lines.next();
    // Ctrl-C or Ctrl-D. The line break ends the line of the question.
    if (done) throw new UsageError('\nStopped. Nothing was written.');
    return value;
  };
  try {
    return await run(ask);
  } finally {
    terminal.close();
  }
}

/** Asks again as long as an answer is refused with a `UsageError`, and shows its message. */
export async function askUntil<T>(
  ask: Ask,
  question: string,
  take: (answer: string) => T | Promise<T>,
): Promise<T> {
  let asked = question;
  for (;;) {
    const answer = (await ask(asked)).trim();
    try {
      return await take(answer);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      asked = `${error.message}\n${question}`;
    }
  }
}
