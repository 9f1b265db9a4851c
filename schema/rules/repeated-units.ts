import { writing } from '../diagnostics/diagnostics.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import { isShown, type Report, type SiteView, type Spot } from '../validate/rule.ts';
import { usesIn } from '../values/value-uses.ts';

/** V809: reports a value that repeats the sign or the unit that all texts have beside it: `$$49`. */
export default function repeatedUnits(site: SiteView, report: Report): void {
  const places = new Map<string, { spots: Spot[]; shown: string; bare: string }>();
  const right = new Set<string>();
  for (const facts of site.files) {
    if (!facts.values || !isShown(site, facts)) continue;
    for (const [pointer, text] of facts.values.at) {
      for (const { name, start, length } of usesIn(text)) {
        const value = name === undefined ? undefined : site.values.get(name)?.text;
        if (name === undefined || value === undefined || right.has(name)) continue;
        const repeated = repeatedIn(text.slice(0, start), value, text.slice(start + length));
        if (!repeated) {
          right.add(name);
          continue;
        }
        const found = places.get(name) ?? { spots: [], ...repeated };
        const where = { path: pointerToPath(pointer), at: 'value' } as const;
        found.spots.push({ file: facts.file, where });
        places.set(name, found);
      }
    }
  }
  for (const [name, { spots, shown, bare }] of places) {
    if (right.has(name)) continue;
    report.problem(
      {
        file: 'site.yaml',
        where: { path: ['values', ...name.split('.')], at: 'value' },
        others: spots,
      },
      {
        code: 'V809',
        severity: 'warning',
        message: `All texts that use \`${name}\` have its sign or unit beside it, so visitors read \`${shown}\`.`,
        label: `write \`${bare}\``,
        hints: ['Write the number alone here, or leave out what the texts have beside it.'],
        replacement: writing(bare),
      },
    );
  }
}

/** Returns what visitors read twice around a value, and the value without it. */
function repeatedIn(
  before: string,
  value: string,
  after: string,
): { shown: string; bare: string } | undefined {
  const [, sign, amount = ''] = /^([$€£¥]) ?(\d.*)$/.exec(value) ?? [];
  if (sign && before.replaceAll('$$', '$').trimEnd().endsWith(sign))
    return { shown: `${sign}${value}`, bare: amount };
  const [, number = '', unit] = /^(\d[\d.,]*) ?(%|\p{L}+)$/u.exec(value) ?? [];
  const [, next] = /^[ -]?(%|\p{L}+)/u.exec(after) ?? [];
  const isSame = unit && next && withoutPlural(unit) === withoutPlural(next);
  return isSame ? { shown: `${value} ${next}`, bare: number } : undefined;
}

const withoutPlural = (word: string): string => word.toLowerCase().replace(/(?<=.{3})s$/, '');
