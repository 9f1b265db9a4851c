import type { ErrorObject } from 'ajv';
import { readNumber } from '../../figures/read-number.ts';
import { pointerAround, pointerToPath, valueAt } from '../../model/pointer.ts';
import { tagOf } from '../../model/schema-at.ts';
import { mayUseValues } from '../../model/value-uses.ts';
import { kindOf, resolvePiece } from '../../model/wording.ts';
import { isNumberType } from '../accepts.ts';
import type { FileContext } from './context.ts';
import { inAnyItem, together } from './unknown/unknown.ts';

/** Groups items of one list that are none of its values. */
export const findForeign = (errors: readonly ErrorObject[]) =>
  together(
    errors.filter(({ keyword, instancePath }) => keyword === 'enum' && /\/\d+$/.test(instancePath)),
    ({ instancePath }) => pointerAround(instancePath),
  ).filter((group) => group.length > 1);

/** Groups what one group lacks, and what all items of a list lack. */
export function togetherByItems(
  errors: readonly ErrorObject[],
  { root }: FileContext,
): [ErrorObject, ...ErrorObject[]][] {
  const missingIn = (group: readonly ErrorObject[]) =>
    group.map(({ params }) => params.missingProperty).join();
  const groups = together(errors, ({ instancePath }) => instancePath);
  return together(groups, (group) => {
    const [{ instancePath, parentSchema }] = group;
    const isItem = /(?<!^\/blocks)\/\d+$/.test(instancePath) && !tagOf(resolvePiece(parentSchema));
    return isItem ? `${pointerAround(instancePath)} ${missingIn(group)}` : instancePath;
  }).flatMap((alike) => {
    const [[{ instancePath }]] = alike;
    const list = valueAt(root, pointerToPath(pointerAround(instancePath)));
    const isAll = alike.length > 1 && Array.isArray(list) && list.length === alike.length;
    return isAll ? [alike.flat() as [ErrorObject, ...ErrorObject[]]] : alike;
  });
}

/** Groups items of a list with the same signs between their words: `1–5` and `6–20`. */
export function itemsWithSign({ instancePath, data }: ErrorObject): string {
  const signs = String(data).replace(/[\p{L}\p{N}\s]+/gu, '');
  const isItem = /\/\d+$/.test(instancePath) && typeof data === 'string';
  return isItem && signs !== '' ? `${pointerAround(instancePath)} ${signs}` : instancePath;
}

/**
 * Groups values of a wrong type. Adjacent numbers or texts of one style are one mistake in several
 * properties. Of the rest, so are those of one property in all items. A value that is missing is alone.
 */
export function groupWrongKinds(
  errors: readonly ErrorObject[],
  { source }: FileContext,
): [ErrorObject, ...ErrorObject[]][] {
  const isOfMissingValue = ({ data }: ErrorObject) =>
    typeof data === 'string' && mayUseValues(data);
  const others = errors.filter((error) => !isOfMissingValue(error));
  const alike = together(others.filter(hasStyle), styleOf).filter(areOfSeveralProperties);
  const rest = others.filter((error) => !alike.some((group) => group.includes(error)));
  return [
    ...alike,
    ...errors.filter(isOfMissingValue).map((error): [ErrorObject] => [error]),
    ...together(rest, (error) => propertyAndKind(error, source)),
  ];
}

/** Whether a value is written in a way that its neighbours may share. */
const hasStyle = ({ params, data }: ErrorObject): boolean =>
  (isNumberType(params.type) && /\d/.test(String(data))) ||
  (params.type === 'string' && ['boolean', 'number'].includes(typeof data)) ||
  (params.type === 'object' && typeof data === 'string');

/** The group around a value, in any item, and the signs of the value: `$4` and `$12` are alike. */
function styleOf({ instancePath, params, data, parentSchema }: ErrorObject): string {
  const signs = typeof data === 'boolean' ? '' : String(data).replace(/[\d.,\s]+/g, ' ');
  const style = params.type === 'object' ? parentSchema?.title : signs;
  return `${inAnyItem(pointerAround(instancePath))} ${style}`;
}

const areOfSeveralProperties = (errors: readonly ErrorObject[]): boolean =>
  new Set(errors.map(({ instancePath }) => inAnyItem(instancePath))).size > 1;

/**
 * The property in any item, and the kinds; for names without a value, the braces that they are in. Texts
 * that are numbers to a reader have a fix, which the others would take from them.
 */
function propertyAndKind(
  { instancePath, params, data }: ErrorObject,
  source: FileContext['source'],
): string {
  const isReadable = isNumberType(params.type) && readNumber(String(data)) !== undefined;
  if (data !== null)
    return `${inAnyItem(instancePath)} ${params.type} ${kindOf(data)} ${isReadable}`;
  const isName = source.at(pointerToPath(instancePath))?.inFlow && !/\/\d+$/.test(instancePath);
  return isName ? pointerAround(instancePath) : instancePath;
}
