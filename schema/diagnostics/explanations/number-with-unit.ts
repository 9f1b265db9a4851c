import { accepts } from '../accepts.ts';
import { scaleOf, unitAround } from '../numbers/unit-around.ts';
import { schemaAt } from '../schema-at.ts';
import { type Context, schemaOf, valueAt } from './context.ts';

interface BareNumber {
  text: string;
  hint?: string;
}

/** `5640K` is 5.64 where all numbers count in M. */
const scaled = (number: string, scale: number | undefined, common = 1): string =>
  scale === undefined || scale === common
    ? number
    : String(Number(((Number(number) * scale) / common).toPrecision(12)));

/**
 * `8.00M` without its unit. In a chart, all numbers have one behind them; elsewhere `10k` is
 * written out.
 */
export function withoutUnit(context: Context): BareNumber | undefined {
  const { error, path, root, top } = context;
  const [, sign = '', number = '', unit = ''] =
    /^([-+−]?)[$€£¥]?(\d+(?:\.\d+)?) ?([a-z]+)$/i.exec(String(error.data).trim()) ?? [];
  if (number === '') return undefined;
  // A chart says it for its lists.
  const hasSuffix = path
    .slice(0, -1)
    .some((_, depth) => schemaAt(path.slice(0, depth), root, top)?.properties?.suffix);
  const scale = scaleOf(unit);
  const common = scaleOf(unitAround(path, (place) => valueAt(root, place)) ?? '');
  const written = hasSuffix && !common ? number : scaled(number, scale, common);
  const text = `${sign === '−' || sign === '-' ? '-' : ''}${written}`;
  if (!accepts(Number(text), schemaOf(context))) return undefined;
  if (hasSuffix && !common && typeof path.at(-1) === 'number')
    return {
      text,
      hint: `What stands behind every number of a chart is written once: \`suffix: ${unit}\`.`,
    };
  return scale && !hasSuffix ? { text, hint: `A number is written out: \`${text}\`.` } : { text };
}
