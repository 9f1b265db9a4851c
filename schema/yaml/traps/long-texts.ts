import { code } from '../../model/wording.ts';
import { change, type Guesses, rewrite, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { findAll } from '../patterns.ts';
import { asValue } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';

/** `|` and `>` with the text behind them instead of below. */
export const longTexts: Trap = (line) =>
  [besideSign(line), severalSigns(line), belowSign(line)].flat();

/** `text: >-|`: two of the signs of which one is enough. */
function severalSigns({ value, below, indent }: Line): Guesses {
  const [found] = findAll(/^(?<sign>[|>][+-]?)[|>][|>+-]*$/, value.text, value.from);
  if (!found || !below || below.indent <= indent) return [];
  const { sign = '' } = found.parts;
  return rewrite(found.at(), sign, {
    code: 'Y007',
    message: `${code(value.text)} is several signs, and a long text has one before it.`,
    hints: [
      `Write ${code(sign)}. Below ${code('|')} each line of the text stays one, and below ${code('>')} they go on in one line.`,
    ],
    cost: 0.8,
  });
}

const textBeside =
  /^(?<sign>(?:\|[+-]?|>[+-])(?=["'“\p{L}])|[|>][+-]?(?=[ \t]))(?<space>[ \t]*)(?<rest>[^#\s].*)$/u;

function besideSign({ value, below, indent }: Line): Guesses {
  const [found] = findAll(textBeside, value.text, value.from);
  // A text such as `> 90% of teams` means the sign.
  if (!found || /^>\s*[\d$€]/.test(value.text)) return [];
  const { sign = '', rest = '' } = found.parts;
  const goesOn = below && below.indent > indent && !below.key;
  const [place, right] = goesOn
    ? [found.at('space'), `\n${' '.repeat(below.indent)}`]
    : [found.at(), asValue(rest)];
  return rewrite(place, right, {
    code: 'Y007',
    place: found.at('sign'),
    message: `After ${code(sign)} the text starts in the next line, not in the same one.`,
    hints: [
      goesOn
        ? 'Start a new line after it, indented like the rest of the text.'
        : 'A text of one line needs no such sign.',
    ],
    ...(!goesOn && { title: `remove ${code(sign)}` }),
    certain: true,
    cost: sign.startsWith('|') ? 1 : 1.5,
  });
}

/** `text: |`, and the text below it in the same column, so that it is taken for more properties. */
function belowSign(line: Line): Guesses {
  const { key, value, column } = line;
  if (!key || !/^[|>][+-]?$/.test(value.text)) return [];
  const run = line.runBelow(
    (below) =>
      below.indent <= column && below.dashes === 0 && !isPropertyName(below.key?.name ?? ''),
  );
  const [first] = run;
  if (!first) return [];
  return change(
    run.map((each) => each.indentTo(column + 2)),
    {
      code: 'Y014',
      place: [first.start, first.to],
      message: `The text of ${code(key.name)} is too far to the left.`,
      hints: `After ${code(value.text)}, a text starts two spaces further in than its name: in column ${column + 3}.`,
      certain: true,
      cost: 0.8,
    },
  );
}
