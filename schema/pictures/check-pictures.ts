import { join } from 'node:path';
import type { Problem } from '../diagnostics/diagnostics.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import type { Facts } from '../load/load-page.ts';
import type { IsSound } from '../load/sound-parts.ts';
import { checkAlt } from './check-alt.ts';
import { type PictureFile, readPicture, type UnreadablePicture } from './read-picture.ts';
import { describeUnreadable, describeWrong, notShared, tooSmall } from './wrong-pictures.ts';

export interface CheckedPictures {
  /** Problems by the file that uses the picture. */
  problems: Map<string, Problem[]>;
  /** All valid pictures in use, by address. */
  pictures: Map<string, PictureFile>;
}

/**
 * Checks all pictures in use: their first bytes, their size for their place, and their text
 * alternatives.
 */
export function checkPictures(
  content: string,
  facts: readonly Facts[],
  assets: readonly string[],
  isSound: IsSound,
): CheckedPictures {
  const present = new Set(assets);
  const problems = new Map<string, Problem[]>();
  const pictures = new Map<string, PictureFile>();
  const read = new Map<string, PictureFile | UnreadablePicture>();
  const reportedByCause = new Map<string, Problem>();
  /** Reports a problem of a picture file at its first use, with its other uses. */
  const report = (file: string, problem: Problem, cause?: string) => {
    if (!isSound(file, problem.where)) return;
    const reported = cause === undefined ? undefined : reportedByCause.get(cause);
    if (reported) {
      reported.others ??= [];
      reported.others.push({ file, where: problem.where });
      return;
    }
    if (cause !== undefined) reportedByCause.set(cause, problem);
    problems.set(file, [...(problems.get(file) ?? []), problem]);
  };
  for (const { file, draft, pictures: uses = [] } of facts) {
    // Mistakes in drafts are only warnings, so they are reported separately.
    const causeOf = (code: string, address: string) =>
      `${code} ${address}${draft ? ' in a draft' : ''}`;
    for (const use of uses) {
      const { address } = use;
      const where = { path: pointerToPath(use.pointer), at: 'value' } as const;
      const wrongAlt = checkAlt(use);
      if (wrongAlt) report(file, wrongAlt);
      // The link checks report missing files.
      if (!present.has(address)) continue;
      const picture = read.get(address) ?? readPicture(join(content, 'pages', address));
      read.set(address, picture);
      if ('wrong' in picture) {
        const problem = { where, ...describeUnreadable(address, picture) };
        report(file, problem, causeOf(problem.code, address));
        continue;
      }
      pictures.set(address, picture);
      for (const wrong of describeWrong(address, picture)) {
        report(file, { where, ...wrong }, causeOf(wrong.code, address));
      }
      const wrong = notShared(use, picture) ?? tooSmall(use, picture);
      if (wrong) report(file, { where, ...wrong });
    }
  }
  return { problems, pictures };
}
