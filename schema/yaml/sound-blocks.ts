import { isGroup } from '../is-group.ts';
import { type Revision, revise, unrevised } from '../syntax/revision.ts';
import type { FileCheck } from '../validate/validate.ts';
import { read } from './assess.ts';
import { foldedItems } from './folded-items.ts';

/** The offsets of the blocks of a page. */
export function startsOfBlocks(text: string): number[] {
  // Two such lists are one that was divided.
  if ((text.match(/^blocks:/gm) ?? []).length > 1) return [];
  const list = /^blocks:.*\n(?:[ \t]*(?:#.*)?\n)*( {0,4})- /m.exec(text);
  return list
    ? [...text.matchAll(new RegExp(`^${list[1]}- `, 'gm'))]
        .map(({ index }) => index)
        .filter((start) => start > list.index)
    : [];
}

/**
 * A property that starts a line. Below a text, deeper lines are not its own: the line goes on with the text of
 * a block.
 */
const pageProperty = /^[^\s#-][^:\n]*:(?:[ \t]*\r?$|[ \t].*$(?!\n[ \t]+[^\s#]))/m;

/**
 * Empties the lines of blocks that are valid by themselves, unless a block beside them is not: there is no
 * mistake in them. Most of a long page is emptied, and each guess is read without it. The line breaks stay,
 * so that lines keep their numbers.
 */
export function withoutSoundBlocks(text: string, check: FileCheck): Revision {
  const starts = startsOfBlocks(text);
  // A property of the page may be below the blocks, or among them by mistake.
  const ends = starts.map((start, index) => {
    const block = text.slice(start, starts[index + 1]);
    const outside = block.search(pageProperty);
    return start + (outside < 0 ? block.length : outside);
  });
  const isSound = starts.map((from, index) => isSoundAlone(text.slice(from, ends[index]), check));
  const isFar = (index: number) =>
    index > 0 && [index - 1, index, index + 1].every((each) => isSound[each] ?? true);
  const edits = starts.flatMap((start, index) =>
    isFar(index)
      ? [...text.slice(start, ends[index]).matchAll(/[^\r\n]+/g)].map(({ 0: line, index: at }) => ({
          from: start + at,
          to: start + at + line.length,
          text: '',
        }))
      : [],
  );
  return revise(unrevised(text), edits);
}

/** Returns where each line that was emptied ends in the original text, and where it starts. */
export function emptiedLines(emptied: Revision): Map<number, number> {
  const lines = new Map<number, number>();
  emptied.origins.forEach((origin, index) => {
    const before = index === 0 ? 0 : (emptied.origins[index - 1] as number) + 1;
    if (origin > before) lines.set(origin, before);
  });
  return lines;
}

/** Puts back the lines that were emptied, unless the line that they were in is gone. */
export function withSoundBlocks(
  repaired: Revision,
  lines: Map<number, number>,
  original: string,
): Revision {
  const left = new Map(lines);
  const parts: string[] = [];
  const origins: number[] = [];
  repaired.origins.forEach((origin, index) => {
    const from = left.get(origin);
    if (from !== undefined) {
      parts.push(original.slice(from, origin));
      for (let each = from; each < origin; each += 1) origins.push(each);
      left.delete(origin);
    }
    parts.push(repaired.text.charAt(index));
    origins.push(origin);
  });
  return { text: parts.join(''), origins };
}

function isSoundAlone(block: string, check: FileCheck): boolean {
  const slice = `blocks:\n${block}`;
  return areSound(slice, read(slice).value, check);
}

/** Whether blocks are valid, whatever else their page has. `text` is that of `value`, from `blocks:` on. */
export const areSound = (text: string, value: unknown, check: FileCheck): boolean =>
  isGroup(value) &&
  foldedItems(text).length === 0 &&
  check.accept({ title: 'Page', description: 'Page', ...value }) !== undefined;
