/** A line that only one of two texts has. */
export interface ChangedLine {
  sign: '-' | '+';
  line: string;
}

/** The most comparisons of two lines. Longer texts are shown as completely new. */
const mostWork = 4_000_000;

/** The removed and added lines in the order of the text, as few as possible. */
export function diffLines(before: readonly string[], after: readonly string[]): ChangedLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  return old.length * now.length > mostWork ? replaced(old, now) : walk(old, now);
}

const replaced = (old: readonly string[], now: readonly string[]): ChangedLine[] => [
  ...old.map((line): ChangedLine => ({ sign: '-', line })),
  ...now.map((line): ChangedLine => ({ sign: '+', line })),
];

/** Compares by the longest common subsequence. */
function walk(old: readonly string[], now: readonly string[]): ChangedLine[] {
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const changes: ChangedLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      i += 1;
      j += 1;
    } else if (i < old.length && (j >= now.length || at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ sign: '-', line: old[i] ?? '' });
      i += 1;
    } else {
      changes.push({ sign: '+', line: now[j] ?? '' });
      j += 1;
    }
  }
  return changes;
}
