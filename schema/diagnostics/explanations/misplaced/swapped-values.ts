import type { ErrorObject } from 'ajv';
import type { Path, Problem } from '../../../model/diagnostics.ts';
import { isSamePath, pointerToPath, valueAt } from '../../../model/pointer.ts';
import { branchesOf, schemaAt, tagOf } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { capital, code, field, last, startOf } from '../../../model/wording.ts';
import { accepts, isNumberType } from '../../accepts.ts';
import { convert } from '../../conversions/convert-value.ts';
import { type Replacement, writeValue } from '../../source.ts';
import type { FileContext } from '../context.ts';
import type { Cause } from './cause.ts';

/** Two values of a block that are each valid in the other's place. */
interface Swap {
  paths: [Path, Path];
}

const ofValues = ['type', 'enum', 'pattern', 'format', 'minimum', 'maximum', 'discriminator'];
const ofSwaps = [...ofValues, 'maxLength'];

/** With more wrong values in a block than these, something else is wrong with all of them. */
const mostWrong = 30;

/** Finds pairs of wrong values that are right the other way round. */
export function findSwaps(errors: readonly ErrorObject[], file: FileContext): Cause[] {
  const wrong = errors
    .filter(({ keyword, data }) => ofValues.includes(keyword) && data !== null)
    .map(placeOf);
  const found: Swap[] = [];
  for (const near of Map.groupBy(wrong, (path) => path.slice(0, 2).join('/')).values()) {
    if (near.length > mostWrong) continue;
    for (const [index, one] of near.entries()) {
      const other = near.slice(index + 1).find((path) => isSwap(one, path, file));
      if (other && !isOfSwap(found, one) && !isOfSwap(found, other))
        found.push({ paths: [one, other] });
    }
  }
  const figures = errors.flatMap((error) => swappedFigure(error, file) ?? []);
  return [...found, ...figures].map((swap) => ({
    problem: explainSwap(swap, file),
    explains: (error) => ofSwaps.includes(error.keyword) && isOfSwap([swap], placeOf(error)),
  }));
}

/** Finds a figure whose words and number are swapped. */
function swappedFigure(
  { keyword, instancePath }: ErrorObject,
  file: FileContext,
): Swap | undefined {
  const place = pointerToPath(instancePath);
  const [group, name] = [place.slice(0, -1), place.at(-1)];
  const { figure } = schemaAt(group, file) ?? {};
  const { value, label } = Object(figure) as Record<string, unknown>;
  if (keyword !== 'maxLength' || typeof label !== 'string' || name !== value) return undefined;
  const [words, number] = [place, [...group, label]].map((path) => valueAt(file.root, path));
  const isSwapped = !/\d/.test(String(words)) && /^\S{0,2}\d\S*(?: \S+)?$/.test(String(number));
  return isSwapped ? { paths: [place, [...group, label]] } : undefined;
}

/** Returns the place of the value. ajv reports a tag at its group. */
const placeOf = ({ keyword, instancePath, params }: ErrorObject): Path => [
  ...pointerToPath(instancePath),
  ...(keyword === 'discriminator' ? [String(params.tag)] : []),
];

function isSwap(one: Path, other: Path, file: FileContext): boolean {
  const [first, second] = [valueAt(file.root, one), valueAt(file.root, other)];
  if (first === undefined || second === undefined || last(one) === last(other)) return false;
  const isClear = [one, other].some((path) => !isConvertible(path, file));
  return isClear && takes(one, second, file) && takes(other, first, file);
}

/** Whether a value would be valid in another form. */
function isConvertible(path: Path, file: FileContext): boolean {
  const schema = schemaAt(path, file);
  const value = valueAt(file.root, path);
  if (!schema) return false;
  // A number may have its unit beside it.
  const isNumber = isNumberType(schema.type) && /\d/.test(String(value));
  return isNumber || convert(value, schema) !== undefined;
}

function takes(path: Path, value: unknown, file: FileContext): boolean {
  const name = String(path.at(-1));
  const group = schemaAt(path.slice(0, -1), file);
  if (!group) return false;
  if (tagOf(group) === name) return branchesOf(group).has(String(value));
  const property: Schema | undefined = group.properties?.[name];
  return property !== undefined && accepts(value, property);
}

const isOfSwap = (swaps: readonly Swap[], path: Path): boolean =>
  swaps.some(({ paths }) => paths.some((place) => isSamePath(place, path)));

function explainSwap({ paths: [one, other] }: Swap, file: FileContext): Problem {
  return {
    code: 'P118',
    where: { path: one, at: 'value' },
    message: `The values of ${code(last(one))} and ${code(last(other))} are the wrong way round.`,
    label: `this is one for ${code(last(other))}`,
    hints: `${capital(field(one, file.root))} takes ${code(short(valueAt(file.root, other)))}, and ${code(last(other))} takes ${code(short(valueAt(file.root, one)))}.`,
    replacement: exchange(one, other, file, true),
  };
}

const short = (value: unknown): string => startOf(writeValue(value, true));

/** Writes two values in each other's place. */
export function exchange(
  one: Path,
  other: Path,
  { source, root }: FileContext,
  certain: boolean,
): Replacement | undefined {
  const [first, second] = [source.at(one), source.at(other)];
  if (!first || !second) return undefined;
  const written = (path: Path, inFlow: boolean) => {
    const spot = source.at(path);
    return spot?.inFlow === inFlow
      ? source.text.slice(...source.offsetsOf(spot?.node))
      : writeValue(valueAt(root, path), inFlow);
  };
  const edits = [
    { offsets: source.offsetsOfValue(one), text: written(other, first.inFlow) },
    { offsets: source.offsetsOfValue(other), text: written(one, second.inFlow) },
  ];
  if (edits.some(({ text }) => text.includes('\n'))) return undefined;
  return source.editAll(edits, `swap ${code(last(one))} and ${code(last(other))}`, certain);
}
