import type { ErrorObject } from 'ajv';
import type { Path, Problem } from '../diagnostics.ts';
import { exampleOf, toBlanks } from '../example-value.ts';
import { pointerToPath } from '../pointer.ts';
import { schemaAt } from '../schema-at.ts';
import { capital, code, describeField, field, isBlockPath, last } from '../wording.ts';
import { writeValue } from '../write-value.ts';
import type { FileContext } from './context.ts';
import type { Unknown } from './resolve-unknown.ts';

/** A group that was written for something else: nothing explains what it has, and much of what it needs is missing. */
export interface OtherGroup {
  path: Path;
  found: Unknown[];
  missing: string[];
}

/** Finds the groups in which unknown and missing properties are one mistake. */
export function findOtherGroups(
  errors: readonly ErrorObject[],
  unknown: readonly Unknown[],
): OtherGroup[] {
  const open = Object.groupBy(unknown.filter(isOpen), ({ error }) => error.instancePath);
  return Object.entries(open).flatMap(([pointer, found = []]): OtherGroup[] => {
    const path = pointerToPath(pointer);
    const missing = errors
      .filter(({ keyword, instancePath }) => keyword === 'required' && instancePath === pointer)
      .map(({ params }): string => params.missingProperty);
    const isOther = missing.length > 0 && found.length > 0 && missing.length + found.length > 2;
    return isOther && path.length > 2 && !isBlockPath(path) ? [{ path, found, missing }] : [];
  });
}

/** Whether nothing is known of what a property was meant to be. */
const isOpen = (one: Unknown): boolean =>
  one.names.length === 0 &&
  ![one.home, one.group, one.present, one.partOf, one.instead].some(Boolean) &&
  ![one.isWrapping, one.isGrouping, one.isNested].some(Boolean);

export const isOfOtherGroup = (
  groups: readonly OtherGroup[],
  { keyword, instancePath }: ErrorObject,
): boolean =>
  keyword === 'required' &&
  groups.some(({ path }) => path.join('/') === pointerToPath(instancePath).join('/'));

export function explainOtherGroup(group: OtherGroup, file: FileContext): Problem {
  const { path, found, missing } = group;
  const { root, top } = file;
  const schema = schemaAt(path, root, top) ?? {};
  const { properties = {}, required = [] } = schema;
  const skeleton = Object.fromEntries(
    required.map((name) => [
      name,
      toBlanks(exampleOf(name, path, root, top), properties[name] ?? {}),
    ]),
  );
  const isItem = typeof path.at(-1) === 'number';
  const [first] = found;
  return {
    code: 'P104',
    where: { path: [...path, first?.found ?? ''], at: 'key' },
    message: `${capital(field(path, root))} needs ${listOf(missing)}, and ${listOf(found.map((one) => one.found))} ${found.length > 1 ? 'are no properties' : 'is no property'} of it.`,
    hints: [
      ...(schema.description
        ? [`${isItem ? `An item of ${code(last(path))}` : code(last(path))}: ${schema.description}`]
        : []),
      `It is written ${code(`${isItem ? '- ' : `${last(path)}: `}${writeValue(skeleton, true)}`)}.`,
      ...missing.map((name) => describeField(name, properties[name], true)),
    ],
  };
}

const listOf = (names: readonly string[]): string =>
  names.length > 1
    ? `${names.slice(0, -1).map(code).join(', ')} and ${code(names.at(-1) ?? '')}`
    : code(names[0] ?? '');
