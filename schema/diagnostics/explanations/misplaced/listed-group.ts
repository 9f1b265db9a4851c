import type { ErrorObject } from 'ajv';
import type { Path, Problem } from '../../../model/diagnostics.ts';
import { isWithin, pointerOf, valueAt } from '../../../model/pointer.ts';
import { schemaAt } from '../../../model/schema-at.ts';
import { andList, code, field, last } from '../../../model/wording.ts';
import { accepts, wantedKind } from '../../accepts.ts';
import { lineBreakAt, type Offsets, type Replacement, writeProperty } from '../../source.ts';
import { type FileContext, writtenAt } from '../context.ts';
import { byGroup } from '../unknown/unknown.ts';
import type { Cause } from './cause.ts';
import { linesOf } from './item-lines.ts';

/** Required groups that are among the items of a list beside them, such as the start of a bridge among its steps. */
interface ListedGroups {
  list: Path;
  moved: { name: string; index: number }[];
}

/** Finds items that are wrong in their list, if as many groups are missing beside it. */
export function findListedGroups(errors: readonly ErrorObject[], file: FileContext): Cause[] {
  const found = byGroup(errors, 'required').flatMap((group): ListedGroups[] => {
    const { path } = group;
    const { properties = {} } = schemaAt(path, file) ?? {};
    const missing = new Set(group.names);
    const names = Object.keys(properties).filter(
      (name) => missing.has(name) && wantedKind(properties[name]) === 'object',
    );
    if (names.length === 0 || names.length < missing.size) return [];
    return Object.entries(Object(writtenAt(path, file))).flatMap(([name, items]) => {
      const list = [...path, name];
      const wrong = (Array.isArray(items) ? items : []).flatMap((item, index) =>
        isWrong(errors, [...list, index]) ? [{ item, index }] : [],
      );
      const isEach =
        wrong.length === names.length &&
        wrong.every(({ item }, at) => accepts(item, properties[names[at] ?? '']));
      return isEach
        ? [{ list, moved: wrong.map(({ index }, at) => ({ name: names[at] ?? '', index })) }]
        : [];
    });
  });
  return found.map((groups) => ({
    problem: explainListed(groups, file),
    explains: (error) => followsFrom(groups, error),
  }));
}

const isWrong = (errors: readonly ErrorObject[], item: Path): boolean =>
  errors.some(({ instancePath }) => isWithin(instancePath, item));

/** An error in one of the items, about what is missing beside their list, or how many are in it. */
const followsFrom = (
  { list, moved }: ListedGroups,
  { keyword, instancePath }: ErrorObject,
): boolean =>
  (keyword === 'required' && instancePath === pointerOf(list.slice(0, -1))) ||
  (keyword === 'maxItems' && instancePath === pointerOf(list)) ||
  moved.some(({ index }) => isWithin(instancePath, [...list, index]));

function explainListed({ list, moved }: ListedGroups, file: FileContext): Problem {
  const { root } = file;
  const [first = { name: '', index: 0 }] = moved;
  const names = moved.map(({ name }) => name);
  const isOne = moved.length === 1;
  const path = [...list, first.index];
  const [key = ''] = Object.keys(Object(valueAt(root, path)));
  const lines = moved.map(({ name, index }) =>
    writeProperty(name, valueAt(root, [...list, index]), true),
  );
  return {
    code: 'P117',
    where: { path: [...path, key], at: 'key' },
    message: `${andList(names)} ${isOne ? 'is a group' : 'are groups'} of ${isOne ? 'its' : 'their'} own, and ${isOne ? 'stands' : 'stand'} among the items of ${field(list, root)}.`,
    label: `this is ${code(first.name)}`,
    hints: `Move ${isOne ? 'it' : 'them'} out of ${code(last(list))}, and write beside it: ${lines.map(code).join(' and ')}.`,
    replacement: moveBeside({ list, moved }, file),
  };
}

/** Writes the items as properties above the list. */
function moveBeside(
  { list, moved }: ListedGroups,
  { source, root }: FileContext,
): Replacement | undefined {
  const [from] = source.offsetsOfName(list) ?? [];
  if (from === undefined) return undefined;
  const lineBreak = lineBreakAt(source.text, from);
  const written = moved.map(
    ({ name, index }) => writeProperty(name, valueAt(root, [...list, index]), true) + lineBreak,
  );
  const edits = moved.map(({ index }) => {
    const lines = linesOf([...list, index], source);
    return lines && { offsets: [lines.from, lines.to] as Offsets, text: '' };
  });
  return source.editAll(
    [{ offsets: [from, from], text: written.join('') }, ...edits],
    `write ${andList(moved.map(({ name }) => name))} above ${code(last(list))}`,
  );
}
