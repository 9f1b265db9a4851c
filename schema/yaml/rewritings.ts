import { isScalar } from 'yaml';
import { type Problem, shownHints } from '../diagnostics/diagnostics.ts';
import { meansNone } from '../diagnostics/explanations/empty-value.ts';
import {
  affixAround,
  isInOtherCurrency,
  scaleOf,
  unitAround,
  withDigits,
} from '../diagnostics/numbers/unit-around.ts';
import { applyEdits } from '../edits/text-edits.ts';
import { parseYaml } from '../load/parse-yaml.ts';
import { hasNothingNew, problemsIn, read } from './assess.ts';
import { isConfirmed } from './choose.ts';
import type { Revision } from './revision.ts';
import { asFlowValue, quote } from './scalar.ts';
import type { Search } from './search.ts';

/** The unit of the numbers around a value, if their chart or block has one. */
interface Counting {
  unit: string | undefined;
  /** The `suffix` of the nearest group or block, which may show its numbers in another unit. */
  suffix: string | undefined;
}

interface Rewriting {
  text: string;
  title: string;
  certain: boolean;
  hint?: string;
}

/** Adds fixes to values of the wrong kind, if the result is valid: quotes, a plain number, or `true`. */
export async function addRewritings(
  { text }: Revision,
  problems: readonly Problem[],
  search: Search,
): Promise<Problem[]> {
  const { document, value } = parseYaml(text);
  const result: Problem[] = [];
  let present: Problem[] | undefined;
  for (const problem of problems) {
    if (search.isOver) {
      result.push(problem);
      continue;
    }
    if (problem.code === 'P114' && (await isConfirmed(problem, text, search))) {
      result.push({
        ...problem,
        ...(problem.replacement && { replacement: { ...problem.replacement, certain: true } }),
      });
      continue;
    }
    const { where } = problem;
    const found = 'at' in where && document ? document.getIn(where.path, true) : undefined;
    if (
      problem.replacement?.certain ||
      problem.code !== 'P102' ||
      !isScalar(found) ||
      !found.range
    ) {
      result.push(problem);
      continue;
    }
    const [from, to] = found.range;
    const raw = text.slice(from, to);
    const unit = 'at' in where ? unitAround(where.path, value) : undefined;
    const suffix = 'at' in where ? affixAround('suffix', where.path, value)?.trim() : undefined;
    const isInChart = 'at' in where && where.path.includes('visual');
    const isOther = 'at' in where && isInOtherCurrency(raw, where.path, value);
    const rewriting = await firstValid(raw, { unit, suffix }, async (written) => {
      const reading = read(applyEdits(text, [{ from, to, text: written }]));
      if (reading.failsAt !== undefined) return false;
      // Warnings and unknown values are not among these, so that both sides are counted alike.
      present ??= await problemsIn(read(text), search.check);
      search.spendExplaining(text.length);
      const left = await problemsIn(reading, search.check);
      return left.length < present.length && hasNothingNew(left, present);
    });
    result.push(
      // If the schemas suggest the same, this confirms that it is valid.
      rewriting && (!problem.replacement || isSame(problem.replacement.text, rewriting.text))
        ? {
            ...problem,
            ...(rewriting.hint &&
              isInChart && { hints: [...shownHints(problem.hints), rewriting.hint] }),
            replacement: {
              title: rewriting.title,
              text: rewriting.text,
              certain: rewriting.certain && !(isOther && isAmount(rewriting.text)),
              offsets: [from, to],
            },
          }
        : problem,
    );
  }
  return result;
}

const isAmount = (text: string): boolean => Number.isFinite(Number(text));

/** Whether two texts are the same, or the same number. */
const isSame = (a: string, b: string): boolean => a === b || Number(a) === Number(b);

async function firstValid(
  raw: string,
  counting: Counting,
  isValid: (written: string) => Promise<boolean>,
): Promise<Rewriting | undefined> {
  if (raw.trim() === '') return undefined;
  for (const rewriting of rewritings(raw, counting)) {
    if (rewriting.text !== raw && (await isValid(rewriting.text))) return rewriting;
  }
  return undefined;
}

function* rewritings(raw: string, { unit, suffix }: Counting): Generator<Rewriting> {
  const bare = raw.replace(/^(["'])(.*)\1$/, '$2').trim();
  const write = (text: string, certain = true) => ({ text, certain, title: `write \`${text}\`` });
  if (/^(?:yes|y|on|true|enabled)$/i.test(bare)) yield write('true');
  if (/^(?:no|n|off|false|disabled)$/i.test(bare)) yield write('false');
  const digits = withDigits(bare);
  if (digits && !unit?.includes(bare.slice(-1)))
    yield { ...write(digits, false), hint: `\`${bare}\` has a letter that looks like a digit.` };
  const number = plainNumber(bare, { unit, suffix });
  if (number) {
    yield {
      ...write(number.text, number.certain),
      ...(number.hasUnit && unit?.trim() && number.certain
        ? {
            hint: `All numbers here count in \`${unit.trim()}\`, so none of them has it: write \`${number.text}\`.`,
          }
        : {}),
      ...(!number.certain &&
        number.hasUnit &&
        !unit?.trim() && {
          hint: 'What comes after every number of a chart, such as `K` or `%`, is written once, as its `suffix`.',
        }),
    };
  }
  // Not for `true`, which is probably meant as a switch, nor for a number, which may lack a unit.
  if (!/^(?:(["']).*\1|~|null|true|false|-?\d+(?:\.\d+)?)$/is.test(raw)) {
    yield { ...write(quote(raw)), title: 'put it in quotes' };
  }
  if (meansNone(bare)) return;
  const items = bare.split(/\s*,\s+/).map(asFlowValue);
  yield {
    text: `[${items.join(', ')}]`,
    title: 'write it as a list',
    certain:
      items.length === 1 && !/[;|]| [/·•] |(?<![.!?]) (?:&|and|und|et) (?!.*[.!?]$)/.test(bare),
  };
}

/** Converts a number as people write it to YAML: `1,200`, `$1 200.50`, `12%` or `1.200,50`. */
function plainNumber(
  written: string,
  counting: Counting,
): { text: string; certain: boolean; hasUnit: boolean } | undefined {
  const withHyphens = written.replace(/[\u2212\u2013]/g, '-');
  const exact = withHyphens
    .replace(/^\((.+)\)$/, '-$1')
    .replace(vague, '')
    .replace(/\s*\+$/, '');
  const match =
    /^(?<sign>[-+]?)(?:[$€£¥]|(?<currency>(?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[A-Z]{3}))?\s*(?<minus>-?)(?<number>\d[\d.,_'’\s\u00a0\u202f]*?)\s*(?<unit>%|[$€£¥]|(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$)(?:[A-Z]{3}|[a-z]+))?$/i.exec(
      exact,
    );
  if (!match?.groups) return undefined;
  const { sign = '', currency = '', minus = '', number = '', unit = '' } = match.groups;
  const digits = withoutSeparators(number.replace(/[_'’\s\u00a0\u202f]/g, ''));
  if (!digits || (unit === '%' && ![counting.suffix, counting.unit].includes('%')))
    return undefined;
  const isOrdinal = /^(?:st|nd|rd|th)$/i.test(unit);
  const hasUnit = /^[a-z]/i.test(unit) && !isOrdinal;
  const [scale, common] = [scaleOf(unit), scaleOf(counting.unit ?? '')];
  // `1.2M` is 1200 if the numbers of the chart count in K.
  const scaled =
    scale && common && scale !== common
      ? String(Number(((Number(digits) * scale) / common).toPrecision(12)))
      : digits;
  return {
    text: `${sign === '-' || minus === '-' ? '-' : ''}${scaled}`,
    certain:
      exact === withHyphens &&
      // `EUR 3`, but not `Day 3`.
      currency === currency.toUpperCase() &&
      (!hasUnit || (scale !== undefined && common !== undefined)) &&
      (unit !== '%' || counting.suffix === '%'),
    hasUnit,
  };
}

/** Words and signs before a number that is not exact. */
const vague =
  /^(?:~|≈|>|<|≥|≤|about|around|approx\.?|approximately|circa|ca\.|over|under|more than|less than|up to|almost|nearly)\s*/i;

function withoutSeparators(number: string): string | undefined {
  const forms: [RegExp, (text: string) => string][] = [
    [/^\d+(?:\.\d+)?$/, (text) => text],
    [/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/, (text) => text.replaceAll(',', '')],
    [/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, (text) => text.replaceAll('.', '').replace(',', '.')],
    [/^\d+,\d+$/, (text) => text.replace(',', '.')],
  ];
  const [, write] = forms.find(([form]) => form.test(number)) ?? [];
  return write?.(number);
}
