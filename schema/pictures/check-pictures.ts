import { join } from 'node:path';
import type { Problem } from '../diagnostics/diagnostics.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import type { Facts } from '../load/load-page.ts';
import { checkAlt } from './check-alt.ts';
import { type PictureFile, readPicture, type UnreadablePicture } from './read-picture.ts';
import { describeUnreadable, describeWrong, notShared, tooSmall } from './wrong-pictures.ts';

export interface CheckedPictures {
  /** By the file in which the picture is used. */
  problems: Map<string, Problem[]>;
  /** Every picture that is used and can be shown, by its address. */
  pictures: Map<string, PictureFile>;
}

/** Looks at every picture that pages use: its first bytes, where it stands, and the text beside it. */
export function checkPictures(
  content: string,
  facts: readonly Facts[],
  assets: readonly string[],
): CheckedPictures {
  const present = new Set(assets);
  const problems = new Map<string, Problem[]>();
  const pictures = new Map<string, PictureFile>();
  const read = new Map<string, PictureFile | UnreadablePicture>();
  const ofFile = new Map<string, Problem>();
  /** What is wrong with the file is reported where it is first used, with the other places. */
  const report = (file: string, problem: Problem, cause?: string) => {
    const reported = cause === undefined ? undefined : ofFile.get(cause);
    if (reported) {
      reported.others ??= [];
      reported.others.push({ file, where: problem.where });
      return;
    }
    if (cause !== undefined) ofFile.set(cause, problem);
    problems.set(file, [...(problems.get(file) ?? []), problem]);
  };
  for (const { file, draft, pictures: uses = [] } of facts) {
    // A draft's mistakes weigh less, so they are reported by themselves.
    const causeOf = (code: string, address: string) =>
      `${code} ${address}${draft ? ' in a draft' : ''}`;
    for (const use of uses) {
      const { address } = use;
      const where = { path: pointerToPath(use.pointer), at: 'value' } as const;
      for (const problem of checkAlt(use)) report(file, problem);
      // That it is not there is reported with links.
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
