import { code, shortened } from '../../model/wording.ts';
import { rewrite, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { trapOf } from '../patterns.ts';
import { asValue, isReadable } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';

/** Signs around or before a whole line, of which only the value may have any. */
export const wholeLines: Trap = trapOf([
  // `"heading: Plans"` and `"heading: "Plans""`
  {
    within: 'content',
    form: /^(?<quote>["'])(?<name>[A-Za-z][\w-]*):[ \t]+(?<rest>.*)\k<quote>$/,
    guess: ({ parts: { name = '', rest = '' }, at }) =>
      isPropertyName(name)
        ? rewrite(at(), `${name}: ${quoted(rest)}`, {
            code: 'Y008',
            message: `The quotes are around the whole line, and belong around the text after ${code(`${name}:`)}.`,
            certain: true,
            cost: 0.9,
          })
        : [],
  },
  // `"label": "Plans",,` in braces
  {
    within: 'content',
    form: /,{2,}$/,
    guess: ({ at }) =>
      rewrite(at(), ',', {
        code: 'Y017',
        message: 'There is a comma too many.',
        hints: ['A single comma separates one thing from the next.'],
        certain: true,
        cost: 1.2,
      }),
  },
  // `? What now`
  {
    within: 'content',
    form: /^\?[ \t]+(?<words>\S.*)$/,
    guess: ({ parts: { words = '' }, at, line }) => {
      const right = `${(line.dashes > 0 && sameItem(line)) || 'text'}: ${asValue(words)}`;
      return rewrite(at(), right, {
        code: 'Y007',
        message:
          'A question mark and a space at the beginning mean something else in YAML: the name of a property.',
        hints: [`Write the property before the text: ${code(shortened(right))}.`],
        cost: 1,
      });
    },
  },
]);

/** A text in quotes, which has its own already as in `"heading: "Plans""`. */
const quoted = (text: string): string =>
  /^(["']).+\1$/.test(text) && isReadable(text) ? text : asValue(text.replace(/^["']$/, ''));

/** Returns the property with which another item of the list begins. */
function sameItem(line: Line): string | undefined {
  const isLevel = ({ indent }: Line) => indent <= line.indent;
  const beside = [line.linesAbove().find(isLevel), line.linesBelow().find(isLevel)];
  return beside.find((each) => each?.indent === line.indent && each.dashes > 0 && each.key)?.key
    ?.name;
}
