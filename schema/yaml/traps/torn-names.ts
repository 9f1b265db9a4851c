import { plural } from '../../diagnostics/format.ts';
import { listSign } from '../../diagnostics/list-sign.ts';
import { code, didYouMean } from '../../model/wording.ts';
import { insert } from '../../syntax/text-edits.ts';
import { type Candidate, change, rewrite, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { findAll } from '../patterns.ts';
import { asFlowValue, asValue } from '../scalar.ts';
import {
  isPropertyName,
  namesOf,
  namesThatBegin,
  valuesOf,
  writtenExample,
} from '../schema-names.ts';

/** `hre`: a property that ends in the middle of its name, in a line of its own or in braces. */
export const tornNames: Trap = (line) => [...ownLine(line), ...inBraces(line)];

function ownLine(line: Line): Candidate[] {
  const { below, dashes, indent, column, key, value } = line;
  if (key || !/^[a-z][A-Za-z]+$/.test(value.text)) return [];
  // The dashes of a list may be in the column of its name.
  const hasItems =
    below !== undefined && dashes === 0 && below.dashes > 0 && below.indent === indent;
  const hangs = hasItems || (below !== undefined && below.indent > indent && below.column > column);
  const goesOn = below !== undefined && below.dashes === 0 && below.indent === column;
  // An item that is one word is most likely that.
  if (dashes > 0 && !goesOn) return [];
  const list = listBelow(line);
  if (list) return [list];
  if (!hangs) return incomplete(value.text, namesFor(value.text), value.from, asValue);
  return namesThatBegin(value.text).map((name) =>
    rewrite([value.from, value.to], `${name}:`, {
      code: 'Y013',
      message: `${code(value.text)} is the beginning of a name, and what hangs below it belongs to ${code(`${name}:`)}.`,
      label: didYouMean([`${name}:`]),
      certain: !namesOf(below.dashes > 0 ? 'list' : 'group').includes(value.text),
      cost: costOf(name, value.text),
    }),
  );
}

/** `bullets` without its colon, above items with other signs than dashes. */
function listBelow(line: Line): Candidate | undefined {
  const { value } = line;
  const signOf = (each: Line) => listSign.exec(each.text.trim())?.[0] ?? '';
  // The items may be in the column of the name, too.
  const items = line.runBelow(
    (each) => each.indent > line.indent || (each.indent === line.indent && signOf(each) !== ''),
  );
  const signs = items.map(signOf);
  if (!namesOf('list').includes(value.text) || items.length === 0 || signs.includes(''))
    return undefined;
  const name = code(`${value.text}:`);
  const dashes = items.map(({ start }, at) => ({
    from: start,
    to: start + (signs[at] ?? '').length,
    text: '- ',
  }));
  return change([insert(value.to, ':'), ...dashes], {
    code: 'Y013',
    place: [value.from, value.to],
    message: `A colon is missing after ${code(value.text)}, and its items have no dashes.`,
    hints: [`Write ${name}, and ${code('- ')} before each item below it.`],
    title: `write ${name}, and ${code('- ')} in ${plural(items.length, 'line')}`,
    certain: true,
    cost: 0.4,
  });
}

/** `{ label: Plans, hre }`, and the same where the line ends there, too. */
const inBraces = ({ text, from }: Line): Candidate[] =>
  findAll(/(?<=\{(?:[^{}]*,)?[ \t]*)[a-z][A-Za-z]+(?=[ \t]*(?:[,}]|$))/, text, from).flatMap(
    ({ text: word, at, index }) => {
      // `{ label, href }` has no values at all.
      const isFirst = !text.slice(text.lastIndexOf('{', index), index).includes(':');
      const names = isPropertyName(word) && isFirst ? [] : namesFor(word);
      const isAtEnd = text.trimEnd().length === at()[1] - from;
      return incomplete(word, names, at()[0], asFlowValue, isAtEnd ? ' }' : '');
    },
  );

/** A name that is whole is none of a longer one. */
const namesFor = (word: string): string[] => (isPropertyName(word) ? [word] : namesThatBegin(word));

/** What if the whole property had been written? */
function incomplete(
  word: string,
  names: readonly string[],
  from: number,
  write: (example: string) => string,
  closer = '',
): Candidate[] {
  const place: [number, number] = [from, from + word.length];
  return names.flatMap((name) => {
    const tags = valuesOf(name);
    const values = tags.length > 0 ? tags : [writtenExample(name, write) ?? []].flat();
    return values.map((written): Candidate => {
      const right = `${name}: ${written}`;
      // What an author has to say is nothing to propose.
      const isTag = tags.length > 0;
      const shown = isTag ? code(right) : `${code(`${name}:`)} with its value`;
      return rewrite(place, right + closer, {
        code: 'Y013',
        message: closer
          ? `The line ends in the middle of a property: ${code(word)} ${word === name ? 'has no value' : 'is its beginning'}.`
          : `${code(word)} ${word === name ? '' : 'is the beginning of a property, and '}has neither a colon nor a value.`,
        ...(word !== name && { label: didYouMean([`${name}:`]) }),
        hints: [
          closer
            ? `Write ${shown}, and ${code(closer.trim())} at the end.`
            : `Write the whole property, ${shown}, or remove it.`,
        ],
        title: isTag && !closer ? `write ${code(right)}` : '',
        cost: costOf(name, word) - (closer ? 0.1 : 0),
      });
    });
  });
}

const costOf = (name: string, word: string): number => 0.5 + (name.length - word.length) / 100;
