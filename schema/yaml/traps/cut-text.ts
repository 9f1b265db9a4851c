import { code } from '../../diagnostics/wording.ts';
import { spacedAddress } from '../braces/properties.ts';
import { type Candidate, shortened, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { quote } from '../scalar.ts';

/** What people write behind a `#` when they do mean a comment. */
const note = /^#(?:TODO|FIXME|XXX|HACK|NOTE)\b|^#[\w-]+:(?:\s|$)/;

/** An address has no space before its `#`. */
const joined = (address: string, whole: string, from: number): Candidate => ({
  code: 'Y010',
  place: [from + whole.indexOf('#'), from + whole.length],
  message: `This address is cut at ${code('#')}: a space and ${code('#')} start a comment.`,
  label: 'this part is not read',
  hints: [`An address has no space in it: ${code(address)}.`],
  title: `write ${code(address)}`,
  edits: [{ from, to: from + whole.length, text: address }],
  certain: true,
  cost: 1,
});

/** A text that goes on below what YAML takes for a comment. */
function continued({ value, to }: Line, next: Line, file: string): Candidate | [] {
  if (!/^[^"'{[|>#&*!]/.test(value.text)) return [];
  const quoted = quote(file.slice(value.from, next.value.to).replace(/\s*\n\s*/g, ' '));
  const from = file.indexOf('#', value.to);
  return {
    code: 'Y010',
    place: [from, to],
    message: `This text goes on in the next line, and ${code('#')} starts a comment in between.`,
    label: 'this part is not shown',
    hints: `Put the whole text in quotes: ${code(shortened(quoted))}. If it is a comment, put it in a line of its own, above.`,
    title: 'put the text in quotes',
    edits: [{ from: value.from, to: next.value.to, text: quoted }],
    cost: 0.8,
  };
}

/** ` #` in a text without quotes: everything behind it is silently taken for a comment. */
export const cutText: Trap = (own, { text: file }) => {
  const { value, to, text: line, from: start } = own;
  const next = own.below;
  const goesOn = next !== undefined && next.indent > own.column && !next.key && next.dashes === 0;
  if (goesOn && (own.key || own.dashes > 0) && value.to < start + line.trimEnd().length)
    return continued(own, next, file);
  const { text, from } = value;
  const end = start + line.trimEnd().length;
  const whole = line.slice(from - start, end - start);
  if (/^["'{[|>#&*!]/.test(whole) || whole === '' || to < from) return [];
  const at = whole.search(/(?<=\S)[ \t]+#(?=[\p{L}\p{N}$])/u);
  const numbered = at < 0 ? whole.search(/(?<=[\p{L}] [\p{L}]+) # \d/u) : -1;
  const keptTo =
    at >= 0 ? at : /[.!?:]$/.test(whole.slice(0, Math.max(0, numbered))) ? -1 : numbered;
  if (keptTo < 0) return [];
  const rest = whole.slice(keptTo).trimStart();
  if (note.test(rest)) return [];
  const address = spacedAddress(whole);
  if (address) return [joined(address, whole, from)];
  const kept = at >= 0 ? text : whole;
  const quoted = quote(kept.length > keptTo ? kept : whole);
  return {
    code: 'Y010',
    place: [from + whole.length - rest.length, from + whole.length],
    message: `This text is cut at ${code('#')}: without quotes, a space and ${code('#')} start a comment.`,
    label: 'this part is not shown',
    hints: `Put the whole text in quotes: ${code(shortened(quoted))}. If it is a comment, put it in a line of its own.`,
    title: 'put the text in quotes',
    edits: [{ from, to: from + (kept.length > keptTo ? kept : whole).length, text: quoted }],
    certain: /^#(?:\d|[0-9a-f]{3,8}\b)/i.test(rest),
    cost: 1,
  };
};
