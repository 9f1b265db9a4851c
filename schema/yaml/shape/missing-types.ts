import type { Schema } from '../../model/schemas.ts';
import { cachedPieces, code } from '../../model/wording.ts';
import { insert } from '../../syntax/text-edits.ts';
import { type Candidate, change, lineAbove, type Scene } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { mayHave } from '../schema-names.ts';

/** What if a block began here, and the line with its `type` were missing? */
export function missingTypes(line: Line, { lines }: Scene): Candidate[] {
  if (!line.key || line.dashes > 0) return [];
  const own = line.siblings();
  const [start] = own;
  const named = start && typeAsName(start);
  if (named) return [named];
  if (start?.key?.name !== 'type' || start.dashes === 0) return [];
  // A block of an unknown type may have anything.
  const schema = blockSchema(start.value.text);
  const mayHave = (name = '') => !schema || Object.hasOwn(schema.properties ?? {}, name);
  // The block may have begun further up, with what the one above has too.
  return own.slice(1, own.indexOf(line) + 1).flatMap((first, rank) => {
    const at = own.indexOf(first);
    const names = own.slice(at).map(({ key }) => String(key?.name));
    const above = own.slice(0, at).map(({ key }) => String(key?.name));
    // A single property that appears twice is just that, and so is a line below its new wording.
    if (names.length < 2 || above.at(-1) === names[0]) return [];
    if (new Set(names).size < names.length || !above.every(mayHave)) return [];
    // Where the block above could have this line too, it most likely has, but for an `id` and for
    // what follows an empty line.
    const isStart = (names[0] === 'id' && at > 1) || lines[first.index - 1]?.isBlank;
    const isOwn = !mayHave(names[0]) || above.includes(names[0] ?? '');
    if (!isOwn && !isStart) return [];
    const fitting = fittingTypes(names);
    if (fitting.length === 0 || fitting.length > 3) return [];
    // Without this one line, all of it may be the block above.
    const others = [...above, ...names.slice(1)];
    const isStray =
      new Set(others).size === others.length &&
      fittingTypes(others).includes(String(start.value.text));
    // Right below another property, it most likely appears twice.
    if (isStray && above.includes(names[0] ?? '') && !lines[first.index - 1]?.isBlank) return [];
    return fitting.map((type): Candidate => {
      const written = `- type: ${type}`;
      const isOpen = mayBeginAbove(above, schema, blockSchema(type));
      return lineAbove(first, start.indent, written, {
        code: 'P106',
        message: `A block begins here, and the line with its ${code('type')} is missing.`,
        hints: [
          fitting.length === 1
            ? `Write ${code(written)} in a line of its own above it.`
            : `What it has fits ${fitting.map(code).join(' and ')}: write ${code(written)}, say, above it.`,
          isStray && `If only this line does not belong here, remove it.`,
          isOpen && `If ${code(String(above.at(-1)))} belongs to it, too, write it above that.`,
        ],
        certain: fitting.length === 1 && !isStray && !isOpen,
        cost: 7 + rank / 100,
      });
    });
  });
}

/** Whether the last property above a block may be its first: the block above does not need it, and it may have it. */
function mayBeginAbove(above: readonly string[], outer?: Schema, inner?: Schema): boolean {
  const last = above.at(-1) ?? '';
  return last !== 'type' && !outer?.required?.includes(last) && mayHave(inner ?? {}, [last]);
}

/** What if `- steps:` is a block's type? A block of that type may have a list of the same name below. */
function typeAsName({ key, dashes, value }: Line): Candidate | undefined {
  if (!key || dashes === 0 || value.text !== '' || !blockSchema(key.name)) return undefined;
  const edits = [insert(key.from, 'type: '), { from: key.to, to: value.from, text: '' }];
  return nameIsType(key, { edits, cost: 2 });
}

/** A block that begins with the name of its type instead of its `type`. */
export function nameIsType(
  { name, from, to }: NonNullable<Line['key']>,
  { edits, ...guess }: Pick<Candidate, 'edits' | 'cost'> & Partial<Candidate>,
): Candidate {
  const written = `type: ${name}`;
  return change(edits, {
    code: 'P106',
    place: [from, to],
    message: 'This block has no `type`, which says what it is.',
    label: `write ${code(written)}`,
    hints: [`Start the block with its type: ${code(`- ${written}`)}.`],
    title: `write ${code(written)}`,
    certain: true,
    ...guess,
  });
}

/** The types of blocks that have these properties, and need no others. */
export const fittingTypes = (names: readonly string[]): string[] =>
  Object.entries(cachedPieces()).flatMap(([file, block]) => {
    const [, type] = /^blocks\/(.+)\.json$/.exec(file) ?? [];
    const isWhole = block.required?.every((name) => name === 'type' || names.includes(name));
    return type && isWhole !== false && mayHave(block, names) ? [type] : [];
  });

const blockSchema = (type: string): Schema | undefined => cachedPieces()[`blocks/${type}.json`];
