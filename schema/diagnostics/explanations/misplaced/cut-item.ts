import type { ErrorObject } from 'ajv';
import type { Path, Problem } from '../../../model/diagnostics.ts';
import { isSamePath, pointerOf, pointerToPath, valueAt } from '../../../model/pointer.ts';
import { schemaAt } from '../../../model/schema-at.ts';
import { code, field, last } from '../../../model/wording.ts';
import { accepts } from '../../accepts.ts';
import { type Edit, type Offsets, type Source, writeValue } from '../../source.ts';
import type { FileContext } from '../context.ts';
import type { Cause } from './cause.ts';
import type { ItemRun } from './item-lines.ts';

interface CutItem extends ItemRun {
  /** Whether its first part alone is no item. */
  isCertain: boolean;
}

/** Finds neighbours in a list that are one item: dashes too many are between them. */
export function findCutItems(errors: readonly ErrorObject[], file: FileContext): Cause[] {
  const incomplete = errors.filter(({ keyword }) => keyword === 'required');
  const pointers = new Set(incomplete.map(({ instancePath }) => instancePath));
  const cut: CutItem[] = [];
  for (const pointer of pointers) {
    const path = pointerToPath(pointer);
    if (isOfCutItem(cut, path)) continue;
    const found = cutAround(path, pointers, cut, file);
    if (found) cut.push(found);
  }
  const lists = Object.values(Object.groupBy(cut, ({ list }) => pointerOf(list)));
  return lists.map((items = []) => ({
    problem: explainCutItems(items as [CutItem, ...CutItem[]], file),
    explains: ({ instancePath }) => isOfCutItem(items, pointerToPath(instancePath)),
  }));
}

/**
 * Returns the neighbours that together are the one item that an incomplete item is a part of. If the
 * upper one is complete, the lower one may just lack something, unless only both together are like the
 * other items.
 */
function cutAround(
  path: Path,
  incomplete: ReadonlySet<string>,
  others: readonly ItemRun[],
  file: FileContext,
): CutItem | undefined {
  const index = path.at(-1);
  const list = path.slice(0, -1);
  if (typeof index !== 'number') return undefined;
  const isIncomplete = (at: number) => incomplete.has(pointerOf([...list, at]));
  const isWhole = (from: number, to: number) => areOne({ list, from, to }, file);
  const starts = [index - 1, index].filter(
    (from) => from >= 0 && !isOfCutItem(others, [...list, from]),
  );
  for (const from of starts) {
    let to = from;
    while (isIncomplete(to + 1) && areApart({ list, from, to: to + 1 }, file)) to += 1;
    const isCertain = to - from > (isIncomplete(from) ? 0 : 1);
    const isLikely = isCertain || (to > from && isLikeOthers({ list, from, to }, file));
    if (isLikely && to >= index && isWhole(from, to)) return { list, from, to, isCertain };
  }
  return undefined;
}

/** Whether other items have the same properties as these have together, and none has those of the first. */
function isLikeOthers({ list, from, to }: ItemRun, { root }: FileContext): boolean {
  const names = (item: unknown) => Object.keys(Object(item)).toSorted().join();
  const items = valueAt(root, list) as unknown[];
  const others = items.toSpliced(from, to + 1 - from).map(names);
  const whole = names(Object.assign({}, ...items.slice(from, to + 1)));
  return others.includes(whole) && !others.includes(names(items[from]));
}

/** Whether an item and the one above could be one: they share no property and are valid together. */
export function fitsAbove(path: Path, file: FileContext): boolean {
  const to = path.at(-1);
  const list = path.slice(0, -1);
  return typeof to === 'number' && to > 0 && areOne({ list, from: to - 1, to }, file);
}

const itemsOf = ({ list, from, to }: ItemRun, root: unknown): object[] =>
  (valueAt(root, list) as unknown[]).slice(from, to + 1).map(Object);

/** Whether no two items have the same property. */
function areApart(items: ItemRun, { root }: FileContext): boolean {
  const names = itemsOf(items, root).map((item) => Object.keys(item));
  return (
    names.every(({ length }) => length > 0) && new Set(names.flat()).size === names.flat().length
  );
}

function areOne(items: ItemRun, file: FileContext): boolean {
  const schema = schemaAt([...items.list, items.from], file);
  return (
    schema !== undefined &&
    areApart(items, file) &&
    accepts(Object.assign({}, ...itemsOf(items, file.root)), schema)
  );
}

/** Whether a path leads to one of the parts. */
const isOfCutItem = (items: readonly ItemRun[], path: Path): boolean =>
  items.some(
    ({ list, from, to }) =>
      isSamePath(list, path.slice(0, -1)) &&
      Number(path.at(-1)) >= from &&
      Number(path.at(-1)) <= to,
  );

/** Explains all such items of one list as one mistake. */
function explainCutItems(cut: readonly [CutItem, ...CutItem[]], file: FileContext): Problem {
  const { root, source } = file;
  const [{ list, from, to }, ...others] = cut;
  const second = [...list, from + 1];
  const [key = ''] = Object.keys(Object(valueAt(root, second)));
  const items =
    to === from + 1 ? `Items ${from + 1} and ${to + 1}` : `Items ${from + 1} to ${to + 1}`;
  const { rule, label, hint, edits, title } = missingBraces(cut, file) ?? spareDashes(cut, source);
  return {
    code: 'P116',
    where: { path: [...second, key], at: 'key' },
    message: `${items} of ${field(list, root)} are one: ${rule}.`,
    label,
    hints: [hint, others.length > 0 && 'So it is further down in this list, too.'],
    replacement: source.editAll(
      edits,
      title,
      cut.every(({ isCertain }) => isCertain),
    ),
  };
}

/** What has cut items in two, and the edits that make each of them one. */
interface Correction {
  rule: string;
  label: string;
  hint: string;
  edits: Edit[];
  title: string;
}

/** `- label: Jan` and `- value: 12` below it: one dash too many. */
function spareDashes(cut: readonly [CutItem, ...CutItem[]], source: Source): Correction {
  const [{ list }] = cut;
  const edits = cut.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, index) => ({
      offsets: dashBefore([...list, from + 1 + index], source),
      text: ' ',
    })),
  );
  return {
    rule: 'a dash starts each item, not each line',
    label: 'remove the dash before it',
    hint: `Only the first line of an item of ${code(last(list))} has a \`- \`; the others start below its text.`,
    edits,
    title: edits.length > 1 ? `remove ${edits.length} dashes` : 'remove the dash',
  };
}

/** `[label: Jan, value: 12]`: an item in brackets, without its braces. */
function missingBraces(
  cut: readonly [CutItem, ...CutItem[]],
  { root, source }: FileContext,
): Correction | undefined {
  const edits = cut.flatMap((items) => {
    const { list, from, to } = items;
    const [first, last] = [source.at([...list, from]), source.at([...list, to])];
    if (!first?.inFlow || !first.node || !last?.node) return [];
    const offsets: Offsets = [source.offsetsOf(first.node)[0], source.offsetsOf(last.node)[1]];
    return { offsets, text: writeValue(Object.assign({}, ...itemsOf(items, root)), true) };
  });
  const [first] = edits;
  if (!first || edits.length < cut.length) return undefined;
  return {
    rule: 'braces are around each item, and a comma in brackets begins the next',
    label: 'braces are missing around it and what is before it',
    hint: `Write ${code(first.text)}.`,
    edits,
    title: `write ${edits.length > 1 ? `braces around ${edits.length} items` : 'braces around it'}`,
  };
}

function dashBefore(path: Path, source: Source): Offsets | undefined {
  const spot = source.at(path);
  if (!spot?.node || spot.inFlow) return undefined;
  const [start] = source.offsetsOf(spot.node);
  const dash = source.text.lastIndexOf('-', start - 1);
  const isAlone = /^- +$/.test(source.text.slice(dash, start));
  return isAlone ? [dash, dash + 1] : undefined;
}
