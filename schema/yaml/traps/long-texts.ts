import { code } from '../../diagnostics/wording.ts';
import { type Guesses, moveTo, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asValue } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';

/** `|` and `>` with the text behind them instead of below. */
export const longTexts: Trap = (line) => [besideSign(line), belowSign(line)].flat();

function besideSign(line: Line): Guesses {
  const match = /^((?:\|[+-]?|>[+-])(?=["'“\p{L}])|[|>][+-]?(?=[ \t]))([ \t]*)([^#\s].*)$/u.exec(
    line.value.text,
  );
  // A text such as `> 90% of teams` means the sign.
  if (!match || /^>\s*[\d$€]/.test(line.value.text)) return [];
  const [, sign = '', space = '', rest = ''] = match;
  const { from, to } = line.value;
  const next = line.below;
  const goesOn = next && next.indent > line.indent && next.indent > 0 && !next.key;
  const common = {
    code: 'Y007' as const,
    place: [from, from + sign.length] as [number, number],
    message: `After ${code(sign)} the text starts in the next line, not in the same one.`,
    certain: true,
    cost: sign.startsWith('|') ? 1 : 1.5,
  };
  if (goesOn) {
    return {
      ...common,
      hints: ['Start a new line after it, indented like the rest of the text.'],
      title: `start a new line after ${code(sign)}`,
      edits: [
        {
          from: from + sign.length,
          to: from + sign.length + space.length,
          text: `\n${' '.repeat(next.indent)}`,
        },
      ],
    };
  }
  return {
    ...common,
    hints: ['A text of one line needs no such sign.'],
    title: `remove ${code(sign)}`,
    edits: [{ from, to, text: asValue(rest) }],
  };
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
  return {
    code: 'Y014',
    place: [first.start, first.to],
    message: `The text of ${code(key.name)} is too far to the left.`,
    hints: `After ${code(value.text)}, a text starts two spaces further in than its name: in column ${column + 3}.`,
    ...moveTo(column + 2, run),
    certain: true,
    cost: 0.8,
  };
}
