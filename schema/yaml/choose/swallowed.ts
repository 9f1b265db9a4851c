import { isGroup } from '../../is-group.ts';
import { endOfLine, lineStart } from '../../syntax/lines.ts';
import { applyEdits, insert, type TextEdit } from '../../syntax/text-edits.ts';
import { type Reading, read } from '../assess.ts';
import type { Candidate } from '../candidate.ts';
import { movesLines } from '../kinds-of-codes.ts';
import { type Line, splitLines } from '../lines.ts';
import { isPropertyName, openGroups } from '../schema-names.ts';

/** Is written at the beginning of lines to see where they end up. No text has it. */
const mark = '\ue000';

/**
 * Whether a repair that moves lines makes a part of a text of one, or of one below that lacks its colon, or a
 * property of a group with free names that has none of this name.
 */
export function isSwallowed(candidate: Candidate, text: string, reading: Reading): boolean {
  if (!movesLines(candidate)) return false;
  const { text: repaired, failsAt } = reading;
  const readTo = failsAt === undefined ? repaired.length : lineStart(repaired, failsAt);
  const [from, to] = changedLines(candidate, repaired);
  const broken = repaired.slice(from, readTo).matchAll(lineWithoutColon);
  if (broken.some(({ 1: name = '' }) => isPropertyName(name))) return true;
  const part = repaired.slice(from, Math.min(to, readTo));
  const lines = splitLines(part);
  const marks = lines.flatMap(markOf);
  if (marks.length === 0) return false;
  const marked = repaired.slice(0, from) + applyEdits(part, marks) + repaired.slice(to, readTo);
  const { value } = read(marked);
  if (value === undefined) return false;
  const { names, texts } = countMarks(value);
  const ofNames = lines.filter(({ key }) => key).length;
  return names < ofNames || names + texts < marks.length || hasStrayName(value, text);
}

/** From the first to the last line of a repaired text that its repair has changed or added. */
function changedLines({ edits }: Candidate, repaired: string): [from: number, to: number] {
  const [first, last] = [edits[0], edits.at(-1)];
  const grown = edits.reduce((sum, { from, to, text }) => sum + text.length - (to - from), 0);
  return [
    lineStart(repaired, first?.from ?? 0),
    endOfLine(repaired, Math.max(first?.from ?? 0, (last?.to ?? 0) + grown)),
  ];
}

/** Marks the name in a line, or the first word of an item. */
function markOf({ key, dashes, content, text, from }: Line): TextEdit[] {
  if (key)
    return [insert(text.charAt(key.from - from).match(/["']/) ? key.from + 1 : key.from, mark)];
  const at = content.text.search(/[\p{L}\p{N}]/u);
  return dashes === 0 || at < 0 || /^[&*!|>]/.test(content.text)
    ? []
    : [insert(content.from + at, mark)];
}

/** How many marked lines begin with a name, and how many with a text. */
function countMarks(value: unknown): { names: number; texts: number } {
  if (typeof value === 'string')
    return { names: 0, texts: /^[^\p{L}\p{N}\ue000]*\ue000/u.test(value) ? 1 : 0 };
  const found = { names: 0, texts: 0 };
  for (const [name, inner] of Object.entries(Object(value))) {
    const { names, texts } = countMarks(inner);
    found.names += names + (name.startsWith(mark) ? 1 : 0);
    found.texts += texts;
  }
  return found;
}

/** `note:Old` and `lead = Yes`: a property with a mistake of its own, which is a text to the parser. */
const lineWithoutColon = /^[ \t]*(?:- +)*([A-Za-z][\w-]*)(?:[ \t]*[=;][ \t]*|[ \t]*:)[^\s/].*\S/gm;

/**
 * Whether a marked name is in a group with free names that has none like it. A line that was further in
 * than the name of the group is meant for it.
 */
function hasStrayName(value: unknown, text: string): boolean {
  const open = new Map(openGroups());
  const isMeantFor = (group: string, name: string) =>
    splitLines(text).some(
      (line) =>
        line.key?.name === name &&
        line.linesAbove().some(({ key, indent }) => key?.name === group && indent < line.indent),
    );
  return Object.entries(Object(value)).some(([written, inner]) => {
    const group = written.replace(mark, '');
    const isFree = isGroup(inner) ? open.get(group) : undefined;
    if (!isFree || !isGroup(inner)) return typeof inner === 'object' && hasStrayName(inner, text);
    return Object.keys(inner).some((key) => {
      const name = key.replace(mark, '');
      return key.startsWith(mark) && !isFree(name) && !isMeantFor(group, name);
    });
  });
}
