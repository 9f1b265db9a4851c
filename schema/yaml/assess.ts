import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { Path, Problem } from '../diagnostics/diagnostics.ts';
import type { FileCheck } from '../validate/validate.ts';
import { foldedItems } from './folded-items.ts';

/** How far a text can be read. */
export interface Reading {
  text: string;
  /** Where YAML itself fails: the offset, or nothing where it does not. */
  failsAt?: number;
  /** It fails there for something that is looked for only once all signs are right: see `late`. */
  isLate?: boolean;
  /** How far its signs are right, where that is further. */
  readTo?: number;
  value?: unknown;
}

export function read(text: string): Reading {
  // Thousands of guesses fail, and nobody looks at the stacks of their errors, which cost more than reading.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return { text, value: load(text, { schema: CORE_SCHEMA }) };
  } catch (error) {
    const isLate = error instanceof YAMLException && late.test(error.reason);
    return { text, failsAt: placeOf(error, text), ...(isLate && { isLate }) };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** A name that stands twice, and texts that begin with `!` or `*`. */
const late =
  /^(?:duplicated mapping key|unknown \w+ tag|cannot resolve|unidentified alias|object-based map)/;

/** A group or a list that stands for a name, such as `{{ a: 1 }}`. Its error has no place. */
const groupAsName = /(?<=[:,[{-][ \t]+|^)\{[ \t]*[{[]|^[ \t]*(?:- )*\?[ \t]/m;

function placeOf(error: unknown, text: string): number {
  if (!(error instanceof YAMLException)) return 0;
  if (/complex keys/.test(error.reason)) return Math.max(0, text.search(groupAsName));
  const at = error.mark?.position;
  if (typeof at === 'number' && !Number.isNaN(at)) return Math.min(at, text.length);
  // The one error without a place is about a second document.
  const [, second] = [...text.matchAll(/^(?:---|\.\.\.)/gm)];
  return second?.index ?? Math.max(0, text.search(/^---/m));
}

/**
 * What is wrong with what a text says; where it cannot be read to its end, with what stands before.
 * Fixes take longer to find, and most often only the number of mistakes is asked for.
 */
export async function problemsIn(
  reading: Reading,
  check: FileCheck,
  withFixes = false,
): Promise<Problem[]> {
  const { text, failsAt, value } = reading;
  const source = withFixes ? text : '';
  if (failsAt === undefined) {
    return [...foldedItems(text), ...(await problemsOf(value, check, source))];
  }
  const lineBefore = (at: number) => read(text.slice(0, text.lastIndexOf('\n', at - 1) + 1));
  let before = lineBefore(failsAt);
  // What cannot be read may begin further up.
  if (before.failsAt !== undefined) before = lineBefore(before.failsAt);
  if (before.failsAt === undefined) {
    const problems = await problemsOf(before.value, check);
    return problems.filter((problem) => isOfBeginning(problem, before.value));
  }
  const beginning = wholeItemsBefore(text, failsAt);
  return beginning === undefined ? [] : problemsOf(beginning, check);
}

/** Codes of names and words that are not known, which are wrong even where a text breaks off. */
const ofNames = new Set<string>(['P103', 'P104', 'P105', 'P114']);

/** Whether a problem has nothing to do with where a text breaks off: in its last block, things may only seem to be missing. */
function isOfBeginning({ code, where: { path = [] } }: Problem, root: unknown): boolean {
  const { blocks } = Object(root) as { blocks?: unknown };
  const last = Array.isArray(blocks) ? blocks.length - 1 : 0;
  const found = valueAt(root, path);
  const isOtherKind = code === 'P102' && typeof found === 'object' && found !== null;
  return ofNames.has(code) || isOtherKind || (path[0] === 'blocks' && Number(path[1]) < last);
}

async function problemsOf(value: unknown, check: FileCheck, source = ''): Promise<Problem[]> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    // What is a warning is no mistake.
    const { problems } = await check.explain(value, undefined, source);
    return problems.filter(({ severity }) => severity !== 'warning');
  }
  return [{ code: 'Y006', where: { offsets: [0, 0] }, message: 'The file has no properties.' }];
}

/** An item of the outermost list, most likely a block. */
const outermostItem = /^ {0,4}- /gm;

function wholeItemsBefore(text: string, end: number): unknown {
  const starts = [...text.slice(0, end).matchAll(outermostItem)];
  if (starts.length < 2) return undefined;
  const { failsAt, value } = read(text.slice(0, starts.at(-1)?.index));
  return failsAt === undefined ? value : undefined;
}

/** Codes of blocks in which nothing else is looked at. */
const hidingCodes = new Set<string>(['P105', 'P106', 'P115', 'Y006']);

/** Whether all problems of a text were there before it was changed; numbers of items may differ. */
export function hasNothingNew(problems: readonly Problem[], previous: readonly Problem[]): boolean {
  const print = ({ code, message }: Problem) => `${code} ${message.replace(/\d+/g, '')}`;
  const rest = previous.map(print);
  return problems.every((problem) => {
    const at = rest.indexOf(print(problem));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** How many problems there are. One that hides others, because nothing in it is looked at, counts for several. */
export function weigh(problems: readonly Problem[], value: unknown): number {
  return problems.reduce((sum, { code, where }) => {
    const found = where.path && valueAt(value, where.path);
    const hides =
      hidingCodes.has(code) || (code === 'P102' && typeof found === 'object' && found !== null);
    return sum + (hides ? 4 : code === 'P102' ? 2 : 1);
  }, 0);
}

export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key],
    root,
  );
