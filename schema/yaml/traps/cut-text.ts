import { quote } from '../../edits/write-scalar.ts';
import { code, shortened } from '../../model/wording.ts';
import { goesOn, hasRemark } from '../../syntax/signs.ts';
import { spacedAddress } from '../braces/properties.ts';
import { type Candidate, rewrite, type Scene, type Trap } from '../candidate.ts';
import { type Line, lastOf, oneLine } from '../lines.ts';

/** What people write behind a `#` when they do mean a comment. */
const note = /^#(?:TODO|FIXME|XXX|HACK|NOTE)\b|^#(?!\d)[\w-]+:(?:\s|$)/;

/** A text of several lines, in one of which YAML takes a part for a comment. */
function continued(own: Line, { text: file }: Scene): Candidate | undefined {
  if (!/^[^"'{[|>#&*!]/.test(own.value.text)) return undefined;
  const run = own.runDown(
    ({ indent, key, dashes, hasContent }) =>
      indent > own.column && !key && dashes === 0 && hasContent,
  );
  const last = lastOf(run);
  // Whatever is behind the `#` of a line that others follow was meant to go on there.
  const signIn = (line: Line) => line.text.search(line === last ? sign : anySign);
  const cut = run.find((line) => signIn(line) >= 0);
  if (!cut || last === own) return undefined;
  const rest = cut.text.slice(signIn(cut));
  if (note.test(rest)) return undefined;
  const quoted = quote(oneLine(file.slice(own.value.from, last.to)));
  return rewrite([own.value.from, last.content.to], quoted, {
    code: 'Y010',
    place: [cut.from + signIn(cut), cut.to],
    message: `This text of ${run.length} lines is cut at ${code('#')}: a space and ${code('#')} start a comment.`,
    label: 'this part is not shown',
    hints: `Put the whole text in quotes: ${code(shortened(quoted))}. If it is a comment, put it in a line of its own, above.`,
    certain: /^#\d/.test(rest) && !run.some(({ text }) => hasRemark(text)),
    cost: 0.8,
  });
}

const sign = /(?<=(?:^|\S)[ \t]+)#(?=[\p{L}\p{N}$])/u;
const anySign = /(?<=\S[ \t]+)#|(?<=^[ \t]+)#(?=[\p{L}\p{N}$])/u;

/** ` #` in a text without quotes: everything behind it is silently taken for a comment. */
export const cutText: Trap = (own, scene) => {
  const { value, text: line, from: start } = own;
  const whole = own.key || own.dashes > 0 ? continued(own, scene) : undefined;
  if (whole) return whole;
  const { text, from } = value;
  const all = line.slice(from - start).trimEnd();
  if (/^["'{[|>#&*!]/.test(all) || all === '') return [];
  const at = all.search(/(?<=\S)[ \t]+#(?=[\p{L}\p{N}$])/u);
  const numbered = at < 0 ? all.search(/(?<=[\p{L}] [\p{L}]+) # \d/u) : -1;
  const isSentence = /[.!?:]$/.test(all.slice(0, Math.max(0, numbered)));
  const sure = at >= 0 ? at : isSentence ? -1 : numbered;
  const remark = all.slice(text.length).trimStart();
  const isRest = sure < 0 && /^#[ \t]+\S/.test(remark) && goesOn(text, remark);
  const keptTo = isRest ? text.length : sure;
  if (keptTo < 0) return [];
  const rest = all.slice(keptTo).trimStart();
  if (note.test(rest)) return [];
  const read = at >= 0 && text.length > keptTo ? text : all;
  const place = [from, from + read.length] as const;
  const address = spacedAddress(read);
  if (address)
    return rewrite(place, address, {
      code: 'Y010',
      place: [from + read.indexOf('#'), from + read.length],
      message: `This address is cut at ${code('#')}: a space and ${code('#')} start a comment.`,
      label: 'this part is not read',
      hints: [`An address has no space in it: ${code(address)}.`],
      certain: true,
      cost: 1,
    });
  const quoted = quote(read);
  const left = all.slice(read.length).trimStart();
  return rewrite(place, quoted, {
    code: 'Y010',
    ...(isRest && { severity: 'warning' }),
    place: [from + all.length - rest.length, from + all.length],
    message: `This text is cut at ${code('#')}: without quotes, a space and ${code('#')} start a comment.`,
    label: 'this part is not shown',
    hints: left
      ? `Put the text in quotes. If ${code(shortened(left))} is a comment: ${code(shortened(quoted))}. If it is a part of the text: ${code(shortened(quote(all)))}.`
      : `Put the whole text in quotes: ${code(shortened(quoted))}. If it is a comment, put it in a line of its own.`,
    certain: left === '' && /^#(?:\d|[0-9a-f]{3,8}\b)/i.test(rest),
    cost: 1,
  });
};
