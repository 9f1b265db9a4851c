import { type Problem, writing } from '../model/diagnostics.ts';
import type { Values } from '../model/values.ts';
import { someOf } from '../model/wording.ts';
import { onlyOf } from '../only-of.ts';
import { suggestValue, textsIn } from './explain-uses.ts';

/**
 * Notations for values in other systems. The ambiguous ones count only around the name of a value.
 */
const forms =
  /\$\{\s*(?<dollar>[\w.-]+)\s*\}|\{\{-?\s*(?<braces>[\w.-]+)[^{}]*\}\}|\{%[^{}]*%\}|<%=?\s*(?<tag>[\w.-]+)\s*%>|\$\[\s*(?<brackets>[\w.-]+)\s*\]|(?<![\w%])%(?<percent>[a-z][\w.-]*)%(?![\w%])|(?<![\w$\]])[%@#&]?\((?<open>[a-z]+(?:[-_.][a-z]+)+)\)|(?<![\w$])\$(?<bare>[a-z][\w-]*(?:\.[a-z][\w-]*)*)(?:(?<!\([^()]{0,80})\))?|(?<![$\\])\$\$\((?<escaped>[\w.-]+)\)|(?<![\w$])\$[ \t]+\((?<spaced>[\w.-]+)\)|(?<![\w$\]])[%@#&]?\((?<word>[a-z]+)\)|\[\[\s*(?<double>[\w.-]+)\s*\]\]|#\{\s*(?<hash>[\w.-]+)\s*\}|(?<![{$#])\{[ \t]*(?<brace>[a-z][\w.-]*)[ \t]*\}(?!\})/g;

/** Explains values in the notation of other systems, which visitors would see as they are. */
export function explainForeignUses(text: string, values: Values | undefined): Problem[] {
  const problems: Problem[] = [];
  // Most pages have words in parentheses that are not values, and parsing a page again is slow.
  const isFound = text
    .matchAll(forms)
    .some((found) => explainForeignUse(found, values, found.index));
  if (!isFound) return problems;
  for (const { from, written, path } of textsIn(text)) {
    for (const found of written.matchAll(forms)) {
      const problem = explainForeignUse(found, values, from + found.index);
      if (problem) problems.push({ ...problem, where: { ...problem.where, path } });
    }
  }
  return problems;
}

function explainForeignUse(
  { 0: matched, groups = {}, index, input }: RegExpExecArray,
  values: Values | undefined,
  at: number,
): Problem | undefined {
  // `${{ price }}` is a dollar sign and a value, or one value of another system.
  const dollar = input[index - 1] === '$' ? '$' : '';
  const start = values && groups.bare ? startOfName(groups.bare, values) : undefined;
  const found = dollar + (start ? `$${start}` : matched);
  const from = at - dollar.length;
  const named = start ?? Object.values(groups).find((each) => each !== undefined);
  const name = named?.replace(/^(?:site|values)\./, '');
  const best = name && values ? (values.has(name) ? [name] : suggestValue(name, values)) : [];
  const only = onlyOf(best);
  const { dollar: shell, braces, tag, brackets, word, brace, escaped } = groups;
  const isVague = named !== (shell ?? braces ?? tag ?? brackets);
  if (isVague && (name === undefined || !values?.has(name))) return undefined;
  // `${HOME}` in a sentence is a variable of a shell.
  const isOfShell = shell !== undefined && /^[A-Z][A-Z\d_]*$/.test(shell);
  if (isOfShell && only === undefined && !isWhole(found, input, index - dollar.length))
    return undefined;
  if (escaped !== undefined && only !== undefined) return explainEscaped(only, values, from);
  // A word in parentheses or braces, or before a hyphen, may be meant as it is.
  const isUnsure =
    word !== undefined || brace !== undefined || (start !== undefined && !/[-.]/.test(start));
  const written = dollar ? `$$$(${only ?? 'name'})` : `$(${only ?? 'name'})`;
  return {
    code: 'V808',
    ...((only === undefined || isUnsure) && { severity: 'warning' as const }),
    where: { offsets: [from, from + found.length] },
    message: `\`${found}\` is shown as it is: ${dollar && 'a dollar sign and '}a value ${dollar ? 'are' : 'is'} written \`${written}\` here.`,
    ...(only && { label: `write \`${written}\`` }),
    hints: only
      ? `\`${only}\` is \`${values?.get(only)?.text}\`, from \`values\` in site.yaml.${dollar && ` Without a dollar sign, write \`$(${only})\`.`}`
      : values && values.size > 0
        ? `Under \`values\` in site.yaml are ${someOf([...values.keys()])}. If none of these is meant, write the words themselves.`
        : 'Values are named under `values` in site.yaml.',
    replacement: only
      ? writing(written, {
          certain: only === name && !isUnsure && !dollar,
          offsets: [from, from + found.length],
        })
      : undefined,
  };
}

/** Whether it is all that a text says. */
const isWhole = (found: string, input: string, from: number): boolean =>
  /(?:^|[:-][ \t]+)["']?$/.test(input.slice(0, from)) &&
  /^["']?[ \t]*(?:[\r\n]|$)/.test(input.slice(from + found.length));

/** Returns the value whose name a longer word begins with: `trial-days` for `trial-days-day`. */
function startOfName(word: string, values: Values): string | undefined {
  if (values.has(word)) return undefined;
  const parts = [...word.matchAll(/[-.]/g)].map(({ index }) => word.slice(0, index));
  return parts.findLast((start) => values.has(start));
}

/** Explains `$$(price)`: two dollar signs are an escaped one, so no value is inserted. */
function explainEscaped(name: string, values: Values | undefined, from: number): Problem {
  const written = `$$(${name})`;
  return {
    code: 'V808',
    severity: 'warning',
    where: { offsets: [from, from + written.length] },
    message: `Visitors read \`$(${name})\` here: two dollar signs write one, and no value follows.`,
    label: `write \`$$$(${name})\``,
    hints: `\`$(${name})\` is \`${values?.get(name)?.text}\`, and with a dollar sign before it \`$$$(${name})\`.`,
    replacement: writing(`$$$(${name})`, { offsets: [from, from + written.length] }),
  };
}
