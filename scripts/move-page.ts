import { printable } from '../schema/diagnostics/sentences.ts';
import { openContentFolder } from '../schema/load/content-folder.ts';
import { describeMove } from '../schema/moves/describe-move.ts';
import { makeMove } from '../schema/moves/make-move.ts';
import { planMove } from '../schema/moves/plan-move.ts';
import { callerFolder } from './command-line.ts';
import { pathsFrom } from './write-diagnostics.ts';

/** Moves a page, or with `isDry` only prints what would change. Returns the exit code. */
export async function movePage(
  content: string,
  old: string,
  target: string,
  isDry: boolean,
): Promise<number> {
  const folder = openContentFolder(content);
  const plan = await planMove(folder, old, target);
  if (!isDry) makeMove(folder, plan);
  const pathOf = pathsFrom(callerFolder(), content);
  if (isDry) console.log('Dry run, nothing has changed. The move would do this:');
  for (const line of describeMove(plan, pathOf)) console.log(printable(line));
  return 0;
}
