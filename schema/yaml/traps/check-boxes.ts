import { code } from '../../diagnostics/wording.ts';
import { shortened, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asValue } from '../scalar.ts';
import { asNote } from './stray-prose.ts';

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
  const common = {
    code: 'Y028' as const,
    place: [from, from + sign.trimEnd().length] as [number, number],
    message: `${code(sign.trim())} is a box to tick in notes, and no part of a page.`,
    cost: 0.9,
  };
  if (beside.some((other) => other && isGroup(other)))
    return {
      ...common,
      hints: [asNote],
      title: `write ${code('# ')} in front, which makes it a note that nobody sees`,
      edits: run.map(({ start, value }) => ({
        from: start,
        to: value.to,
        text: `# ${value.text.replace(/^\[.?\][ \t]+/u, '')}`,
      })),
    };
  return {
    ...common,
    hints: [`Write ${code(`- ${shortened(asValue(words))}`)}.`],
    title: run.length > 1 ? `remove it from ${run.length} items` : `remove ${code(sign.trim())}`,
    edits: run.map(({ value }) => {
      const { length } = box.exec(value.text)?.[0] ?? '';
      return { from: value.from, to: value.to, text: asValue(value.text.slice(length)) };
    }),
    certain: true,
  };
};
