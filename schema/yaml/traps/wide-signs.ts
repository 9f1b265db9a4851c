import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';

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
