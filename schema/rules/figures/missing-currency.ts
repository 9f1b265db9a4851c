import { type Report, type SiteView, valueIn } from '../../facts/rule.ts';
import { signlessPrices } from '../../facts/signless-prices.ts';
import { writing } from '../../model/diagnostics.ts';

/** K621: reports a text that shows a price of site.yaml without the sign that it has in others. */
export default function missingCurrency(site: SiteView, report: Report): void {
  for (const [file, prices] of signlessPrices(site)) {
    for (const { pointer, use, before, value, sign } of prices) {
      const shown = sign.replace('$$', '$').trim();
      report.problem(valueIn(file, pointer, { before: before.slice(-1), text: use, after: '' }), {
        code: 'K621',
        severity: 'warning',
        message: `\`${value}\` is written here without \`${shown}\`, which it has in other texts.`,
        label: `write \`${sign}${use}\``,
        hints: `A value has no currency of its own${sign === '$$' ? ', and a dollar sign before it is written twice' : ''}: \`${sign}${use}\`.`,
        replacement: writing(`${sign}${use}`),
      });
    }
  }
}
