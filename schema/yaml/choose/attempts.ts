import type { Problem } from '../../diagnostics/diagnostics.ts';
import { endOfLine, lineStart } from '../../edits/lines.ts';
import { applyEdits } from '../../edits/text-edits.ts';
import { isGroup } from '../../is-group.ts';
import type { FileCheck } from '../../validate/validate.ts';
import { problemsIn, type Reading, read, weigh } from '../assess.ts';
import { type Candidate, isShape } from '../candidate.ts';
import { foldedItems } from '../folded-items.ts';
import { isPropertyName, openGroups } from '../schema-names.ts';
import type { Search } from '../search.ts';
import { isSoundAround } from './sound-around.ts';

/** A guess and the text after its repair. */
export interface Attempt {
  candidate: Candidate;
  reading: Reading;
  /** Whether the whole file is valid after it. */
  isValid: boolean;
  /** Whether at least the blocks are valid in which it is. */
  isSound: boolean;
}

/** An attempt and the problems that remain after it. */
export interface Judged extends Attempt {
  problems: Problem[];
  weight: number;
}

/**
 * Tries guesses from likely to unlikely until one makes the text valid, or its block if others have
 * mistakes of their own, or until the mistake's share of the budget is used.
 */
export function attempt(
  failing: Pick<Reading, 'text' | 'failsAt' | 'isLate'>,
  candidates: readonly Candidate[],
  isProgress: (reading: Reading) => boolean,
  search: Search,
): Attempt[] {
  const { text, failsAt, isLate } = failing;
  const attempts: Attempt[] = [];
  // Several repairs may lead to the same value, which is checked once.
  const refused = new Set<string>();
  const isPage = ownProperty.test(text);
  for (const candidate of candidates) {
    if (search.isShareUsed) break;
    const repaired = readRepaired(text, candidate, search);
    const reading =
      !isLate && isHidden(repaired, candidate)
        ? { ...repaired, ...(repaired.failsAt !== undefined && { readTo: repaired.text.length }) }
        : repaired;
    if (!isProgress(reading) || isSwallowed(candidate, text, reading)) continue;
    if (isPage && isListOfPage(reading.text)) continue;
    const isValid = reading.failsAt === undefined && isAccepted(reading, refused, search.check);
    const isSound =
      isValid || (failsAt !== undefined && isSoundAround(failing, candidate, reading, search));
    if (candidate.mustBeValid && !isSound) continue;
    attempts.push({ candidate, reading, isValid, isSound });
    if (isSound) break;
  }
  return attempts;
}

/** A property of the page itself. */
const ownProperty = /^["']?[A-Za-z][\w-]*["']?[ \t]*:/m;

/** Whether a text begins with an item and has no property of the page: no repair makes a list of a page. */
const isListOfPage = (text: string): boolean =>
  !ownProperty.test(text) && /^(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*- /.test(text);

/** Whether a late error comes from further up than the repair. It was there before, but not reported. */
const isHidden = ({ failsAt = 0, isLate }: Reading, { edits }: Candidate): boolean =>
  isLate === true && edits.every(({ from }) => from > failsAt);

/** Parses the text after a repair. */
function readRepaired(text: string, { edits }: Candidate, search: Search): Reading {
  const reading = read(applyEdits(text, edits));
  search.spendReading(reading.failsAt ?? reading.text.length);
  return reading;
}

/** Whether a guess makes a list of properties that appear twice, which may be no list that belongs there. */
export const isListing = ({ code, edits }: Candidate): boolean =>
  code === 'Y002' && edits.length > 1;

/** Whether a line has become part of a text by a move, or of a group with free names that this is not one of. */
export function isSwallowed(candidate: Candidate, text: string, reading: Reading): boolean {
  if (!isShape(candidate)) return false;
  const value = reading.failsAt === undefined ? reading.value : valueBefore(reading);
  if (isStrayName(candidate, text, value)) return true;
  const all = JSON.stringify(value) ?? '';
  const isText = (words: string, others: string) => {
    const count = all.split(JSON.stringify(words).slice(1, -1)).length - 1;
    // A text may have had these words before.
    return count > 0 && count > countInTexts(words, others);
  };
  const first = Math.min(...candidate.edits.map(({ from }) => lineStart(text, from)));
  const broken = text.slice(first).matchAll(lineWithoutColon);
  if (broken.some(({ 1: words = '', 2: name = '' }) => isPropertyName(name) && isText(words, '')))
    return true;
  return candidate.edits.some(({ from }) => {
    const written = lineAt(text, from).trim();
    // Without its dash, a property may have become a part of the text above.
    const bare = written.replace(/^(?:- +)+/, '');
    const [, glued = ''] = /^([\w-]+)[:=]\S/.exec(bare) ?? [];
    const isProperty = /^[\w"'-]+:(?:\s|$)/.test(bare) || isPropertyName(glued);
    const words = isProperty ? [written, bare] : /^- /.test(written) ? [written] : [];
    const others = text.slice(0, lineStart(text, from)) + text.slice(endOfLine(text, from));
    return words.some((each) => isText(each, others));
  });
}

/** `note:Old` and `lead = Yes`: a property with a mistake of its own, which is a text to the parser. */
const lineWithoutColon =
  /(?<=^[ \t]*)((?:- +)*([A-Za-z][\w-]*)(?:[ \t]*[=;][ \t]*|[ \t]*:)[^\s/].*\S)/gm;

/** How often a text has these words elsewhere than at the beginning of a property or an item. */
function countInTexts(words: string, text: string): number {
  const places = text.split(words).slice(0, -1);
  return places.filter((before) => !/(?:^|\n)[ \t]*(?:- +)*$|[{,[][ \t]*$/.test(before)).length;
}

/** What the lines before a failure say. */
const valueBefore = ({ text, failsAt = 0 }: Reading): unknown =>
  read(text.slice(0, text.lastIndexOf('\n', failsAt - 1) + 1)).value;

const lineAt = (text: string, offset: number): string =>
  text.slice(lineStart(text, offset), endOfLine(text, offset));

/**
 * Whether a repair gives a group with free names one that is a property elsewhere. A line that is
 * further in than the group's name is meant for that group.
 */
function isStrayName({ edits }: Candidate, text: string, value: unknown): boolean {
  const open = new Map(openGroups());
  const isGiven = (group: string, key: string) => {
    if (edits.some(({ text: added }) => added.includes(`${key}:`))) return true;
    const places = placesOf(key, text);
    return (
      !places.some((from) => isWithin(group, text, from)) &&
      edits.some(({ from }) => places.includes(lineStart(text, from)))
    );
  };
  const holdsStray = (inner: unknown): boolean =>
    typeof inner === 'object' &&
    inner !== null &&
    Object.entries(inner).some(([name, each]) => {
      const isMeant = open.get(name);
      return isMeant && isGroup(each)
        ? Object.keys(each).some((key) => !isMeant(key) && isGiven(name, key))
        : holdsStray(each);
    });
  return holdsStray(value);
}

/** The offsets of the lines that begin with a name, or have it in braces. In other places it is a text. */
function placesOf(name: string, text: string): number[] {
  let offset = 0;
  return text.split('\n').flatMap((line) => {
    const from = offset;
    offset += line.length + 1;
    const isBegun = (part: string) => part.replace(/^[\s"'-]+/, '').split(/[^\w-]/, 1)[0] === name;
    return line.includes(name) && line.split(/[{,]/).some(isBegun) ? [from] : [];
  });
}

/** Whether a line is further in than the name of a group above it. */
function isWithin(group: string, text: string, offset: number): boolean {
  const above = text.slice(0, offset).split('\n');
  const name = above.findLast((line) => line.trim().startsWith(`${group}:`));
  return name !== undefined && indentOf(lineAt(text, offset)) > indentOf(name);
}

const indentOf = (line: string): number => line.search(/\S|$/);

function isAccepted({ text, value }: Reading, refused: Set<string>, check: FileCheck): boolean {
  const print = JSON.stringify(value);
  if (refused.has(print) || foldedItems(text).length > 0) return false;
  const isValid = check.accept(value) !== undefined;
  if (!isValid) refused.add(print);
  return isValid;
}

/** Checks the text after each attempt, and sorts them by the weight of what is still wrong. */
export async function judge(attempts: readonly Attempt[], search: Search): Promise<Judged[]> {
  const cached = new Map<string, Problem[]>();
  const judged: Judged[] = [];
  for (const one of attempts) {
    const { text, failsAt } = one.reading;
    // Checking may have added defaults to the value, so it is parsed again.
    const reading = failsAt === undefined ? read(text) : one.reading;
    const print = failsAt === undefined ? JSON.stringify(reading.value) : '';
    let problems = one.isValid ? [] : cached.get(print);
    if (!problems) {
      if (search.isOver && judged.length > 0) break;
      search.spendExplaining(failsAt ?? text.length);
      problems = await problemsIn(reading, search.check);
      if (print) cached.set(print, problems);
    }
    judged.push({ ...one, problems, weight: weigh(problems, reading.value) });
  }
  return judged.toSorted((a, b) => a.weight - b.weight || a.candidate.cost - b.candidate.cost);
}
