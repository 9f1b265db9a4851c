import { code, shortened } from '../../model/wording.ts';
import { insert } from '../../syntax/text-edits.ts';
import { depthOf } from '../braces/reasons.ts';
import { change, type Guesses, rewrite, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { findAll } from '../patterns.ts';
import { asFlowValue, asReadable, quickValue } from '../scalar.ts';
import { mayHave, shapesOf } from '../schema-names.ts';
import { placesFor } from './group-lines.ts';

/** A group or a list in one line, without the braces or brackets around it. */
export const missingBraces: Trap = (line) =>
  [hasGroupBelow(line) ? [] : aroundGroup(line), aroundItem(line), aroundList(line)].flat();

/** Whether the other properties of its group hang on a line: see `group-lines.ts`. */
const hasGroupBelow = ({ key, below, column }: Line): boolean =>
  key !== undefined && below?.key !== undefined && below.column > column;

export interface Part {
  /** None for what is before the first name. */
  name?: string;
  text: string;
}

/** Whether a text begins like a value of its own, or has half of a pair of braces or brackets. */
const isClosed = (text: string): boolean => /^["'{[|>&*]/.test(text) || depthOf(text) !== 0;

/** Whether each quote has another one: `5", value: 5` may be a measure, or have lost one. */
const hasPairs = (text: string): boolean => text.split('"').length % 2 === 1;

/** `Users, minimum: 1, maximum: 10` at the names. */
function partsOf(text: string): Part[] {
  const starts = [...text.matchAll(/(?:^|,[ \t]+)([a-z][A-Za-z]*):[ \t]+/g)].filter(
    ({ index }) => depthOf(text.slice(0, index)) === 0,
  );
  const named = starts.map(
    (found, index): Part => ({
      name: found[1] as string,
      text: text.slice(found.index + found[0].length, starts[index + 1]?.index).trim(),
    }),
  );
  const before = text.slice(0, starts[0]?.index ?? text.length).trim();
  return [...(before ? [{ text: before }] : []), ...named];
}

const writePart = ({ name, text }: Part): string => `${name}: ${asReadable(text, true)}`;

/** `action: Get Started, href: /` and `action: label: Get Started, href: /`. */
function aroundGroup({ key, value }: Line): Guesses {
  if (!key || isClosed(value.text) || !/[a-z]:[ \t]/.test(value.text)) return [];
  const [first, ...rest] = partsOf(value.text);
  if (!first || rest.length === 0) return [];
  const names = [first, ...rest].flatMap(({ name }) => name ?? []);
  return shapesOf(key.name).groups.flatMap((group): Guesses => {
    if (!mayHave(group, names)) return [];
    const place = placesFor(quickValue(first.text), group, names).sort(
      (a, b) => a.rank - b.rank,
    )[0];
    if (!first.name && !place) return [];
    const parts = [{ ...first, name: first.name ?? place?.name ?? '' }, ...rest];
    const text = `{ ${parts.map(writePart).join(', ')} }`;
    return rewrite([value.from, value.to], text, {
      code: 'Y018',
      message: `${code(key.name)} is a group, and the braces around it are missing.`,
      hints: [`Write ${code(`${key.name}: ${shortened(text)}`)}.`],
      certain: hasPairs(value.text) && (first.name !== undefined || place?.isSure === true),
      cost: 0.95,
    });
  });
}

/** `- label: Jan, value: 12` */
function aroundItem(line: Line): Guesses {
  const { key, value, dashes } = line;
  if (!key || dashes !== 1 || !/,[ \t]+[a-z][A-Za-z]*:[ \t]/.test(value.text)) return [];
  if (value.text.endsWith('}') && depthOf(value.text) === -1) {
    return change([insert(key.from, '{ ')], {
      code: 'Y018',
      place: [key.from, key.to],
      message: 'The brace that opens this group is missing: `{`.',
      hints: [`Write ${code(`- { ${shortened(`${key.name}: ${value.text}`)}`)}.`],
      certain: true,
      cost: 0.5,
    });
  }
  if (isClosed(value.text)) return [];
  const text = inBraces(line);
  if (text === undefined) return [];
  const single = rewrite([key.from, value.to], text, {
    code: 'Y018',
    message: 'The properties of this item are in one line, and the braces around them are missing.',
    hints: [`Write ${code(`- ${shortened(text)}`)}, or each property in a line of its own.`],
    certain: hasPairs(value.text),
    cost: 0.95,
  });
  const below = line
    .linesBelow()
    .take(mostItems)
    .flatMap((each) => {
      const written = each.indent === line.indent ? inBraces(each) : undefined;
      return written && each.key ? [{ from: each.key.from, to: each.value.to, text: written }] : [];
    })
    .toArray();
  // Authors who leave them out do so in the whole list.
  const all = {
    ...single,
    message: `The properties of an item are in one line, and the braces around them are missing, in ${below.length + 1} items.`,
    title: `write braces around ${below.length + 1} items`,
    edits: [...single.edits, ...below],
    cost: 0.9,
  };
  return below.length > 0 ? [all, single] : single;
}

/** How many items of a list are looked at. */
const mostItems = 40;

/** The properties behind a dash in braces, where an item may have all of them. */
function inBraces(line: Line): string | undefined {
  const { key, value, dashes } = line;
  if (!key || dashes !== 1 || isClosed(value.text)) return undefined;
  const parts = partsOf(`${key.name}: ${value.text}`);
  const names = parts.map(({ name }) => name ?? '');
  const isItem = shapesOf(line.list ?? '').items.some((item) => mayHave(item, names));
  return isItem && names.length > 1 ? `{ ${parts.map(writePart).join(', ')} }` : undefined;
}

const item = `(?:"[^"]*"|'[^']*'|[^\\s"'{}[\\],:][^"'{}[\\],:]*)`;
const itemsInRow = new RegExp(
  `(?<=(?<name>[\\w-]+):[ \\t]+)${item}(?:,[ \\t]*${item})+(?=[ \\t]*(?:\\}|$))`,
);

/** `columns: "Starter", "Professional"` and `columns: - Starter - Professional` */
function aroundList({ text, from, key, value }: Line): Guesses {
  const dashed = key && /^- \S.* - \S/.test(value.text) ? value.text.slice(2).split(' - ') : [];
  if (key && dashed.length > 1 && shapesOf(key.name).isListOfValues) {
    const written = `[${dashed.map((item) => asFlowValue(item.trim())).join(', ')}]`;
    return rewrite([value.from, value.to], written, {
      code: 'Y018',
      message: 'A list in one line is written in brackets, with commas between its items.',
      hints: [`Write ${code(shortened(`${key.name}: ${written}`))}.`],
      certain: true,
      cost: 0.5,
    });
  }
  const [found] = findAll(itemsInRow, text, from);
  if (!found || !/["']/.test(found.text) || !shapesOf(found.parts.name ?? '').isListOfValues)
    return [];
  return rewrite(found.at(), `[${found.text}]`, {
    code: 'Y018',
    message: 'The brackets around this list are missing.',
    certain: true,
    cost: 0.5,
  });
}
