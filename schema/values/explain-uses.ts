import { isPair, isScalar, isSeq, type Node, visit } from 'yaml';
import { isSameName, isSameWord } from '../diagnostics/same-word.ts';
import { type Path, type Problem, writing } from '../model/diagnostics.ts';
import { namesAnother, nearestFirst, suggest } from '../model/suggest.ts';
import { usesIn, type ValueUse } from '../model/value-uses.ts';
import { isValueName, type Values } from '../model/values.ts';
import { code, didYouMean, someOf } from '../model/wording.ts';
import { onlyOf } from '../only-of.ts';
import { composeYaml } from '../syntax/parse-yaml.ts';

/** Explains the wrong uses of values in a file, each at its place in the text. */
export function explainUses(text: string, values: Values): Problem[] {
  const texts = textsIn(text).filter(({ path }) => path[0] !== 'values');
  return texts.flatMap(({ value, from, written, path }) => {
    const uses = usesIn(value);
    // If an escape sequence hides a use in the source, the problem covers the whole text.
    const inText = usesIn(written);
    return uses.flatMap((use, index): Problem[] => {
      const shown = inText.length === uses.length ? inText[index] : undefined;
      const start = from + (shown?.start ?? 0);
      const problem = explainUse(use, value, values, start);
      if (!problem) return [];
      const { length, replacement, ...rest } = problem;
      const end = shown ? start + length : from + written.length;
      const where = { offsets: [start, end] as [number, number], path };
      return [{ ...rest, where, ...(shown && replacement && { replacement }) }];
    });
  });
}

/** A text of a file. */
interface PlacedText {
  value: string;
  /** As it is in the file, and where that begins. */
  written: string;
  from: number;
  path: Path;
}

/** Returns the texts of a file that are no names of properties. */
export function textsIn(text: string): PlacedText[] {
  const texts: PlacedText[] = [];
  visit(composeYaml(text).document ?? null, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const { value, range } = node;
      const [from, to] = range;
      texts.push({ value, written: text.slice(from, to), from, path: pathOf(node, ancestors) });
    },
  });
  return texts;
}

interface Explained extends Omit<Problem, 'where'> {
  /** The length of the wrong part of the text. */
  length: number;
}

function explainUse(
  { start, name, length }: ValueUse,
  text: string,
  values: Values,
  offset: number,
): Explained | undefined {
  if (name === undefined) return explainOpen(text.slice(start), values);
  if (values.has(name)) return undefined;
  if (!isValueName(name)) return explainNoName(`$(${name})`, values);
  const inside: [number, number] = [offset + 2, offset + 2 + name.length];
  const members = [...values.keys()].filter((each) => each.startsWith(`${name}.`));
  if (members.length > 0) {
    return {
      code: 'V803',
      length,
      value: name,
      message: `\`${name}\` is a group of values, not a value.`,
      hints: `Name one of its values: ${members.map((each) => code(`$(${each})`)).join(', ')}.`,
    };
  }
  const best = suggestValue(name, values);
  const only = onlyOf(best);
  return {
    code: 'V801',
    length,
    value: name,
    message: `There is no value \`${name}\`.`,
    label: didYouMean(best.map((each) => `$(${each})`)),
    hints: [
      values.size === 0
        ? 'Values are named under `values` in site.yaml, which has none.'
        : `Under \`values\` in site.yaml are ${someOf(nearestFirst(name, values.keys()))}.`,
      !only &&
        'Write the words themselves, or add the value there. If `$(` itself is meant, write `$$(`.',
    ],
    replacement: only
      ? writing(only, { shown: `$(${only})`, certain: isMisspelt(name, only), offsets: inside })
      : undefined,
  };
}

/**
 * Suggests values for a wrong name: one that is misspelled, has a missing or different group, or is
 * in singular instead of plural.
 */
export function suggestValue(name: string, values: Values): string[] {
  const names = [...values.keys()];
  const same = names.filter((each) => isSameName(each, name));
  if (same.length > 0) return same.slice(0, 2);
  const last = (each: string) => each.split('.').at(-1) ?? each;
  // Names in one group are similar because of the group's name, so the last part must match too.
  const near = suggest(name, names).filter((each) => suggest(last(name), [last(each)]).length > 0);
  if (near.length > 0) return near;
  const alike = names.filter((each) => isSameWord(last(each), last(name)));
  if (alike.length > 0) return alike.slice(0, 2);
  const group = (each: string) => each.split('.').slice(0, -1).join('.');
  const longer = names.filter(
    (each) =>
      group(each) === group(name) && last(name).length > 2 && last(each).startsWith(last(name)),
  );
  if (longer.length > 0) return longer.slice(0, 2);
  // `company-count` for `companies`, `trial` for `trial-days`.
  const stems = (each: string, other: string) =>
    (group(each) === group(other) ? last(each) : each)
      .toLowerCase()
      .split(/[.\-_]/)
      .map(stemOf);
  return names
    .filter((each) =>
      stems(each, name).some((stem) => stem.length > 3 && stems(name, each).includes(stem)),
    )
    .slice(0, 2);
}

/**
 * Whether a name is surely a misspelling of a value, as a whole and not only in one part. A `company`
 * is none of the `companies`, and `arr-2025` is not `arr-2026`.
 */
function isMisspelt(name: string, value: string): boolean {
  const last = (each: string) => each.split('.').at(-1) ?? each;
  return (
    isSameName(last(name), last(value)) ||
    (suggest(name, [value]).length > 0 && !namesAnother(name, value))
  );
}

/** Removes the plural ending of a word. */
const stemOf = (word: string): string => word.replace(/(?:ies|y|es|s)$/, '');

const notClosed = 'A value begins here with `$(`, and no `)` ends it.';
const howItIsWritten = 'A value is written `$(companies)`. If `$(` itself is meant, write `$$(`.';

/** Explains `$(companies` without an end, or with more than a name in it. */
function explainOpen(rest: string, values: Values): Explained {
  const [closed, inside = ''] = /^\$\(([^()$\n]*)\)/.exec(rest) ?? [];
  const [, begun = '', otherEnd = ''] = /^(\$\(\s*[\w.-]*)([}\]>]?)/.exec(rest) ?? [];
  const found = closed ?? begun.replace(/[.-]+$/, '') + otherEnd;
  const name = (closed ? inside : begun.slice(2)).trim().replace(/\.+$/, '');
  const best = onlyOf(values.has(name) ? [name] : suggestValue(name, values));
  if (closed && (best === undefined || isComputed(inside))) return explainNoName(found, values);
  // The text after the name is kept.
  const start = closed
    ? undefined
    : [...values.keys()].find(
        (each) => name.startsWith(each) && /^[-.]?\w*$/.test(name.slice(each.length)),
      );
  if (start !== undefined && start !== name) {
    const right = `$(${start})`;
    return {
      code: 'V802',
      length: right.length - 1,
      message: notClosed,
      hints: `Write \`)\` after its name: \`${right}${name.slice(start.length)}\`.`,
      replacement: { title: `write \`)\` after \`${start}\``, text: right, certain: true },
    };
  }
  return {
    code: 'V802',
    length: found.length,
    message: closed
      ? `\`${found}\` has a space in it, and the name of a value has none.`
      : notClosed,
    hints: howItIsWritten,
    replacement:
      best !== undefined
        ? writing(`$(${best})`, { certain: name === best || isMisspelt(name, best) })
        : undefined,
  };
}

/** `trial-days + 1` */
const isComputed = (inside: string): boolean => /\s[-+*/×÷−]\s*\S|[*+/×÷]\s*\d/.test(inside);

function explainNoName(found: string, values: Values): Explained {
  const bare = found.replace(/[^\w.-]/g, '');
  const isSum = isComputed(found);
  const best = isSum ? undefined : onlyOf(values.has(bare) ? [bare] : suggestValue(bare, values));
  const correct = best !== undefined ? `$(${best})` : undefined;
  // The name of a value starts with a letter, so this is a text such as `$(5)`.
  const shown = /^\$\([^a-z)]/i.test(found) ? `$${found}` : undefined;
  const written = correct ?? shown;
  return {
    code: 'V802',
    length: found.length,
    message: `\`${found}\` is not a value: \`$(\` and \`)\` are around the name of one.`,
    hints: [isSum && 'Nothing is computed here: write the result.', howItIsWritten],
    replacement: written
      ? writing(written, { certain: correct === undefined || values.has(bare) })
      : undefined,
  };
}

/** Returns the keys and indexes that lead to a node. */
function pathOf(node: Node, ancestors: readonly unknown[]): Path {
  return [...ancestors, node].flatMap((each, index, all): Path => {
    if (isPair(each)) return isScalar(each.key) ? [String(each.key.value)] : [];
    const parent = all[index - 1];
    return isSeq(parent) ? [parent.items.indexOf(each)] : [];
  });
}
