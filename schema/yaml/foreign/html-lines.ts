import { code } from '../../diagnostics/wording.ts';
import { type Candidate, rewrite, shortened, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asValue } from '../scalar.ts';

const element = /^\s*<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/i;

/** Lines of HTML, which come along where a page is copied from a website or another system. */
export const htmlLines: Trap = (line, { lines }) => {
  const run = runOf(line, lines);
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return [];
  const words = run
    .map(({ text }) => text.replace(/<[^<>]*>/g, ' '))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const many = run.length > 1;
  return [
    ...(!many && /^\s*<h[1-6]\b/i.test(first.text)
      ? ['heading', 'title'].map((name) => asHeading(first, `${name}: ${asValue(words)}`))
      : []),
    {
      code: 'Y028',
      place: [first.start, first.to],
      message: `${many ? 'These lines are' : 'This line is'} HTML, and a page has none.`,
      hints: [
        words === ''
          ? 'How a page looks comes from its blocks.'
          : `Write the words as the text of a block: ${code(`text: ${shortened(words)}`)}. How they look comes from the block.`,
      ],
      title: many ? `remove lines ${first.index + 1} to ${last.index + 1}` : 'remove the line',
      // The line breaks stay, so that all other lines keep their numbers until the fix is made.
      edits: run.map(({ from, to }) => ({ from, to, text: '' })),
      certain:
        words === '' &&
        !/<(?:img|iframe|video|script|form|input)\b/i.test(run.map(({ text }) => text).join()),
      cost: 0.5,
    },
  ];
};

/** `<h2>Plans</h2>` as the heading of the block that it is in. */
const asHeading = ({ from, to, indent }: Line, written: string): Candidate =>
  rewrite([from + indent, to], written, {
    code: 'Y028',
    message: 'This line is HTML, and a page has none.',
    hints: [`Write ${code(shortened(written))}. How it looks comes from the block.`],
    cost: 0.45,
  });

/** The lines of HTML around a line; between two, there may be words alone. */
function runOf(line: Line, lines: readonly Line[]): Line[] {
  if (!element.test(line.text)) return [];
  const isOne = (other?: Line) => other !== undefined && element.test(other.text);
  const isBetween = (other?: Line) =>
    other !== undefined && !other.key && other.dashes === 0 && !other.isBlank;
  let [from, to] = [line.index, line.index + 1];
  while (isOne(lines[from - 1]) || (isBetween(lines[from - 1]) && isOne(lines[from - 2])))
    from -= 1;
  while (isOne(lines[to]) || (isBetween(lines[to]) && isOne(lines[to + 1]))) to += 1;
  return lines.slice(from, to);
}
