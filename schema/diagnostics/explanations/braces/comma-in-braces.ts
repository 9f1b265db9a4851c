import type { Schema } from '../../../validate/schemas.ts';
import type { Problem } from '../../diagnostics.ts';
import { ownProperty } from '../../own-property.ts';
import { offsetsOf } from '../../source.ts';
import { resolvePiece } from '../../wording.ts';
import type { FileContext } from '../context.ts';
import type { Unknown } from '../unknown.ts';

/** Explains `{ label: Plans, simple and fair }`: the comma ended the text, and the rest became a property. */
export function commaInBraces(
  { path, found, value, error, meant }: Unknown,
  { source }: FileContext,
): Problem | undefined {
  if (meant) return undefined;
  if (lacksSpace(found, resolvePiece(error.parentSchema ?? {}))) return undefined;
  const spot = value === null ? source?.at([...path, found]) : undefined;
  if (!source || !spot?.inFlow || !spot.pair || !spot.parent) return undefined;
  const pairs = spot.parent.items as unknown[];
  const previous = pairs[pairs.indexOf(spot.pair) - 1] as typeof spot.pair | undefined;
  const [, end] = offsetsOf(source, spot.pair.key);
  if (!previous?.value || source.text.slice(end).trimStart().startsWith(':')) return undefined;
  const [start] = offsetsOf(source, previous.value);
  const text = source.text.slice(start, end);
  if (/["'\n{}[\]]/.test(text)) return undefined;
  const isAddress = (part: string) => /^(?:[/#]|https?:|mailto:|tel:)/.test(part);
  if (isAddress(text) && isAddress(found)) {
    return {
      code: 'P104',
      where: { path: [...path, found], at: 'key' },
      message: `Two addresses stand here, and a link leads to one: \`${text}\`.`,
      label: 'one too many',
      hints: ['Remove one of the two. For two links, write two.'],
    };
  }
  const address = text.replace(',', '.');
  if (/^(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address)) {
    return {
      code: 'P104',
      where: { path: [...path, found], at: 'key' },
      message: `A comma stands in this address where a dot belongs: \`${text}\`.`,
      label: `did you mean \`${address}\`?`,
      hints: ['In braces a comma starts the next property.'],
      replacement: {
        title: `write \`${address}\``,
        text: address,
        certain: false,
        offsets: [start, end],
      },
    };
  }
  const inCurly = /^[“„«](.*)[”“»]$/.exec(text)?.[1];
  const right = JSON.stringify(inCurly ?? text);
  return {
    code: 'P104',
    where: { path: [...path, found], at: 'key' },
    message: inCurly
      ? `Curly quotes do not hold a text together: the comma before \`${found}\` ends it.`
      : `The comma before \`${found}\` ends the text, because it stands in braces.`,
    label: 'put the whole text in quotes',
    hints: [
      `In braces a comma starts the next property. ${inCurly ? 'Straight quotes' : 'Quotes'} keep it: \`${right}\`.`,
    ],
    replacement: {
      title: `write \`${right}\``,
      text: right,
      certain: true,
      offsets: [start, end],
    },
  };
}

/** Whether this is `label:Nov` in braces, a property without the space. */
export function lacksSpace(found: string, { properties }: Schema): boolean {
  const name = /^([A-Za-z][\w-]*):/.exec(found)?.[1];
  return name !== undefined && ownProperty(properties, name) !== undefined;
}

/** Returns pointers to the values that a comma in braces has cut off. */
export const cutByCommas = (unknown: readonly Unknown[], file: FileContext): string[] =>
  unknown.flatMap((one) => {
    const { source } = file;
    const spot = one.value === null ? source?.at([...one.path, one.found]) : undefined;
    if (!spot?.pair || !spot.parent) return [];
    const pairs = spot.parent.items as (typeof spot.pair)[];
    const previous = Object(pairs[pairs.indexOf(spot.pair) - 1]?.key).value;
    if (previous === undefined || !commaInBraces(one, file)?.replacement?.certain) return [];
    return [`${one.error.instancePath}/${String(previous)}`];
  });
