import { plural } from '../diagnostics/format.ts';
import { code, shortened } from '../model/wording.ts';
import { endOfLine, lineStart, namedLines } from '../syntax/lines.ts';
import type { TextEdit } from '../syntax/text-edits.ts';
import type { Candidate } from './candidate.ts';

/** The repair of a guess in words. */
export const titleOf = ({ title, edits }: Candidate, text: string): string =>
  title ?? describeEdits(text, edits);

/** Says what edits do, so that authors can decide whether they want that. */
function describeEdits(text: string, edits: readonly TextEdit[]): string {
  const changes = edits.map((edit) => changeOf(edit, text));
  const lines = linesOf(edits, text);
  if (changes.every(({ isWholeLine }) => isWholeLine))
    return `remove ${lines.replace(/^line .*/, 'the line')}`;
  if (changes.every(({ isMargin }) => isMargin)) return `move ${lines} ${stepsOf(changes)}`;
  const words = describeChange(changes[0] as Change);
  if (changes.length === 1) return words;
  if (changes.some((each) => describeChange(each) !== words))
    return `${words}, and the others in the same way`;
  const places = lines.startsWith('lines') ? 'lines' : 'places';
  return `${words} ${words.endsWith('in front') ? 'of' : 'in'} ${changes.length} ${places}`;
}

function describeChange({ old, written, behind, isAtStart }: Change): string {
  if (/^\n./.test(written))
    return `start a new line before ${code(shortened(written.trimStart() + behind))}`;
  if (written.trim() === '')
    return `remove ${/^[\s\p{Cf}]*$/u.test(old) ? 'what cannot be seen' : code(shortened(old.trim()))}`;
  const sign = /^\s*(\W+ )$/.exec(written)?.[1];
  if (sign && isAtStart && old.trim() === '') return `write ${code(sign)} in front`;
  if (/^["']/.test(written) && !/^["']/.test(old)) return 'put the text in quotes';
  const isBeforeValue = written.endsWith(': ') && behind !== '';
  return `write ${code(sign ?? shortened(written.trim()))}${isBeforeValue ? ' with a space after it' : ''}`;
}

interface Change {
  old: string;
  written: string;
  /** The rest of the line. */
  behind: string;
  /** Whether it is in front of what its line says. */
  isAtStart: boolean;
  isWholeLine: boolean;
  /** Whether it changes only spaces at the beginning of its line. */
  isMargin: boolean;
}

function changeOf({ from, to, text: written }: TextEdit, text: string): Change {
  const old = text.slice(from, to);
  const isAtStart = text.slice(lineStart(text, from), from).trim() === '';
  const behind = text.slice(to, endOfLine(text, to)).trim();
  const isToEnd = from < to && behind === '';
  return {
    old,
    written,
    behind,
    isAtStart,
    isWholeLine: isAtStart && isToEnd && written === '' && old.trim() !== '',
    isMargin: isAtStart && /^ *$/.test(written) && old.trim() === '',
  };
}

const linesOf = (edits: readonly TextEdit[], text: string): string =>
  namedLines(text, edits[0]?.from ?? 0, edits.at(-1)?.to ?? 0);

function stepsOf(changes: readonly Change[]): string {
  const steps = new Set(changes.map(({ old, written }) => written.length - old.length));
  const [by = 0] = steps;
  const distance = steps.size === 1 ? `${plural(Math.abs(by), 'space')} ` : '';
  return `${distance}to the ${by > 0 ? 'right' : 'left'}`;
}
