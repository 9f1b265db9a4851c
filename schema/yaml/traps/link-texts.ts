import { quote } from '../../edits/write-scalar.ts';
import { code } from '../../model/wording.ts';
import { change, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { mayBeLink } from './values-to-rewrite.ts';

/**
 * Texts of a list that begin with a link, such as `- [Plans](/pricing)`. YAML takes each for a list, and to
 * look for each by itself takes longer than a file may.
 */
export const textsWithLink: Trap = (line) => {
  if (!beginsWithLink(line) || mayBeLink(line)) return [];
  const items = line
    .runAround(({ hasContent, indent }) => !hasContent || indent >= line.indent)
    .filter((item) => item.indent === line.indent && beginsWithLink(item));
  const [first] = items;
  if (!first || items.length < fewest) return [];
  return change(
    items.map(({ value: { text, from, to } }) => ({ from, to, text: quote(text) })),
    {
      code: 'Y007',
      place: [first.value.from, first.value.to],
      message: `${items.length} texts of ${code(line.list ?? '')} begin with ${code('[')}. Without quotes, YAML takes each for a list.`,
      hints: `Put the whole text of each in quotes: ${code(quote(first.value.text))}.`,
      title: `put the ${items.length} texts in quotes`,
      certain: true,
      cost: 1,
    },
  );
};

/** Fewer are mistakes of their own. */
const fewest = 4;

const beginsWithLink = ({ key, dashes, value: { text } }: Line): boolean =>
  !key && dashes === 1 && /^\[[^[\]]+\]\([^()\s]+\)/.test(text);
