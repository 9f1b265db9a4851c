import { type Document, isNode, isScalar, visit } from 'yaml';
import type { Problem } from '../diagnostics/diagnostics.ts';
import { parseYaml } from '../load/parse-yaml.ts';
import type { FileCheck } from '../validate/validate.ts';
import { problemsIn, read } from './assess.ts';
import type { Candidate, Scene, Trap } from './candidate.ts';
import { type Line, splitLines } from './lines.ts';
import { splice, unrevised } from './revision.ts';
import { toProblem } from './to-problem.ts';
import { braces } from './traps/braces.ts';
import { cutText } from './traps/cut-text.ts';
import { lineEnds } from './traps/line-ends.ts';
import { quotes } from './traps/quotes.ts';
import { unquotedText } from './traps/whole-text.ts';

/**
 * What YAML reads without a word, and reads differently from what is written: a text that ` #` cuts,
 * a comma that another language wants. For texts that are valid; each guess must be valid, too.
 */
export async function findHiddenTraps(text: string, check: FileCheck): Promise<Problem[]> {
  const { document } = parseYaml(text);
  if (!document) return [];
  const scene: Scene = { text, lines: splitLines(text) };
  const starts = plainTexts(document);
  const found: Candidate[] = [];
  for (const line of scene.lines) {
    if (starts.has(line.value.from)) {
      const guesses = [cutText, lineEnds, quotes]
        .flatMap((trap) => trap(line, scene))
        // A quotation may well stand in curly quotes; an address does not.
        .filter(({ code }) => code !== 'Y021' || /^[“„][/#]/.test(line.value.text));
      if (guesses.length > 0) found.push(...(await firstValid(text, guesses, check)));
    } else if (/[[ ]\d{1,3},\d{3}[,\]]/.test(line.text) && /, /.test(line.text)) {
      found.push(...(await firstValid(text, numbersIn(line, scene), check)));
    }
  }
  if (hasLostSigns(document)) {
    for (const line of scene.lines) {
      const guesses = ([unquotedText, braces] as Trap[])
        .flatMap((trap) => trap(line, scene))
        .filter(({ code, place }) => code === 'Y007' && /[&!]/.test(text.charAt(place[0])));
      found.push(...(await firstValid(text, guesses, check)));
    }
  }
  const revision = unrevised(text);
  return found.map((candidate) => toProblem(candidate, revision));
}

/** Brackets are drawn into this only where other commas in them have a space. */
const numbersIn = (line: Line, scene: Scene): Candidate[] =>
  braces(line, scene).filter(({ code, splices }) => code === 'Y023' && splices[0]?.text.match(/^\d/));

async function firstValid(text: string, guesses: Candidate[], check: FileCheck): Promise<Candidate[]> {
  for (const guess of guesses.sort((a, b) => a.cost - b.cost)) {
    const reading = read(splice(text, guess.splices));
    if (reading.failsAt !== undefined) continue;
    if ((await problemsIn(reading, check)).length === 0) return [guess];
  }
  return [];
}

/** Where the texts without quotes start. */
function plainTexts(document: Document.Parsed): Set<number> {
  const starts = new Set<number>();
  visit(document, {
    Scalar(_, { type, range }) {
      if (type === 'PLAIN' && range) starts.add(range[0]);
    },
  });
  return starts;
}

/** Names for other places that nothing uses, and kinds that do not exist: the start of a text, most likely. */
function hasLostSigns(document: Document.Parsed): boolean {
  const used = new Set<string>();
  const given = new Set<string>();
  let hasTag = false;
  visit(document, {
    Alias: (_, { source }) => void used.add(source),
    Node(_, node) {
      if (isNode(node) && 'anchor' in node && node.anchor) given.add(node.anchor);
      if (isScalar(node) && node.tag?.startsWith('!')) hasTag = true;
    },
  });
  return hasTag || [...given].some((name) => !used.has(name));
}
