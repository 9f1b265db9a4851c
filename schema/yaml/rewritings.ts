import { isScalar } from 'yaml';
import type { Problem } from '../diagnostics/diagnostics.ts';
import { applyEdits } from '../edits/text-edits.ts';
import { parseYaml } from '../load/parse-yaml.ts';
import type { FileCheck } from '../validate/validate.ts';
import { problemsIn, read } from './assess.ts';
import { isConfirmed } from './choose.ts';
import type { Revision } from './revision.ts';
import { asFlowValue, quote } from './scalar.ts';

interface Rewriting {
  text: string;
  title: string;
  certain: boolean;
}

/** Adds to values of a wrong kind what to write instead, where that is valid: quotes, a plain number, `true`. */
export async function addRewritings(
  { text }: Revision,
  problems: readonly Problem[],
  check: FileCheck,
): Promise<Problem[]> {
  const { document } = parseYaml(text);
  const result: Problem[] = [];
  for (const problem of problems) {
    if (problem.code === 'P114' && (await isConfirmed(problem, text, check))) {
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
    const rewriting = await firstValid(raw, async (written) => {
      const reading = read(applyEdits(text, [{ from, to, text: written }]));
      if (reading.failsAt !== undefined) return false;
      return (await problemsIn(reading, check)).length < problems.length;
    });
    result.push(
      // Where the schemas say what to write, it is only known for certain here.
      rewriting && (!problem.replacement || isSame(problem.replacement.text, rewriting.text))
        ? { ...problem, replacement: { ...rewriting, offsets: [from, to] } }
        : problem,
    );
  }
  return result;
}

/** The same text, or the same number. */
const isSame = (a: string, b: string): boolean => a === b || Number(a) === Number(b);

async function firstValid(
  raw: string,
  isValid: (written: string) => Promise<boolean>,
): Promise<Rewriting | undefined> {
  if (raw.trim() === '') return undefined;
  for (const rewriting of rewritings(raw)) {
    if (rewriting.text !== raw && (await isValid(rewriting.text))) return rewriting;
  }
  return undefined;
}

function* rewritings(raw: string): Generator<Rewriting> {
  const bare = raw.replace(/^(["'])(.*)\1$/, '$2').trim();
  const write = (text: string, certain = true) => ({ text, certain, title: `write \`${text}\`` });
  if (/^(?:yes|y|on|true|enabled)$/i.test(bare)) yield write('true');
  if (/^(?:no|n|off|false|disabled)$/i.test(bare)) yield write('false');
  const number = plainNumber(bare);
  if (number) yield write(number.text, number.certain);
  if (!/^(["']).*\1$/s.test(raw) && !/^(?:~|null)$/i.test(raw)) {
    yield { ...write(quote(raw)), title: 'put it in quotes' };
  }
  const items = bare.split(/\s*,\s+/).map(asFlowValue);
  yield { text: `[${items.join(', ')}]`, title: 'write it as a list', certain: items.length === 1 };
}

/** A number as people write it, without what YAML does not know: `1,200`, `$1 200.50`, `12%`, `1.200,50`. */
function plainNumber(written: string): { text: string; certain: boolean } | undefined {
  const text = written.replace(/[\u2212\u2013]/g, '-');
  const match =
    /^(?<sign>[-+]?)(?:[$€£¥]|[A-Z]{3})?\s*(?<minus>-?)(?<number>\d[\d.,_'’\s\u00a0\u202f]*?)\s*(?<unit>%|[$€£¥]|[A-Z]{3}|[a-z]+)?$/i.exec(
      text,
    );
  if (!match?.groups) return undefined;
  const { sign = '', minus = '', number = '', unit = '' } = match.groups;
  const digits = withoutSeparators(number.replace(/[_'’\s\u00a0\u202f]/g, ''));
  if (!digits) return undefined;
  return {
    text: `${sign === '-' || minus === '-' ? '-' : ''}${digits}`,
    certain: !/^[a-z]/i.test(unit),
  };
}

function withoutSeparators(number: string): string | undefined {
  const forms: [RegExp, (text: string) => string][] = [
    [/^\d+(?:\.\d+)?$/, (text) => text],
    [/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, (text) => text.replaceAll(',', '')],
    [/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, (text) => text.replaceAll('.', '').replace(',', '.')],
    [/^\d+,\d+$/, (text) => text.replace(',', '.')],
  ];
  const [, write] = forms.find(([form]) => form.test(number)) ?? [];
  return write?.(number);
}
