import { isPair, isScalar, type Pair } from 'yaml';
import { type Problem, writing } from '../../../model/diagnostics.ts';
import { isAddress } from '../../../model/is-address.ts';
import type { Schema } from '../../../model/schemas.ts';
import { suggest } from '../../../model/suggest.ts';
import { resolvePiece } from '../../../model/wording.ts';
import type { Spot } from '../../../syntax/node-at.ts';
import type { Offsets, Source } from '../../source.ts';
import type { FileContext } from '../context.ts';
import { isOpen, type Unknown } from '../unknown/unknown.ts';

/** Explains `{ label: Plans, simple and fair }`: the comma ended the text, and the rest became a property. */
export function commaInBraces(unknown: Unknown, { source }: FileContext): Problem | undefined {
  const cut = textCut(unknown, source);
  if (!cut) return undefined;
  const { path, found } = unknown;
  const { text, offsets } = cut;
  const inCurly = /^[“„«‘‚](.*)[”“»’‘]$/.exec(text)?.[1];
  const right = JSON.stringify(inCurly ?? text);
  return {
    code: 'P104',
    where: { path: [...path, found], at: 'key' },
    message: inCurly
      ? `Curly quotes do not hold a text together: the comma before \`${found}\` ends it.`
      : `The comma before \`${found}\` ends the text, because it is in braces.`,
    label: 'put the whole text in quotes',
    hints: `In braces a comma starts the next property. ${inCurly ? 'Straight quotes' : 'Quotes'} keep it: \`${right}\`.`,
    replacement: writing(right, { certain: unknown.value === null, offsets }),
  };
}

/**
 * Returns the text that ends at a comma in braces, together with what follows the comma. With a
 * colon in it, what follows is a property of its own, of which nobody knows the name.
 */
function textCut(unknown: Unknown, source: Source) {
  const { path, found, value, error, meant } = unknown;
  // A second address is no part of a text.
  if (meant || isAddress(found)) return undefined;
  const spot = source.at([...path, found]);
  const previous = spot?.inFlow ? pairBefore(spot) : undefined;
  if (!spot?.pair || !isScalar(previous?.value)) return undefined;
  // Nothing is known about the name, and its value is a few words.
  const isOpenWord = isOpen(unknown) && /^(?:string|number)$/.test(typeof value);
  const isWords = isOpenWord && /\S \S/.test(String(previous.value.value));
  if (value !== null && !isWords) return undefined;
  const { properties = {} } = resolvePiece(error.parentSchema);
  const run = value === null ? withoutValues(spot, properties) : [spot.pair];
  const [, end] =
    value === null ? source.offsetsOf(run.at(-1)?.key) : source.offsetsOfPair(spot.pair);
  if (source.text.slice(end).trimStart().startsWith(':')) return undefined;
  const [start] = source.offsetsOf(previous.value);
  const text = source.text.slice(start, end);
  const offsets: Offsets = [start, end];
  const rest = run.slice(1).map(({ key }) => String(key));
  return /["'\n{}[\]]/.test(text) ? undefined : { text, offsets, rest };
}

/** A name without a value, and those behind it that are no properties: several commas have cut the same text. */
function withoutValues({ pair, parent }: Spot, properties: Record<string, Schema>): Pair[] {
  const pairs = ((parent?.items ?? []) as unknown[]).filter((each) => isPair(each));
  const behind = pairs.slice(pairs.indexOf(pair as Pair));
  const isEmpty = ({ value }: Pair) => value === null || (isScalar(value) && value.value === null);
  const end = behind.findIndex(
    (each, at) =>
      !isEmpty(each) || (at > 0 && mayBeProperty(String(each.key), Object.keys(properties))),
  );
  return behind.slice(0, end < 0 ? undefined : end);
}

/** Whether a word is the name of a property, or a misspelt one. */
const mayBeProperty = (word: string, names: string[]): boolean =>
  names.includes(word) || suggest(word, names).length > 0;

/** Whether a name is the rest of a text of which a comma further up has cut off the beginning of the rest. */
export const isRestOfCut = (
  { path, found }: Unknown,
  unknown: readonly Unknown[],
  { source }: FileContext,
): boolean =>
  unknown.some(
    (each) => each.path.join('/') === path.join('/') && textCut(each, source)?.rest.includes(found),
  );

function pairBefore({ pair, parent }: Spot): Pair | undefined {
  const pairs = (parent?.items ?? []) as unknown[];
  return pairs[pairs.indexOf(pair) - 1] as Pair | undefined;
}

/** Returns pointers to the values that a comma in braces has cut off. */
export const cutByCommas = (unknown: readonly Unknown[], file: FileContext): string[] =>
  unknown.flatMap((one) => {
    const { source } = file;
    const spot = one.value === null ? source.at([...one.path, one.found]) : undefined;
    if (!spot?.pair) return [];
    const previous = Object(pairBefore(spot)?.key).value;
    if (previous === undefined || !commaInBraces(one, file)?.replacement?.certain) return [];
    return [`${one.error.instancePath}/${String(previous)}`];
  });
