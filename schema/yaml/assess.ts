import { isDeepStrictEqual } from 'node:util';
import { CORE_SCHEMA, constructFromEvents, load, parseEvents, YAMLException } from 'js-yaml';
import { isGroup } from '../is-group.ts';
import type { Problem } from '../model/diagnostics.ts';
import { valueAt } from '../model/pointer.ts';
import { lineStart } from '../syntax/lines.ts';
import { composeYaml } from '../syntax/parse-yaml.ts';
import { mayHaveAlias } from '../syntax/signs.ts';
import type { FileCheck } from '../validate/validate.ts';
import { foldedItems } from './folded-items.ts';
import { hidesBlock, isOfName } from './kinds-of-codes.ts';

/** The result of parsing a text, which may stop before its end. */
export interface Reading {
  text: string;
  /** The offset at which parsing failed; absent if all of it is valid YAML. */
  failsAt?: number;
  /** Whether the parser reports this error only after it has read all syntax: see `late`. */
  isLate?: boolean;
  /** The offset up to which the syntax is valid, if that is beyond `failsAt`. */
  readTo?: number;
  value?: unknown;
}

/** Parses a text as YAML. It never throws: what is wrong is in the result. */
export function read(text: string): Reading {
  // Thousands of guesses fail. Capturing their stacks would cost more than parsing, and quoting the lines
  // around each failure a fifth of it. Nobody reads either.
  const { stackTraceLimit } = Error;
  const { throwAt } = YAMLException;
  Error.stackTraceLimit = 0;
  YAMLException.throwAt = throwWithoutSnippet;
  try {
    const value = construct(text);
    const failsAt = failsAtName(text);
    return failsAt === undefined ? { text, value } : { text, failsAt };
  } catch (error) {
    const isLate = error instanceof YAMLException && late.test(error.reason);
    return { text, failsAt: placeOf(error, text), ...(isLate && { isLate }) };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    YAMLException.throwAt = throwAt;
  }
}

type Events = ReturnType<typeof parseEvents>;

/** The syntax of the latest texts that could be read. */
const latest = new Map<string, Events>();

/** A guess is read once to try it, and again for each look at its value, which checking changes. */
const mostLatest = 4;

/** Characters that the library refuses wherever they are. In a text they are reported by themselves. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it searches for
const unprintable = /[\0-\x08\v\f\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/g;

/** Returns the value of a text, as a new object. Like `load`, but parses the latest texts only once. */
function construct(text: string): unknown {
  const source = text.replace(unprintable, ' ');
  const events = latest.get(text) ?? parseEvents(source, {});
  const documents = constructFromEvents(events, { schema: CORE_SCHEMA, source });
  if (documents.length !== 1) throw new YAMLException('a single document is expected');
  if (mayHaveAlias(text) && isEndless(documents[0]))
    throw new YAMLException('an alias is within what it stands for');
  latest.delete(text);
  latest.set(text, events);
  if (latest.size > mostLatest) latest.delete(latest.keys().next().value as string);
  return documents[0];
}

/**
 * `lead: &One price: for all`: a name for what follows, and then a property in the same line. The library
 * reads it, and YAML does not allow it.
 */
function failsAtName(text: string): number | undefined {
  if (!/:[ \t]+&[^\s,[\]{}]+[ \t]+[^\s{[|>#][^\n]*:(?:[ \t]|$)/m.test(text)) return undefined;
  return composeYaml(text).document?.errors[0]?.pos[0];
}

/** Whether a value contains itself. */
function isEndless(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return false;
  } catch {
    return true;
  }
}

function throwWithoutSnippet(_text: string, position: number, reason: string): never {
  throw new YAMLException(reason, {
    name: '',
    buffer: '',
    position,
    line: 0,
    column: 0,
    snippet: '',
  });
}

/** Reads a text in which properties may be there twice: the last one counts. Otherwise it must be valid YAML. */
export function readDuplicates(text: string): { value: unknown } | undefined {
  try {
    return { value: load(text, { schema: CORE_SCHEMA, json: true }) };
  } catch {
    return undefined;
  }
}

/** Errors about duplicate keys, and about tags (`!`) and aliases (`*`). */
const late =
  /^(?:duplicated mapping key|unknown \w+ tag|cannot resolve|unidentified alias|object-based map)/;

/** A group or list in place of a key, such as `{{ a: 1 }}` and `{ a: 1 }:`. The parser's error has no position. */
const groupAsName =
  /(?<=[:,[{-][ \t]+|^)\{[ \t]*[{[]|^[ \t]*(?:- )*(?:\?[ \t]|(?:\[.*\]|\{.*\})[ \t]*:)|\{[^{}[\]\n]*,[ \t]*\{|[}\]][ \t]*:[ \t]*(?:[,}\]]|$)/m;

function placeOf(error: unknown, text: string): number {
  if (!(error instanceof YAMLException)) return 0;
  if (/complex keys/.test(error.reason)) return Math.max(0, text.search(groupAsName));
  const at = error.mark?.position;
  if (typeof at === 'number' && !Number.isNaN(at)) return Math.min(at, text.length);
  // Of the others, that about a second document has a place that can be found.
  const [, second] = [...text.matchAll(/^(?:---|\.\.\.)/gm)];
  return second?.index ?? Math.max(0, text.search(/^---/m));
}

/**
 * Returns the mistakes in a text's content, or in the part before the place where parsing fails.
 * Most callers only count them, so fixes, which take longer to find, are optional.
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
  const whole = reading.isLate ? readDuplicates(text) : undefined;
  if (whole) return problemsOf(whole.value, check);
  const lineBefore = (at: number) => read(text.slice(0, lineStart(text, at)));
  let before = lineBefore(failsAt);
  // The cause may be further up, such as a quote that was never closed.
  if (before.failsAt !== undefined) before = lineBefore(before.failsAt);
  if (before.failsAt === undefined) {
    const problems = await problemsOf(before.value, check);
    return problems.filter((problem) => isOfBeginning(problem, before.value));
  }
  const beginning = wholeItemsBefore(text, failsAt);
  return beginning === undefined ? [] : problemsOf(beginning, check);
}

/** Whether a text has no mistake, which takes less time to find out than what its mistakes are. */
export const isValid = ({ text, value }: Reading, check: FileCheck): boolean =>
  isGroup(value) && foldedItems(text).length === 0 && check.accept(value) !== undefined;

/** Whether a problem is independent of where the text ends. */
function isOfBeginning(problem: Problem, root: unknown): boolean {
  const { code, where } = problem;
  const { path = [] } = where;
  const found = valueAt(root, path);
  const isOtherKind = code === 'P102' && typeof found === 'object' && found !== null;
  return isOfName(problem) || isOtherKind;
}

async function problemsOf(value: unknown, check: FileCheck, source = ''): Promise<Problem[]> {
  if (isGroup(value)) {
    // A warning is not a mistake.
    const { problems } = await check.explain(value, undefined, source);
    return problems.filter(({ severity }) => severity !== 'warning');
  }
  return [{ code: 'Y006', where: { offsets: [0, 0] }, message: 'The file has no properties.' }];
}

/** The start of an item in the outermost list, most likely a block. */
const outermostItem = /^ {0,4}- /gm;

function wholeItemsBefore(text: string, end: number): unknown {
  const starts = [...text.slice(0, end).matchAll(outermostItem)];
  if (starts.length < 2) return undefined;
  const { failsAt, value } = read(text.slice(0, starts.at(-1)?.index));
  return failsAt === undefined ? value : undefined;
}

/** Whether a change caused no new problem. Numbers in messages are ignored, because items move. */
export function hasNothingNew(problems: readonly Problem[], previous: readonly Problem[]): boolean {
  const print = ({ code, message }: Problem) => `${code} ${message.replace(/\d+/g, '')}`;
  const rest = previous.map(print);
  return problems.every((problem) => {
    const at = rest.indexOf(print(problem));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Whether a change is inside a group or list whose name is unknown before and after, or in a block of an
 * unknown type. Nothing is checked in there, so that it only seems to be right.
 */
export function isInUnknown(
  problems: readonly Problem[],
  value: unknown,
  previous: readonly Problem[],
  previousValue: unknown,
): boolean {
  return problems.some(({ code, where: { path }, replacement }) => {
    if ((code !== 'P104' && code !== 'P105') || !path || replacement?.certain) return false;
    const place = code === 'P105' ? path.slice(0, -1) : path;
    const before = valueAt(previousValue, place);
    return (
      typeof before === 'object' &&
      before !== null &&
      previous.some((other) => other.code === code && isDeepStrictEqual(other.where.path, path)) &&
      !isDeepStrictEqual(before, valueAt(value, place))
    );
  });
}

/** Counts problems. One that keeps a block from being checked counts for several. */
export function weigh(problems: readonly Problem[], value: unknown): number {
  return problems.reduce((sum, problem) => {
    const { code, where, about } = problem;
    if (about?.kind === 'rest of a block') return sum + 4 + about.names.length;
    const found = where.path && valueAt(value, where.path);
    const hides =
      hidesBlock(problem) || (code === 'P102' && typeof found === 'object' && found !== null);
    return sum + (hides ? 4 : code === 'P102' ? 2 : 1);
  }, 0);
}
