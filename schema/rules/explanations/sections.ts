import { pointerToPath } from '../../diagnostics/pointer.ts';
import { correctionOf } from '../../figures/either-place.ts';
import type { Mismatch } from '../../figures/mismatch.ts';
import type { Finding } from '../../validate/rule.ts';

/** A number of a section that is another’s, or of none. */
export function explainSection(mismatch: Mismatch): Finding {
  const { code, names, others = [] } = mismatch;
  const [kind, number = '', title = '', right = '', other = ''] = names;
  const see = others.map(pointerToPath);
  // The words are those of the section, too, so the number alone is wrong.
  const isCertain = names.length < 5;
  if (kind === 'missing section')
    return {
      code,
      message: `This text says “${number}”, and the last section of this page is ${title}.`,
      hints: ['A section was removed, or the number is another.'],
    };
  return {
    code,
    message: `This link says ${number}, and leads to \`${title}\`, which is ${right}.`,
    hints: [
      isCertain
        ? 'The sections are counted by themselves, so their numbers change where one is added or removed.'
        : `Correct the number${other ? `, or lead to \`#${other}\`, which is ${number}` : ', or the address'}.`,
    ],
    see,
    ...correctionOf(mismatch, isCertain),
  };
}
