import { join } from 'node:path';
import type { Facts } from '../facts/facts.ts';
import { collectIn, type Finding, valueIn } from '../facts/rule.ts';
import type { IsSound } from '../facts/sound-parts.ts';
import type { Problem } from '../model/diagnostics.ts';
import { pointerAround } from '../model/pointer.ts';
import { checkAlt } from './check-alt.ts';
import { type PictureFile, readPicture, type UnreadablePicture } from './read-picture.ts';
import {
  describeUnreadable,
  describeWrong,
  notShared,
  notTransparent,
  tooSmall,
} from './wrong-pictures.ts';

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
  const report = collectIn(problems, isSound);
  const read = new Map<string, PictureFile | UnreadablePicture>();
  for (const { file, draft, pictures: uses = [] } of facts) {
    for (const use of uses) {
      const { address, pointer } = use;
      const spot = valueIn(file, pointer);
      // Mistakes in drafts are only warnings, so they are reported separately.
      const reportOnce = (wrong: Finding) =>
        report.cause(`${wrong.code} ${address}${draft ? ' in a draft' : ''}`, spot, () => wrong);
      const wrongAlt = checkAlt(use);
      if (wrongAlt) report.problem(valueIn(file, `${pointerAround(pointer)}/alt`), wrongAlt);
      // The link checks report missing files.
      if (!present.has(address)) continue;
      const picture = read.get(address) ?? readPicture(join(content, 'pages', address));
      read.set(address, picture);
      if ('wrong' in picture) {
        reportOnce(describeUnreadable(address, picture));
        continue;
      }
      pictures.set(address, picture);
      describeWrong(address, picture).forEach(reportOnce);
      const wrong =
        notShared(use, picture) ?? notTransparent(use, picture) ?? tooSmall(use, picture);
      if (wrong) report.problem(spot, wrong);
    }
  }
  return { problems, pictures };
}
