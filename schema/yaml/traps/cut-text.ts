import { code } from '../../diagnostics/wording.ts';
import { spacedAddress } from '../braces/properties.ts';
import { type Candidate, type Scene, shortened, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { quote } from '../scalar.ts';
import { hasRemark } from '../signs.ts';

/** What people write behind a `#` when they do mean a comment. */
const note = /^#(?:TODO|FIXME|XXX|HACK|NOTE)\b|^#(?!\d)[\w-]+:(?:\s|$)/;

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

/** A text of several lines, in one of which YAML takes a part for a comment. */
function continued(own: Line, { lines, text: file }: Scene): Candidate | undefined {
  if (!/^[^"'{[|>#&*!]/.test(own.value.text)) return undefined;
  const below = lines.slice(own.index + 1);
  const end = below.findIndex(
    (line) => line.indent <= own.column || line.key || line.dashes > 0 || !line.hasContent,
  );
  const run = [own, ...(end < 0 ? below : below.slice(0, end))];
  const last = run.at(-1);
  // Whatever is behind the `#` of a line that others follow was meant to go on there.
  const signIn = (line: Line) => line.text.search(line === last ? sign : anySign);
  const cut = run.find((line) => signIn(line) >= 0);
  if (!cut || !last || last === own) return undefined;
  const from = cut.from + signIn(cut);
  const rest = cut.text.slice(from - cut.from);
  const quoted = quote(
    file
      .slice(own.value.from, last.to)
      .trimEnd()
      .replace(/\s*\n\s*/g, ' '),
  );
  return note.test(rest)
    ? undefined
    : {
        code: 'Y010',
        place: [from, cut.to],
        message: `This text of ${run.length} lines is cut at ${code('#')}: a space and ${code('#')} start a comment.`,
        label: 'this part is not shown',
        hints: `Put the whole text in quotes: ${code(shortened(quoted))}. If it is a comment, put it in a line of its own, above.`,
        title: 'put the text in quotes',
        edits: [
          {
            from: own.value.from,
            to: last.value.from + last.text.slice(last.indent).trimEnd().length,
            text: quoted,
          },
        ],
        certain: /^#\d/.test(rest) && !run.some(({ text }) => hasRemark(text)),
        cost: 0.8,
      };
}

const sign = /(?<=(?:^|\S)[ \t]+)#(?=[\p{L}\p{N}$])/u;
const anySign = /(?<=\S[ \t]+)#|(?<=^[ \t]+)#(?=[\p{L}\p{N}$])/u;
/** ` #` in a text without quotes: everything behind it is silently taken for a comment. */
export const cutText: Trap = (own, scene) => {
  const { value, to, text: line, from: start } = own;
  const whole = own.key || own.dashes > 0 ? continued(own, scene) : undefined;
  if (whole) return whole;
  const { text, from } = value;
  const end = start + line.trimEnd().length;
  const all = line.slice(from - start, end - start);
  if (/^["'{[|>#&*!]/.test(all) || all === '' || to < from) return [];
  const at = all.search(/(?<=\S)[ \t]+#(?=[\p{L}\p{N}$])/u);
  const numbered = at < 0 ? all.search(/(?<=[\p{L}] [\p{L}]+) # \d/u) : -1;
  const keptTo = at >= 0 ? at : /[.!?:]$/.test(all.slice(0, Math.max(0, numbered))) ? -1 : numbered;
  if (keptTo < 0) return [];
  const rest = all.slice(keptTo).trimStart();
  if (note.test(rest)) return [];
  const read = at >= 0 && text.length > keptTo ? text : all;
  const address = spacedAddress(read);
  if (address) return [joined(address, read, from)];
  const quoted = quote(read);
  const left = all.slice(read.length).trimStart();
  return {
    code: 'Y010',
    place: [from + all.length - rest.length, from + all.length],
    message: `This text is cut at ${code('#')}: without quotes, a space and ${code('#')} start a comment.`,
    label: 'this part is not shown',
    hints: left
      ? `Put the text in quotes. If ${code(shortened(left))} is a comment: ${code(shortened(quoted))}. If it is a part of the text: ${code(shortened(quote(all)))}.`
      : `Put the whole text in quotes: ${code(shortened(quoted))}. If it is a comment, put it in a line of its own.`,
    title: 'put the text in quotes',
    edits: [{ from, to: from + read.length, text: quoted }],
    certain: left === '' && /^#(?:\d|[0-9a-f]{3,8}\b)/i.test(rest),
    cost: 1,
  };
};
