import { currencyCode } from '../currencies.ts';
import { oncePer } from '../once-per.ts';
import type { Facts } from './facts.ts';
import { isShown, type SiteView } from './rule.ts';
import { type UsedPrice, usedPrices } from './typed-prices.ts';

/** A price of site.yaml in a text, without the sign that it has in others. */
export interface SignlessPrice {
  pointer: string;
  /** The value as it is used, `$(prices.starter)`, and what is before it in the text. */
  use: string;
  before: string;
  /** What the value is. */
  value: string;
  /** As in the texts that have it, where a dollar sign is written twice. */
  sign: string;
}

/** Returns the prices without a sign in the texts that visitors see, by file. */
export const signlessPrices = oncePer(
  (site: SiteView): ReadonlyMap<string, readonly SignlessPrice[]> => {
    if (!site.files.some(({ values }) => values)) return new Map();
    const signs = signsOf(site);
    const shown = site.files.filter((facts) => isShown(site, facts));
    return new Map(shown.map((facts) => [facts.file, findSignless(facts, signs, site)]));
  },
);

/** Whether a figure is a price whose missing sign is reported. */
export const isSignless = (site: SiteView, facts: Facts, place: string): boolean => {
  const used = usedPrices(facts);
  return (
    signlessPrices(site)
      .get(facts.file)
      ?.some(({ pointer }) => pointer === place) ||
    used.some((price) => price.pointer === place && signBeside(price, used, site) !== undefined)
  );
};

/** Returns the sign that the neighbours of a price have, if it has none: `$` of `$$$(prices.pro)`. */
export function signBeside(
  { place, sign, group, name }: UsedPrice,
  used: readonly UsedPrice[],
  { values }: SiteView,
): string | undefined {
  if (sign !== '' || !/^\d/.test(values.get(name)?.text ?? '')) return undefined;
  return used.find((one) => one.place === place && one.group === group && one.sign !== '')?.sign;
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

function findSignless(
  { values }: Facts,
  signs: ReadonlyMap<string, string>,
  site: SiteView,
): SignlessPrice[] {
  return (values?.at ?? []).flatMap(([pointer, text]) =>
    [...text.matchAll(use)].flatMap(({ index, 0: written, 1: dollar, 2: name = '' }) => {
      const [before, after] = [text.slice(0, index), text.slice(index + written.length)];
      const isPrice =
        priceFor.test(after) ||
        costsBefore.test(before) ||
        (after.startsWith(')') && planBefore.test(before));
      const sign = signs.get(name);
      const value = site.values.get(name)?.text ?? '';
      if (!sign || dollar || signBefore.test(before) || signAfter.test(after)) return [];
      if (!/^\d[\d.,]*$/.test(value) || !isPrice) return [];
      return [{ pointer, use: written, before, value, sign }];
    }),
  );
}
