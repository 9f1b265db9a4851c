import { valuesBelow } from '../../../figures/places.ts';
import { readNumber } from '../../../figures/read-number.ts';
import { isInOtherCurrency } from '../../../figures/unit-around.ts';
import { isGroup } from '../../../is-group.ts';
import type { Path } from '../../../model/diagnostics.ts';
import { itemsAround, pathFrom } from '../../../model/pointer.ts';
import { ownProperty } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { didYouMean, resolvePiece } from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';
import { isNumberType, wantedKind } from '../../accepts.ts';
import { addressOf } from '../../address-of.ts';
import { convert } from '../../conversions/convert-value.ts';
import { correctForm } from '../../correct-form.ts';
import { exampleOf, withBlanks } from '../../example-value.ts';
import { writeValue } from '../../source.ts';
import { suggestName } from '../../suggest-value.ts';
import { type Context, schemaOf } from '../context.ts';
import { meansNone } from '../empty-value.ts';
import { bracketedText } from '../lists/bracketed-text.ts';
import { severalGroups } from '../lists/several-groups.ts';
import { isCountedIn, notInPercent } from '../number-with-unit.ts';
import { rewriteValue, type ValueFix } from '../rewrite-value.ts';
import { labelsOf } from './label-position.ts';
import {
  amountLike,
  bareNumber,
  isCountOfTexts,
  isSwitchForWords,
  unitFor,
} from './scalar-meaning.ts';

/** The longest text, in characters, that the title of a fix shows. */
export const longest = 100;

/** Combines the fixes of all values into one edit, from the first value to the last. */
export function fixAll(contexts: readonly [Context, ...Context[]]): ValueFix | undefined {
  const fixes: ValueFix[] = [];
  for (const context of contexts) {
    const fix = fixOf(context);
    if (!fix) return undefined;
    fixes.push(fix);
  }
  const [first, ...others] = fixes as [ValueFix, ...ValueFix[]];
  if (others.length === 0) return first;
  const { source } = contexts[0];
  const fix = source.editAll(fixes, `${first.title}, and the others in the same way`);
  return (
    fix && { ...fix, way: fixes.every(({ way }) => way === first.way) ? first.way : undefined }
  );
}

/** Returns the fix of one value; `undefined` if the value does not say what the author meant. */
export function fixOf(context: Context): ValueFix | undefined {
  const { error, path, source } = context;
  if (notInPercent(context) || isSwitchForWords(context) || isCountOfTexts(context))
    return undefined;
  if (bracketedText(context)?.isFiller) return undefined;
  if (labelsOf(context) && !readNumber(String(error.data))) return undefined;
  const ofNeighbours = unitFor(context);
  if (ofNeighbours !== undefined) {
    const fix = source.replaceValue(path, ofNeighbours);
    return { ...fix, label: didYouMean([fix.text]) };
  }
  const several = severalGroups(context)?.replacement;
  if (several) return several;
  const rewritten = rewriteValue(context);
  if (rewritten)
    return { ...rewritten, certain: rewritten.certain && amountLike(context) === undefined };
  if (meansNone(error.data) && /^(?:object|array)$/.test(wantedKind(schemaOf(context))))
    return undefined;
  return converted(context);
}

/** Writes the same as the kind of value that is wanted. */
function converted(context: Context): ValueFix | undefined {
  const { path, root, source } = context;
  const schema = schemaOf(context);
  const conversion = conversionOf(context, schema);
  const bare = conversion ? undefined : bareNumber(context);
  const value = withNames(withBlanks(conversion?.value, schema), schema, path, root);
  const text = conversion ? writeValue(value, source.at(path)?.inFlow ?? true) : bare?.text;
  if (text === undefined) return undefined;
  const isSure = (conversion ?? bare)?.certain === true || isSameNumber(text, context);
  return {
    title: text.length <= longest ? `write \`${text}\`` : titleOf(text),
    text,
    certain: isSure && !mayBeOther(context),
    offsets: source.offsetsOfValue(path),
  };
}

function conversionOf(context: Context, schema: Schema) {
  const { error, path, root } = context;
  const digits = digitsOf(context);
  const form =
    digits !== undefined && wantedKind(schema) === 'string'
      ? correctForm(digits, schema)
      : undefined;
  return form
    ? { value: form.text, certain: false }
    : convert(digits ?? error.data, schema, {
        exampleOf: (name) => exampleOf(name, path, context),
        addressOf: (words) => addressOf(words, root),
        beside: itemsAround(path, root),
      });
}

/** Whether only a unit is left out that all numbers there count in. */
const isSameNumber = (text: string, context: Context): boolean =>
  isNumberType(wantedKind(schemaOf(context))) &&
  isCountedIn(context) &&
  Number.parseFloat(String(context.error.data)) === Number(text);

/** Whether a value may mean another one than it is converted to. */
function mayBeOther(context: Context): boolean {
  const { error, path, root, source } = context;
  if (bracketedText(context)) return true;
  // A text in several lines may be several texts.
  const written = source.text.slice(...(source.offsetsOfValue(path) ?? [0, 0]));
  if (typeof error.data === 'string' && written.includes('\n')) return true;
  if (!isNumberType(wantedKind(schemaOf(context)))) return false;
  // `1.300` is 1300 where a comma is before decimals.
  const data = String(error.data);
  return /^\D?\d{1,3}\.\d{3}$/.test(data) || isInOtherCurrency(data, path, root);
}

/** Returns a number as it is in the file, if other digits are read from it: `006400` and `1e3` may be colours. */
function digitsOf({ error, path, source }: Context): string | undefined {
  const offsets = source.offsetsOfValue(path);
  const written = typeof error.data === 'number' && offsets ? source.text.slice(...offsets) : '';
  return /^(?:0x)?[\da-f]+$/i.test(written) && written !== String(error.data) ? written : undefined;
}

/** Corrects the names in a proposed group that mean something of the page: `July` where a bar is `Jul`. */
function withNames(value: unknown, schema: Schema, path: Path, root: unknown): unknown {
  const { among, properties } = resolvePiece(schema);
  if (typeof value === 'string' && typeof among === 'string') {
    const place = [...pathFrom(path, among)].join('/');
    const { names } = suggestName(value, valuesBelow(root, place).map(String), {});
    return onlyOf(names) ?? '…';
  }
  if (!properties || !isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      withNames(inner, ownProperty(properties, name) ?? {}, [...path, name], root),
    ]),
  );
}

/** Returns the title of a fix whose text is too long to repeat. */
const titleOf = (text: string): string =>
  text.includes('…') ? 'write it with `…` for you to fill in' : 'write it as it is shown above';
