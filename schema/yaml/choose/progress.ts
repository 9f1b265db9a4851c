import type { Reading } from '../assess.ts';

/**
 * The number of characters that the parser did not reach; -1 if the text is valid YAML. Spaces do not
 * count, because a repair that only moves lines would otherwise seem to make progress.
 */
export function charactersLeft({ text, failsAt, readTo = failsAt }: Reading): number {
  if (readTo === undefined) return -1;
  let count = 0;
  for (let at = readTo; at < text.length; at += 1) if (text.charCodeAt(at) > space) count += 1;
  return count;
}

/** The code of a space; those of tabs and line breaks are lower. */
const space = 32;

/** The number of lines that the parser did not reach. */
export const linesLeft = ({ text, failsAt, readTo = failsAt }: Reading): number =>
  readTo === undefined ? 0 : text.slice(readTo).split('\n').length;
