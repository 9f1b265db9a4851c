import { code } from '../../diagnostics/wording.ts';
import type { Guesses, Scene } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { removal } from './duplicates.ts';

/** What if this property were not there? Then it was pasted at the wrong place. */
export function strayLines(line: Line, { text }: Scene): Guesses {
  const { key, from, indent, value } = line;
  // A colon in the value is the mistake itself, wherever the line belongs.
  const isPlain = /^[^{[|>]/.test(value.text) && !/^[^"'].*:[ \t]/.test(value.text);
  if (!key || line.dashes > 0 || !isPlain) return [];
  return {
    code: 'Y014',
    place: [from + indent, value.to],
    message: `${code(key.name)} does not belong here.`,
    hints: ['Move it to the group that it is a property of, or remove it.'],
    title: 'remove the line',
    edits: [removal([line], text)],
    mustBeValid: true,
    // More than any other guess about lines.
    cost: 21,
  };
}
