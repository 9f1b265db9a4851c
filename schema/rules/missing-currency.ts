import { currencyCode } from '../currencies.ts';
import { writing } from '../diagnostics/diagnostics.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import type { Facts } from '../load/load-page.ts';
import { oncePer } from '../once-per.ts';
import { isShown, type Report, type SiteView } from '../validate/rule.ts';

/** K621: reports a text that shows a price of site.yaml without the sign that it has in others. */
export default function missingCurrency(site: SiteView, report: Report): void {
  if (!site.files.some(({ values }) => values)) return;
  const signs = signsOf(site);
  for (const facts of site.files) if (isShown(site, facts)) checkTexts(facts, signs, site, report);
}

/** A value in a text, with the dollar sign before it. */
const use = /(?<!\$)(\$\$)?\$\(([\w.-]+)\)/g;

const signBefore = RegExp(`(?:[€£¥]|${currencyCode} )$`);
const signAfter = RegExp(
  `^ ?(?:[€£¥%]|(?:${currencyCode}|Euros?|dollars?|pounds?|francs?)(?!\\p{L}))`,
  'iu',
);

/** What follows a price that is stated for some time or for one of something. */
const priceFor =
  /^(?: ?\/ ?| (?:per|an?|each|every|pro|im|je) )(?:person|user|seat|guest|night|day|week|month|year|hour|Person|Nutzer|Platz|Gast|Nacht|Tag|Woche|Monat|Jahr|Stunde)(?!\p{L})/u;

/** The name of a plan, perhaps a link or in bold, with an opening bracket behind it. */
const planBefore = /\p{Lu}[\p{L}\d+&-]*(?:\*\*)?(?:\]\([^()]*\))?(?:\*\*)? \($/u;

/** `Professional costs `: what a price comes after. */
const costsBefore = /(?<!\p{L})(?:costs?|kostet|kosten)(?: (?:only|just|nur))? $/iu;

/** The signs that texts have beside each value, by its name. */
const signsOf = oncePer((site: SiteView): ReadonlyMap<string, string> => {
  const signs = new Map<string, string>();
  for (const { values } of site.files) {
    for (const [, text] of values?.at ?? []) {
      for (const { index, 1: dollar, 2: name = '' } of text.matchAll(use)) {
        const sign = dollar ?? signBefore.exec(text.slice(0, index))?.[0];
        if (sign) signs.set(name, sign);
      }
    }
  }
  return signs;
});

function checkTexts(
  { file, values }: Facts,
  signs: ReadonlyMap<string, string>,
  site: SiteView,
  report: Report,
): void {
  for (const [pointer, text] of values?.at ?? []) {
    for (const { index, 0: written, 1: dollar, 2: name = '' } of text.matchAll(use)) {
      const [before, after] = [text.slice(0, index), text.slice(index + written.length)];
      const isPrice =
        priceFor.test(after) ||
        costsBefore.test(before) ||
        (after.startsWith(')') && planBefore.test(before));
      const sign = signs.get(name);
      const value = site.values.get(name)?.text ?? '';
      if (!sign || dollar || signBefore.test(before) || signAfter.test(after)) continue;
      if (!/^\d[\d.,]*$/.test(value) || !isPrice) continue;
      const shown = sign.replace('$$', '$').trim();
      const part = { before: before.slice(-1), text: written, after: '' };
      report.problem(
        { file, where: { path: pointerToPath(pointer), at: 'value', part } },
        {
          code: 'K621',
          severity: 'warning',
          message: `\`${value}\` is written here without \`${shown}\`, which it has in other texts.`,
          label: `write \`${sign}${written}\``,
          hints: `A value has no currency of its own${sign === '$$' ? ', and a dollar sign before it is written twice' : ''}: \`${sign}${written}\`.`,
          replacement: writing(`${sign}${written}`),
        },
      );
    }
  }
}
