import { code } from '../../diagnostics/wording.ts';
import { type Candidate, shortened, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asValue } from '../scalar.ts';
import { asNote } from './stray-prose.ts';

/** Boxes to tick, with their words, as notes. */
const noteOf = (run: readonly Line[], sign: string): Candidate => ({
  code: 'Y028',
  place: [run[0]?.value.from ?? 0, (run[0]?.value.from ?? 0) + sign.trimEnd().length],
  message: `${code(sign.trim())} is a box to tick in notes, and no part of a page.`,
  hints: [asNote],
  title: `write ${code('# ')} in front, which makes it a note that nobody sees`,
  edits: run.map(({ from, indent, value }) => ({
    from: from + indent,
    to: value.to,
    text: `# ${value.text.replace(/^\[.?\][ \t]+/u, '')}`,
  })),
  cost: 0.9,
});

/** `- [x] One`, and `- [ ] Two`: lists to be ticked off, as notes have them. */
export const checkBoxes: Trap = (line, { lines }) => {
  const box = /^\[[ xX✓]?\][ \t]+/;
  if (line.dashes === 0 || line.key || !box.test(line.value.text)) return [];
  const run = lines.filter(
    (other) => other.indent === line.indent && other.dashes > 0 && box.test(other.value.text),
  );
  const [first] = run as [Line];
  const { from } = first.value;
  const sign = box.exec(first.value.text)?.[0] ?? '';
  const words = first.value.text.slice(sign.length);
  // Among groups, a text is no item but a note.
  const isLevel = ({ indent, isBlank, isComment }: Line) =>
    !isBlank && !isComment && indent <= line.indent;
  const beside = [
    lines.slice(0, first.index).findLast(isLevel),
    lines.slice((run.at(-1) as Line).index + 1).find(isLevel),
  ];
  const isGroup = ({ indent, dashes, key, value }: Line) =>
    indent === line.indent && dashes > 0 && (key !== undefined || value.text.startsWith('{'));
  if (beside.some((other) => other && isGroup(other))) return [noteOf(run, sign)];
  return {
    code: 'Y028',
    place: [from, from + sign.trimEnd().length],
    message: `${code(sign.trim())} is a box to tick in notes, and no part of a page.`,
    hints: [`Write ${code(`- ${shortened(asValue(words))}`)}.`],
    title: run.length > 1 ? `remove it from ${run.length} items` : `remove ${code(sign.trim())}`,
    edits: run.map(({ value }) => {
      const { length } = box.exec(value.text)?.[0] ?? '';
      return { from: value.from, to: value.to, text: asValue(value.text.slice(length)) };
    }),
    certain: true,
    cost: 0.9,
  };
};
