import type { BuildOptions } from '../../renderer/build/open-build.ts';
import { builtAt } from '../../renderer/build/output.ts';
import { ContentFolderError } from '../../schema/load/content-folder.ts';
import { buildAndReport } from '../build-and-report.ts';
import { messageFor } from '../command-line.ts';

export interface KeptBuild {
  out: string;
  /** Set if there is nothing to serve. */
  exitCode?: number;
  /** Why the build failed, if an earlier one is served. */
  problem?: string;
  /** The time of the served build, in milliseconds since 1970. */
  time: number | undefined;
  undrawn: number;
}

/**
 * Builds, or keeps the last good build if that fails: invalid content, a full or a read-only disk must
 * not take a site down on a restart.
 * @throws the error of the build, if there is no build yet or `content` is not a content folder
 */
export async function buildOrKeep(
  content: string,
  out: string,
  options: Pick<BuildOptions, 'catalogue'>,
  print: (line: string) => void,
): Promise<KeptBuild> {
  const time = builtAt(out);
  const kept = { out, time, undrawn: 0 };
  try {
    const { exitCode, undrawn } = await buildAndReport(content, out, options, print);
    if (exitCode === 0) return { ...kept, undrawn };
    if (time === undefined) return { ...kept, exitCode };
    return {
      ...kept,
      problem: 'The content is not valid: `npm run validate` says what to change.',
    };
  } catch (error) {
    // The wrong folder was named, and the existing build belongs to another site.
    if (time === undefined || error instanceof ContentFolderError) throw error;
    return { ...kept, problem: messageFor(error) ?? String(error) };
  }
}
