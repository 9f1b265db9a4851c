import { code } from '../../diagnostics/wording.ts';
import { onlyOf } from '../../only-of.ts';
import type { Schema } from '../../validate/schemas.ts';
import type { Candidate, Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asFlowValue, asValue } from '../scalar.ts';
import { isPropertyName, shapesOf, tagOf } from '../schema-names.ts';

/** What if `Paris: { value: 12 }` among the items of a list were one of them, and its name the property that it lacks? */
export function namedItems(line: Line): Candidate[] {
  const { name, inBraces } = form.exec(line.text)?.groups ?? {};
  const parent = line
    .linesAbove()
    .find(({ key, column }) => key !== undefined && column < line.indent);
  // The name of a block, such as `steps`, may be that of a property, too.
  const isName = name && (!isPropertyName(name) || tagOf(name));
  if (!isName || !parent?.key || parent.value.text !== '') return [];
  const below = line.subtree().slice(1);
  const first = line.below;
  if (!inBraces && (!first || !below.includes(first))) return [];
  const present = inBraces
    ? [...inBraces.matchAll(/(?<=(?:^|,)[ \t]*)([\w-]+):/g)].map(([, each]) => each)
    : below.filter(({ indent }) => indent === first?.indent).map(({ key }) => key?.name);
  const lost = new Set(
    shapesOf(parent.key.name).items.flatMap(({ required = [], properties = {} }) => {
      const only = onlyOf(required.filter((each) => !present.includes(each)));
      const isItem = present.every((each) => each && Object.hasOwn(properties, each));
      return only !== undefined && isItem ? [only] : [];
    }),
  );
  const by = inBraces || !first ? 0 : line.indent + 2 - first.indent;
  return [...lost].map((property) => ({
    code: 'Y015' as const,
    place: [line.start, line.value.to] as [number, number],
    message: `An item of ${code(parent.key?.name ?? '')} starts with a dash, and ${code(name)} is its ${code(property)}.`,
    hints: [
      inBraces
        ? `Write ${code(`- { ${property}: ${asFlowValue(name)}, … }`)}.`
        : `Write ${code(`- ${property}: ${asValue(name)}`)}, and the rest of the item below it.`,
    ],
    title: `write ${code(`${property}:`)} before it, as an item of the list`,
    edits: [
      {
        from: line.start,
        to: line.value.to,
        text: inBraces
          ? `- { ${property}: ${asFlowValue(name)}, ${inBraces} }`
          : `- ${property}: ${asValue(name)}`,
      },
      ...(by === 0 ? [] : below)
        .filter(({ isBlank }) => !isBlank)
        .map(({ from, indent }) => ({ from, to: from + indent, text: ' '.repeat(indent + by) })),
    ],
    certain: true,
    cost: 6,
  }));
}

const form =
  /^[ \t]*(?<name>[\p{L}\p{N}$][^:#"'{}[\],]*):(?:[ \t]+\{[ \t]*(?<inBraces>[^{}]*\S)[ \t]*\})?[ \t]*$/u;

/** `- Pricing: /pricing` in a list of links, or lines without a dash below one: the words are in the place of a name. */
export const linkItems: Trap = (line, { lines }) => {
  const first = linkIn(line);
  const list = first && line.list;
  const isLink = ({ properties = {} }: Schema) =>
    Object.hasOwn(properties, 'label') && Object.hasOwn(properties, 'href');
  if (!first || !list || !shapesOf(list).items.some(isLink)) return [];
  const isBeside = (other: Line) => other.hasContent && other.indent === line.indent;
  const end = lines.findIndex((each) => each.index > line.index && !isBeside(each));
  const beside = lines.slice(line.index, end < 0 ? undefined : end);
  const wrong = first.isItem ? [line] : beside.filter(({ dashes }) => dashes === 0);
  const links = wrong.flatMap((each) => linkIn(each) ?? []);
  if (links.length < wrong.length) return [];
  const others = links.length > 1 ? ', and the others in the same way' : '';
  return {
    code: 'P104',
    place: [first.from, first.from + first.words.length],
    message: `${code(first.words)} are the words of a link, and are where the name of a property belongs.`,
    label: `write ${code('label:')} before them`,
    hints: [`Write ${code(`- ${first.right}`)}${others}.`],
    title: `write ${code(first.isItem ? first.right : `- ${first.right}`)}${others}`,
    edits: links.map(({ from, to, right, isItem }) => ({
      from,
      to,
      text: isItem ? right : `- ${right}`,
    })),
    // A name such as `linkedin` is most likely written in another way on the page.
    certain: links.every(({ words }) => /^\p{Lu}/u.test(words)),
    cost: 1.5,
  };
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
