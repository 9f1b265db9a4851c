import type { Log } from '../../api/log.ts';
import type { Readiness } from '../../api/readiness.ts';
import { builtAt } from '../../renderer/build/output.ts';
import { recoverOutput } from '../../renderer/build/publish.ts';
import type { KeptBuild } from './build-or-keep.ts';

/** Milliseconds between two checks for builds of other processes. */
const lookInterval = 1000;

/**
 * Notices builds of other processes, completes those that were killed halfway, and notices if the
 * pages are removed.
 */
export function followBuilds({ out, time }: KeptBuild, readiness: Readiness, log: Log): void {
  let switchProblem: string | undefined;
  let isMissing = false;
  let isOld = readiness.state().pages !== 'ok';
  setInterval(() => {
    const error = tryToRecover(out);
    // Log a problem once, not every second.
    if (error !== undefined && error !== switchProblem) log({ event: 'switch-failed', error });
    switchProblem = error;
    const built = builtAt(out);
    const wasMissing = isMissing;
    isMissing = built === undefined;
    readiness.report('site', isMissing ? 'There are no pages.' : undefined);
    if (isMissing && !wasMissing) {
      const error = `${out} has no pages. \`npm run build\` writes them.`;
      log({ event: 'pages-missing', error });
    }
    const isNew = isOld && !isMissing && built !== time;
    if (isNew) readiness.report('pages', undefined);
    if (isNew || (wasMissing && !isMissing)) log({ event: 'build-recovered' });
    isOld &&= !isNew;
  }, lookInterval).unref();
}

/**
 * Finishes the switch of another build that was killed halfway.
 * @returns the error, if that failed
 */
function tryToRecover(out: string): string | undefined {
  try {
    recoverOutput(out);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
