import { code } from '../../model/wording.ts';
import { insert } from '../../syntax/text-edits.ts';
import { type Candidate, change, type Guesses, type Scene } from '../candidate.ts';
import { closingLine } from '../foreign/pasted-json.ts';
import type { Line } from '../lines.ts';
import { bareNames } from './bare-names.ts';
import { bareLists, bracedLists, brackets, unopened, wrongBrackets } from './brackets.ts';
import { closedTooEarly, foreignBraces, hiddenCloser } from './closers.ts';
import { commasBehindNumbers, gluedNames } from './commas.ts';
import { dividedQuotes, items, missingCommas, numbers } from './items.ts';
import { type Part, partsOf } from './parts.ts';
import { curlyTexts, propertyRepairs, textsWithNames, together } from './properties.ts';
import { depthOf } from './reasons.ts';
import { repeated } from './repeated.ts';
import {
  commasForColons,
  joinedItems,
  missingBetweenWords,
  separators,
  spareCommas,
  stopsBetween,
} from './separators.ts';

/** What may be wrong within braces and brackets that are in one line. */
export function braces(line: Line, scene: Scene): Candidate[] {
  const { value } = line;
  if (/^["'|>]/.test(value.text)) return [];
  const start = value.text.search(/[{[]/);
  const foreign = foreignBraces(value.text, value.from);
  if (start < 0) return [foreign, unopened(value.text, value.from)].flat();
  const from = line.value.from + start;
  // A `#` may have been taken for a comment, with what closes the braces behind it.
  const text = withoutNote(scene.text.slice(from, line.to).trimEnd());
  const parts = partsOf(text, from);
  const ofNames = [...propertyRepairs(parts, text, from), bareNames(text, from)];
  const found = [
    foreign,
    hiddenCloser(text, from),
    closedTooEarly(text, from),
    !/^[{[]$/.test(text)
      ? brackets(text, from)
      : closingLine(line, scene)
        ? []
        : unclosedBelow(line),
    start > 0 ? unopened(value.text, value.from) : [],
    wrongBrackets(text, from, parts.length),
    together(ofNames, text, from),
    ...ofNames,
    textsWithNames(parts, text, from),
    curlyTexts(parts),
    repeated(parts, text, from),
    missingCommas(text, from),
    gluedNames(text, from),
    dividedQuotes(text, from),
    items(text, from),
    numbers(text, from),
    separators(text, from),
    commasForColons(text, from),
    stopsBetween(text, from),
    missingBetweenWords(text, from),
    joinedItems(text, from),
    spareCommas(text, from),
    bareLists(text, from),
    bracedLists(line.text, line.from),
  ].flat();
  if (line.isInValues) found.push(...commasBehindNumbers(text, from));
  const isAmbiguous = parts.some(({ isUnseparated }) => isUnseparated) && line.isInValues;
  return isAmbiguous ? found.map((each) => ofValues(each, parts)) : found;
}

/** Removes the comment behind braces that are whole, if they have a `#` within them, too. */
function withoutNote(text: string): string {
  const [whole = text] = /^[^#]*[ \t]#\S.*[}\]](?=[ \t]+#[ \t])/.exec(text) ?? [];
  return depthOf(whole) === 0 ? whole : text;
}

/**
 * A missing comma before a word is less likely among values, whose names are any words: in
 * `no-card: No credit card: ever.` the word is a part of the text.
 */
function ofValues(candidate: Candidate, parts: readonly Part[]): Candidate {
  const at = parts.findIndex(
    ({ isUnseparated, nameFrom }) => isUnseparated && nameFrom === candidate.place[0],
  );
  const before = parts[at - 1]?.text ?? '';
  if (candidate.code !== 'Y017' || !/\p{L}/u.test(before)) return candidate;
  const isOfText = /\s/.test(before);
  return { ...candidate, certain: false, cost: candidate.cost + (isOfText ? 2 : 0) };
}

/** Braces over several lines that are never closed. */
function unclosedBelow(line: Line): Guesses {
  const last = line.subtree().at(-1) ?? line;
  const closer = line.value.text.endsWith('{') ? '}' : ']';
  const opener = line.to - 1;
  return change([insert(last.to, `\n${' '.repeat(line.indent + 2)}${closer}`)], {
    code: 'Y018',
    place: [opener, opener + 1],
    message: `What closes ${code(closer === '}' ? '{' : '[')} is missing: ${code(closer)}.`,
    label: 'this one is not closed',
    hints: [`Write ${code(closer)} in a line of its own below line ${last.index + 1}.`],
    title: `write ${code(closer)} below line ${last.index + 1}`,
    certain: true,
    cost: 1,
  });
}
