import { code } from '../../model/wording.ts';
import { insert } from '../../syntax/text-edits.ts';
import { change, type Trap } from '../candidate.ts';
import { isRun, type Line, lastOf } from '../lines.ts';

/** A comma or semicolon at the end of a line, as other languages want it, or a full stop behind braces; adjacent lines are one mistake. */
export const lineEnds: Trap = (line, { lines }) => {
  const sign = signOf(line);
  if (!sign) return [];
  const everywhere = lines.filter((each) => isForeign(each, sign));
  const run = everywhere.includes(line) ? everywhere : runOf(line);
  if (!isRun(run)) return [];
  // One comma at the end of a text may be meant; of all items but the last, it is not.
  const isOfProgram = sign === ',' && run.length > 1 && endsPlainly(lastOf(run));
  const isStray = isTextItem(line) && !isOfProgram;
  if (isStray && !(sign === ',' && isOnlyOfItems(line))) return [];
  const [first] = run;
  const shown = signOf(first) ?? sign;
  const { from, to, text } = first.value;
  const many = run.length > 1;
  const edits = run.map((each) => {
    const { length } = signOf(each) ?? '';
    return { from: each.value.to - length, to: each.value.to, text: '' };
  });
  return change(edits, {
    code: 'Y024',
    place: [to - shown.length, to],
    message: many
      ? `${run.length} lines end with ${code(sign)} here: it would be a part of each value.`
      : `A line does not end with ${code(sign)} here: it would be a part of the value.`,
    hints: [
      many
        ? 'Remove it from each: properties and items in lines of their own need no sign at their end.'
        : `Remove it. If it belongs to the text, put the text in quotes: ${code(`"…${sign}"`)}.`,
    ],
    // Before a comment, the text may go on in it.
    certain:
      !isStray &&
      run.every(({ value, text, from }) => text.trimEnd().length === value.to - from) &&
      !mayGoOnBelow(lastOf(run)),
    ...(isStray && { severity: 'warning' as const }),
    cost: from < to - sign.length && text !== '' ? 1 - (many ? 0.1 : 0) : 9,
  });
};

/** Whether the next property may be the rest of a sentence, as its value begins in lower case: `note: and more of it`. */
const mayGoOnBelow = ({ value, below, column }: Line): boolean =>
  /^[^"'{[].*[^\d,;][,;]$/.test(value.text) &&
  below?.column === column &&
  below.dashes === 0 &&
  /^\p{Ll}\S*[ \t]/u.test(below.value.text);

/** Whether no other item of a list of texts ends with a comma. Before a small letter, a sentence may go on. */
function isOnlyOfItems(line: Line): boolean {
  const items = textItems(line);
  const isAlone = items.every((each) => each === line || signOf(each) !== ',');
  const next = items.find(({ index }) => index > line.index);
  return items.length > 1 && isAlone && !/^\p{Ll}/u.test(next?.value.text ?? '');
}

const isTextItem = (line: Line): boolean => line.dashes > 0 && !line.key && !isQuoted(line);

/** The items of a list of texts. */
function textItems(line: Line): Line[] {
  const isItem = ({ indent, dashes, key }: Line) =>
    indent === line.indent && dashes === line.dashes && !key;
  return line.runAround((each) => !each.hasContent || isItem(each)).filter(isItem);
}

const isQuoted = ({ value }: Line): boolean => /^["'{[].*["'}\]][,;]+$/.test(value.text);

/** The semicolon of an HTML entity such as `&nbsp;` belongs to it. Behind Greek letters it is a question mark. */
const signOf = (line: Line): string | undefined =>
  line.key || line.dashes > 0 || isQuoted(line)
    ? /(?:(?:,|(?<!&(?:#\w+|[a-z]{2,})|\p{Script=Greek});)+|(?<=^\{[^{}]*\})[.:])$/iu.exec(
        line.value.text,
      )?.[0]
    : undefined;

/**
 * Whether a line ends as lines of programs and of JSON do, which nobody means: all of them in a file
 * are one mistake.
 */
function isForeign(line: Line, sign: string): boolean {
  if (signOf(line) !== sign || (sign !== ';' && !isJson(line))) return false;
  const below = line.below;
  // A text that goes on in the next line may have any sign at the end of this one.
  const isWhole = below === undefined || below.indent <= line.column || below.dashes > 0;
  // In a list, all texts but the last may end with a semicolon, as in a contract.
  return isWhole && (!isTextItem(line) || textItems(line).every((each) => signOf(each) === sign));
}

/** A name in quotes, or a value that is no text without them, before a comma. */
const isJson = (line: Line): boolean =>
  isQuoted(line) ||
  /^(?:-?\d[\d.]*|true|false|null),$/.test(line.value.text) ||
  /^\s*"/.test(line.text);

/** A line with those right above and below it, in the same column, that end in the same way. */
const runOf = (line: Line): Line[] => {
  const isAlike = ({ column, dashes }: Line) => column === line.column && dashes === line.dashes;
  return line
    .runAround((each) => !each.hasContent || (isAlike(each) && signOf(each) !== undefined))
    .filter(({ hasContent }) => hasContent);
};

/** Whether at most one item follows, and no sentence ends with it, which the others would be parts of. */
function endsPlainly(line: Line): boolean {
  const next = line.below;
  if (next?.column !== line.column || next.dashes === 0) return true;
  const other = next.below;
  return !/[.!?]$/.test(next.value.text) && !(other?.column === line.column && other.dashes > 0);
}

/** A comma missing at the end of a line, within braces over several lines. */
export const missingLineComma: Trap = (line) => {
  const next = line.below;
  const { text } = line.value;
  if (!next || !/[^,{[]$/.test(text)) return [];
  // `- { label: Jan` and `value: 12 }` below it.
  const isOpen = /^\{[^{}]*:[ \t][^{}]*$/.test(text) && next.key && next.indent > line.indent;
  const isBeside = next.indent === line.indent;
  const isNext = (line.key && next.key) || /^[{["']/.test(next.value.text);
  if (!isOpen && !(isBeside && isNext)) return [];
  const at = line.value.to;
  return change([insert(at, ',')], {
    code: 'Y017',
    place: [at - 1, at],
    message: 'A comma is missing at the end of this line.',
    hints: ['In braces and brackets, a comma is between one thing and the next.'],
    certain: true,
    cost: 5,
  });
};
