import { stripVTControlCharacters } from 'node:util';
import type { DevProblem } from './problems.ts';

/** Reads the content or the code again. */
export type Step = () => Promise<void>;

/** Runs steps that may fail: code or a schema may be half written, or site.yaml gone. */
export interface StepRunner {
  /**
   * Runs a step. If it succeeds, all that had failed are tried again, since the reason may be gone. If it
   * fails, the terminal says why, and `onFailure` follows.
   */
  run(step: Step, onFailure: () => Promise<void>): Promise<void>;
  /** Why the last step failed. Several that fail together mostly have the same reason. */
  failure(): DevProblem | undefined;
}

export function createStepRunner(): StepRunner {
  const failed = new Set<Step>();
  let failure: DevProblem | undefined;
  async function run(step: Step, onFailure: () => Promise<void>): Promise<void> {
    failed.delete(step);
    failure = undefined;
    try {
      await step();
    } catch (error) {
      const { message } = error as Error;
      console.error(message);
      failed.add(step);
      failure = { routes: undefined, text: stripVTControlCharacters(message) };
      await onFailure();
      return;
    }
    const again = [...failed];
    failed.clear();
    for (const other of again) run(other, onFailure);
  }
  return { run, failure: () => failure };
}
