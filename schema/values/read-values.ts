import { writeSimpleText } from '../edits/write-simple-text.ts';
import { isGroup } from '../is-group.ts';
import { type Diagnostic, type Path, type Problem, writing } from '../model/diagnostics.ts';
import { valueAt } from '../model/pointer.ts';
import { mayUseValues, namesIn, replaceUses, usesIn } from '../model/value-uses.ts';
import type { UsedValues } from '../model/values.ts';
import { type DeclaredValues, isValueName, type Value, type Values } from '../model/values.ts';
import { didYouMean } from '../model/wording.ts';
import { explainCut } from './cut-by-comma.ts';

/** Characters. A value is a word or a line, and pages may repeat it often. */
const longestText = 500;

/** The maximum depth of groups. It is more than anyone needs. */
const deepest = 6;

/** What `values` of site.yaml says. */
export interface TakenValues {
  /** `undefined` if one of them is wrong. */
  values: Values | undefined;
  /** If some are wrong, those that are right, and the names of the others. */
  declared?: DeclaredValues;
  problems: Problem[];
}

/**
 * Removes the values from the content of site.yaml and checks them.
 * @param text the file, which shows how its numbers are written
 */
export function takeValues(site: object, text: string): TakenValues {
  const settings = site as { values?: unknown };
  const { values: content } = settings;
  // They are checked here.
  delete settings.values;
  const isList = Array.isArray(content);
  const { values, problems } =
    content === undefined || isList ? { values: new Map(), problems: [] } : collect(content, text);
  for (const problem of problems) writeOut(problem, values, content);
  // An empty list makes the schema report an error too, so that repairing the text cannot hide it.
  if (isList || problems.some(({ code }) => code === 'V807' || code === 'Y023'))
    settings.values = [];
  if (problems.length === 0 && !isList) return { values, problems };
  const declared = isList ? undefined : declaredBeside(problems, values);
  return { values: undefined, problems, ...(declared && { declared }) };
}

/** Collects the values of a group, with the names of the groups that they are in. */
function collect(
  content: unknown,
  text: string,
): { values: Map<string, Value>; problems: Problem[] } {
  const values = new Map<string, Value>();
  const problems: Problem[] = [];
  const add = (path: Path, found: unknown, following: readonly string[] = []) => {
    const name = path.slice(1).join('.');
    if (typeof found === 'string' && name) {
      const problem = problemOfText(path, name, found);
      const value = replaceUses(found, () => '');
      if (problem) problems.push(problem);
      else values.set(name, { value, text: value });
    } else if (typeof found === 'number' && name) {
      values.set(name, { value: found, text: asWritten(found, String(path.at(-1)), text) });
    } else if (isGroup(found) && path.length <= deepest) {
      for (const [key, inner] of Object.entries(found)) {
        if (isValueName(key) && !key.includes('.'))
          add([...path, key], inner, namesAfter(found, key));
        else if (inner !== null || !addCut([...path, key], text, problems))
          addBadName(path, key, Object.keys(found), problems);
      }
    } else if (found !== null || !addCut(path, text, problems))
      problems.push(badValue(path, name, found, following));
  };
  add(['values'], content);
  return { values, problems };
}

/** Returns all names if each problem is about what stands behind a name, so that no name is in doubt. */
function declaredBeside(problems: readonly Problem[], values: Values): DeclaredValues | undefined {
  const paths = problems.map(({ code, where }) =>
    code === 'V804' || code === 'V805' ? (where.path?.slice(1) ?? []) : [],
  );
  if (paths.some((path) => path.length === 0)) return undefined;
  return { values, wrong: paths.map((path) => path.join('.')) };
}

/** Adds a replacement to a value that uses another: its text with the other's content inserted. */
function writeOut(problem: Problem, values: ReadonlyMap<string, Value>, content: unknown): void {
  if (problem.code !== 'V805') return;
  const [, ...keys] = problem.where.path ?? [];
  const text = String(valueAt(content, keys));
  if (!namesIn(text).every((name) => values.has(name))) return;
  const written = replaceUses(text, (name) => values.get(name)?.text ?? '');
  problem.replacement = {
    title: `write “${written}”`,
    text: JSON.stringify(written),
  };
}

/**
 * Returns a number with its digits in the file: 14.90 stays 14.90. If the file has equal numbers of
 * the same name in different notations, the shortest notation is used.
 */
function asWritten(number: number, name: string, text: string): string {
  const named = text.matchAll(new RegExp(`(?<![\\w-])${name}["']?[ \\t]*:[ \\t]+([-+.\\w]+)`, 'g'));
  const found = new Set([...named].flatMap(([, digits = '']) => digits));
  const same = [...found].filter((digits) => Number(digits) === number);
  return same.length === 1 && same[0] !== undefined ? same[0] : String(number);
}

function problemOfText(path: Path, name: string, text: string): Problem | undefined {
  const where = { path, at: 'value' } as const;
  if (text.length > longestText) {
    return {
      code: 'V804',
      where,
      message: `The value \`${name}\` has ${text.length} characters; a value may have ${longestText}.`,
      hints: 'A value is a fact that is in several texts, not a text of its own.',
    };
  }
  if (!mayUseValues(text) || usesIn(text).length === 0) return undefined;
  return {
    code: 'V805',
    where,
    message: `The value \`${name}\` uses another value.`,
    hints: 'Write the text out. If `$(` itself is meant, write `$$(`.',
  };
}

/** Reports a value that a comma has cut, once for all of its parts. Returns whether there is one. */
function addCut(path: Path, text: string, problems: Problem[]): boolean {
  const cut = explainCut(path, text);
  if (!cut) return false;
  const print = JSON.stringify(cut.replacement);
  if (!problems.some(({ replacement }) => JSON.stringify(replacement) === print))
    problems.push(cut);
  return true;
}

/** Reports all wrong names as one mistake. */
function addBadName(path: Path, key: string, beside: string[], problems: Problem[]): void {
  const place = { path: [...path, key], at: 'key' as const };
  const index = problems.findIndex(({ code, where }) => code === 'V807' && 'at' in where);
  const found = problems[index];
  if (found) problems[index] = { ...found, more: [...(found.more ?? []), place] };
  else problems.push(badName(place, key, beside));
}

function badName(where: { path: Path; at: 'key' }, key: string, beside: string[]): Problem {
  const [, name = '', value = ''] = /^([A-Za-z][\w-]*):(\S.*)$/.exec(key) ?? [];
  if (name !== '')
    return {
      code: 'V807',
      where,
      message: `A space is missing after the colon of \`${name}\`.`,
      hints: `Write \`${name}: ${value}\`.`,
      replacement: writing(`${name}: ${value}`, { certain: true }),
    };
  const joined = key
    .trim()
    .replace(/^\$\((.*)\)$/, '$1')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-');
  const isBetter = isValueName(joined) && !joined.includes('.') && !beside.includes(joined);
  return {
    code: 'V807',
    where,
    message: `\`${key}\` cannot be the name of a value.`,
    label: isBetter ? didYouMean([joined]) : undefined,
    replacement: isBetter ? writing(joined) : undefined,
    hints: key.startsWith('/')
      ? 'Old addresses are below `redirects:`, which is a line of its own at the left edge.'
      : 'A name starts with a letter and has letters (a to z), digits, `-` and `_`: `trial-days`. A group has its values below it: `prices: { starter: 49 }`.',
  };
}

const namesAfter = (group: object, name: string): string[] => {
  const names = Object.keys(group);
  return names.slice(names.indexOf(name) + 1);
};

/** @param following the names below it in the same group, which may belong to it */
function badValue(path: Path, name: string, found: unknown, [next]: readonly string[]): Problem {
  const kind = Array.isArray(found)
    ? 'a list'
    : found === null
      ? 'empty'
      : typeof found === 'boolean'
        ? 'true or false'
        : 'a group in too many others';
  return {
    code: 'V804',
    where: { path, at: 'value' },
    value: name,
    ...(Array.isArray(found) && { about: { kind: 'list of values', items: found.map(String) } }),
    message:
      name === ''
        ? '`values` must be a group of names, each with its text or number.'
        : `The value \`${name}\` must be a text or a number, or a group of values, and is ${kind}.`,
    hints: [
      howToWrite(path, found),
      found === null &&
        next !== undefined &&
        `Or \`${path.at(-1)}\` is a group, and what belongs to it is two spaces further in: \`${next}\`, if it is one of them.`,
    ],
  };
}

function howToWrite(path: Path, found: unknown): string {
  if (typeof found === 'boolean')
    return `Put it in quotes to keep it as text: \`${path.at(-1)}: "${found}"\`.`;
  if (Array.isArray(found) && path.length > 1) {
    const [only, ...others] = found;
    if (others.length === 0 && (typeof only === 'string' || typeof only === 'number'))
      return `Write it without brackets or a dash: \`${path.at(-1)}: ${typeof only === 'string' ? writeSimpleText(only) : only}\`.`;
    // `[starter: 49, team: 149]` has names, and brackets in place of braces.
    const pairs = found.map((each) => (isGroup(each) ? Object.entries(each)[0] : undefined));
    if (pairs.every((pair) => pair !== undefined))
      return `Write a group, without brackets or dashes: \`${path.at(-1)}: { ${pairs.map(([name, value]) => `${name}: ${String(value)}`).join(', ')} }\`.`;
    return howToName(path.slice(1).join('.'), found.map(String));
  }
  return found === null && path.length > 1
    ? 'Write its text or number after the colon. If it had one, `git diff site.yaml` shows it.'
    : 'Values are written like this: `companies: 500+`.';
}

const numbered = ['first', 'second', 'third', 'fourth'];

/** Names the first items of a list that should be a group of values, by default with their numbers. */
function howToName(group: string, items: readonly string[], names: readonly string[] = []): string {
  const all = numbered.map((number, index) => names[index] ?? number);
  const named = all.slice(0, items.length).map((name, index) => `${name}: ${items[index]}`);
  return `Give each of them a name: \`${group.split('.').at(-1)}: { ${named.join(', ')} }\`. The first is used as \`$(${group}.${all[0]})\`.`;
}

/** Names the items of a list that should be a group of values as texts use them. */
export function namedAsUsed(diagnostic: Diagnostic, used: readonly UsedValues[]): Diagnostic {
  const { about, value, hints } = diagnostic;
  if (about?.kind !== 'list of values' || !value) return diagnostic;
  const groups = used.map(({ names }) => names.filter((name) => name.startsWith(`${value}.`)));
  // The file that uses most of them has them in the order that its author thinks of.
  const [names = []] = groups.toSorted((a, b) => b.length - a.length);
  const own = names.map((name) => name.slice(value.length + 1));
  const [numbers, words] = [howToName(value, about.items), howToName(value, about.items, own)];
  return { ...diagnostic, hints: hints.map((hint) => (hint === numbers ? words : hint)) };
}
