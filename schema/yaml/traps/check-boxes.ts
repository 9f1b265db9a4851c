import { code, shortened } from '../../model/wording.ts';
import { change, type Trap } from '../candidate.ts';
import { isRun, type Line, lastOf } from '../lines.ts';
import { asValue } from '../scalar.ts';
import { asNote } from './stray-prose.ts';

const box = /^\[[ xX✓]?\][ \t]+/u;

/** `- [x] One`, and `- [ ] Two`: lists to be ticked off, as notes have them. */
export const checkBoxes: Trap = (line, { lines }) => {
  if (line.dashes === 0 || line.key || !box.test(line.value.text)) return [];
  const run = lines.filter(
    (other) => other.indent === line.indent && other.dashes > 0 && box.test(other.value.text),
  );
  if (!isRun(run)) return [];
  const [first] = run;
  const { text, from } = first.value;
  const wordsOf = ({ value }: Line) => value.text.replace(box, '');
  const sign = text.slice(0, -wordsOf(first).length).trim();
  // Among groups, a text is no item but a note.
  const isLevel = ({ indent, hasContent }: Line) => hasContent && indent <= line.indent;
  const beside = [
    lines.slice(0, first.index).findLast(isLevel),
    lines.slice(lastOf(run).index + 1).find(isLevel),
  ];
  const isGroup = ({ indent, dashes, key, value }: Line) =>
    indent === line.indent && dashes > 0 && (key !== undefined || value.text.startsWith('{'));
  const isNote = beside.some((other) => other && isGroup(other));
  const edits = run.map((each) =>
    isNote
      ? { from: each.start, to: each.value.to, text: `# ${wordsOf(each)}` }
      : { ...each.value, text: asValue(wordsOf(each)) },
  );
  return change(edits, {
    code: 'Y028',
    place: [from, from + sign.length],
    message: `${code(sign)} is a box to tick in notes, and no part of a page.`,
    hints: [isNote ? asNote : `Write ${code(`- ${shortened(asValue(wordsOf(first)))}`)}.`],
    certain: !isNote,
    cost: 0.9,
  });
};
