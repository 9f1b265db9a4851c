import type { FigureFact } from '../figures/collect-figures.ts';
import type { Values } from '../model/values.ts';
import type { Facts } from './facts.ts';

/** A price that is a value of site.yaml: `$$$(prices.starter)`. */
export interface UsedPrice {
  pointer: string;
  /** The pointer without the index of the plan, which its neighbours share. */
  place: string;
  sign: string;
  /** `prices.` */
  group: string;
  /** `prices.starter` */
  name: string;
}

/** Returns the prices of a file that are values of a group in site.yaml. */
export const usedPrices = ({ values }: Facts): UsedPrice[] =>
  (values?.at ?? []).flatMap(([pointer, text]) => {
    const [, sign = '', name = '', group] =
      /^(\$\$|[€£])?\$\((([\w.-]+\.)[\w-]+)\)$/.exec(text) ?? [];
    return group
      ? [{ pointer, place: withoutIndex(pointer), sign: sign.slice(-1), group, name }]
      : [];
  });

/** A typed price of a plan that should be a value of site.yaml. */
export interface TypedPrice {
  /** `prices.starter` */
  name: string;
  sign: string;
  /** What the value is. */
  meant: string;
  /** Whether only the currency sign is missing. */
  isSame: boolean;
}

/**
 * Finds a typed price of a plan that is none of site.yaml, if the prices of its neighbours are
 * values of one group that contains this plan's name.
 */
export function findTyped(
  [pointer, owner, , value]: FigureFact,
  used: readonly UsedPrice[],
  values: Values,
): TypedPrice | undefined {
  const beside = used.find(({ place }) => place === withoutIndex(pointer));
  if (!beside || used.some((each) => each.pointer === pointer)) return undefined;
  const { group, sign } = beside;
  const name = group + owner.toLowerCase().replaceAll(' ', '-');
  const meant = values.get(name)?.text;
  if (meant === undefined || !/^[$€£]?\d[\d.,]*$/.test(value)) return undefined;
  const isSame = plainDigits(meant) === plainDigits(value);
  // A price in another currency is reported as such.
  if (/^[$€£]/.test(value) && !value.startsWith(sign)) return undefined;
  return isSame && value.startsWith(sign) ? undefined : { name, sign, meant, isSame };
}

/** Turns `/blocks/1/plans/2/price` into `/blocks/1/plans/price`. */
const withoutIndex = (pointer: string) => pointer.replace(/\/\d+(?=\/[^/]+$)/, '');

const plainDigits = (text: string) => text.replace(/[^\d.]/g, '').replace(/\.0+$/, '');
