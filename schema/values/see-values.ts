import { isNumberType } from '../diagnostics/accepts.ts';
import { type Path, type Problem, shownHints } from '../model/diagnostics.ts';
import { pointerToPath } from '../model/pointer.ts';
import { replaceUses, usesIn } from '../model/value-uses.ts';
import type { Values } from '../model/values.ts';

/**
 * Rewrites the problems of a file for an author who wrote a value at their place. A text with a
 * missing value has a problem of its own, so others at its place are dropped. Replacements are
 * dropped as well, because they would replace the value.
 */
export function seeValues(
  problems: readonly Problem[],
  at: Iterable<[pointer: string, text: string]>,
  values: Values | undefined,
  wrong: ReadonlySet<string> = new Set(),
): Problem[] {
  const texts = new Map([...at].map(([pointer, text]) => [keyOf(pointerToPath(pointer)), text]));
  const left = new Set([...wrong].map((pointer) => keyOf(pointerToPath(pointer))));
  return problems.flatMap((problem) => {
    const { where, replacement: _, hints = [], ...rest } = problem;
    const key = 'path' in where && where.path ? keyOf(where.path) : '';
    const text = texts.get(key);
    if (text === undefined || ('at' in where && where.at !== 'value')) return [problem];
    // Whatever a missing value is, a longer text with it is no list and no group.
    const isLonger = !/^\s*\$\([^()]*\)\s*$/.test(text);
    const { about } = problem;
    const isWrongAnyway =
      about?.kind === 'wrong type' && about.count === 1 && /^(?:array|object)$/.test(about.wanted);
    if (left.has(key)) return isLonger && isWrongAnyway ? [problem] : [];
    // A part without a value, such as an address, is the same in the file. A fix may keep the value.
    const written = 'part' in where && where.part ? where.part.text : text;
    if (usesIn(written).length === 0 || problem.replacement?.text.includes(written))
      return [problem];
    const names = [...new Set(usesIn(text).map(({ name = '' }) => name))];
    const shown = replaceUses(text, (name) => values?.get(name)?.text ?? '');
    return {
      ...rest,
      where,
      ...(names.length === 1 && { value: names[0] }),
      hints: [
        ...shownHints(hints).map((hint) => withTextFor(shown, hint, text)),
        ...names.flatMap((name) => meaning(name, values, problem)),
      ],
    };
  });
}

/** Writes a text as it is in the file in place of what it shows, but not within a longer word. */
function withTextFor(shown: string, hint: string, text: string): string {
  const isPartOfWord = (at: number) =>
    /[\p{L}\p{N}]$/u.test(hint.slice(0, at)) ||
    /^[\p{L}\p{N}]/u.test(hint.slice(at + shown.length));
  return shown === ''
    ? hint
    : hint.replaceAll(shown, (found, at: number) => (isPartOfWord(at) ? found : text));
}

const keyOf = (path: Path): string => JSON.stringify(path.map(String));

function meaning(name: string, values: Values | undefined, { about }: Problem): string[] {
  const value = values?.get(name);
  if (!value) return [];
  const kind = typeof value.value === 'number' ? 'number' : 'text';
  const [number] = /^\d+(?:\.\d+)?(?=\s)/.exec(value.text) ?? [];
  const wantsNumber = about?.kind === 'wrong type' && about.isText && isNumberType(about.wanted);
  const right = number
    ? ` Write its number here, \`${number}\`.`
    : ' Write the number itself here, or another value that is a number.';
  const write = wantsNumber ? right : '';
  return [`\`$(${name})\` is the ${kind} \`${value.text}\`, from \`values\` in site.yaml.${write}`];
}
