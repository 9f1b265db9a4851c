import { namedLines } from '../../syntax/lines.ts';
import { change, type Guesses, type Scene } from '../candidate.ts';
import type { Line } from '../lines.ts';

/** Nobody is expected to indent more lines than these at once. */
const longest = 12;

/** What if the spaces before this line and some below it, of several levels, were there twice? */
export function doubledIndentation(line: Line, { lines, text }: Scene): Guesses {
  const { above, indent } = line;
  if (!isTwice(line) || !above || indent <= above.column) return [];
  // With half of the spaces, it has to be beside something.
  if (!line.linesAbove().some(({ column }) => column * 2 === indent)) return [];
  const run = lines.slice(line.index, line.index + longest);
  const end = run.findIndex((each) => each.hasContent && !isTwice(each));
  const all = run.slice(0, end < 0 ? undefined : end);
  return all.flatMap((last, at) => {
    const doubled = all.slice(0, at + 1).filter(({ hasContent }) => hasContent);
    // Lines of one level are one of the `moves`.
    if (!last.hasContent || new Set(doubled.map((each) => each.indent)).size < 2) return [];
    return change(
      doubled.map((each) => each.moveBy(-each.indent / 2)),
      {
        code: 'Y014',
        place: line.place,
        message: `The spaces before ${namedLines(text, line.from, last.to)} are twice as many as they should be.`,
        hints: ['Start each line in the column of those beside it. Two spaces are one level.'],
        title: `remove half of the spaces before ${doubled.length} lines`,
        certain: true,
        mustBeValid: true,
        cost: 8.5,
      },
    );
  });
}

/** Half of its spaces are whole levels. */
const isTwice = ({ indent, hasContent }: Line): boolean =>
  hasContent && indent > 0 && indent % 4 === 0;
