import { pointerToPath, valueAt } from '../model/pointer.ts';
import type { FigureFact } from './collect-figures.ts';
import { connector, periodOf } from './plan-names.ts';
import { mayState, type PriceStatement, pricesIn } from './price-statements.ts';

/** A price that a text states, with its place. */
export interface StatedPrice extends PriceStatement {
  /** JSON pointer of the text. */
  pointer: string;
}

/** Words of blocks and pages about other prices: for other people, or another way to pay. */
const isOtherOffer =
  /(?<!\p{L})(?:billed|discount|student|school|universit|nonprofit|non-profit|charit|coupon|voucher|promo|(?:annual|yearly) (?:billing|payment|plan|price)|rabatt|studier|schule|verein|gemeinnützig|gutschein|jährliche[rn]? (?:zahlung|abrechnung|preis))/iu;

/** Words of texts about other times, or about what is not so. */
const isOtherTime =
  /(?<!\p{L})(?:annual|year|sav(?:e|ing)|partner|competit|beta|launch|until|used to|formerly|example|imagine|suppose|jährlich|jahr|beispiel|bisher|früher)/iu;

/** Whether a text is about another offer or another time, so that its figures may be others. */
export const isAboutOther = (text: string): boolean =>
  isOtherOffer.test(text) || isOtherTime.test(text);

/**
 * Finds texts that say what something costs, most often in some time or for one of something. Only
 * sentences count that say nothing else before it, in blocks that are not about another offer.
 * @param text the file
 * @param content what was read from it
 */
export function findStatedPrices(text: string, content: unknown): StatedPrice[] {
  // A value of site.yaml may be the price.
  if (!mayState.test(text) && !text.includes('$$')) return [];
  const found: StatedPrice[] = [];
  const walk = (value: unknown, pointer: string) => {
    const parts = Object.entries(Object(value));
    if (parts.some(([, part]) => typeof part === 'string' && isOtherOffer.test(part))) return;
    let before = '';
    let previous = '';
    for (const [key, part] of parts) {
      const place = `${pointer}/${key}`;
      if (typeof part !== 'string') {
        walk(part, place);
        continue;
      }
      // An answer is about what its question is about, and a text about what its heading is about.
      before += withoutPrices(part);
      if (mayState.test(part) && !isOtherTime.test(before)) {
        const prices = pricesIn(part, previous, place === '/description');
        found.push(...prices.map((price) => ({ pointer: place, ...price })));
      }
      previous = part;
    }
  };
  walk(content, '');
  return found;
}

/** A price for a year is one of the offers. */
const withoutPrices = (text: string): string =>
  ` ${text.replace(new RegExp(`${connector}(?:year|Jahr)(?!\\p{L})`, 'gu'), '')}`;

/** Whether a price at this place may be that of a plan: nothing around it is about another offer. */
export function mayBeOfPlan(content: unknown, pointer: string): boolean {
  let around = content;
  for (const step of pointerToPath(pointer)) {
    const texts = Object.values(Object(around)).filter((part) => typeof part === 'string');
    if (texts.some((text) => isOtherOffer.test(text) || isOtherTime.test(withoutPrices(text))))
      return false;
    around = Object(around)[step];
  }
  return true;
}

/**
 * Returns the prices in cells of a table that are no figures with the words of a plan, `per month`,
 * each in the column or the row of its plan.
 * @param content what the pointers of the cells lead into
 */
export const pricesOfCells = (cells: readonly FigureFact[], content: unknown): StatedPrice[] =>
  cells.flatMap(([pointer, owner, label, price]) => {
    const per = label === '' ? '' : label.startsWith('/') ? periodOf(label) : undefined;
    const clause = String(valueAt(content, pointerToPath(pointer)));
    return per === undefined ? [] : [{ pointer, clause, owner, price, per }];
  });
