import type { BuildOptions } from '../../renderer/build/build.ts';
import { builtAt } from '../../renderer/build/output.ts';
import { ContentFolderError } from '../../schema/load/content-folder.ts';
import { buildAndReport } from '../build-and-report.ts';

interface KeptBuild {
  out: string;
  /** Where there is nothing to serve. */
  exitCode?: number;
  /** Why the content could not be built, where an earlier build is served. */
  problem?: string;
  /** When the build that is served was made: milliseconds since 1970. */
  time: number | undefined;
  undrawn: number;
}

/**
 * Builds, or keeps the last good build where that fails, since a restart must not take a site down:
 * content that is not valid, a full disk, a folder that is read-only.
 * @throws what the build throws, where there is no build yet or `content` is not a content folder
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
    // Another folder was named by mistake, and what is served would be another site.
    if (time === undefined || error instanceof ContentFolderError) throw error;
    return { ...kept, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether any process has built the site since. */
export const isBuiltSince = ({ out, time }: KeptBuild): boolean => builtAt(out) !== time;
