import type { ErrorObject } from 'ajv';
import type { Path, Problem } from '../../../model/diagnostics.ts';
import { isSamePath, isWithin, pointerOf } from '../../../model/pointer.ts';
import { schemaAt } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { code, describeField, field, resolvePiece } from '../../../model/wording.ts';
import { accepts, wantedKind } from '../../accepts.ts';
import { lineBreakAt, type Replacement, writeValue } from '../../source.ts';
import { isWordFor } from '../../suggest-property.ts';
import { type FileContext, writtenAt } from '../context.ts';
import { together, type Unknown } from '../unknown/unknown.ts';
import type { Cause } from './cause.ts';

/** `labels: [Jan, Feb]` and `values: [2, 3]`: two lists, as in a spreadsheet, instead of one list of groups. */
interface ParallelLists {
  path: Path;
  /** The names of the two lists, and of the list that they should be. */
  found: [string, string];
  name: string;
  items: object[];
}

/** Finds a list of texts and a list of numbers, if items have one of each. */
export function findParallelLists(unknown: readonly Unknown[], file: FileContext): Cause[] {
  const groups = together(unknown, ({ path }) => pointerOf(path));
  const pairs = groups.flatMap((group): ParallelLists[] => {
    const [{ path }] = group;
    const { properties = {} } = schemaAt(path, file) ?? {};
    const written = Object.entries(Object(writtenAt(path, file)));
    const names = group.map(({ found }) => found);
    const texts = written.filter(([, list]) => isListOf('string', list));
    const numbers = written.filter(([, list]) => isListOf('number', list));
    for (const [name, property] of Object.entries(properties)) {
      const named = namedLists(names, Object(writtenAt(path, file)), resolvePiece(property));
      if (named) return [{ path, found: named.found, name, items: named.items }];
      const pair = pairOf(resolvePiece(property));
      if (!pair) continue;
      const isOwn = (found: string) => found === name || names.includes(found);
      const [labels, values] = [texts, numbers].map((lists) => lists.find(([key]) => isOwn(key)));
      const count = (list: unknown) => (list as unknown[]).length;
      if (!labels || !values || count(labels[1]) !== count(values[1])) continue;
      const items = (labels[1] as string[]).map((label, at) => ({
        [pair.text]: label,
        [pair.number]: (values[1] as number[])[at],
      }));
      const order = written.map(([key]) => key);
      const found = [labels[0], values[0]].sort((a, b) => order.indexOf(a) - order.indexOf(b));
      return [{ path, found: found as [string, string], name, items }];
    }
    return [];
  });
  return pairs.map((lists) => ({
    problem: explainParallel(lists, file),
    explains: (error) => followsFrom(lists, error),
    explainsUnknown: ({ path, found }) =>
      isSamePath(path, lists.path) && lists.found.includes(found),
  }));
}

/** `questions:` and `answers:`, if items have a `question` and an `answer`. */
function namedLists(
  names: readonly string[],
  written: Record<string, unknown>,
  { items }: Schema,
): { found: [string, string]; items: object[] } | undefined {
  const { required = [], properties = {} } = resolvePiece(items);
  const [first, second, ...others] = required;
  const listOf = (name: string | undefined) =>
    names.find((each) => name !== undefined && isWordFor(each, name, properties[name]));
  const found = [listOf(first), listOf(second)] as [string, string];
  const [one, other] = found.map((name) => written[name]);
  if (!first || !second || others.length > 0 || found[0] === found[1]) return undefined;
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return undefined;
  const all = one.map((value, at) => ({ [first]: value, [second]: other[at] }));
  return all.every((item) => accepts(item, items)) ? { found, items: all } : undefined;
}

const isListOf = (type: string, list: unknown): boolean =>
  Array.isArray(list) && list.length > 1 && list.every((item) => typeof item === type);

/** Returns the names of the text and the number, if the items of a list need just these two. */
function pairOf({ items }: Schema): { text: string; number: string } | undefined {
  const { required = [], properties = {} } = resolvePiece(items);
  const kindOf = (name: string) => wantedKind(properties[name]);
  const text = required.find((name) => kindOf(name) === 'string');
  const number = required.find((name) => kindOf(name) === 'number');
  return required.length === 2 && text && number ? { text, number } : undefined;
}

/** An error about the list that the two should be. */
const followsFrom = (
  { path, name }: ParallelLists,
  { keyword, instancePath, params }: ErrorObject,
): boolean =>
  isWithin(instancePath, [...path, name]) ||
  (instancePath === pointerOf(path) && keyword === 'required' && params.missingProperty === name);

function explainParallel(lists: ParallelLists, file: FileContext): Problem {
  const { path, found, name, items } = lists;
  const [first, second] = found;
  const property = schemaAt(path, file)?.properties?.[name];
  const examples = items.slice(0, 2).map((item) => code(`- ${writeValue(item, true)}`));
  return {
    code: 'P104',
    where: { path: [...path, first], at: 'key' },
    message: `${code(first)} and ${code(second)} are two lists side by side, and ${field([...path, name], file.root)} is one list, whose items have both.`,
    label: `write \`${name}:\``,
    hints: [
      `Write ${examples.join(' and ')}${items.length > 2 ? ', and so on,' : ''} below ${code(`${name}:`)}.`,
      describeField(name, property, true),
    ],
    replacement: combining(lists, file),
  };
}

function combining(
  { path, found, name, items }: ParallelLists,
  { source }: FileContext,
): Replacement | undefined {
  const { offsets } = source.neighbours(path, found) ?? {};
  if (!offsets || source.at([...path, found[0]])?.inFlow) return undefined;
  const lineBreak = lineBreakAt(source.text, offsets[0], 2);
  return {
    title: `write ${code(`${name}:`)} with ${items.length} items`,
    text: [`${name}:`, ...items.map((item) => `- ${writeValue(item, true)}`)].join(lineBreak),
    offsets,
  };
}
