import { type Problem, writing } from '../model/diagnostics.ts';
import { noValues, type Values } from '../model/values.ts';
import { someOf } from '../model/wording.ts';
import { onlyOf } from '../only-of.ts';
import { suggestValue, textsIn } from './explain-uses.ts';

interface Notation {
  form: RegExp;
  /** Whether texts have it, too, so that it counts only around the name of a value. */
  isVague?: true;
  /** Whether a word in it may be meant as it is even where a value has its name. */
  isUnsure?: true;
}

/** How values are written in other systems. Of two that begin at one place, the first counts. */
const notations: Record<string, Notation> = {
  shell: { form: /\$\{\s*(?<name>[\w.-]+)\s*\}/ },
  template: { form: /\{\{-?\s*(?<name>[\w.-]+)[^{}]*\}\}/ },
  statement: { form: /\{%[^{}]*%\}/ },
  tag: { form: /<%=?\s*(?<name>[\w.-]+)\s*%>/ },
  brackets: { form: /\$\[\s*(?<name>[\w.-]+)\s*\]/ },
  percent: { form: /(?<![\w%])%(?<name>[a-z][\w.-]*)%(?![\w%])/, isVague: true },
  words: { form: /(?<![\w$\]])[%@#&]?\((?<name>[a-z]+(?:[-_.][a-z]+)+)\)/, isVague: true },
  dollar: {
    form: /(?<![\w$])\$(?<name>[a-z][\w-]*(?:\.[a-z][\w-]*)*)(?:(?<!\([^()]{0,80})\))?/,
    isVague: true,
  },
  escaped: { form: /(?<![$\\])\$\$\((?<name>[\w.-]+)\)/, isVague: true },
  spaced: { form: /(?<![\w$])\$[ \t]+\((?<name>[\w.-]+)\)/, isVague: true },
  word: { form: /(?<![\w$\]])[%@#&]?\((?<name>[a-z]+)\)/, isVague: true, isUnsure: true },
  doubled: { form: /\[\[\s*(?<name>[\w.-]+)\s*\]\]/, isVague: true },
  hash: { form: /#\{\s*(?<name>[\w.-]+)\s*\}/, isVague: true },
  braces: {
    form: /(?<![{$#])\{[ \t]*(?<name>[a-z][\w.-]*)[ \t]*\}(?!\})/,
    isVague: true,
    isUnsure: true,
  },
};

const forms = RegExp(
  Object.entries(notations)
    .map(([notation, { form }]) => `(?<${notation}>${form.source})`)
    .join('|'),
  'g',
);

/** Explains values in the notation of other systems, which visitors would see as they are. */
export function explainForeignUses(text: string, values: Values = noValues): Problem[] {
  // Most pages have words in parentheses that are not values, and parsing a page again is slow.
  if (!text.matchAll(forms).some((match) => readUse(match, values))) return [];
  return textsIn(text).flatMap(({ from, written, path }) =>
    [...written.matchAll(forms)].flatMap((match): Problem[] => {
      const use = readUse(match, values);
      if (!use) return [];
      const start = from + use.from;
      const where: Problem['where'] = { offsets: [start, start + use.found.length], path };
      return [{ code: 'V808', where, ...explainUse(use, values) }];
    }),
  );
}

interface ForeignUse {
  notation: string;
  /** All of it, and where that begins. */
  found: string;
  from: number;
  /** A dollar sign that stays before the value. */
  dollar: '$' | '';
  /** The value that is meant. */
  name: string | undefined;
  certain: boolean;
  isUnsure: boolean;
}

/** Returns `undefined` for words that happen to be in such a notation. */
function readUse(
  { 0: matched, groups = {}, index, input }: RegExpExecArray,
  values: Values,
): ForeignUse | undefined {
  const notation = Object.keys(notations).find((each) => groups[each] !== undefined) ?? '';
  const { isVague = false, isUnsure = false } = notations[notation] ?? {};
  const { name: word = '' } = groups;
  const start = notation === 'dollar' ? startOfName(word, values) : undefined;
  const written = (start ?? word).replace(/^(?:site|values)\./, '');
  const isName = values.has(written);
  if (isVague && !isName) return undefined;
  const name = isName ? written : onlyOf(word ? suggestValue(written, values) : []);
  // `${{ price }}` is a dollar sign and a value, or one value of another system.
  const dollar = input[index - 1] === '$' ? '$' : '';
  const found = dollar + (start === undefined ? matched : `$${start}`);
  const from = index - dollar.length;
  // `${HOME}` in a sentence is a variable of a shell.
  const isOfShell = notation === 'shell' && /^[A-Z][A-Z\d_]*$/.test(word);
  if (isOfShell && name === undefined && !isWhole(found, input, from)) return undefined;
  return {
    notation,
    found,
    from,
    dollar,
    name,
    certain: isName && !dollar,
    // A word before a hyphen may be meant as it is, too.
    isUnsure: isUnsure || (start !== undefined && !/[-.]/.test(start)),
  };
}

function explainUse(use: ForeignUse, values: Values): Omit<Problem, 'code' | 'where'> {
  const { notation, found, dollar, name, certain, isUnsure } = use;
  if (notation === 'escaped' && name !== undefined) return explainEscaped(name, values);
  const written = `${dollar && '$$'}$(${name ?? 'name'})`;
  const message = `\`${found}\` is shown as it is: ${dollar && 'a dollar sign and '}a value ${dollar ? 'are' : 'is'} written \`${written}\` here.`;
  if (name === undefined)
    return {
      severity: 'warning',
      message,
      hints:
        values.size > 0
          ? `Under \`values\` in site.yaml are ${someOf([...values.keys()])}. If none of these is meant, write the words themselves.`
          : 'Values are named under `values` in site.yaml.',
    };
  return {
    ...(isUnsure && { severity: 'warning' as const }),
    message,
    label: `write \`${written}\``,
    hints: `\`${name}\` is \`${values.get(name)?.text}\`, from \`values\` in site.yaml.${dollar && ` Without a dollar sign, write \`$(${name})\`.`}`,
    replacement: writing(written, { certain: certain && !isUnsure }),
  };
}

/** Explains `$$(price)`: two dollar signs are an escaped one, so no value is inserted. */
const explainEscaped = (name: string, values: Values): ReturnType<typeof explainUse> => ({
  severity: 'warning',
  message: `Visitors read \`$(${name})\` here: two dollar signs write one, and no value follows.`,
  label: `write \`$$$(${name})\``,
  hints: `\`$(${name})\` is \`${values.get(name)?.text}\`, and with a dollar sign before it \`$$$(${name})\`.`,
  replacement: writing(`$$$(${name})`),
});

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
