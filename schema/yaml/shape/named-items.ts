import { andList, code } from '../../model/wording.ts';
import { type Candidate, change } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asFlowValue, asValue } from '../scalar.ts';
import { isPropertyName, lastNeeded, mayHave, shapesOf, tagOf } from '../schema-names.ts';

/** What if `Paris: { value: 12 }` among the items of a list were one of them, and its name the property that it lacks? */
export function namedItems(line: Line): Candidate[] {
  const parent = line
    .linesAbove()
    .find(({ key, column }) => key !== undefined && column <= line.indent);
  const first = namedItem(line);
  if (!first || !parent?.key || parent.value.text !== '') return [];
  const isBeside = ({ indent, dashes }: Line) => indent === line.indent && dashes === 0;
  const beside = line.runBelow(({ indent }) => indent >= line.indent);
  const isNext = ({ indent, dashes, key }: Line) => indent === line.indent && dashes > 0 && key;
  const next = beside.find(isNext)?.key?.name;
  const items = [first, ...beside.filter(isBeside).flatMap((other) => namedItem(other) ?? [])];
  const present = new Set(items.flatMap(({ present }) => present));
  const lost = new Set(
    shapesOf(parent.key.name).items.flatMap((item) => {
      const only = lastNeeded(item, present);
      if (only !== undefined) return [only];
      // An item below begins with the property that the name is.
      const isLike = item.required?.some((each) => present.has(each));
      return next && isLike && !present.has(next) && mayHave(item, [next]) ? [next] : [];
    }),
  );
  const list = code(parent.key.name);
  const write = (property: string, { name, inBraces }: typeof first, rest = inBraces) =>
    rest ? `- { ${property}: ${asFlowValue(name)}, ${rest} }` : `- ${property}: ${asValue(name)}`;
  const guess = (property: string) => ({
    code: 'Y015' as const,
    place: [line.start, line.value.to] as [number, number],
    message:
      items.length > 1
        ? `Items of ${list} start with a dash, and ${andList(items.map(({ name }) => name))} are the ${code(property)} of each.`
        : `An item of ${list} starts with a dash, and ${code(first.name)} is its ${code(property)}.`,
    hints: [
      first.inBraces
        ? `Write ${code(write(property, first, '…'))}.`
        : `Write ${code(write(property, first))}, and the rest of the item below it.`,
    ],
    title: `write ${code(`${property}:`)} before ${items.length > 1 ? 'each name' : 'it'}, as an item of the list`,
    certain: true,
    cost: 6,
  });
  return [...lost].map((property) => {
    const edits = items.flatMap((item) => [
      { from: item.line.start, to: item.line.value.to, text: write(property, item) },
      ...(item.by === 0 ? [] : item.below).map((each) => each.indentTo(each.indent + item.by)),
    ]);
    return change(edits, guess(property));
  });
}

/** An item of a list without its dash, whose first property is written like a name. */
function namedItem(line: Line) {
  const withColon = form.exec(line.text)?.groups;
  const { name, inBraces } = withColon ?? formWithoutColon.exec(line.text)?.groups ?? {};
  // The name of a block, such as `steps`, may be that of a property, too.
  if (!name || (isPropertyName(name) && !tagOf(name))) return undefined;
  // Its other properties may be as far to the left as its name.
  const isOwn = ({ indent, dashes, key }: Line) =>
    indent > line.indent ||
    (indent === line.indent && dashes === 0 && isPropertyName(key?.name ?? ''));
  const below = line.runBelow(isOwn);
  const first = line.below;
  // Words without a colon are a name only if what is below them is further in.
  if (!withColon && (first?.indent ?? 0) <= line.indent) return undefined;
  if (!inBraces && (!first || !below.includes(first))) return undefined;
  const present = inBraces
    ? [...inBraces.matchAll(/(?<=(?:^|,)[ \t]*)([\w-]+):/g)].map(([, each = '']) => each)
    : below.filter(({ indent }) => indent === first?.indent).map(({ key }) => key?.name ?? '');
  const by = inBraces || !first ? 0 : line.indent + 2 - first.indent;
  // A line that is further to the left than the first is none of the item.
  if (below.some(({ indent }) => indent + by < 0)) return undefined;
  return { line, name, inBraces, below, present, by };
}

const form =
  /^[ \t]*(?<name>[\p{L}\p{N}$][^:#"'{}[\],]*):(?:[ \t]+\{[ \t]*(?<inBraces>[^{}]*\S)[ \t]*\})?[ \t]*$/u;
const formWithoutColon = /^[ \t]*(?<name>[\p{L}\p{N}$](?:[^:#"'{}[\],]*[^:#"'{}[\],\s])?)[ \t]*$/u;
