import { accepts } from '../accepts.ts';
import { schemaAt } from '../schema-at.ts';
import { type Context, schemaOf } from './context.ts';

interface BareNumber {
  text: string;
  hint?: string;
}

const scales: Record<string, number> = { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 };

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
  const scale = scales[unit.toLowerCase()];
  const written = hasSuffix || !scale ? number : String(Number(number) * scale);
  const text = `${sign === '−' || sign === '-' ? '-' : ''}${written}`;
  if (!accepts(Number(text), schemaOf(context))) return undefined;
  if (hasSuffix && typeof path.at(-1) === 'number')
    return {
      text,
      hint: `What stands behind every number of a chart is written once: \`suffix: ${unit}\`.`,
    };
  return scale && !hasSuffix ? { text, hint: `A number is written out: \`${text}\`.` } : { text };
}
