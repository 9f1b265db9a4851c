import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';

/** Characters without any width: soft hyphens, joiners, marks of direction and of byte order. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]+/g;

/** Characters that nobody sees, in the name of a property or in a word that has to be exact. */
export const invisible: Trap = ({ text: line, from }) => {
  const found = [...line.matchAll(unseen)];
  const [first] = found;
  if (!first) return [];
  const words = line.trim().replace(/^- /, '').replace(unseen, '');
  const [name = words] = /^[\w-]+(?=:)/.exec(words) ?? [];
  return {
    code: 'Y022',
    place: [from + first.index, from + first.index + first[0].length],
    message: `A character that cannot be seen stands in the line of ${code(name)}.`,
    hints: ['Such characters come along with texts that are copied from documents and websites.'],
    title: found.length > 1 ? 'remove the characters' : 'remove the character',
    edits: found.map(({ index, 0: { length } }) => ({
      from: from + index,
      to: from + index + length,
      text: '',
    })),
    certain: true,
    cost: 0.4,
  };
};

/** Digits and signs as Chinese and Japanese keyboards write them, twice as wide: no program takes them for ours. */
const wide = /[\uff10-\uff19｛｝［］，：－．＂＇\u3000]/g;

/** `｛ label: Start， href: / ｝` and `４２`. */
export const wideSigns: Trap = ({ text: line, from }) => {
  const found = [...line.matchAll(wide)];
  const [first] = found;
  if (!first) return [];
  const plain = (sign: string) => sign.normalize('NFKC');
  const all = found.map(([sign]) => sign).join('');
  return {
    code: 'Y022',
    place: [from + first.index, from + first.index + 1],
    message: `${code(first[0])} is a wide sign, as other keyboards write it, and not ${code(plain(first[0]))}.`,
    hints: [`Write ${code(plain(all))} instead of ${code(all)}.`],
    title: found.length > 1 ? 'write ordinary signs' : `write ${code(plain(first[0]))}`,
    edits: found.map(({ 0: sign, index }) => ({
      from: from + index,
      to: from + index + 1,
      text: plain(sign),
    })),
    certain: true,
    cost: 1.5,
  };
};
