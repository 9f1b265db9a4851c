import { isDeepStrictEqual } from 'node:util';
import { type Document, visit } from 'yaml';
import type { Problem } from '../model/diagnostics.ts';
import { endOfLine } from '../syntax/lines.ts';
import { nodeAt } from '../syntax/node-at.ts';
import { composeYaml } from '../syntax/parse-yaml.ts';
import type { Revision } from '../syntax/revision.ts';
import { dividedQuote, hasNumberWithComma, mayHideTrap } from '../syntax/signs.ts';
import { applyEdits } from '../syntax/text-edits.ts';
import type { FileCheck } from '../validate/validate.ts';
import { hasNothingNew, problemsIn, read } from './assess.ts';
import { braces } from './braces/braces.ts';
import { isQuoted } from './braces/parts.ts';
import type { Candidate, Scene } from './candidate.ts';
import { type Line, splitLines } from './lines.ts';
import { hasEndlessLine } from './search.ts';
import { toProblem } from './to-problem.ts';
import { cutText } from './traps/cut-text.ts';
import { lineEnds } from './traps/line-ends.ts';
import { foldedText } from './traps/list-items.ts';
import { quotes } from './traps/quotes.ts';
import { unquotedText } from './traps/whole-text.ts';

/**
 * Finds valid YAML that means something else than its author thinks: a text that ` #` cuts, or a comma
 * at the end of a line. `problems` are those already found; a guess must not add to them.
 */
export async function findHiddenTraps(
  revision: Revision,
  problems: readonly Problem[],
  check: FileCheck,
  original = revision.text,
): Promise<Problem[]> {
  const { text } = revision;
  const { document } = composeYaml(text);
  if (!document || hasEndlessLine(text)) return [];
  const scene: Scene = { text, lines: splitLines(text) };
  const values = scalarsOf(document);
  const found: Candidate[] = [];
  const wrong = problems.flatMap(({ where }) =>
    'offsets' in where
      ? { from: where.offsets[0], to: where.offsets[1] }
      : where.at === 'value'
        ? nodeAt(document, where.path, 'value')
        : [],
  );
  for (const line of scene.lines) {
    for (const guess of guessesAt(line, scene, values)) {
      // Several lines may be one mistake.
      if (found.some(({ edits }) => isDeepStrictEqual(edits, guess.edits))) break;
      // Each value has one problem at most.
      if (
        wrong.some(({ from, to }) => from < guess.place[1] && guess.place[0] <= endOfLine(text, to))
      )
        continue;
      const reading = read(applyEdits(text, guess.edits));
      if (reading.failsAt !== undefined) continue;
      if (!hasNothingNew(await problemsIn(reading, check), problems)) continue;
      found.push(guess);
      break;
    }
  }
  return found.map((candidate) => toProblem(candidate, revision, original));
}

function guessesAt(line: Line, scene: Scene, values: Scalars): Candidate[] {
  const { text, from } = line.value;
  const byCost = (a: Candidate, b: Candidate) => a.cost - b.cost;
  const end = values.plain.get(from);
  if (end !== undefined) {
    // A text that continues on the next line may end this one with a comma or a quote.
    const isWhole = end <= line.to && mayHideTrap(text);
    return (
      [cutText, foldedText, ...(isWhole ? [lineEnds, quotes] : [])]
        .flatMap((trap) => trap(line, scene))
        // Curly quotes are right around a quotation.
        .filter(({ code }) => code !== 'Y021' || /^[“„].*"$/.test(text))
        .sort(byCost)
    );
  }
  // YAML takes a leading `!` or `&` for a tag or an anchor and removes the word from the text.
  // Before a group or a list, the word may well be its name.
  if (/^[&!](?!!|\S+[ \t]+[{[])/.test(text) && !values.isInside(from)) {
    return [unquotedText(line, scene)]
      .flat()
      .filter(({ code }) => code === 'Y007')
      .sort(byCost);
  }
  if (/[[{,:][ \t]*[&!](?!!)\S/.test(line.text) && !values.isInside(from)) {
    return braces(line, scene).filter(
      ({ code, place }) => code === 'Y007' && /^[&!]/.test(scene.text.slice(...place)),
    );
  }
  if (hasUnopenedQuote(line.text) && !values.isInside(from)) {
    return braces(line, scene).filter(({ code }) => code === 'Y009' || code === 'Y021');
  }
  if (dividedQuote.test(line.text) && !values.isInside(from)) {
    return braces(line, scene).filter(
      ({ edits: [edit] }) => edit && dividedQuote.test(`[${scene.text.slice(edit.from, edit.to)}]`),
    );
  }
  // Only if the other commas have a space, so that one without is unusual.
  if (hasNumberWithComma(line.text) && /, /.test(line.text) && !values.isInside(from)) {
    return (
      braces(line, scene)
        .filter(
          ({ code, edits }) => code === 'Y023' && /^(?:\d|".*\p{L})/u.test(edits[0]?.text ?? ''),
        )
        .filter(({ place }) => !isRow(scene.text, place))
        .sort(byCost)
        // The author may also mean twice as many numbers and have forgotten spaces.
        .map((guess) => ({
          ...guess,
          certain: guess.certain && !guess.edits[0]?.text.includes('.'),
        }))
    );
  }
  return [];
}

/**
 * Whether what is around a comma are two numbers of a list, like those beside them: `[820, 860,880, 900]`. Beside
 * numbers with decimals, few digits behind a comma are decimals, too.
 */
function isRow(text: string, [from, to]: [number, number]): boolean {
  const written = text.slice(from, to);
  if (!/^[1-9]\d*(?:,\d+)+$/.test(written)) return false;
  const parts = written.split(',');
  const before = /(?<=\[)[^[\]{}]*$/.exec(text.slice(0, from))?.[0] ?? '';
  const list = before + (/^[^[\]{}]*/.exec(text.slice(to))?.[0] ?? '');
  if (/,\d\d?$/.test(written)) return !/\d[.,]\d/.test(list);
  const beside = list.match(/\d[\d.]*(?=, |$)/g);
  const isNear = (part: string) =>
    beside?.some((other) => Number(part) < 3 * Number(other) && 3 * Number(part) > Number(other));
  return parts.every(isNear);
}

/** Whether a text in braces ends with a quote but does not start with one. */
const hasUnopenedQuote = (line: string): boolean =>
  [...line.matchAll(unopened)].some(({ index }) => !isQuoted(line, index + 1));

/** Beside one in quotes, `07"` is no measure. */
const unopened =
  /[[{,:][ \t]*[^\s"'{}[\],:][^"{}[\],:]*(?:[\p{L}.?!]"(?=[ \t]*[,}\]])|"(?=[ \t]*,[ \t]*")|(?<=",[^,]*)"[ \t]*\])/gu;

interface Scalars {
  /** The ends of unquoted texts, by their starts. */
  plain: ReadonlyMap<number, number>;
  /** Whether an offset is inside a text, such as a long one after `|`. */
  isInside(offset: number): boolean;
}

function scalarsOf(document: Document.Parsed): Scalars {
  const plain = new Map<number, number>();
  const ranges: [number, number][] = [];
  visit(document, {
    Scalar(_, { type, range }) {
      if (!range) return;
      if (type === 'PLAIN') plain.set(range[0], range[1]);
      ranges.push([range[0], range[1]]);
    },
  });
  return {
    plain,
    isInside: (offset) => ranges.some(([from, to]) => from < offset && offset < to),
  };
}
