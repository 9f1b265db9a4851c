import { plural } from '../../diagnostics/format.ts';
import type { Facts } from '../../facts/facts.ts';
import { differing, type Report, type SiteView, seeAlso, valueIn } from '../../facts/rule.ts';
import { findTyped, usedPrices } from '../../facts/typed-prices.ts';
import { unpackFigures } from '../../figures/collect-figures.ts';
import { areEqual, parseFigure } from '../../figures/parse-figure.ts';
import { periodOf, planName } from '../../figures/plan-names.ts';
import { writing } from '../../model/diagnostics.ts';

/** K604: reports a text that says another price of a plan than the plan itself. */
export default function statedPrices(site: SiteView, report: Report): void {
  if (!site.files.some(({ prices }) => prices?.length)) return;
  for (const [plan, texts] of Map.groupBy(textsAboutPlans(site), ({ plans: [plan] }) => plan)) {
    const differing = texts.filter(({ price }) => !areEqual(price, plan.value));
    if (isOddOne(texts)) reportPlan(plan, texts, report);
    else for (const text of differing) reportText(text, texts, report);
  }
}

/** A text that states the price of a plan. */
interface TextAboutPlan {
  /** The places that state it for the plan itself, all alike. */
  plans: [PlanPrice, ...PlanPrice[]];
  file: string;
  pointer: string;
  clause: string;
  price: string;
  /** Groups texts that say the same. */
  cause: string;
  /** Whether the price is a value of site.yaml. */
  isValue: boolean;
}

/** Returns the texts that state the price of a plan. */
function textsAboutPlans(site: SiteView): TextAboutPlan[] {
  const plans = pricesOf(site);
  return site.shown.flatMap(({ file, prices = [], values }) =>
    prices.flatMap(({ pointer, clause, owner, price, per }): TextAboutPlan | [] => {
      const all = owner === '' ? nearestTo(price, per, plans) : (plans.get(planName(owner)) ?? []);
      const [plan, ...others] = per === '' ? all : all.filter((each) => each.per === per);
      // Where a plan has several prices, it is unclear which one a text means.
      if (!plan || plan.per === undefined) return [];
      if (others.some(({ value, per }) => !areEqual(value, plan.value) || per !== plan.per))
        return [];
      if (unitOf(plan.value) !== unitOf(price)) return [];
      const isValue = isFromValue(values, pointer, price);
      const cause = `price ${owner} ${per} ${price}`;
      return { plans: [plan, ...others], file, pointer, clause, price, isValue, cause };
    }),
  );
}

/** Whether a price is written with a value of site.yaml. */
const isFromValue = (values: Facts['values'], pointer: string, price: string): boolean =>
  values?.at.some(([place, written]) => place === pointer && !written.includes(price)) === true;

/**
 * Whether the price of a plan is the wrong one: it is stated once, and all texts, several or one
 * with a value of site.yaml, say the same other price.
 */
function isOddOne(texts: readonly TextAboutPlan[]): boolean {
  const [{ price, plans }] = texts as [TextAboutPlan];
  const [plan, ...others] = plans;
  if (others.length > 0 || plan.isValue || areEqual(price, plan.value)) return false;
  const isUsual = texts.length > 1 || texts.some(({ isValue }) => isValue);
  return isUsual && texts.every((text) => areEqual(text.price, price));
}

function reportPlan(plan: PlanPrice, texts: readonly TextAboutPlan[], report: Report): void {
  const { price } = texts[0] as TextAboutPlan;
  report.problem(valueIn(plan.file, plan.pointer), {
    code: 'K604',
    severity: 'warning',
    ...differing(
      plan.file,
      (here) =>
        `\`${plan.label}\` of ${plan.owner} is \`${plan.value}\` ${here}, and \`${price}\` in ${plural(texts.length, 'other place')}.`,
    ),
    label: `\`${price}\` elsewhere`,
    hints: texts.some(({ isValue }) => isValue)
      ? `\`${price}\` is a value of site.yaml, so most likely \`${plan.value}\` is wrong. If it is new, write it there.`
      : `All other places say the same, so most likely \`${plan.value}\` is wrong. If it is new, correct them.`,
    ...seeAlso(plan.file, texts.map(placeOf)),
    replacement: writing(JSON.stringify(price), { shown: price }),
  });
}

/** @param texts all texts about the plan */
function reportText(text: TextAboutPlan, texts: readonly TextAboutPlan[], report: Report): void {
  const { plans, file, pointer, clause, price, isValue, cause } = text;
  const [plan] = plans;
  report.cause(cause, valueIn(file, pointer, { before: '', text: price, after: '' }), () => {
    const where = file === plan.file ? 'elsewhere in this file' : `in ${plan.file}`;
    const same = texts.filter((each) => areEqual(each.price, price));
    const others = [...plans, ...texts.filter((each) => areEqual(each.price, plan.value))];
    return {
      code: 'K604',
      severity: 'warning',
      ...differing(
        file,
        (here) =>
          `“${clause}” is written ${here}, and \`${plan.label}\` of ${plan.owner} is \`${plan.value}\` ${where}.`,
      ),
      label: `\`${plan.value}\` ${where}`,
      hints:
        others.length > same.length && !isValue
          ? `Most places say \`${plan.value}\`, so correct \`${price}\`, or the others where it is new.`
          : 'Correct the one that is wrong.',
      ...seeAlso(file, others.map(placeOf)),
      // A price from a value is not corrected here.
      replacement: isValue ? undefined : writing(plan.value),
    };
  });
}

const placeOf = ({ file, pointer }: PlanPrice | TextAboutPlan) => valueIn(file, pointer);

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
  /** Whether it is a value of site.yaml. */
  isValue: boolean;
}

/** Returns the figures with a currency, most of them for a time or for one of something, by plan. */
function pricesOf({ shown, values: siteValues }: SiteView): Map<string, PlanPrice[]> {
  const prices = shown.flatMap((facts) => {
    const { file, figures, values } = facts;
    const used = usedPrices(facts);
    return (figures ? unpackFigures(figures) : []).flatMap((figure): PlanPrice | [] => {
      const [pointer, owner, label, value] = figure;
      // A typed price beside values of site.yaml is reported there.
      if (!unitOf(value) || findTyped(figure, used, siteValues)) return [];
      const isValue = isFromValue(values, pointer, value);
      return { owner, file, pointer, label, value, per: periodOf(label), isValue };
    });
  });
  return Map.groupBy(prices, ({ owner }) => planName(owner));
}

const unitOf = (price: string): string | undefined => parseFigure(price, 'en')?.unit;
const amountOf = (price: string): number => parseFigure(price, 'en')?.value ?? 0;
