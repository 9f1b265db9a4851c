import { accepts } from '../../diagnostics/accepts.ts';
import { type LostColon, lostColon } from '../../diagnostics/lost-colon.ts';
import type { Schema } from '../../model/schemas.ts';
import { code, didYouMean, resolvePiece, shortened } from '../../model/wording.ts';
import {
  type Candidate,
  change,
  type Guesses,
  rewrite,
  type Trap,
  wrongColon,
} from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asReadable, quickValue } from '../scalar.ts';
import { shapesOf } from '../schema-names.ts';

/**
 * `visual: answer`, `action: Contact Sales` and `- Blog` with the other properties of the group below:
 * the value in the line of the name is one of them, too.
 */
export const groupLines: Trap = (line) => {
  const { key, dashes, value, column } = line;
  const below = line.below;
  const start = key ? column + 1 : column;
  const isGroup = below?.key !== undefined && below.dashes === 0 && below.column >= start;
  if (!isGroup || value.text === '' || !(key || dashes > 0)) return [];
  const names = namesBelow(line, below);
  if (value.text.startsWith('{')) return key ? bracesAbove(line, below, names) : [];
  const [first = '', ...more] = splitAtNames(value.text.replace(/:$/, ''));
  const listed = key ? undefined : line.list;
  const name = key?.name ?? listed ?? '';
  const groups = key ? shapesOf(name).groups : shapesOf(name).items;
  const fitting = groups.filter((group) => hasMost(group, names));
  // `visual: kind bridge` and `- Title Plans`: its name is there, and only its colon is not.
  const [, word = '', rest = ''] =
    /^([a-z]\w*|[A-Z]\w*(?=[ \t]+\P{Ll}))[ \t]+(\S.*)$/u.exec(first) ?? [];
  const own = word.charAt(0).toLowerCase() + word.slice(1);
  const isNamed = fitting.some((group) =>
    placesFor(quickValue(rest), group, names).some((place) => place.name === own),
  );
  if (isNamed && !key) return [];
  const object = Object.fromEntries(names.map((each) => [each, null]));
  const named = key ? [] : fitting.flatMap((group) => lostColon(value.text, group, object) ?? []);
  if (named.length > 0) return named.map((each) => withColon(each, value, '- '));
  const whole = isNamed ? rest : first;
  const inColumn = `\n${' '.repeat(below.column)}`;
  const written = quickValue(whole);
  if (typeof written === 'object' || /^[|>&*!]/.test(value.text)) return [];
  const places = new Map(
    fitting
      .flatMap((group) => placesFor(written, group, names))
      .filter((place) => !isNamed || place.name === own)
      // A property that need not be there is no more likely than any other.
      .filter(({ rank }) => isNamed || !key || rank < ranks.other)
      .map((place) => [place.name, place]),
  );
  return [...places.values()].map(({ name: place, rank, isSure }): Candidate => {
    // The number of an item follows from its place in the list.
    const number = key ? '' : (/^\d+[.)][ \t]+/.exec(whole)?.[0] ?? '');
    const property = `${place}: ${whole.slice(number.length)}`;
    const lines = [property, ...more].map((each) => inColumn + each).join('');
    const edit = key
      ? { from: key.to + 1, to: value.to, text: lines }
      : { from: value.from, to: value.from + number.length, text: `${place}: ` };
    return change([edit], {
      code: 'P102',
      place: [value.from, value.to],
      message: key
        ? `${code(name)} is a group, and ${code(shortened(value.text))} is one of its properties: it has no name.`
        : `${code(shortened(value.text))} is a property of this item, and has no name.`,
      label: `${code(`${place}:`)} is missing before it`,
      hints: [
        key
          ? `Write ${code(`${name}:`)} alone in its line, and ${code(shortened(property))} below it, in one column with ${code(below.key?.name ?? '')}.`
          : `Write ${code(`- ${shortened(property)}`)}.`,
      ],
      ...(key && { title: `write ${code(shortened(property))} in a line of its own` }),
      // What is left of the name itself is no value of it.
      certain: isSure && !mayHaveName(whole) && !place.startsWith(whole),
      cost: 1 + rank / 100,
    });
  });
};

/** Writes the name of a property, which may be misspelt, with its colon. */
export function withColon(
  { name, word, sign, rest, isSure }: LostColon,
  { from, to }: Line['value'],
  dash = '',
): Candidate {
  const right = `${name}: ${asReadable(rest)}`;
  return rewrite([from, to], right, {
    ...wrongColon(word, sign.trim()),
    place: [from, from + word.length + sign.trimEnd().length],
    ...(word !== name && { label: didYouMean([name]) }),
    hints: [`Write ${code(dash + shortened(right))}.`],
    certain: isSure,
    cost: 1,
  });
}

/** `faq; Do I get wet?`: a word before a sign may be a name, even if it is none here. */
export const mayHaveName = (words: string): boolean =>
  /^\p{Ll}[\w-]*[ \t]*[;=>|&*/\\][ \t]/u.test(words);

/** `schedule, owner: Foresum` as `schedule` and `owner: Foresum`. */
const splitAtNames = (text: string): string[] => text.split(/,[ \t]+(?=[a-z][A-Za-z]*:[ \t])/);

/** Whether most of these names are properties of a group: one may be misspelt. */
const hasMost = ({ properties = {} }: Schema, names: readonly string[]): boolean =>
  names.filter((name) => Object.hasOwn(properties, name)).length * 2 > names.length;

/** `visual: { kind: bars }`, and the other properties of the group below. */
function bracesAbove({ key, value }: Line, below: Line, names: readonly string[]): Guesses {
  const [, inner] = /^\{([^{}[\]"']+)\}$/.exec(value.text) ?? [];
  if (!key || inner === undefined || !/:\s/.test(inner)) return [];
  if (!shapesOf(key.name).groups.some((group) => hasMost(group, names))) return [];
  const properties = inner.split(',').map((property) => property.trim());
  const lines = properties.map((property) => `\n${' '.repeat(below.column)}${property}`);
  return rewrite([key.to + 1, value.to], lines.join(''), {
    code: 'P102',
    place: [value.from, value.to],
    message: `${code(key.name)} ends at ${code('}')}, and what is below belongs to it, too.`,
    hints: `Write ${code(`${key.name}:`)} alone in its line, and ${properties.map((each) => code(shortened(each))).join(' and ')} below it, without braces.`,
    title: 'write it in lines of its own, without braces',
    certain: true,
    cost: 1,
  });
}

/** The properties that are below a line, and belong to its group. */
function namesBelow(line: Line, below: Line): string[] {
  return line
    .subtree(line.key ? line.indent : below.indent - 1)
    .filter((each) => each.index > line.index && each.column === below.column && each.dashes === 0)
    .flatMap((each) => each.key?.name ?? []);
}

/** Which of the properties of a group a value is for: the likely ones first. */
const ranks = { fixed: 0, needed: 1, main: 2, other: 3 };

interface Place {
  name: string;
  rank: number;
  isSure: boolean;
}

/** The properties of a group that a value may be for: what must be there first, and of fixed values that which has it. */
export function placesFor(value: unknown, group: Schema, present: readonly string[]): Place[] {
  const { properties = {}, required = [] } = group;
  const missing = required.filter((name) => !present.includes(name));
  return Object.entries(properties).flatMap(([name, reference]): Place | [] => {
    const schema = resolvePiece(reference);
    if (present.includes(name)) return [];
    const isFixed =
      schema.const !== undefined ? schema.const === value : schema.enum?.includes(value);
    if (isFixed === false) return [];
    if (!isFixed && (typeof value !== 'string' || !accepts(value, schema))) return [];
    const isNeeded = missing.includes(name);
    const kind = isNeeded ? 'needed' : name === group['x-main'] ? 'main' : 'other';
    return {
      name,
      rank: ranks[isFixed ? 'fixed' : kind],
      isSure: isFixed === true || (isNeeded && missing.length === 1),
    };
  });
}
