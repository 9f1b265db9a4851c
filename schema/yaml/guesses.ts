import type { Problem } from '../model/diagnostics.ts';
import { cacheLatest, oncePer } from '../once-per.ts';
import type { TextEdit } from '../syntax/text-edits.ts';
import { braces } from './braces/braces.ts';
import type { Candidate, Scene, Trap } from './candidate.ts';
import { htmlLines } from './foreign/html-lines.ts';
import { linePrefixes } from './foreign/line-prefixes.ts';
import { foreignLines } from './foreign/lines.ts';
import { markdownTables } from './foreign/markdown-tables.ts';
import { markedNames } from './foreign/marked-names.ts';
import { pastedJson } from './foreign/pasted-json.ts';
import { mayBeOfLevel, mayBeOfSign } from './kinds-of-codes.ts';
import { type Line, splitLines } from './lines.ts';
import { linesAround, linesOf } from './nearby-lines.ts';
import { isPropertyName } from './schema-names.ts';
import { dashes } from './shape/dashes.ts';
import { doubledIndentation } from './shape/doubled-indentation.ts';
import { duplicates } from './shape/duplicates/duplicates.ts';
import { aboveList, besideDashes } from './shape/list-levels.ts';
import { listedGroups } from './shape/listed-groups.ts';
import { lostGroupName } from './shape/lost-group-name.ts';
import { lostTextName, lostVisualName } from './shape/lost-names.ts';
import { missingNames } from './shape/missing-names.ts';
import { missingListStart, missingStarts } from './shape/missing-starts.ts';
import { missingTypes } from './shape/missing-types.ts';
import { moves } from './shape/moves.ts';
import { namedItems } from './shape/named-items.ts';
import { pastedBetween } from './shape/pasted-between.ts';
import { strayLines } from './shape/stray-lines.ts';
import { strayType } from './shape/stray-type.ts';
import { swappedLines } from './shape/swapped-lines.ts';
import { checkBoxes } from './traps/check-boxes.ts';
import { commentedLines, commentOnly, lostSigns, valueComments } from './traps/comments.ts';
import { continuedTexts } from './traps/continued-texts.ts';
import { crowdedLines } from './traps/crowded-lines.ts';
import { cutLines } from './traps/cut-lines.ts';
import { cutText } from './traps/cut-text.ts';
import { groupLines } from './traps/group-lines.ts';
import { lineEnds, missingLineComma } from './traps/line-ends.ts';
import { linkItems } from './traps/link-items.ts';
import { textsWithLink } from './traps/link-texts.ts';
import {
  bullets,
  itemBehindName,
  textBehindList,
  undashedItems,
  undashedText,
} from './traps/list-items.ts';
import { longTexts } from './traps/long-texts.ts';
import { missingBraces } from './traps/missing-braces.ts';
import { emptyItem, missingValues } from './traps/missing-values.ts';
import { names, namesBelow, openNames } from './traps/names.ts';
import { quotes } from './traps/quotes.ts';
import { behindDash, behindMinus } from './traps/spare-spaces.ts';
import { strangeSigns } from './traps/strange-signs.ts';
import { strangeSpaces } from './traps/strange-spaces.ts';
import { strayProse } from './traps/stray-prose.ts';
import { straySigns } from './traps/stray-signs.ts';
import { tornNames } from './traps/torn-names.ts';
import { wholeLines } from './traps/whole-lines.ts';
import { unquotedText } from './traps/whole-text.ts';
import { halvedIndentation } from './whole-file/lost-lines.ts';

/** Mistakes within a line. */
const traps: Trap[] = [
  longTexts,
  names,
  namesBelow,
  openNames,
  markedNames,
  bullets,
  quotes,
  unquotedText,
  textsWithLink,
  cutLines,
  cutText,
  lineEnds,
  linePrefixes,
  foreignLines,
  braces,
  commentedLines,
  commentOnly,
  lostSigns,
  continuedTexts,
  checkBoxes,
  crowdedLines,
  behindMinus,
  behindDash,
  groupLines,
  missingBraces,
  htmlLines,
  itemBehindName,
  textBehindList,
  markdownTables,
  pastedJson,
  strayProse,
  straySigns,
  tornNames,
  linkItems,
  emptyItem,
  missingValues,
  undashedItems,
  undashedText,
  lostGroupName,
  lostTextName,
  lostVisualName,
  strayType,
  valueComments,
  wholeLines,
  strangeSigns,
];

/** Lines at the wrong level, and missing or repeated lines. */
const shapes: Trap[] = [
  besideDashes,
  aboveList,
  moves,
  doubledIndentation,
  dashes,
  listedGroups,
  namedItems,
  missingNames,
  missingTypes,
  missingStarts,
  missingListStart,
  duplicates,
  swappedLines,
  pastedBetween,
];

/** Limits for files of thousands of lines. */
const mostGuesses = 2000;
const mostFarAway = 200;

/** All problems of a file are looked at in the same scene. */
const sceneOf = cacheLatest((text: string): Scene => ({ text, lines: splitLines(text) }));

/** Ten times the length of a long line. Traps take the square of it, which adds up to minutes. */
const longestLine = 2_000;

/** Guesses within a line. Several problems have the same lines around them. */
const trapsIn = oncePer((scene: Scene) =>
  oncePer((line: Line) =>
    line.text.length > longestLine ? [] : traps.flatMap((trap) => trap(line, scene)),
  ),
);

/** Strange spaces of the whole file, which are the same guesses for each problem. */
const spacesIn = oncePer(strangeSpaces);

/** Returns guesses at why parsing failed: at that line, around it, and further up. */
export function guessAtSyntax(text: string, failsAt: number): Candidate[] {
  const scene = sceneOf(text);
  const near = linesAround(scene.lines, lineAt(scene, failsAt));
  return distinct([
    ...signsAt(scene, failsAt, near),
    ...near.flatMap((line) => [...shapes, strayLines].flatMap((shape) => shape(line, scene))),
  ]);
}

const lineAt = ({ lines }: Scene, offset: number): number =>
  lines.findIndex(({ to }) => to >= offset);

function signsAt(scene: Scene, failsAt: number, near: readonly Line[]): Candidate[] {
  const trapsOf = oncePer((line: Line) => [
    ...trapsIn(scene)(line),
    ...[missingLineComma(line, scene)].flat(),
  ]);
  const before: Candidate[] = [];
  for (const line of scene.lines.slice(0, lineAt(scene, failsAt) + 2).reverse()) {
    if (before.length >= mostFarAway) break;
    for (const candidate of trapsOf(line)) before.push(candidate);
  }
  return [near.flatMap(trapsOf), spacesIn(scene), halvedIndentation(scene), before].flat();
}

/** Returns guesses at the syntax mistake behind something that the schemas do not allow. */
export function guessAtProblem(text: string, problem: Problem): Candidate[] {
  const isOfMissing = problem.code === 'P101';
  if (!mayBeOfLevel(problem) && !mayBeOfSign(problem) && !isOfMissing) return [];
  const { code, where, about } = problem;
  const scene = sceneOf(text);
  const lines =
    'at' in where
      ? linesOf(text, where.path, scene.lines, where.at)
      : linesAround(scene.lines, lineAt(scene, where.offsets[0]));
  if (isOfMissing) return lines.flatMap((line) => strayType(line, scene));
  return distinct([
    // In quotes, a line of a long text is the same part of it.
    ...(about?.kind === 'line of a long text' ? [] : lines.flatMap(trapsIn(scene))),
    ...spacesIn(scene),
    ...(mayBeOfLevel(problem) && !isStrange(code, where)
      ? lines.flatMap((line) => shapes.flatMap((shape) => shape(line, scene)))
      : []),
  ]);
}

/** Whether no schema has a property, so that moving it would not help. */
const isStrange = (code: string, { path }: Problem['where']): boolean =>
  code === 'P104' && !isPropertyName(String(path?.at(-1)));

/** Removes guesses with the same edits, and sorts the rest by cost. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const found: Candidate[] = [];
  // Only those with the same number of edits, and the same first one, are compared in full.
  const alike = new Map<string, number[]>();
  for (const candidate of candidates) {
    const { edits, cost } = candidate;
    const [first] = edits;
    const print = `${edits.length} ${first?.from} ${first?.to} ${first?.text}`;
    const indexes = alike.get(print) ?? [];
    const index = indexes.find((at) => isSame((found[at] as Candidate).edits, edits));
    if (index === undefined) alike.set(print, [...indexes, found.push(candidate) - 1]);
    else if ((found[index] as Candidate).cost > cost) found[index] = candidate;
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, mostGuesses);
}

const isSame = (some: readonly TextEdit[], others: readonly TextEdit[]): boolean =>
  some.every(({ from, to, text }, index) => {
    const other = others[index];
    return other?.from === from && other.to === to && other.text === text;
  });
