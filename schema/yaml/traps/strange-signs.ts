import { code } from '../../model/wording.ts';
import { type Candidate, change, type Trap } from '../candidate.ts';
import { type Found, findAll } from '../patterns.ts';

/** Characters without any width: soft hyphens, joiners, marks of direction and of byte order. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]+/g;

/**
 * Digits and signs as Chinese and Japanese keyboards write them, twice as wide: no program takes them for ours.
 * A colon before a value needs a space, which these keyboards leave out.
 */
const wide = /(?<separator>：[ \t]?)(?=\S)|[\uff10-\uff19｛｝［］，：－．＂＇\u3000]/;

/** Characters that nobody sees, and `｛ label: Start， href: / ｝`, in the name of a property or in a word that has to be exact. */
export const strangeSigns: Trap = ({ text, from }) => {
  const words = text.trim().replace(/^- /, '').replace(unseen, '');
  const [name = words] = /^[\w-]+(?=:)/.exec(words) ?? [];
  const plain = (signs: string) => signs.normalize('NFKC');
  const replaced = (
    form: RegExp,
    write: (sign: Found) => string,
    say: (signs: string) => Pick<Candidate, 'message' | 'hints' | 'title' | 'cost'>,
  ): Candidate[] => {
    const found = findAll(form, text, from);
    const edits = found.map((each) => each.write(write(each)));
    const signs = found.map((each) => each.text).join('');
    return found.length > 0 ? [change(edits, { code: 'Y022', ...say(signs), certain: true })] : [];
  };
  return [
    ...replaced(
      unseen,
      () => '',
      () => ({
        message: `A character that cannot be seen is in the line of ${code(name)}.`,
        hints: ['Such characters are copied along with texts from documents and websites.'],
        cost: 0.4,
      }),
    ),
    ...replaced(
      wide,
      ({ text: sign, parts }) => (parts.separator ? ': ' : plain(sign)),
      (signs) => {
        if (signs.trim() === '')
          return {
            message:
              'A wide space, as other keyboards write it, is where YAML needs an ordinary one.',
            hints: ['Both look alike.'],
            title: 'write an ordinary space',
            cost: 0.7,
          };
        return {
          message: `${code(signs.charAt(0))} is a wide sign, as other keyboards write it, and not ${code(plain(signs.charAt(0)))}.`,
          hints: [
            signs.startsWith('：')
              ? 'Write `:` with a space after it.'
              : `Write ${code(plain(signs))} instead of ${code(signs)}.`,
          ],
          cost: 0.7,
        };
      },
    ),
  ];
};
