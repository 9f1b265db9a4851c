import type { TextEdit } from '../syntax/text-edits.ts';
import type { Guesses, Scene, Trap } from './candidate.ts';
import type { Line } from './lines.ts';

/** What a pattern has found in a text. */
export interface Found {
  text: string;
  /** Where it starts in the text. */
  index: number;
  /** Its named parts, by name; empty where one is absent. */
  parts: Record<string, string>;
  /** Where it is in the file, or one of its parts. */
  at(part?: string): [from: number, to: number];
  /** Writes something else in its place. */
  write(text: string): TextEdit;
}

/** A mistake that can be seen in a line by itself. */
export interface Pattern {
  /** Where to look: in what is behind the name, behind the dash, or in all that the line says. */
  within: 'value' | 'content' | 'text';
  form: RegExp;
  /** Says what may be meant, or nothing if it is right as it is. */
  guess(found: Found & { line: Line }, scene: Scene): Guesses;
}

/** Makes a trap of a table of patterns. To add a mistake, add an entry to the table. */
export const trapOf =
  (patterns: readonly Pattern[]): Trap =>
  (line, scene) =>
    patterns.flatMap(({ within, form, guess }) => {
      const { text, from } =
        within === 'text' ? { text: line.text.trim(), from: line.start } : line[within];
      return findAll(form, text, from).flatMap((found) => guess({ ...found, line }, scene));
    });

/** All places of a text that a pattern fits. `offset` is where the text starts in the file. */
export function findAll(form: RegExp, text: string, offset: number): Found[] {
  // Most patterns fit nowhere, and to look for the places of parts takes longer.
  if (text.search(form) < 0) return [];
  return [...text.matchAll(withPlaces(form))].map(({ 0: found, index, indices, groups = {} }) => {
    const parts = Object.entries(groups).map(([name, part = '']) => [name, part]);
    const from = offset + index;
    const to = from + found.length;
    return {
      text: found,
      index,
      parts: Object.fromEntries(parts),
      at(part) {
        const [start, end] = (part && indices?.groups?.[part]) || [index, index + found.length];
        return [offset + start, offset + end];
      },
      write: (written) => ({ from, to, text: written }),
    };
  });
}

const searching = new WeakMap<RegExp, RegExp>();

/** The pattern as one that finds all places, with those of its parts. */
function withPlaces(form: RegExp): RegExp {
  const found = searching.get(form) ?? new RegExp(form, `${form.flags.replace('g', '')}gd`);
  searching.set(form, found);
  return found;
}
