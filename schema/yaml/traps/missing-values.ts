import { code } from '../../model/wording.ts';
import { depthOf } from '../braces/reasons.ts';
import { type Candidate, change, rewrite, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { type Found, trapOf } from '../patterns.ts';

/** `- ` alone in its line. */
export const emptyItem: Trap = ({ dashes, key, value, start, removal, above }) => {
  // Within braces that go on in this line, no item begins.
  if (dashes === 0 || key || value.text !== '' || depthOf(above?.value.text ?? '') > 0) return [];
  return change([removal], {
    code: 'Y015',
    place: [start, start + 1],
    message: 'This item of the list is empty.',
    hints: ['Remove the dash, or write after it what is missing.'],
    title: 'remove the dash',
    certain: true,
    cost: 1.5,
  });
};

/** `[820, -, 880]`, `[820, ?, 880]`, `value: -` and `value: #N/A`: a value is missing. */
export const missingValues: Trap = trapOf([
  {
    within: 'text',
    form: /(?<=\[[^\]]*(?<=[[,]\s*))(?<dash>[-–—])(?:\s*,\s*|(?=\s*\]))/,
    guess: ({ at }) =>
      rewrite(at(), '', {
        code: 'Y007',
        place: at('dash'),
        message: 'This dash is not a value, and a list has no gaps.',
        hints: ['Write the value in this place. If there is none, take the place out.'],
        title: 'take the place out',
        cost: 0.5,
      }),
  },
  {
    within: 'text',
    form: /(?<=\[[^\]]*(?<=[[,]\s*)|^\s*-[ \t]+)\?(?=\s*(?:[,\]]|$))/,
    guess: noValue,
  },
  {
    within: 'text',
    form: /(?<=:[ \t]+)(?:[-?]|#(?:N\/A|NV|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!))(?=[ \t]*(?:[,}]|$))/,
    guess: noValue,
  },
]);

/** A text may be a dash; a number cannot, and any number in its place shows that one is meant. */
function noValue({ text, at, line }: Found & { line: Line }): Candidate[] {
  const common = {
    code: 'Y007' as const,
    message:
      text === '-'
        ? 'A dash alone is not a value: YAML takes it for an item of a list.'
        : text === '?'
          ? '`?` is not a value: YAML takes it for the beginning of a name.'
          : `${code(text)} is how a spreadsheet says that it has no value.`,
  };
  return [
    rewrite(at(), `"${text}"`, {
      ...common,
      hints: [`If it is the text, put it in quotes: ${code(`"${text}"`)}.`],
      certain: text === '-',
      cost: 0.6,
    }),
    rewrite(at(), '1', {
      ...common,
      ...(text === '?' && { message: 'A number is missing here: `?` is none.' }),
      hints:
        line.key?.name && !/[[{]/.test(line.value.text)
          ? 'Write the number. One that is not there cannot be shown: then remove this property, or what it belongs to as a whole.'
          : 'Write the number. One that is not there cannot be shown, and a list has no gaps: then end the list before it, or remove what it belongs to as a whole.',
      title: '',
      cost: 0.7,
    }),
  ];
}
