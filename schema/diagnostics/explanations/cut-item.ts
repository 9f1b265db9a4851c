import type { ErrorObject } from 'ajv';
import { accepts } from '../accepts.ts';
import type { Path, Problem } from '../diagnostics.ts';
import { pointerToPath } from '../pointer.ts';
import { schemaAt } from '../schema-at.ts';
import { type Offsets, offsetsOf, type Source } from '../source.ts';
import { code, field, last } from '../wording.ts';
import { type FileContext, valueAt } from './context.ts';

/** Two neighbours in a list that are one item: a dash too many stands between them. */
interface CutItem {
  /** Of the second one. */
  path: Path;
}

/** Finds pairs of items neither of which is whole without the other. */
export function findCutItems(errors: readonly ErrorObject[], file: FileContext): CutItem[] {
  const incomplete = errors.filter(({ keyword }) => keyword === 'required');
  const pointers = new Set(incomplete.map(({ instancePath }) => instancePath));
  const cut: CutItem[] = [];
  for (const pointer of pointers) {
    const path = pointerToPath(pointer);
    const above = itemAbove(path);
    const isOpen = above && pointers.has(pointer.replace(/\d+$/, String(above.at(-1))));
    if (isOpen && !isOfCutItem(cut, above) && fitsAbove(path, file)) cut.push({ path });
  }
  return cut;
}

function itemAbove(path: Path): Path | undefined {
  const index = path.at(-1);
  return typeof index === 'number' && index > 0 ? [...path.slice(0, -1), index - 1] : undefined;
}

/** Whether an item and the one above could be one: they share no property, and together are valid. */
export function fitsAbove(path: Path, { root, top }: FileContext): boolean {
  const above = itemAbove(path);
  const schema = schemaAt(path, root, top);
  if (!above || !schema) return false;
  const [first, second] = [Object(valueAt(root, above)), Object(valueAt(root, path))];
  const names = Object.keys(second);
  const areApart = names.length > 0 && names.every((name) => !Object.hasOwn(first, name));
  return areApart && accepts({ ...first, ...second }, schema);
}

const isSame = (one: Path, other: Path): boolean => one.join('/') === other.join('/');

/** Whether a path leads to one of the two halves. */
export const isOfCutItem = (items: readonly CutItem[], path: Path): boolean =>
  items.some((item) => {
    const before = [...item.path.slice(0, -1), Number(item.path.at(-1)) - 1];
    return isSame(item.path, path) || isSame(before, path);
  });

export function explainCutItem({ path }: CutItem, { root, source }: FileContext): Problem {
  const index = Number(path.at(-1));
  const [key = ''] = Object.keys(Object(valueAt(root, path)));
  const list = path.slice(0, -1);
  const offsets = source && dashBefore(path, source);
  return {
    code: 'P116',
    where: { path: [...path, key], at: 'key' },
    message: `Items ${index} and ${index + 1} of ${field(list, root)} are one: a dash starts each item, not each line.`,
    label: 'remove the dash before it',
    hints: [
      `Only the first line of an item of ${code(last(list))} has a \`- \`; the others start below its text.`,
    ],
    ...(offsets && {
      replacement: { title: 'remove the dash', text: ' ', certain: true, offsets },
    }),
  };
}

function dashBefore(path: Path, source: Source): Offsets | undefined {
  const spot = source.at(path);
  if (!spot?.node || spot.inFlow) return undefined;
  const [start] = offsetsOf(source, spot.node);
  const dash = source.text.lastIndexOf('-', start - 1);
  const isAlone = /^- +$/.test(source.text.slice(dash, start));
  return isAlone ? [dash, dash + 1] : undefined;
}
