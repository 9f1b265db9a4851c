import { code } from '../../diagnostics/wording.ts';
import type { Candidate, Trap } from '../candidate.ts';
import { type Line, neighbour } from '../lines.ts';
import { asFlowValue, asValue } from '../scalar.ts';
import { exampleOf, namesThatBegin, valuesOf } from '../schema-names.ts';

/** `hre`: a property that ends in the middle of its name, in a line of its own or in braces. */
export const tornNames: Trap = (line, { lines }) => [...ownLine(line, lines), ...inBraces(line)];

function ownLine(line: Line, lines: readonly Line[]): Candidate[] {
  const { index, dashes, indent, column, key, value } = line;
  if (key || !/^[a-z][A-Za-z]+$/.test(value.text)) return [];
  const below = neighbour(lines, index, 1);
  const hangs = below !== undefined && below.indent > indent && below.column > column;
  const goesOn = below !== undefined && below.dashes === 0 && below.indent === column;
  // An item that is one word is most likely that.
  if (dashes > 0 && !goesOn) return [];
  if (!hangs) return incomplete(value.text, value.from, asValue);
  return namesThatBegin(value.text).map((name) => ({
    code: 'Y013',
    place: [value.from, value.to],
    message: `${code(value.text)} is the beginning of a name, and what hangs below it belongs to ${code(`${name}:`)}.`,
    label: `did you mean ${code(`${name}:`)}?`,
    hints: [`Write ${code(`${name}:`)}.`],
    title: `write ${code(`${name}:`)}`,
    edits: [{ from: value.from, to: value.to, text: `${name}:` }],
    certain: true,
    cost: costOf(name, value.text),
  }));
}

/** `{ label: Plans, hre }` */
const inBraces = ({ text, from }: Line): Candidate[] =>
  [...text.matchAll(/(?<=\{[^{}]*,[ \t]*)[a-z][A-Za-z]+(?=[ \t]*[,}])/g)].flatMap(
    ({ 0: word, index }) => incomplete(word, from + index, asFlowValue),
  );

/** What if the whole property had been written? */
function incomplete(word: string, from: number, write: (example: string) => string): Candidate[] {
  const place: [number, number] = [from, from + word.length];
  return namesThatBegin(word).flatMap((name) => {
    const example = exampleOf(name);
    const values = example === undefined ? valuesOf(name) : [write(example)];
    return values.map((written): Candidate => {
      const right = `${name}: ${written}`;
      return {
        code: 'Y013',
        place,
        message: `${code(word)} is the beginning of a property, and has neither a colon nor a value.`,
        label: `did you mean ${code(`${name}:`)}?`,
        hints: [`Write the whole property, such as ${code(right)}, or remove it.`],
        title: `write ${code(right)}`,
        edits: [{ from: place[0], to: place[1], text: right }],
        certain: false,
        cost: costOf(name, word),
      };
    });
  });
}

const costOf = (name: string, word: string): number => 0.5 + (name.length - word.length) / 100;
