import { writing } from '../diagnostics/diagnostics.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import { unpackFigures } from '../figures/collect-figures.ts';
import { areEqual, parseFigure } from '../figures/parse-figure.ts';
import { periodOf } from '../figures/stated-prices.ts';
import { isShown, type Report, type SiteView } from '../validate/rule.ts';

/** K604: reports a text that says another price of a plan than the plan itself. */
export default function statedPrices(site: SiteView, report: Report): void {
  if (!site.files.some(({ prices }) => prices)) return;
  const plans = pricesOf(site);
  for (const facts of site.files) {
    const { file, prices = [], values } = facts;
    if (!isShown(site, facts)) continue;
    for (const { pointer, clause, owner, price, per } of prices) {
      const [plan, ...others] = plans.get(owner)?.filter((each) => each.per === per) ?? [];
      // Where a plan has several prices, it is unclear which one a text means.
      if (!plan || others.some(({ value }) => !areEqual(value, plan.value))) continue;
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
          message: `“${clause}” is written here, and \`${plan.label}\` of ${owner} is \`${plan.value}\` ${where}.`,
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
  file: string;
  pointer: string;
  label: string;
  value: string;
  per: string;
}

/** The prices with a currency that are stated for a time or for one of something, by their owners. */
function pricesOf(site: SiteView): Map<string, PlanPrice[]> {
  const plans = new Map<string, PlanPrice[]>();
  for (const facts of site.files) {
    if (!facts.figures || !isShown(site, facts)) continue;
    for (const [pointer, owner, label, value] of unpackFigures(facts.figures)) {
      const per = owner ? periodOf(label) : undefined;
      if (per === undefined || !unitOf(value)) continue;
      const plan = { file: facts.file, pointer, label, value, per };
      plans.set(owner, [...(plans.get(owner) ?? []), plan]);
    }
  }
  return plans;
}

const unitOf = (price: string): string | undefined => parseFigure(price, 'en')?.unit;
