import { lineBreakOf } from '../../diagnostics/source.ts';
import { namedLines } from '../../syntax/lines.ts';
import { type Candidate, type Guesses, rewrite, type Scene } from '../candidate.ts';
import type { Line } from '../lines.ts';

/** What if an item above were pasted between the lines of another one, which goes on here? */
export function pastedBetween(line: Line, scene: Scene): Guesses {
  if (line.dashes > 0) return pastedIntoList(line, scene);
  if (!line.key) return [];
  return itemsAround(line).flatMap((item, depth) => {
    if (item.column !== line.column) return moved(item, line, scene, 1.9 + depth / 100) ?? [];
    const [, ...own] = line.siblings();
    // What the pasted item may have as well, but does not need, belongs to the other one, too.
    const rests = own.slice(0, own.indexOf(line) + 1);
    // Less than the cost of two lists that are one.
    const cost = own.some((each) => isLost(each, item)) ? 1.1 : 1.8;
    return rests.flatMap((rest, index) => moved(item, rest, scene, cost + index / 100) ?? []);
  });
}

/**
 * A block that begins further left than the list that it was pasted into, whose items go on below it. One item
 * below those of the block is probably a stray one.
 */
function pastedIntoList(line: Line, scene: Scene): Candidate[] {
  const block = itemsAround(line).find(({ key }) => key?.name === 'type');
  const begin = block
    ?.linesAbove()
    .find(({ indent, dashes, value }) => (dashes > 0 && indent <= line.indent) || !value.text);
  if (!block || !begin || begin.indent <= block.indent) return [];
  const items = block
    .subtree()
    .filter(({ indent, dashes }) => dashes > 0 && indent === line.indent);
  return items
    .filter(({ key }) => begin.dashes === 0 || key?.name === begin.key?.name)
    .filter((item) => item.index <= line.index && (item === items[0] || item !== items.at(-1)))
    .slice(-mostItems)
    .flatMap((rest) => moved(block, rest, scene, 1.9 + (line.index - rest.index) / 10_000) ?? []);
}

/** The mistake is noticed near the first of the items that go on. */
const mostItems = 10;

/** The beginnings of the items that a line is in, nearest first. */
function itemsAround(line: Line): Line[] {
  const found: Line[] = [];
  let { indent } = line;
  for (const above of line.linesAbove()) {
    if (above.indent >= indent) continue;
    indent = above.indent;
    if (above.dashes > 0) found.push(above);
  }
  return found;
}

/** Moves an item below what is left of the one that it was pasted into. */
function moved(
  item: Line,
  rest: Line,
  { lines, text }: Scene,
  cost: number,
): Candidate | undefined {
  const own = lines.slice(item.index, rest.index);
  const left = item.subtree().slice(own.length);
  const [begin, end] = [item.above, left.at(-1)];
  if (!begin || begin.indent < item.indent || !end || own.length < 2) return undefined;
  // Of two lines, the first may have been moved above the one before it.
  if (own.length === 2 && own[1]?.key?.name === rest.key?.name) return undefined;
  const numbers = namedLines(text, item.from, (own.at(-1) as Line).to);
  const [one, other] = item.key?.name === 'type' ? ['A block', 'block'] : ['An item', 'item'];
  const written = [...left, ...own].map((each) => each.text).join(lineBreakOf(text));
  return rewrite([item.from, end.to], written, {
    code: 'P117',
    place: item.place,
    message: `${one} is between the lines of another one, which goes on in line ${rest.index + 1}.`,
    label: `${numbers} are in the middle of another ${other}`,
    hints: [`Move ${numbers} below line ${end.index + 1}, where that ${other} ends.`],
    title: `move ${numbers} below line ${end.index + 1}`,
    mustBeValid: true,
    cost,
  });
}

/** Whether an item has a property twice, and the one above, which begins alike, does not have it. */
function isLost({ key: rest }: Line, item: Line): boolean {
  const hasRest = ({ key }: Line) => key?.name === rest?.name;
  const above = item.linesAbove().find(({ indent }) => indent <= item.indent);
  const isAlike =
    above?.dashes === item.dashes &&
    above.key?.name === item.key?.name &&
    (item.key?.name !== 'type' || above.value.text === item.value.text);
  return isAlike && item.siblings().filter(hasRest).length > 1 && !above.siblings().some(hasRest);
}
