import { code, shortened } from '../../model/wording.ts';
import { change, rewrite, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asValue } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';

const element = /^\s*<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/i;

/** Lines of HTML, which come along where a page is copied from a website or another system. */
export const htmlLines: Trap = (line, { lines }) => {
  const run = runOf(line, lines);
  const [first] = run;
  if (!first) return [];
  const html = run.map(({ text }) => text).join(' ');
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const guess = {
    code: 'Y028' as const,
    place: [first.start, first.to] as [number, number],
    message: `${run.length > 1 ? 'These lines are' : 'This line is'} HTML, and a page has none.`,
  };
  // `<h2>Plans</h2>` as the heading of the block that it is in, and `<lead>Plans</lead>` as its `lead`.
  const [, tag = ''] = /^\s*<([a-z][\w-]*)/i.exec(html) ?? [];
  const meant = /^h[1-6]$/i.test(tag) ? ['heading', 'title'] : isPropertyName(tag) ? [tag] : [];
  const names = run.length === 1 ? meant : [];
  const headings = names.map((name) => {
    const written = `${name}: ${asValue(words)}`;
    const hints = [`Write ${code(shortened(written))}. How it looks comes from the block.`];
    return rewrite([first.start, first.to], written, { ...guess, hints, cost: 0.45 });
  });
  const removed = change(
    run.map((each) => each.removal),
    {
      ...guess,
      hints: [
        words === ''
          ? 'How a page looks comes from its blocks.'
          : `Write the words as the text of a block: ${code(`text: ${shortened(words)}`)}. How they look comes from the block.`,
      ],
      certain: words === '' && !/<(?:img|iframe|video|script|form|input)\b/i.test(html),
      cost: 0.5,
    },
  );
  return [...headings, removed];
};

/** The lines of HTML around a line; between two, there may be words alone. */
function runOf(line: Line, lines: readonly Line[]): Line[] {
  if (!element.test(line.text)) return [];
  const isOne = (other?: Line) => other !== undefined && element.test(other.text);
  const isBetween = (other: Line) => !other.key && other.dashes === 0 && !other.isBlank;
  return line.runAround(
    (each) =>
      isOne(each) ||
      (isBetween(each) && isOne(lines[each.index - 1]) && isOne(lines[each.index + 1])),
  );
}
