import { code } from '../../diagnostics/wording.ts';
import type { Schema } from '../../validate/schemas.ts';
import type { Candidate, Scene, Trap } from '../candidate.ts';
import { type Line, neighbour, subtree } from '../lines.ts';
import { listAround } from '../list-around.ts';
import { asFlowValue, asValue } from '../scalar.ts';
import { isPropertyName, shapesOf, tagOf } from '../schema-names.ts';

/** What if `Paris: { value: 12 }` among the items of a list were one of them, and its name the property that it lacks? */
export function namedItems(line: Line, { lines }: Scene): Candidate[] {
  const { name, inBraces } = form.exec(line.text)?.groups ?? {};
  const parent = lines
    .slice(0, line.index)
    .findLast(({ key, column }) => key !== undefined && column < line.indent);
  // The name of a block, such as `steps`, may be that of a property, too.
  const isName = name && (!isPropertyName(name) || tagOf(name));
  if (!isName || !parent?.key || parent.value.text !== '') return [];
  const below = subtree(lines, line).slice(1);
  const first = neighbour(lines, line.index, 1);
  if (!inBraces && (!first || !below.includes(first))) return [];
  const present = inBraces
    ? [...inBraces.matchAll(/(?<=(?:^|,)[ \t]*)([\w-]+):/g)].map(([, each]) => each)
    : below.filter(({ indent }) => indent === first?.indent).map(({ key }) => key?.name);
  const lost = new Set(
    shapesOf(parent.key.name).items.flatMap(({ required = [], properties = {} }) => {
      const [only, ...others] = required.filter((each) => !present.includes(each));
      const isItem = present.every((each) => each && Object.hasOwn(properties, each));
      return only !== undefined && isItem && others.length === 0 ? [only] : [];
    }),
  );
  const by = inBraces || !first ? 0 : line.indent + 2 - first.indent;
  return [...lost].map((property) => ({
    code: 'Y015' as const,
    place: [line.from + line.indent, line.value.to] as [number, number],
    message: `An item of ${code(parent.key?.name ?? '')} starts with a dash, and ${code(name)} is its ${code(property)}.`,
    hints: [
      inBraces
        ? `Write ${code(`- { ${property}: ${asFlowValue(name)}, … }`)}.`
        : `Write ${code(`- ${property}: ${asValue(name)}`)}, and the rest of the item below it.`,
    ],
    title: `write ${code(`${property}:`)} before it, as an item of the list`,
    edits: [
      {
        from: line.from + line.indent,
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

/** `- Pricing: /pricing` in a list of links: its words stand in the place of a name. */
export const linkItems: Trap = (line, { lines }) => {
  const [, words = '', href = ''] =
    /^[ \t]*- ([^:#"'{}[\],]+):[ \t]+((?:\/|#|https?:|mailto:|tel:)\S*)[ \t]*$/.exec(line.text) ??
    [];
  const list = words && !isPropertyName(words) ? listAround(line, lines) : undefined;
  const isLink = ({ properties = {} }: Schema) =>
    Object.hasOwn(properties, 'label') && Object.hasOwn(properties, 'href');
  if (!list || !shapesOf(list).items.some(isLink)) return [];
  const right = `{ label: ${asFlowValue(words)}, href: ${asFlowValue(href)} }`;
  const from = line.from + line.column;
  return [
    {
      code: 'P104',
      place: [from, from + words.length],
      message: `${code(words)} are the words of a link, and stand where the name of a property belongs.`,
      label: `write ${code('label:')} before them`,
      hints: [`Write ${code(`- ${right}`)}.`],
      title: `write ${code(right)}`,
      edits: [{ from, to: line.value.to, text: right }],
      certain: true,
      cost: 1.5,
    },
  ];
};
