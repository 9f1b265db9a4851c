import { code } from '../../diagnostics/wording.ts';
import { depthOf } from '../braces/reasons.ts';
import type { Candidate, Guesses, Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';

/** `- ` alone in its line, `[820, -, 880]`, `value: -` and `value: #N/A`: a value is missing. */
export const loneDash: Trap = (line) => [emptyItem(line), gapIn(line), dashAsValue(line)].flat();

function emptyItem({ dashes, key, value, from, start, to, above }: Line): Guesses {
  // Within braces that go on in this line, no item begins.
  if (dashes === 0 || key || value.text !== '' || depthOf(above?.value.text ?? '') > 0) return [];
  return {
    code: 'Y015',
    place: [start, start + 1],
    message: 'This item of the list is empty.',
    hints: ['Remove the dash, or write after it what is missing.'],
    title: 'remove the dash',
    edits: [{ from, to, text: '' }],
    certain: true,
    cost: 1.5,
  };
}

function gapIn({ text, from }: Line): Guesses {
  const found = /(?<=[[,]\s*)[-–—](?:\s*,\s*|(?=\s*\]))/.exec(text);
  if (!found || !/\[[^\]]*$/.test(text.slice(0, found.index))) return [];
  const at = from + found.index;
  return {
    code: 'Y007',
    place: [at, at + 1],
    message: 'This dash is not a value, and a list has no gaps.',
    hints: ['Write the value in this place. If there is none, take the place out.'],
    title: 'take the place out',
    edits: [{ from: at, to: at + found[0].length, text: '' }],
    cost: 0.5,
  };
}

/** A text may be a dash; a number cannot, and any number in its place shows that one is meant. */
function dashAsValue({ text, from }: Line): Candidate[] {
  const found =
    /(?<=:[ \t]+)(?:-|#(?:N\/A|NV|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!))(?=[ \t]*(?:[,}]|$))/.exec(
      text,
    );
  if (!found) return [];
  const [written] = found;
  const at = from + found.index;
  const to = at + written.length;
  const common = {
    code: 'Y007' as const,
    place: [at, to] as [number, number],
    message:
      written === '-'
        ? 'A dash alone is not a value: YAML takes it for an item of a list.'
        : `${code(written)} is how a spreadsheet says that it has no value.`,
  };
  const write = (value: string) => [{ from: at, to, text: value }];
  return [
    {
      ...common,
      hints: [`If it is the text, put it in quotes: ${code(`"${written}"`)}.`],
      title: 'put it in quotes',
      edits: write(`"${written}"`),
      certain: written === '-',
      cost: 0.6,
    },
    {
      ...common,
      hints:
        'Write the number. One that is not there cannot be shown: then remove this property, or what it belongs to as a whole.',
      title: '',
      edits: write('1'),
      certain: false,
      cost: 0.7,
    },
  ];
}
