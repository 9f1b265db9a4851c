import { isMap } from 'yaml';
import { lineStart } from '../edits/lines.ts';
import type { Path, Problem } from './diagnostics.ts';
import { endOfLine, type Offsets, offsetsOfPair, type Source } from './source.ts';

/** The warnings about names of before. The page is shown all the same. */

const stillShown = 'The page is shown as before; the old name may stop working one day.';

export const explainOldProperty = (found: string, now: string, path: Path): Problem => ({
  code: 'M401',
  severity: 'warning',
  where: { path, at: 'key' },
  message: `\`${found}\` is now called \`${now}\`.`,
  label: `write \`${now}\``,
  hints: [stillShown],
  replacement: { title: `rename \`${found}\` to \`${now}\``, text: now, certain: true },
});

export const explainOldType = (
  { tag, found, now }: Record<'tag' | 'found' | 'now', string>,
  path: Path,
): Problem => ({
  code: 'M402',
  severity: 'warning',
  where: { path: [...path, tag], at: 'value' },
  message: `The ${tag === 'type' ? 'block' : tag} \`${found}\` is now called \`${now}\`.`,
  label: `write \`${now}\``,
  hints: [stillShown],
  replacement: { title: `write \`${now}\``, text: now, certain: true },
});

export const explainOldValue = (found: string, now: string, path: Path): Problem => ({
  code: 'M403',
  severity: 'warning',
  where: { path, at: 'value' },
  message: `The value \`${found}\` is now called \`${now}\`.`,
  label: `write \`${now}\``,
  hints: [stillShown],
  replacement: { title: `write \`${now}\``, text: now, certain: true },
});

export function explainRemoved(
  found: string,
  advice: string,
  path: Path,
  source: Source | undefined,
): Problem {
  const offsets = source && removal(path, source);
  return {
    code: 'M404',
    severity: 'warning',
    where: { path, at: 'key' },
    message: `\`${found}\` is gone, and nothing shows it.`,
    hints: [advice],
    ...(offsets && {
      replacement: { title: `remove \`${found}\``, text: '', certain: true, offsets },
    }),
  };
}

/** What to cut out so that a property is gone: whole lines, or in braces its part of the line. */
function removal(path: Path, source: Source): Offsets | undefined {
  const spot = source.at(path);
  if (!spot?.pair || !isMap(spot.parent) || spot.parent.items.length < 2) return undefined;
  const { text } = source;
  const { items, flow } = spot.parent;
  const index = items.indexOf(spot.pair as (typeof items)[number]);
  const [from, to] = offsetsOfPair(source, spot.pair);
  const [next, previous] = [items[index + 1], items[index - 1]];
  if (flow || spot.inFlow) {
    if (next) return [from, offsetsOfPair(source, next)[0]];
    return previous && [offsetsOfPair(source, previous)[1], to];
  }
  const start = lineStart(text, from);
  // The first line of a list's item has the dash, which what follows needs.
  if (text.slice(start, from).trim() !== '') return next && [from, offsetsOfPair(source, next)[0]];
  const end = text.indexOf('\n', endOfLine(text, to));
  return [start, end < 0 ? text.length : end + 1];
}
