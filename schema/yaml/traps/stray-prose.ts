import { insteadOfText } from '../../diagnostics/explanations/unknown/advice.ts';
import { cachedPieces, code } from '../../diagnostics/wording.ts';
import { insert } from '../../edits/text-edits.ts';
import { shortened, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asFlowValue } from '../scalar.ts';
import { isPropertyName, shapesOf } from '../schema-names.ts';
import { removal } from '../shape/duplicates.ts';

/** A paragraph between blocks, or a note within one, that belongs to no property. */
export const strayProse: Trap = (line, scene) => {
  const { lines } = scene;
  const { text, from, indent, key, dashes, index } = line;
  const words = text.trim();
  if (key || dashes > 0) return [];
  if (/^\p{L}{1,2}$/u.test(words) && !isPropertyName(words))
    return {
      code: 'Y018',
      place: line.place,
      message: `${code(words)} is alone in this line, and belongs to no property.`,
      hints: [
        'It may have slipped in: remove it. If it is the end of the text above, write it there.',
      ],
      title: 'remove the line',
      edits: [removal([line])],
      cost: 5,
    };
  const isWithin = indent > 2;
  const prose = isWithin
    ? /^\p{L}\S*[ \t]/u
    : /^[^\s:{}[\]#&!|>-](?:[^:]*:?|[^\s:]*[ \t][^:]*:[ \t].*)$/u;
  if (!prose.test(words)) return [];
  // A paragraph of its own, before a block, or a line behind a value that is whole.
  const isApart = isWithin
    ? isBehindWhole(line)
    : index > 0 &&
      line.below?.key?.name === 'type' &&
      (!lines[index - 1]?.hasContent || lines[index - 1]?.value.text === '');
  const run = lines.slice(index);
  const end = run.findIndex(
    (line) => line.indent !== indent || line.key || line.dashes > 0 || line.isBlank,
  );
  const paragraph = end < 0 ? run : run.slice(0, end);
  // Each of these is a property without its colon.
  if (isWithin && paragraph.length > 1 && paragraph.every(isNamed)) return [];
  const isBelowBlocks = lines.slice(0, index).some((line) => line.key?.name === 'blocks');
  return {
    code: 'Y018',
    place: [from + indent, from + indent + words.length],
    message: `${code(shortened(words))} belongs to no property.`,
    hints: [
      ...(isWithin
        ? []
        : isBelowBlocks
          ? [inBlock(paragraph.map((line) => line.text.trim()).join(' '))]
          : ['A text is the value of a property of a block, such as `text: …`.']),
      asNote,
    ],
    title: 'write `# ` in front, which makes it a note that nobody sees',
    edits: paragraph.map((line) => insert(line.from + indent, '# ')),
    // Elsewhere it goes on with the text above, if it can.
    cost: isApart ? 5 : 16,
  };
};

const isNamed = ({ text }: Line): boolean =>
  isPropertyName(/^\s*([a-z][\w-]*)[ \t]*[:;=\s]/.exec(text)?.[1] ?? '');

/** Whether a line follows braces, brackets, quotes or the name of a group, which it cannot go on with. */
function isBehindWhole(line: Line): boolean {
  const above = line.above;
  // Among texts, the dash is missing.
  const isAmongTexts = above?.dashes === 1 && !above.key && !above.value.text.startsWith('{');
  if (!above || isAmongTexts) return false;
  // Behind the name of a text, it is most likely that text.
  if (above.value.text === '') return !above.key || !shapesOf(above.key.name).text;
  return /["'}\]]$/.test(above.value.text);
}

/** What else such a text may be. */
export const asNote = 'A note for yourself starts with `# `; what nobody needs can go.';

/** How a text that visitors are to read is written in a block, as the schema of the page says it. */
export const inBlock = (words: string): string =>
  insteadOfText(cachedPieces()['page.json'] ?? {})?.replace(
    'text: …',
    () => `text: ${asFlowValue(words)}`,
  ) ?? '';
