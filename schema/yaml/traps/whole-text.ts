import { quote } from '../../edits/write-scalar.ts';
import { shownHints } from '../../model/diagnostics.ts';
import { suggest } from '../../model/suggest.ts';
import { code, shortened } from '../../model/wording.ts';
import { isDoubtful } from '../braces/reasons.ts';
import { type Candidate, rewrite, type Scene, type Trap, writeOne } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { hasLoneQuote } from '../quoted-text.ts';
import { isPropertyName, propertyNames } from '../schema-names.ts';
import { colonAndSpace, colonMessage, type Reason, reasonToQuote } from './reasons-to-quote.ts';
import { valuesToRewrite } from './values-to-rewrite.ts';

/** Whether a word is the name of a property, or looks like one that is misspelt. */
const mayBeProperty = (word: string): boolean =>
  /^[a-z][A-Za-z]*$/.test(word) &&
  (isPropertyName(word) || suggest(word, propertyNames()).length > 0);

/** The value of a line with the lines below in which it goes on. */
export function wholeValue({ text }: Scene, line: Line): { text: string; to: number } | undefined {
  // A text in quotes may begin below its name.
  const isBelow = !line.key && line.dashes === 0 && /^["']/.test(line.value.text);
  const floor = line.key ? line.column : isBelow ? line.indent - 1 : line.indent;
  const run = line.runBelow(({ indent, dashes }) => indent > floor && dashes === 0);
  const last = run.at(-1);
  // A property that is indented too far is not a part of the text.
  if (!last || run.some(({ key }) => key && mayBeProperty(key.name))) return undefined;
  const to = last.value.to;
  return { text: text.slice(line.value.from, to), to };
}

/** What may have gone wrong with a text that has no quotes: it begins with a sign, or has a colon. */
export const unquotedText: Trap = (line, scene) => {
  const { text, from, to } = line.value;
  if (text === '') return [];
  const other = [valuesToRewrite(line, scene)].flat();
  if (/^["']/.test(text)) return other;
  const found = reasonToQuote(text);
  const longer = wholeValue(scene, line);
  return [
    other,
    found ? withRest(quoteIt(found, text, from, to), line.text.slice(to - line.from).trim()) : [],
    longer ? quoteAll(longer, line, scene) : [],
    // In braces over several lines, the comma is not a part of the text.
    found && text.endsWith(',')
      ? { ...quoteIt(found, text.slice(0, -1), from, to - 1), cost: 2.2 }
      : [],
    line.key && line.dashes > 0 ? quoteItem(line, scene) : [],
  ].flat();
};

function quoteAll(
  longer: { text: string; to: number },
  { value, column }: Line,
  { text: all }: Scene,
): Candidate[] {
  // Around the whole text, curly quotes are in place of straight ones.
  const [, inner = longer.text] = /^[“„]([^“”„]*)[“”]$/.exec(longer.text) ?? [];
  const found = reasonToQuote(longer.text);
  // Below a text, a line with a name of its own is more likely a property that is too deep.
  const [, margin = '', name, rest = ''] =
    /\n([ \t]*)([\w/-]+):[ \t]+(.*)/.exec(all.slice(value.from, longer.to)) ?? [];
  if (!found) return [];
  const guess = {
    ...quoteIt(found, inner, value.from, longer.to),
    ...(found.code === 'Y011' && { place: placeOfColon(longer, value.from) }),
  };
  if (name === undefined) return [{ ...guess, cost: 3 }];
  const isOfText = margin.length > column + 1 && /\s/.test(rest.trim());
  if (isOfText || !/^[a-z]/.test(name)) return [{ ...guess, cost: 20 }];
  const hint = `If ${code(name)} is a property, start it in the column of the other properties.`;
  return [{ ...guess, hints: [...shownHints(guess.hints), hint], certain: false, cost: 20 }];
}

/** The part of a text with its first colon that is in one line. */
function placeOfColon({ text, to }: { text: string; to: number }, from: number): [number, number] {
  const colon = text.search(colonAndSpace);
  const start = text.slice(0, colon).search(/[^\n]*$/);
  const margin = text.slice(start).search(/\S/);
  const [line = ''] = /^.*/.exec(text.slice(start)) ?? [];
  return [from + start + margin, Math.min(to, from + start + line.trimEnd().length)];
}

/** `- Note: a text with a colon` is a text that looks like a group. */
function quoteItem({ key, value, to }: Line, { text: all }: Scene): Candidate {
  const { name, from } = key as NonNullable<Line['key']>;
  const end = value.text ? value.to : to;
  const text = all.slice(from, end).trimEnd();
  return {
    ...quoteIt({ code: 'Y011', message: colonMessage }, text, from, from + text.length),
    cost: 6,
    certain: !/^[a-z][A-Za-z]*$/.test(name),
  };
}

/** What comes after ` #` is a comment for YAML, and may be the rest of the text. */
const withRest = (guess: Candidate, rest: string): Candidate =>
  rest === ''
    ? guess
    : {
        ...guess,
        certain: false,
        hints: [
          ...shownHints(guess.hints),
          `If ${code(shortened(rest))} belongs to the text, put it into the quotes, too.`,
        ],
      };

function quoteIt(
  { code: found, message }: Reason,
  text: string,
  from: number,
  to: number,
): Candidate {
  const quoted = quote(text);
  const [anchor, rest] = /^&[\w-]+(?=[ \t]+(.+))/s.exec(text) ?? [];
  return rewrite([from, to], quoted, {
    code: found,
    message,
    hints: [
      /^\*[\w-]+$/.test(text)
        ? `Write it out here. If it is a text, put it in quotes: ${code(quoted)}.`
        : hasLoneQuote(text)
          ? writeOne(quote(text.slice(0, -1)), quoted)
          : `Put the whole text in quotes: ${code(shortened(quoted))}.`,
      ...(/^\*\s+\S/.test(text)
        ? [
            `If the star begins an item of a list elsewhere, leave it out: ${code(shortened(text.slice(1).trim()))}.`,
          ]
        : []),
      ...(anchor === undefined
        ? []
        : [
            `If ${code(anchor)} is a name that nothing uses, leave it out: ${code(shortened(String(rest)))}.`,
          ]),
    ],
    title: 'put the text in quotes',
    certain: !isDoubtful(text) && !/^\*[\w-]+$/.test(text) && anchor === undefined,
    cost: found === 'Y010' ? 1 : 2,
  });
}
