import { writing } from '../diagnostics/diagnostics.ts';
import { type FigureFact, unpackFigures } from '../figures/collect-figures.ts';
import type { Facts } from '../load/load-page.ts';
import { type Finding, type Report, type SiteView, valueIn } from '../validate/rule.ts';
import type { Values } from '../values/values.ts';

/** K621: reports a typed price, or one without a sign, beside prices that are values of site.yaml. */
export default function typedValues(site: SiteView, report: Report): void {
  for (const facts of site.shown) {
    const used = usedPrices(facts);
    for (const price of used) {
      const finding = explainWithoutSign(price, used, site.values);
      if (finding) report.problem(valueIn(facts.file, price.pointer), finding);
    }
    for (const figure of used.length > 0 && facts.figures ? unpackFigures(facts.figures) : []) {
      const finding = explainTyped(figure, used, site.values);
      if (finding) report.problem(valueIn(facts.file, figure[0]), finding);
    }
  }
}

/** A price that is a value of site.yaml: `$$$(prices.starter)`. */
interface UsedPrice {
  pointer: string;
  /** The pointer without the index of the plan, which its neighbours share. */
  place: string;
  sign: string;
  /** `prices.` */
  group: string;
  /** `prices.starter` */
  name: string;
}

const usedPrices = ({ values }: Facts): UsedPrice[] =>
  (values?.at ?? []).flatMap(([pointer, text]) => {
    const [, sign = '', name = '', group] =
      /^(\$\$|[€£])?\$\((([\w.-]+\.)[\w-]+)\)$/.exec(text) ?? [];
    return group
      ? [{ pointer, place: withoutIndex(pointer), sign: sign.slice(-1), group, name }]
      : [];
  });

/**
 * Explains a typed price of a plan, if the prices of its neighbours are values of one group that
 * contains this plan's name.
 */
function explainTyped(
  [pointer, owner, , value]: FigureFact,
  used: readonly UsedPrice[],
  values: Values,
): Finding | undefined {
  const beside = used.find(({ place }) => place === withoutIndex(pointer));
  if (!beside || used.some((each) => each.pointer === pointer)) return undefined;
  const { group, sign } = beside;
  const name = group + owner.toLowerCase().replaceAll(' ', '-');
  const meant = values.get(name)?.text;
  if (meant === undefined || !/^[$€£]?\d[\d.,]*$/.test(value)) return undefined;
  const isSame = plainDigits(meant) === plainDigits(value);
  if (isSame && value.startsWith(sign)) return undefined;
  const text = valueUse(name, sign);
  return {
    ...writingUse(text),
    message: isSame
      ? withoutSign(value, sign)
      : `\`${value}\` is written here, and \`${name}\` in site.yaml is \`${meant}\`.`,
    value: name,
    hints: isSame
      ? `The price is a value of site.yaml, as its neighbours are: \`${text}\`.`
      : `Its neighbours have the values of site.yaml. Where \`${value}\` is new, write it into \`values\` there, and \`${text}\` here: it then changes everywhere.`,
  };
}

/**
 * Explains a missing currency sign: `$(prices.starter)` beside `$$$(prices.professional)` would show
 * a bare number.
 */
function explainWithoutSign(
  { place, sign, group, name }: UsedPrice,
  used: readonly UsedPrice[],
  values: Values,
): Finding | undefined {
  if (sign !== '') return undefined;
  const beside = used.find((one) => one.place === place && one.group === group && one.sign !== '');
  const value = values.get(name)?.text ?? '';
  if (!beside || !/^\d/.test(value)) return undefined;
  const text = valueUse(name, beside.sign);
  return {
    ...writingUse(text),
    message: withoutSign(value, beside.sign),
    hints: `A value has no currency of its own${beside.sign === '$' ? ', and a dollar sign before it is written twice' : ''}: \`${text}\`.`,
  };
}

/** Writes the use of a value after a currency sign. A dollar sign is written twice. */
const valueUse = (name: string, sign: string): string => `${sign === '$' ? '$$' : sign}$(${name})`;

const withoutSign = (value: string, sign: string): string =>
  `\`${value}\` is written here without \`${sign}\`, which its neighbours have.`;

const writingUse = (text: string) =>
  ({
    code: 'K621',
    severity: 'warning',
    label: `write \`${text}\``,
    replacement: writing(text),
  }) as const;

/** Turns `/blocks/1/plans/2/price` into `/blocks/1/plans/price`. */
const withoutIndex = (pointer: string) => pointer.replace(/\/\d+(?=\/[^/]+$)/, '');

const plainDigits = (text: string) => text.replace(/[^\d.]/g, '').replace(/\.0+$/, '');
