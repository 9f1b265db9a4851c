import { writing } from '../diagnostics/diagnostics.ts';
import { unpackFigures } from '../figures/collect-figures.ts';
import { areEqual, parseFigure } from '../figures/parse-figure.ts';
import { periodOf, planName } from '../figures/stated-prices.ts';
import { type Report, type SiteView, seeAlso, valueIn } from '../validate/rule.ts';

/** K604: reports a text that says another price of a plan than the plan itself. */
export default function statedPrices(site: SiteView, report: Report): void {
  if (!site.files.some(({ prices }) => prices?.length)) return;
  const plans = pricesOf(site);
  for (const { file, prices = [], values } of site.shown) {
    for (const { pointer, clause, owner, price, per } of prices) {
      const all = owner === '' ? nearestTo(price, per, plans) : (plans.get(planName(owner)) ?? []);
      const [plan, ...others] = per === '' ? all : all.filter((each) => each.per === per);
      // Where a plan has several prices, it is unclear which one a text means.
      if (!plan || plan.per === undefined) continue;
      if (others.some(({ value, per }) => !areEqual(value, plan.value) || per !== plan.per))
        continue;
      if (unitOf(plan.value) !== unitOf(price) || areEqual(price, plan.value)) continue;
      const where = file === plan.file ? 'elsewhere in this file' : `in ${plan.file}`;
      // A price from a value is not corrected here.
      const isValue = values?.at.some(
        ([place, written]) => place === pointer && !written.includes(price),
      );
      report.cause(
        `price ${owner} ${per} ${price}`,
        valueIn(file, pointer, { before: '', text: price, after: '' }),
        () => ({
          code: 'K604',
          severity: 'warning',
          message: `“${clause}” is written here, and \`${plan.label}\` of ${plan.owner} is \`${plan.value}\` ${where}.`,
          label: `\`${plan.value}\` ${where}`,
          hints: 'Correct this price, or the other where that is wrong.',
          ...seeAlso(file, valueIn(plan.file, plan.pointer)),
          replacement: isValue ? undefined : writing(plan.value),
        }),
      );
    }
  }
}

/** Returns the plan that a price without a name most likely is of; none if one has that price. */
function nearestTo(
  price: string,
  per: string,
  plans: ReadonlyMap<string, readonly PlanPrice[]>,
): PlanPrice[] {
  const alike = [...plans.values()]
    .flat()
    .filter((plan) => plan.per === per && unitOf(plan.value) === unitOf(price));
  const offBy = ({ value }: PlanPrice) => Math.abs(Math.log(amountOf(value) / amountOf(price)));
  const [nearest] = alike.toSorted((a, b) => offBy(a) - offBy(b));
  return nearest && offBy(nearest) < Math.LN2 ? [nearest] : [];
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

/** Returns the figures with a currency, most of them for a time or for one of something, by plan. */
function pricesOf({ shown }: SiteView): Map<string, PlanPrice[]> {
  const prices = shown.flatMap(({ file, figures }) =>
    (figures ? unpackFigures(figures) : [])
      .filter(([, , , value]) => unitOf(value))
      .map(
        ([pointer, owner, label, value]): PlanPrice => ({
          owner,
          file,
          pointer,
          label,
          value,
          per: periodOf(label),
        }),
      ),
  );
  return Map.groupBy(prices, ({ owner }) => planName(owner));
}

const unitOf = (price: string): string | undefined => parseFigure(price, 'en')?.unit;
const amountOf = (price: string): number => parseFigure(price, 'en')?.value ?? 0;
