import { readNumber } from '../../../figures/read-number.ts';
import { affixAround, countedAround } from '../../../figures/unit-around.ts';
import { pathsAround } from '../../../model/pointer.ts';
import { schemaAt } from '../../../model/schema-at.ts';
import { code } from '../../../model/wording.ts';
import { accepts } from '../../accepts.ts';
import { type Context, schemaOf } from '../context.ts';

const nameOf: Record<string, string> = {
  ',': 'comma',
  '.': 'dot',
  _: 'underscore',
  "'": 'apostrophe',
  '’': 'apostrophe',
};

interface NumberForm {
  /** One sentence for each sign that a number does not have. */
  reasons: string[];
  /** Whether the number can be here without these signs. */
  isRest: boolean;
}

/** Says what in `$62`, `1,180` or `0,33` is not part of a number. */
export function formOfNumber(context: Context): NumberForm {
  const number = readNumber(String(context.error.data));
  if (!number) return { reasons: [], isRest: false };
  const { value, currency, unit, separator, hasDecimalComma } = number;
  return {
    reasons: [
      ...(currency ? [whyNoSign(currency, context)] : []),
      ...(separator
        ? [`A number has no ${nameOf[separator] ?? 'space'} between its thousands.`]
        : []),
      ...(hasDecimalComma ? ['A decimal point is a dot, not a comma.'] : []),
    ],
    isRest: unit === '' && accepts(value, schemaOf(context)),
  };
}

/** Where the sign of a currency belongs: a chart has it once, before all of its numbers. */
function whyNoSign(sign: string, context: Context): string {
  const { path, root } = context;
  // A share has no unit in common with the amounts around it.
  if (schemaOf(context)['x-unit'] === '%') return `A number has no ${code(sign)}.`;
  const around = (name: 'prefix' | 'suffix') => affixAround(name, path, root)?.trim();
  const affix = around('suffix') === sign ? 'suffix' : 'prefix';
  const written = around(affix);
  if (written === sign)
    return `${code(`${affix}: ${sign}`)} is ${affix === 'prefix' ? 'before' : 'after'} all numbers here, so none of them has it.`;
  if (written !== undefined)
    return `${code(`prefix: ${written}`)} is before all numbers here, and none of them has a sign such as ${code(sign)}.`;
  const counted = countedAround(path, root);
  if (counted !== undefined)
    return `All numbers here count in ${code(counted)}, and none of them has a sign such as ${code(sign)}.`;
  const mayHavePrefix = pathsAround(path).some(
    (place) => schemaAt(place, context)?.properties?.prefix !== undefined,
  );
  return mayHavePrefix
    ? `What comes before every number of a chart is written once: ${code(`prefix: ${sign}`)}.`
    : `A number has no ${code(sign)}.`;
}
