import { insteadOfText } from '../../diagnostics/explanations/unknown/advice.ts';
import { cachedPieces, code, shortened } from '../../model/wording.ts';
import { type Candidate, change, type Trap } from '../candidate.ts';
import type { Line, Run } from '../lines.ts';
import { asFlowValue } from '../scalar.ts';
import { isPropertyName, shapesOf } from '../schema-names.ts';

/** A paragraph between blocks, or a note within one, that belongs to no property. */
export const strayProse: Trap = (line, { lines }) => {
  const { indent, key, dashes, index } = line;
  const words = line.text.trim();
  if (key || dashes > 0) return [];
  if (/^\p{L}{1,2}$/u.test(words) && !isPropertyName(words))
    return change([line.removal], {
      code: 'Y018',
      place: line.place,
      message: `${code(words)} is alone in this line, and belongs to no property.`,
      hints: [
        'It may have slipped in: remove it. If it is the end of the text above, write it there.',
      ],
      cost: 5,
    });
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
  const paragraph = line.runDown(
    (each) => each.indent === indent && !each.key && each.dashes === 0 && !each.isBlank,
  );
  // Each of these is a property without its colon.
  if (isWithin && paragraph.length > 1 && paragraph.every(isNamed)) return [];
  const isBelowBlocks = lines.slice(0, index).some((each) => each.key?.name === 'blocks');
  const inText = isBelowBlocks
    ? inBlock(paragraph.map((each) => each.text.trim()).join(' '))
    : 'A text is the value of a property of a block, such as `text: …`.';
  // Elsewhere it goes on with the text above, if it can.
  return strayText(paragraph, !isWithin && inText, isApart ? 5 : 16);
};

/** Lines that are no part of a page. They are hardly rubbish, so they become a note. */
export function strayText(
  run: Run,
  hint: string | undefined | false,
  cost: number,
  others = '',
): Candidate {
  const { content } = run[0];
  return change(
    run.map((each) => each.prefix('# ')),
    {
      code: 'Y018',
      place: [content.from, content.to],
      message: `${code(shortened(content.text))} ${others || 'belongs'} to no property.`,
      hints: [hint, asNote],
      cost,
    },
  );
}

const isNamed = ({ text }: Line): boolean =>
  isPropertyName(/^\s*([a-z][\w-]*)[ \t]*[:;=\s]/.exec(text)?.[1] ?? '');

/** Whether a line follows braces, brackets, quotes or the name of a group, which it cannot go on with. */
function isBehindWhole({ above }: Line): boolean {
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
