/** The one amount of a file that is in another currency than all others, or in another scale than its digits elsewhere. */
export interface OddAmount {
  offsets: [from: number, to: number];
  found: string;
  computed: string;
  /** Where its digits stand in the other scale. */
  other?: number;
}

interface Amount {
  written: string;
  from: number;
  sign: string;
  /** Its digits with what scales them: `905K`. */
  number: string;
  line: string;
  /** A value or a cell begins with it. */
  isFirst: boolean;
}

const amount =
  /(?<![\p{L}\d])(?:([$€£¥])(\d[\d.,]*(?: ?[KMB]n?\b)?)|(\d[\d.,]*(?: [KMB]n?)?) ?([€£¥]))/gu;

/** So many amounts in one currency say in which a page counts. */
const enough = 5;

/**
 * An amount in another currency than all others of its page, where it is meant to be one of them: it
 * stands among those of the other currency, or its number stands elsewhere, too. Nothing where the page
 * says what an amount is in another currency.
 */
export function findOddCurrency(text: string): OddAmount[] {
  // Most files have one currency, which is soon seen.
  const signs = ['$', '€', '£', '¥'].filter((sign) => text.includes(sign));
  if (signs.length < 2) return [];
  const amounts = amountsIn(text);
  const [usual = [], odd = [], ...others] = [
    ...Map.groupBy(amounts, ({ sign }) => sign).values(),
  ].toSorted((a, b) => b.length - a.length);
  const [first] = odd;
  if (!first || others.length > 0 || odd.length > 1 || usual.length < enough) return [];
  const isAmong =
    first.isFirst && usual.some(({ line, isFirst }) => isFirst && line === first.line);
  const isMeant = isConversion(first.line) || !(isAmong || isElsewhere(first, usual, text));
  if (isMeant) return [];
  const computed = first.written.replace(first.sign, () => usual[0]?.sign ?? '');
  const { from, written } = first;
  return [{ offsets: [from, from + written.length], found: written, computed }];
}

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(amount)].flatMap(({ 0: written, index, ...parts }): Amount[] => {
    const sign = parts[1] ?? parts[4] ?? '';
    const number = (parts[2] ?? parts[3] ?? '').replace(/[.,]$/, '').replace(/ /g, '');
    const start = text.lastIndexOf('\n', index) + 1;
    const end = text.indexOf('\n', index);
    const line = text.slice(start, end < 0 ? undefined : end);
    const before = line.slice(0, index - start);
    if (/(?:^|\s)#/.test(before)) return [];
    const isFirst = /: "?$/.test(before) || (line.includes('[') && /[[,] ?"?$/.test(before));
    return [{ written: written.replace(/[.,]$/, ''), from: index, sign, number, line, isFirst }];
  });
}

/** `$49 (€45)`, `€45 or $49`: one amount in two currencies. */
const isConversion = (line: string): boolean =>
  /[$€£¥]\d[^$€£¥]{0,12}(?:\(|\/|≈|\b(?:or|about|oder|rund)\b)[^$€£¥]{0,12}[$€£¥]?\d/.test(line) ||
  /\b(?:exchange|rate|convert\w*|currenc\w+|euros?|dollars?|pounds?)\b/i.test(line);

/** Whether the number stands with the usual sign, or bare if it is long enough to say something. */
function isElsewhere({ number }: Amount, usual: readonly Amount[], text: string): boolean {
  const digits = number.replace(/\D/g, '');
  if (/\D$/.test(number) && digits.length > 1 && usual.some((each) => each.number === number))
    return true;
  if (digits.replace(/^0+|0+$/g, '').length < 3) return false;
  const bare = number.replace(/\D+$/, '').replaceAll('.', '\\.');
  const pattern = new RegExp(`(?:: |\\[|, |")${bare}(?=["\\s,}\\]])`);
  return text.split('\n').some((line) => !/^\s*#/.test(line) && pattern.test(line));
}
