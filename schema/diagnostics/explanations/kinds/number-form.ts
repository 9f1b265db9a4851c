import { accepts } from '../../accepts.ts';
import { affixAround, currencySigns } from '../../numbers/unit-around.ts';
import { pathsAround } from '../../pointer.ts';
import { schemaAt } from '../../schema-at.ts';
import { code } from '../../wording.ts';
import { type Context, schemaOf } from '../context.ts';

const currency = `[$€£¥]|(?:${Object.keys(currencySigns).join('|')}|CHF)\\b`;
const form = RegExp(
  `^(?<minus>[-+−–]?)\\s*(?<before>${currency})?\\s*[-−–]?(?<number>\\d[\\d.,_'’\\s]*?)\\s*(?:(?<behind>${currency})|(?<unit>\\p{L}+))?$`,
  'u',
);

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
  const groups = form.exec(String(context.error.data).trim())?.groups;
  if (!groups) return { reasons: [], isRest: false };
  const { before, behind, number = '', unit, minus } = groups;
  const sign = before ?? behind;
  const [, separator] = /^[1-9]\d{0,2}(?:([,.\s_'’])\d{3})(?:\1\d{3})*(?!\d)/.exec(number) ?? [];
  // `1.180` alone has decimals, as YAML reads it.
  const isGrouped = separator !== undefined && (separator !== '.' || number.includes(','));
  const whole = isGrouped ? number.replaceAll(separator, '') : number;
  const hasComma = /^\d+,\d+$/.test(whole);
  const meant = Number(whole.replace(',', '.')) * (/[-−–]/.test(minus ?? '') ? -1 : 1);
  return {
    reasons: [
      ...(sign ? [whyNoSign(currencySigns[sign] ?? sign, context)] : []),
      ...(isGrouped
        ? [`A number has no ${nameOf[separator] ?? 'space'} between its thousands.`]
        : []),
      ...(hasComma ? ['A decimal point is a dot, not a comma.'] : []),
    ],
    isRest: !unit && accepts(meant, schemaOf(context)),
  };
}

/** Where the sign of a currency belongs: a chart has it once, before all of its numbers. */
function whyNoSign(sign: string, context: Context): string {
  const { path, root } = context;
  // A share has no unit in common with the amounts around it.
  if (/percent/.test(schemaOf(context).description ?? '')) return `A number has no ${code(sign)}.`;
  const around = (name: 'prefix' | 'suffix') => affixAround(name, path, root)?.trim();
  const affix = around('suffix') === sign ? 'suffix' : 'prefix';
  const written = around(affix);
  if (written === sign)
    return `${code(`${affix}: ${sign}`)} is ${affix === 'prefix' ? 'before' : 'after'} all numbers here, so none of them has it.`;
  if (written !== undefined)
    return `${code(`prefix: ${written}`)} is before all numbers here, and none of them has a sign such as ${code(sign)}.`;
  const mayHavePrefix = pathsAround(path).some(
    (place) => schemaAt(place, context)?.properties?.prefix !== undefined,
  );
  return mayHavePrefix
    ? `What comes before every number of a chart is written once: ${code(`prefix: ${sign}`)}.`
    : `A number has no ${code(sign)}.`;
}
