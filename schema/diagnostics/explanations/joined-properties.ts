import { ownProperty } from '../../model/schema-at.ts';
import type { Schema } from '../../model/schemas.ts';
import { resolvePiece } from '../../model/wording.ts';
import { accepts } from '../accepts.ts';
import { isSameWord } from '../same-word.ts';
import { writeValue } from '../source.ts';
import { isWordFor } from '../suggest-property.ts';
import { insteadOfEnding } from './unknown/advice.ts';
import { isOpen, type Unknown } from './unknown/unknown.ts';

/** Joins unknown properties of one group that are one thing here. */
export const joinProperties = (group: Unknown[]): Unknown[] =>
  withAdvice(withRivals(withUnit(group)));

/**
 * `from` and `to` with the same advice get one message, and so do `buttonText` for the `button` and
 * `buttonUrl`, whose advice is about that.
 */
function withAdvice(group: Unknown[]): Unknown[] {
  return group.filter((one, index) => {
    const { found, error } = one;
    const schema = resolvePiece(error.parentSchema);
    const instead = isOpen(one) ? insteadOfEnding(found, schema) : one.instead;
    if (instead === undefined) return true;
    const first =
      group.slice(0, index).find((other) => other.instead === instead && !other.part) ??
      group.find(
        ({ names: [name, ...others], ...other }) =>
          firstWord(other.found) === firstWord(found) &&
          others.length === 0 &&
          instead.includes(`\`${name}\``),
      );
    if (!first) return true;
    first.also = [...(first.also ?? []), found];
    first.instead = instead;
    return false;
  });
}

const firstWord = (name: string): string | undefined => /^\p{L}\p{Ll}*/u.exec(name)?.[0];

/** `start` and `begin` for the one `from` are one mistake: one of them is too many. */
function withRivals(group: Unknown[]): Unknown[] {
  const rivals = group.filter(({ present }) => present !== undefined);
  const joined = rivals.filter((rival) => {
    const first = group.find(({ names }) => names.length === 1 && names[0] === rival.present);
    if (first) first.rivals = [...(first.rivals ?? []), rival.found];
    return first !== undefined;
  });
  return group.filter((one) => !joined.includes(one));
}

/** `number: 95` with a `unit` beside it is one mistake if the `value` is a text with its unit. So are several parts of one text; the last one has the whole text. */
function withUnit(group: Unknown[]): Unknown[] {
  const unit = group.findLast(({ part }) => part !== undefined);
  if (!unit?.part) return group;
  const { of } = unit.part;
  const figure = group.find(
    ({ found, names: [name, ...others] }) =>
      found === unit.part?.figure || (name === of && others.length === 0),
  );
  const parts = group.filter((one) => one !== unit && one.part?.of === of);
  if (figure) unit.part.figure = figure.found;
  if (parts.length > 0) unit.also = parts.map(({ found }) => found);
  return group.filter((one) => one !== figure && !parts.includes(one));
}

/** Joins `location: Remote` with the text that collects such words (`x-collects`): `meta: Full-time · Remote`. */
export function collectedIn(
  found: string,
  value: unknown,
  { properties = {} }: Schema,
  object: object,
): Pick<Unknown, 'part' | 'instead' | 'names'> | undefined {
  const [name, property] =
    Object.entries(properties).find(([, { 'x-collects': words }]) =>
      (words as string[] | undefined)?.some((word) => isSameWord(word, found)),
    ) ?? [];
  const words = [value].flat().filter((each) => ['string', 'number'].includes(typeof each));
  if (!name || !property || words.length === 0) return undefined;
  if (resolvePiece(property).type === 'array') return firstOf(name, property, words, object);
  const written = ownProperty(object as Record<string, unknown>, name);
  const whole = [written ?? [], words].flat().join(' · ');
  if (!accepts(whole, property)) return undefined;
  return written === undefined
    ? { names: [name] }
    : {
        names: [],
        part: { of: name, whole },
        instead: `Such words are together in \`${name}\`: \`${name}: ${writeValue(whole, true)}\`.`,
      };
}

/** Joins `label: Payroll` with the figures of its row, which may have another name. */
function firstOf(
  name: string,
  property: Schema,
  words: readonly unknown[],
  object: object,
): Pick<Unknown, 'part' | 'instead' | 'names'> | undefined {
  const [found, list] =
    Object.entries(object).find(
      ([key, each]) => Array.isArray(each) && isWordFor(key, name, property),
    ) ?? [];
  const whole = [...words, ...((list ?? []) as unknown[])].map(String);
  // With a name of its own, the list has all of the row.
  const isOfFigures = /^\D?\d|^[–—-]?$/.test(whole[1] ?? 'none');
  if (words.length > 1 || !found || !isOfFigures || !accepts(whole, property)) return undefined;
  return {
    names: [],
    part: { of: name, whole, ...(found !== name && { figure: found }) },
    instead: `The name of a row is the first of its \`${name}\`: \`${name}: ${writeValue(whole, true)}\`.`,
  };
}

/** Joins `unit: "%"` with a `value` that is a text. */
export function unitOf(
  found: string,
  unit: unknown,
  { properties = {} }: Schema,
  object: object,
): Pick<Unknown, 'part' | 'instead'> | undefined {
  const figure = ownProperty(object as Record<string, unknown>, 'value');
  const isFigure = typeof figure === 'number' || typeof figure === 'string';
  if (!isFigure || typeof unit !== 'string' || resolvePiece(properties.value).type !== 'string')
    return undefined;
  const [, before] = /^(?:(prefix|currency)|unit|suffix|symbol|postfix)$/i.exec(found) ?? [];
  if (before === undefined && !/^(?:unit|suffix|symbol|postfix)$/i.test(found)) return undefined;
  // `value: 75%` has its unit. Beside it may be other numbers with a unit of their own.
  const isComplete = !/^[\d.,]+$/.test(`${figure}`);
  const isOther = Object.entries(properties).some(([name, other]) => isWordFor(found, name, other));
  if (isComplete && isOther) return undefined;
  const sign = /^per ?cents?$/i.test(unit) ? '%' : unit;
  const space = /^\p{L}{2}/u.test(sign) ? ' ' : '';
  const whole = before ? `${sign}${space}${figure}` : `${figure}${space}${sign}`;
  return {
    part: { of: 'value', whole },
    instead: `The unit is a part of the value: \`value: ${writeValue(whole, true)}\`.`,
  };
}
