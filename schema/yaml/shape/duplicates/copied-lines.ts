import { type Candidate, change } from '../../candidate.ts';
import { isRun, type Line, removalOf } from '../../lines.ts';

/** Several lines that appear twice, one copy right below the other. */
export function copiedLines(
  line: Line,
  first: Line,
  lines: readonly Line[],
): Candidate | undefined {
  const length = line.index - first.index;
  const isTwice = (at: number) => lines[at] && lines[at].text === lines[at + length]?.text;
  let [from, to] = [first.index, first.index];
  while (isTwice(from - 1)) from -= 1;
  while (isTwice(to)) to += 1;
  const spare = lines.slice(to, to + length);
  if (length < 2 || to - from < length || !isRun(spare)) return undefined;
  const [head] = spare;
  return change([removalOf(spare)], {
    code: 'Y002',
    place: [head.start, head.to],
    message: `${length} lines appear twice, one copy right below the other.`,
    label: `the first copy begins in line ${to - length + 1}`,
    hints: 'Remove one of the two.',
    certain: true,
    cost: 1.1,
  });
}
