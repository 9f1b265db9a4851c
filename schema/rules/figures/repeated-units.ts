import { type Report, type SiteView, type Spot, valueIn } from '../../facts/rule.ts';
import { writing } from '../../model/diagnostics.ts';
import { usesIn } from '../../model/value-uses.ts';

/** V809: reports a value that repeats the sign or the unit that all texts have beside it: `$$49`. */
export default function repeatedUnits(site: SiteView, report: Report): void {
  for (const [name, uses] of Map.groupBy(usesOf(site), (use) => use.name)) {
    const repeated = uses.map(repeatedIn);
    const [first] = repeated;
    if (!first || repeated.includes(undefined)) continue;
    report.problem(
      {
        ...valueIn('site.yaml', ['values', ...name.split('.')]),
        others: uses.map(({ spot }) => spot),
      },
      {
        code: 'V809',
        severity: 'warning',
        message: `All texts that use \`${name}\` have its sign or unit beside it, so visitors read \`${first.shown}\`.`,
        label: `write \`${first.bare}\``,
        hints: 'Write the number alone here, or leave out what the texts have beside it.',
        replacement: writing(first.bare),
      },
    );
  }
}

/** The use of a value, and the text around it. */
interface Use {
  name: string;
  value: string;
  before: string;
  after: string;
  spot: Spot;
}

function* usesOf({ shown, values: all }: SiteView): Generator<Use> {
  for (const { file, values } of shown) {
    for (const [pointer, text] of values?.at ?? []) {
      for (const { name = '', start, length } of usesIn(text)) {
        const value = all.get(name)?.text;
        const [before, after] = [text.slice(0, start), text.slice(start + length)];
        if (value !== undefined) yield { name, value, before, after, spot: valueIn(file, pointer) };
      }
    }
  }
}

/** Returns what visitors read twice around a value, and the value without it. */
function repeatedIn({ value, before, after }: Use): { shown: string; bare: string } | undefined {
  const [, sign, amount = ''] = /^([$€£¥]) ?(\d.*)$/.exec(value) ?? [];
  if (sign && before.replaceAll('$$', '$').trimEnd().endsWith(sign))
    return { shown: `${sign}${value}`, bare: amount };
  const [, number = '', unit] = /^(\d[\d.,]*) ?(%|\p{L}+)$/u.exec(value) ?? [];
  const [, next] = /^[ -]?(%|\p{L}+)/u.exec(after) ?? [];
  const isSame = unit && next && withoutPlural(unit) === withoutPlural(next);
  return isSame ? { shown: `${value} ${next}`, bare: number } : undefined;
}

const withoutPlural = (word: string): string => word.toLowerCase().replace(/(?<=.{3})s$/, '');
