import { code } from '../../diagnostics/wording.ts';
import type { Candidate, Trap } from '../candidate.ts';

/** Characters without any width: soft hyphens, joiners, marks of direction and of byte order. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]+/g;

/** Digits and signs as Chinese and Japanese keyboards write them, twice as wide: no program takes them for ours. */
const wide = /[\uff10-\uff19｛｝［］，：－．＂＇\u3000]/g;

/** Characters that nobody sees, and `｛ label: Start， href: / ｝`, in the name of a property or in a word that has to be exact. */
export const strangeSigns: Trap = ({ text, from }) => {
  const words = text.trim().replace(/^- /, '').replace(unseen, '');
  const [name = words] = /^[\w-]+(?=:)/.exec(words) ?? [];
  const plain = (signs: string) => signs.normalize('NFKC');
  const replaced = (
    signs: RegExp,
    say: (found: readonly string[]) => Pick<Candidate, 'message' | 'hints' | 'title' | 'cost'>,
  ): Candidate[] => {
    const found = [...text.matchAll(signs)];
    const [first] = found;
    if (!first) return [];
    return [
      {
        code: 'Y022',
        place: [from + first.index, from + first.index + first[0].length],
        ...say(found.map(([sign]) => sign)),
        edits: found.map(({ 0: sign, index }) => ({
          from: from + index,
          to: from + index + sign.length,
          text: signs === wide ? plain(sign) : '',
        })),
        certain: true,
      },
    ];
  };
  return [
    ...replaced(unseen, ({ length }) => ({
      message: `A character that cannot be seen is in the line of ${code(name)}.`,
      hints: ['Such characters are copied along with texts from documents and websites.'],
      title: length > 1 ? 'remove the characters' : 'remove the character',
      cost: 0.4,
    })),
    ...replaced(wide, (found) => ({
      message: `${code(found[0] ?? '')} is a wide sign, as other keyboards write it, and not ${code(plain(found[0] ?? ''))}.`,
      hints: [`Write ${code(plain(found.join('')))} instead of ${code(found.join(''))}.`],
      title: found.length > 1 ? 'write ordinary signs' : `write ${code(plain(found[0] ?? ''))}`,
      cost: 0.7,
    })),
  ];
};
