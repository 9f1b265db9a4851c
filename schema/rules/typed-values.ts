import { writing } from '../diagnostics/diagnostics.ts';
import { type FigureFact, unpackFigures } from '../figures/collect-figures.ts';
import { findTyped, type TypedPrice, type UsedPrice, usedPrices } from '../figures/typed-prices.ts';
import { type Finding, type Report, type SiteView, seeAlso, valueIn } from '../validate/rule.ts';
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
      const typed = findTyped(figure, used, site.values);
      if (typed) report.problem(valueIn(facts.file, figure[0]), explainTyped(figure, typed));
    }
  }
}

function explainTyped(
  [, , , value]: FigureFact,
  { name, sign, meant, isSame }: TypedPrice,
): Finding {
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
    ...(!isSame && seeAlso('', [valueIn('site.yaml', ['values', ...name.split('.')])])),
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
