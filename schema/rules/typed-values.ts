import { writing } from '../diagnostics/diagnostics.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import { unpackFigures } from '../figures/collect-figures.ts';
import type { Facts } from '../load/load-page.ts';
import { isShown, type Report, type SiteView } from '../validate/rule.ts';

/** K621: reports a typed price beside prices that are values of site.yaml. */
export default function typedValues(site: SiteView, report: Report): void {
  for (const facts of site.files) checkItems(facts, site, report);
}

/**
 * Checks the price of one plan, if the prices of its neighbours are values of one group that
 * contains this plan's name.
 */
function checkItems(facts: Facts, site: SiteView, report: Report): void {
  if (!facts.values || !isShown(site, facts)) return;
  const used = facts.values.at.flatMap(([pointer, text]) => {
    const [, sign = '', group] = /^(\$\$|[€£])?\$\(([\w.-]+\.)[\w-]+\)$/.exec(text) ?? [];
    const name = /\(([^()]+)\)$/.exec(text)?.[1] ?? '';
    return group
      ? [{ pointer, place: withoutIndex(pointer), sign: sign.slice(-1), group, name }]
      : [];
  });
  if (used.length === 0) return;
  for (const one of used) checkSign(one, used, facts.file, site, report);
  if (!facts.figures) return;
  for (const [pointer, owner, , value] of unpackFigures(facts.figures)) {
    const beside = used.find(({ place }) => place === withoutIndex(pointer));
    if (!beside || used.some((each) => each.pointer === pointer)) continue;
    const { group, sign } = beside;
    const name = group + owner.toLowerCase().replaceAll(' ', '-');
    const meant = site.values.get(name)?.text;
    if (meant === undefined || !/^[$€£]?\d[\d.,]*$/.test(value)) continue;
    const isSame = plainDigits(meant) === plainDigits(value);
    if (isSame && value.startsWith(sign)) continue;
    const text = `${sign === '$' ? '$$' : sign}$(${name})`;
    report.problem(
      { file: facts.file, where: { path: pointerToPath(pointer), at: 'value' } },
      {
        code: 'K621',
        severity: 'warning',
        value: name,
        message: isSame
          ? `\`${value}\` is written here without \`${sign}\`, which its neighbours have.`
          : `\`${value}\` is written here, and \`${name}\` in site.yaml is \`${meant}\`.`,
        label: `write \`${text}\``,
        hints: [
          isSame
            ? `The price is a value of site.yaml, as its neighbours are: \`${text}\`.`
            : `Its neighbours have the values of site.yaml. Where \`${value}\` is new, write it into \`values\` there, and \`${text}\` here: it then changes everywhere.`,
        ],
        replacement: writing(text),
      },
    );
  }
}

interface UsedPrice {
  pointer: string;
  place: string;
  sign: string;
  group: string;
  name: string;
}

/**
 * Checks for a missing currency sign: `$(prices.starter)` beside `$$$(prices.professional)` would
 * show a bare number.
 */
function checkSign(
  { pointer, place, sign, group, name }: UsedPrice,
  used: readonly UsedPrice[],
  file: string,
  site: SiteView,
  report: Report,
): void {
  if (sign !== '') return;
  const beside = used.find((one) => one.place === place && one.group === group && one.sign !== '');
  const value = site.values.get(name)?.text ?? '';
  if (!beside || !/^\d/.test(value)) return;
  const text = `${beside.sign === '$' ? '$$' : beside.sign}$(${name})`;
  report.problem(
    { file, where: { path: pointerToPath(pointer), at: 'value' } },
    {
      code: 'K621',
      severity: 'warning',
      message: `\`${value}\` is written here without \`${beside.sign}\`, which its neighbours have.`,
      label: `write \`${text}\``,
      hints: `A value has no currency of its own${beside.sign === '$' ? ', and a dollar sign before it is written twice' : ''}: \`${text}\`.`,
      replacement: writing(text),
    },
  );
}

/** Turns `/blocks/1/plans/2/price` into `/blocks/1/plans/price`. */
const withoutIndex = (pointer: string) => pointer.replace(/\/\d+(?=\/[^/]+$)/, '');

const plainDigits = (text: string) => text.replace(/[^\d.]/g, '').replace(/\.0+$/, '');
