import type { ErrorObject } from 'ajv';
import type { Path, Problem } from '../../../model/diagnostics.ts';
import { isSamePath, pathFrom, pointerOf, valueAt } from '../../../model/pointer.ts';
import { schemaAt } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import {
  andList,
  capital,
  code,
  describeField,
  field,
  last,
  resolvePiece,
} from '../../../model/wording.ts';
import { accepts } from '../../accepts.ts';
import { convert } from '../../conversions/convert-value.ts';
import { blankOf } from '../../example-value.ts';
import { isSameWord } from '../../same-word.ts';
import { writeValue } from '../../source.ts';
import { type FileContext, writtenAt } from '../context.ts';
import type { Cause } from '../misplaced/cause.ts';
import { byGroup, isOpen, together, type Unknown } from './unknown.ts';

/** A group that was written for something else: its properties are unknown, and others are missing. */
interface OtherGroup {
  path: Path;
  found: Unknown[];
  missing: string[];
  /** Properties that have another name here. */
  renamed: Unknown[];
}

/** Finds the groups in which unknown and missing properties are one mistake. */
export function findOtherGroups(
  errors: readonly ErrorObject[],
  unknown: readonly Unknown[],
  file: FileContext,
): Cause[] {
  const groups = byGroup(errors, 'required').flatMap(({ path, names }): OtherGroup[] => {
    const own = unknown.filter((one) => isSamePath(one.path, path));
    const found = own.filter(isOpen);
    const renamed = own.filter((one) => one.names.length === 1);
    const isOther = found.length > 0 && names.length + found.length > 2;
    return isOther && path.length > 2 ? [{ path, found, missing: names, renamed }] : [];
  });
  return together(groups, causeOf).map((alike) => ({
    problem: explainOtherGroups(alike, file),
    explains: ({ keyword, instancePath }) =>
      keyword === 'required' && alike.some(({ path }) => instancePath === pointerOf(path)),
    explainsUnknown: (one) =>
      alike.some(({ found, renamed }) => found.includes(one) || renamed.includes(one)),
  }));
}

/** Items of one list with the same wrong names are one mistake. */
function causeOf({ path, found, missing, renamed }: OtherGroup): string {
  const names = [...renamed, ...found].map((one) => one.found);
  const place = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  return JSON.stringify([place, names, missing]);
}

function explainOtherGroups(
  [first, ...others]: [OtherGroup, ...OtherGroup[]],
  file: FileContext,
): Problem {
  const problem = explainOtherGroup(first, file);
  if (others.length === 0) return problem;
  const { replacement: _, ...rest } = problem;
  const { path, missing } = first;
  const names = [...first.renamed, ...first.found].map((one) => one.found);
  return {
    ...rest,
    message: `${others.length + 1} items of ${field(path.slice(0, -1), file.root)} need ${andList(missing)}, and ${andList(names)} ${names.length > 1 ? 'are not properties' : 'is not a property'} of them.`,
    more: others.map((other) => ({ path: [...other.path, names[0] ?? ''], at: 'key' })),
  };
}

function explainOtherGroup(group: OtherGroup, file: FileContext): Problem {
  const { path, missing, renamed } = group;
  const found = [...renamed, ...group.found];
  const { root } = file;
  const schema = schemaAt(path, file) ?? {};
  const { properties = {}, required = [] } = schema;
  const written = Object(writtenAt(path, file));
  const kept = Object.keys(properties).filter(
    (name) => required.includes(name) || Object.hasOwn(written, name),
  );
  const skeleton: Record<string, unknown> = Object.fromEntries(
    kept.map((name) => [name, written[name] ?? blankOf(name, path, file)]),
  );
  for (const name of missing) {
    const values = underHeadings(name, group, properties[name] ?? {}, file);
    const meant = values && (convert(values, properties[name])?.value ?? values);
    if (meant) Object.assign(skeleton, writtenAt(path, file), { [name]: meant });
  }
  Object.assign(skeleton, numbersIn(group, schema));
  for (const {
    names: [name = ''],
    value,
  } of renamed)
    skeleton[name] = value;
  for (const one of found) delete skeleton[one.found];
  const isItem = typeof path.at(-1) === 'number';
  const [first] = found;
  const isWhole = accepts(skeleton, schema) && !JSON.stringify(skeleton).includes('…');
  return {
    code: 'P104',
    where: { path: [...path, first?.found ?? ''], at: 'key' },
    message: `${capital(field(path, root))} needs ${andList(missing)}, and ${andList(found.map((one) => one.found))} ${found.length > 1 ? 'are not properties' : 'is not a property'} of it.`,
    hints: [
      schema.description &&
        `${isItem ? `An item of ${code(last(path))}` : code(last(path))}: ${schema.description}`,
      `It is written ${code(`${isItem ? '- ' : `${last(path)}: `}${writeValue(skeleton, true)}`)}.`,
      ...missing.map((name) => describeField(name, properties[name], true)),
    ],
    replacement: isWhole ? file.source.replaceValue(path, skeleton) : undefined,
  };
}

/** Converts `range: 1.1 to 1.9` to the two numbers that are missing. */
function numbersIn({ found, missing }: OtherGroup, { properties = {} }: Schema): object {
  const [only, ...others] = found;
  const numbers =
    others.length === 0 && (typeof only?.value === 'string' || Array.isArray(only?.value))
      ? (String(only.value).match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
      : [];
  const areWanted =
    numbers.length === missing.length &&
    missing.every((name, at) => accepts(numbers[at], properties[name]));
  return areWanted ? Object.fromEntries(missing.map((name, at) => [name, numbers[at]])) : {};
}

/** Whether all unknown properties of a group are headings of a list that one of its properties has values for. */
export function areHeadings(names: readonly string[], path: Path, file: FileContext): boolean {
  const { properties = {} } = schemaAt(path, file) ?? {};
  return (
    names.length > 1 &&
    Object.entries(properties).some(([name, property]) => {
      const headings = headingsOf([...path, name], property, file);
      return names.every((each) => headings.some((heading) => isSameWord(each, heading)));
    })
  );
}

/** Returns the words of the list that another one must be as long as. */
function headingsOf(list: Path, schema: Schema, { root }: FileContext): string[] {
  const { asManyAs } = resolvePiece(schema);
  const found = typeof asManyAs === 'string' ? valueAt(root, pathFrom(list, asManyAs)) : [];
  return (Array.isArray(found) ? found : []).map((each) => String(Object(each).label ?? each));
}

/** Converts `{ Starter: "no", Pro: "yes" }` to the values below these headings, in order. */
function underHeadings(
  name: string,
  { path, found }: OtherGroup,
  schema: Schema,
  file: FileContext,
): unknown[] | undefined {
  const headings = headingsOf([...path, name], schema, file);
  const below = (heading: string) => found.find((one) => isSameWord(one.found, heading));
  const isNamed = found.every((one) => headings.some((heading) => isSameWord(one.found, heading)));
  // As many values as headings, under names of their own, such as `col1`.
  const values =
    !isNamed && found.length === headings.length
      ? found.map(({ value }) => value)
      : headings.map((heading) => below(heading)?.value ?? '…');
  return headings.length > 0 && (isNamed || found.length === headings.length) ? values : undefined;
}
