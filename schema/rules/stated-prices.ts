import { writing } from '../diagnostics/diagnostics.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import { unpackFigures } from '../figures/collect-figures.ts';
import { areEqual, parseFigure } from '../figures/parse-figure.ts';
import { periodOf, planName } from '../figures/stated-prices.ts';
import { isShown, type Report, type SiteView } from '../validate/rule.ts';

/** K604: reports a text that says another price of a plan than the plan itself. */
export default function statedPrices(site: SiteView, report: Report): void {
  const stated = new Set(
    site.files.flatMap(({ prices = [] }) => prices.map(({ owner }) => planName(owner))),
  );
  if (stated.size === 0) return;
  const plans = pricesOf(stated, site);
  for (const facts of site.files) {
    const { file, prices = [], values } = facts;
    if (!isShown(site, facts)) continue;
    for (const { pointer, clause, owner, price, per } of prices) {
      const all = plans.get(planName(owner)) ?? [];
      const [plan, ...others] = per === '' ? all : all.filter((each) => each.per === per);
      // Where a plan has several prices, it is unclear which one a text means.
      if (!plan || plan.per === undefined) continue;
      if (others.some(({ value, per }) => !areEqual(value, plan.value) || per !== plan.per))
        continue;
      if (unitOf(plan.value) !== unitOf(price) || areEqual(price, plan.value)) continue;
      const isSameFile = file === plan.file;
      const where = isSameFile ? 'elsewhere in this file' : `in ${plan.file}`;
      // A price from a value is not corrected here.
      const isValue = values?.at.some(([place]) => place === pointer);
      report.cause(
        `price ${owner} ${per} ${price}`,
        {
          file,
          where: {
            path: pointerToPath(pointer),
            at: 'value',
            part: { before: '', text: price, after: '' },
          },
        },
        () => ({
          code: 'K604',
          severity: 'warning',
          message: `“${clause}” is written here, and \`${plan.label}\` of ${plan.owner} is \`${plan.value}\` ${where}.`,
          label: `\`${plan.value}\` ${where}`,
          hints: 'Correct this price, or the other where that is wrong.',
          ...(isSameFile
            ? { see: [pointerToPath(plan.pointer)] }
            : {
                seeIn: [
                  { file: plan.file, where: { path: pointerToPath(plan.pointer), at: 'value' } },
                ],
              }),
          replacement: isValue ? undefined : writing(plan.value),
        }),
      );
    }
  }
}

interface PlanPrice {
  owner: string;
  file: string;
  pointer: string;
  label: string;
  value: string;
  /** `undefined` if it is the price of something else, such as a setup. */
  per: string | undefined;
}

/** The figures with a currency of some owners, most of them stated for a time or for one of something. */
function pricesOf(owners: ReadonlySet<string>, site: SiteView): Map<string, PlanPrice[]> {
  const plans = new Map<string, PlanPrice[]>();
  for (const facts of site.files) {
    if (!facts.figures || !isShown(site, facts)) continue;
    for (const [pointer, owner, label, value] of unpackFigures(facts.figures)) {
      const name = planName(owner);
      if (!owners.has(name) || !unitOf(value)) continue;
      const plan = { owner, file: facts.file, pointer, label, value, per: periodOf(label) };
      const found = plans.get(name);
      if (found) found.push(plan);
      else plans.set(name, [plan]);
    }
  }
  return plans;
}

const unitOf = (price: string): string | undefined => parseFigure(price, 'en')?.unit;
