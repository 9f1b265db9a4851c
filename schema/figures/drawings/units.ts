import type { Mismatch, Mismatches } from '../mismatch.ts';
import { plain } from '../numbers.ts';
import { itemAt, itemsOf, type Place } from '../places.ts';
import { readNumber } from '../read-number.ts';

/** Keywords for the units of numbers. Each returns the numbers in another unit. */
export const units = {
  /**
   * Checks that values drawn side by side have one unit, and prices one currency. `name` is empty for a list of
   * numbers.
   */
  oneUnit(name: string, items: unknown, { pointer }: Place): Mismatch[] {
    const values = itemsOf(name, items);
    if (values.every((value) => typeof value === 'string'))
      return otherCurrency(values, items, (index) => itemAt(pointer, index, name));
    if (values.length < 3 || !values.every((value) => typeof value === 'number')) return [];
    return values.flatMap((value: number, index): Mismatches => {
      const sizes = values.flatMap((other, at) =>
        at === index || other === 0 ? [] : [Math.abs(other)],
      );
      const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
      const times = Math.abs(value) / Math.sqrt(low * high);
      const factor = thousands.find((each) => times / each > 0.3 && times / each < 3);
      if (sizes.length < 2 || high > low * 30 || !factor) return [];
      return {
        code: 'K614',
        pointer: itemAt(pointer, index, name),
        message: `${value} is about ${nameOf(factor)} than the values beside it.`,
        hint: 'Numbers that are drawn together have the same unit. Correct it, or split the drawing.',
        instead: plain(value / factor),
      };
    });
  },

  /**
   * Checks that a unit in a title, as in `Cash, $K`, matches the `prefix` and `suffix` of the
   * numbers.
   */
  unitOfTitle(_: unknown, drawing: unknown, { pointer }: Place): Mismatch[] {
    const { title, prefix, suffix } = Object(drawing);
    const [, sign, scale = ''] = /, ([$€£¥])(K|M|B|bn)?(?= \(|$)/.exec(String(title)) ?? [];
    if (sign === undefined) return [];
    const differing = [
      { name: 'prefix', found: String(prefix ?? '').trim(), right: sign, unit: /^[$€£¥]$/ },
      { name: 'suffix', found: String(suffix ?? '').trim(), right: scale, unit: /^(?:K|M|B|bn)$/ },
    ].filter(({ found, right, unit }) => unit.test(found) && found !== right);
    return differing.slice(0, 1).map(
      ({ name, found }): Mismatch => ({
        code: 'K657',
        pointer: `${pointer}/${name}`,
        message: `The \`${name}\` of the numbers is \`${found}\`, and the title says that they count in \`${sign}${scale}\`.`,
        hint: `Both say in what the numbers count. Correct \`${name}\`, or the title.`,
        label: `\`${sign}${scale}\` in the title`,
        others: [`${pointer}/title`],
      }),
    );
  },

  /** Checks that the unit of numbers that are in a drawing is not in its title, too. */
  unitOnce(_: unknown, drawing: unknown, { pointer }: Place): Mismatch[] {
    const { title, prefix = '', suffix = '' } = Object(drawing);
    const unit = `${prefix}${suffix}`.trim();
    const end = `, ${unit}`;
    if (!unit || !String(title).endsWith(end)) return [];
    return [
      {
        code: 'K664',
        pointer: `${pointer}/title`,
        message: `The title says \`${unit}\`, and so does each number.`,
        hint: 'Leave it out of the title, or leave out what is before and after the numbers.',
        instead: String(title).slice(0, -end.length),
      },
    ];
  },
};

/** Finds the one price that is in another currency than all others. */
function otherCurrency(
  prices: readonly string[],
  items: unknown,
  at: (index: number) => string,
): Mismatch[] {
  const currencies = prices.map((price) => readNumber(price)?.currency);
  const groups = Map.groupBy(
    currencies.keys().filter((index) => currencies[index] !== undefined),
    (index) => currencies[index] ?? '',
  );
  // Plans of several countries have their own.
  if (groups.size !== 2 || namesPlace.test(JSON.stringify(items))) return [];
  const [[usual, [first = 0, ...more]], [other, [odd = 0, ...others]]] = [...groups].toSorted(
    ([, one], [, two]) => two.length - one.length,
  ) as [[string, number[]], [string, number[]]];
  if (others.length > 0) return [];
  return [
    {
      code: 'K614',
      pointer: at(odd),
      message: `\`${prices[odd]}\` is in \`${other}\`, and ${more.length > 0 ? 'the other prices are' : `\`${prices[first]}\` beside it is`} in \`${usual}\`.`,
      hint: 'Prices side by side have one currency. Correct one of them, or say in the names for whom each is.',
      others: [at(first)],
    },
  ];
}

/** Names of places and currencies, with which each price has its own. */
const namesPlace =
  /\b(?:Europe\p{L}*|EU|Eurozone|UK|US|USA|United|Britain|British|America\p{L}*|Canada|Swiss|Switzerland|Australia|Japan|Deutschland|Schweiz|Österreich|Europa|France|Suisse|Euros?|dollars?|pounds?|Dollar|Pfund|Franken|francs?|international|abroad|overseas)(?!\p{L})/iu;

const thousands = [1e3, 1e6, 1e-3, 1e-6];

const nameOf = (factor: number): string =>
  ({ 1e3: 'a thousand times more', 1e6: 'a million times more', 1e-3: 'a thousand times less' })[
    factor
  ] ?? 'a million times less';
