import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';
import { neighbour } from '../lines.ts';
import { quote } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';
import { shortened } from '../shortened.ts';

/** A line that goes on with the text above it, beside its name instead of further in, and has a colon. */
export const continuedTexts: Trap = (line, { lines }) => {
  const above = neighbour(lines, line.index, -1);
  const words = line.text.trim();
  const name = /^(?<name>[^"'#:{}[\]]+):[ \t]/.exec(words)?.groups?.name;
  if (!above?.key || line.dashes > 0 || !name || isPropertyName(name)) return [];
  // A name is one word; words before a colon are a sentence.
  if (!/[ \t]/.test(name) && !/^\p{Lu}/u.test(name)) return [];
  if (line.column > above.column || !/^[^"'|>{[#]/.test(above.value.text)) return [];
  const to = line.from + line.text.trimEnd().length;
  const whole = `${above.value.text} ${words}`;
  return [
    {
      code: 'Y011',
      place: [line.from + line.indent, to],
      message: `${code(shortened(name))} is taken for a property, because a colon and a space stand behind it.`,
      hints: [
        `If it goes on with the text of ${code(above.key.name)}, put all of that in quotes: ${code(shortened(quote(whole)))}.`,
      ],
      title: 'put both lines in quotes, as one text',
      edits: [{ from: above.value.from, to, text: quote(whole) }],
      certain: false,
      cost: 3,
    },
  ];
};
