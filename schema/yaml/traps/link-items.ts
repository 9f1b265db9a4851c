import type { Schema } from '../../model/schemas.ts';
import { code } from '../../model/wording.ts';
import { change, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asFlowValue } from '../scalar.ts';
import { isPropertyName, mayHave, shapesOf } from '../schema-names.ts';

/** `- Pricing: /pricing` in a list of links, or lines without a dash below one: the words are in the place of a name. */
export const linkItems: Trap = (line) => {
  const first = linkIn(line);
  const list = first && line.list;
  const isLink = (item: Schema) => mayHave(item, ['label', 'href']);
  if (!first || !list || !shapesOf(list).items.some(isLink)) return [];
  const beside = line.runDown((other) => other.hasContent && other.indent === line.indent);
  const wrong = first.isItem ? [line] : beside.filter(({ dashes }) => dashes === 0);
  const links = wrong.flatMap((each) => linkIn(each) ?? []);
  if (links.length < wrong.length) return [];
  const others = links.length > 1 ? ', and the others in the same way' : '';
  const edits = links.map(({ from, to, right, isItem }) => ({
    from,
    to,
    text: isItem ? right : `- ${right}`,
  }));
  return change(edits, {
    code: 'P104',
    place: [first.from, first.from + first.words.length],
    message: `${code(first.words)} are the words of a link, and are where the name of a property belongs.`,
    label: `write ${code('label:')} before them`,
    hints: [`Write ${code(`- ${first.right}`)}${others}.`],
    title: `write ${code(first.isItem ? first.right : `- ${first.right}`)}${others}`,
    // A name such as `linkedin` is most likely written in another way on the page.
    certain: links.every(({ words }) => /^\p{Lu}/u.test(words)),
    cost: 1.5,
  });
};

/** Reads the words and the address of `Pricing: /pricing`. */
function linkIn({ text, from, column, value, dashes }: Line) {
  const [, words = '', href = ''] =
    /^[ \t]*(?:- )?([^:#"'{}[\],-][^:#"'{}[\],]*):[ \t]+((?:\/|#|https?:|mailto:|tel:)\S*)[ \t]*$/.exec(
      text,
    ) ?? [];
  if (words === '' || isPropertyName(words)) return undefined;
  const right = `{ label: ${asFlowValue(words)}, href: ${asFlowValue(href)} }`;
  return { words, right, from: from + column, to: value.to, isItem: dashes > 0 };
}
