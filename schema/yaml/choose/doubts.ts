import { isDeepStrictEqual } from 'node:util';
import { lineStart } from '../../syntax/lines.ts';
import { applyEdits } from '../../syntax/text-edits.ts';
import { type Reading, read } from '../assess.ts';
import type { Candidate } from '../candidate.ts';
import { gapBetween } from '../cut-words.ts';
import { movesLines } from '../kinds-of-codes.ts';
import { type Line, splitLines } from '../lines.ts';
import { beginsInLowerCase } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';
import type { Search } from '../search.ts';
import { hasRivalSign } from './rival-signs.ts';
import { isSoundAround } from './sound-around.ts';
import { isSwallowed } from './swallowed.ts';

/**
 * Whether a repair makes a line of words a part of a text that it was not below before, or may put a space
 * into a word, or makes one of any text that may be a property without its colon.
 */
function joinsTexts(text: string, { edits }: Candidate): boolean {
  const lines = splitLines(text);
  return splitLines(applyEdits(text, edits)).some((line) => {
    const { above } = line;
    const words = line.text.trim();
    const isJoined =
      !line.key &&
      line.dashes === 0 &&
      line.hasContent &&
      above !== undefined &&
      above.indent < line.indent &&
      /^[^"'{[|>]/.test(above.value.text);
    if (!isJoined) return false;
    const before = [0, -1, 1]
      .map((by) => lines[line.index + by])
      .find((each) => each?.text.trim() === words);
    const isSame = before?.above?.text.trim() === above.text.trim();
    if (isSame && before.indent === line.indent) return false;
    const [, word = '', sign = ''] =
      /^([A-Za-z][\w-]*)([^\p{L}\p{N}\s]?)(?=\s|$)/u.exec(words) ?? [];
    const isName = isPropertyName(word) && (sign !== '' || word === words);
    const goesOn = beginsInLowerCase(words) || /(?:,|\s\p{Ll}{1,3})$/u.test(above.value.text);
    const isWrapped = goesOn && isSame && gapBetween(above, line, text) === ' ';
    return !isWrapped || isName || /[^,.;:!?'’")-]/.test(sign);
  });
}

/** Whether a dash makes an item that begins with another property than those beside it. */
export function beginsOtherwise(text: string, { code, edits }: Candidate): boolean {
  if (code !== 'Y015') return false;
  const lines = splitLines(applyEdits(text, edits));
  const item = lines[splitLines(text.slice(0, edits[0]?.to)).length - 1];
  if (item?.dashes !== 1 || !item.key) return false;
  const isIn = ({ indent }: Line) => indent >= item.indent;
  const above = lines.slice(0, item.index).reverse();
  const beside = [
    ...above.slice(
      0,
      above.findIndex((line) => line.hasContent && !isIn(line)),
    ),
    ...item.runBelow(isIn),
  ];
  const names = beside.flatMap(({ dashes, indent, key }) =>
    dashes > 0 && indent === item.indent && key ? key.name : [],
  );
  return names.length > 0 && !names.includes(item.key.name);
}

/** Whether a repair may be wrong although it makes a page valid, so that an author has to look at it. */
export const isDoubtful = (text: string, candidate: Candidate): boolean =>
  hasRivalSign(text, candidate) ||
  beginsOtherwise(text, candidate) ||
  (movesLines(candidate) && joinsTexts(text, candidate));

/** How many other guesses are tried. */
const mostRivals = 60;

/** Returns another guess at the same line that moves, adds or removes lines, is as right, and means something else. */
export function rivalOf(
  candidate: Candidate,
  guesses: readonly Candidate[],
  failing: Reading,
  search: Search,
): Candidate | undefined {
  // Words alone may go on with any text above them.
  const isWords = !/^(?:- |[\w"'-]+:)/.test(failing.text.slice(candidate.place[0]));
  if (!movesLines(candidate) || !candidate.certain || isWords) return undefined;
  const value = (guess: Candidate) => read(applyEdits(failing.text, guess.edits)).value;
  const line = (guess: Candidate) => lineStart(failing.text, guess.place[0]);
  const own = value(candidate);
  return guesses
    .filter((guess) => guess.code !== candidate.code && line(guess) === line(candidate))
    .slice(0, mostRivals)
    .find((guess) => isRight(guess, failing, search) && !isDeepStrictEqual(value(guess), own));
}

/** Whether a guess makes the file valid, or at least the blocks in which it is. */
function isRight(guess: Candidate, failing: Reading, search: Search): boolean {
  const reading = read(applyEdits(failing.text, guess.edits));
  search.spendReading(reading.failsAt ?? reading.text.length);
  if (isSwallowed(guess, failing.text, reading)) return false;
  const isWhole = reading.failsAt === undefined && search.check.accept(reading.value) !== undefined;
  return isWhole || isSoundAround(failing, guess, reading, search);
}
