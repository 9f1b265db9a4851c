import { code, shortened } from '../../model/wording.ts';
import { type Candidate, change, type Scene, type Trap } from '../candidate.ts';
import { gapBetween } from '../cut-words.ts';
import type { Line } from '../lines.ts';
import { isAddressName, isPropertyName, shapesOf, valuesOf } from '../schema-names.ts';

/** A line break in the middle of a line, so that the rest of it is in the next one, wherever that starts. */
export const cutLines: Trap = (rest, scene) => {
  const before = scene.lines[rest.index - 1];
  if (!before?.hasContent || rest.isBlank) return [];
  return [...ofName(before, rest), ...ofValue(before, rest, scene)];
};

/** `blo` above `cks:`, `visual` above `:`, and `{ la` above `bel: Plans }`. */
function ofName(before: Line, rest: Line): Candidate[] {
  const [, start = ''] =
    /(?:^[ \t]*(?:-[ \t]+)*|[{,][ \t]*)([A-Za-z][\w-]*)$/.exec(before.text) ?? [];
  const [, end] = /^([\w-]*):(?:[ \t]|$)/.exec(rest.text.trim()) ?? [];
  if (start === '' || end === undefined || !isPropertyName(start + end)) return [];
  return [joined(before, rest, '', { certain: true, cost: 0.3 })];
}

/** The rest of a value. Words alone may be much else than the rest of a text, unless it goes on within a word. */
function ofValue(before: Line, rest: Line, { text }: Scene): Candidate[] {
  const { value } = before;
  if (value.text === '' || /^[|>]/.test(value.text)) return [];
  const isOpen = hasOpenGroup(before.text);
  if (!isOpen && (rest.dashes > 0 || rest.key)) return [];
  // A text within quotes of its own has lost its name instead.
  if (!isOpen && /^(["']).*\1$/.test(rest.content.text)) return [];
  const gap = isWithinWord(before, rest) ? '' : gapBetween(before, rest, text);
  const cost = isOpen ? 0.6 : 3.9;
  if (gap === '' || (gap === ' ' && isOpen))
    return [joined(before, rest, gap, { certain: true, cost })];
  // The second is tried only where a space in between is not valid.
  return isOpen
    ? [
        joined(before, rest, ' ', { certain: false, cost }),
        joined(before, rest, '', { certain: true, cost: cost + 0.01 }),
      ]
    : [];
}

/** `type: he` above `ro`, and `href: /pri` above `cing`: the value has no spaces. */
function isWithinWord({ key, value, text }: Line, rest: Line): boolean {
  const end = rest.text.trim();
  if (!key || text !== text.trimEnd() || /\s/.test(end)) return false;
  const whole = value.text + end;
  return (
    /^\S+[-/.@]$/.test(value.text) ||
    valuesOf(key.name).includes(whole) ||
    shapesOf(key.name).words.has(whole) ||
    (isAddressName(key.name) && /^(?:[/#]|[a-z]+:)/.test(value.text)) ||
    (shapesOf(key.name).text === undefined && /^-?\d[\d.]*$/.test(whole))
  );
}

/** Whether a line has a quote, a brace or a bracket that is not closed in it. */
function hasOpenGroup(text: string): boolean {
  const plain = text.replace(/"(?:[^"\\]|\\.)*"|(?<=[[{,:-][ \t]*)'(?:[^']|'')*'/g, '');
  const count = (sign: string) => plain.split(sign).length;
  return (
    /(?:^|[[{,:-])[ \t]*["']/.test(plain) || count('{') > count('}') || count('[') > count(']')
  );
}

function joined(
  before: Line,
  rest: Line,
  gap: string,
  guess: Pick<Candidate, 'certain' | 'cost'>,
): Candidate {
  const start = before.text.trimEnd();
  const end = rest.text.trim();
  const [seam = ''] = /(?:^|(?<=\s))\S.{0,23}$/.exec(start) ?? [];
  const written = (sign: string) => code(shortened(seam + sign + end));
  const at = before.from + start.length;
  return change([{ from: at, to: rest.start, text: gap }], {
    code: 'Y031',
    place: rest.place,
    message: `Line ${before.index + 1} is cut in two, and this is the rest of it.`,
    hints: [
      guess.certain
        ? `Write it at the end of that line: ${written(gap)}.`
        : `Write it at the end of that line: ${written(' ')}, or ${written('')} where that is one word.`,
    ],
    title: `write it at the end of line ${before.index + 1}`,
    mustBeValid: true,
    ...guess,
  });
}
