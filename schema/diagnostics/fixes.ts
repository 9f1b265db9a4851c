import { type Path, writing } from './diagnostics.ts';
import { lineBreakAt, offsetsOfPair, type Replacement, type Source } from './source.ts';
import { writeProperty } from './write-value.ts';

/** Returns a fix that writes something else in place of the property at a path. */
export function rewriteProperty(
  source: Source,
  path: Path,
  write: (inFlow: boolean) => string,
  certain = false,
): Replacement | undefined {
  const spot = source.at(path);
  if (!spot?.pair) return undefined;
  const text = write(spot.inFlow);
  return writing(text, { certain, offsets: offsetsOfPair(source, spot.pair) });
}

/** Returns a fix that writes several properties in place of the one at a path. */
export function writeProperties(
  source: Source,
  path: Path,
  properties: readonly (readonly [name: string, value: unknown])[],
  titleOf: (lines: readonly string[]) => string,
): Replacement | undefined {
  const spot = source.at(path);
  if (!spot?.pair) return undefined;
  const offsets = offsetsOfPair(source, spot.pair);
  const lines = properties.map(([name, value]) => writeProperty(name, value, spot.inFlow));
  return {
    title: titleOf(lines),
    text: lines.join(spot.inFlow ? ', ' : lineBreakAt(source.text, offsets[0])),
    certain: false,
    offsets,
  };
}
