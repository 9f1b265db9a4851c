import type { Problem } from '../diagnostics.ts';
import { offsetsOf } from '../source.ts';
import type { FileContext } from './context.ts';
import type { Unknown } from './resolve-unknown.ts';

/** `{ label: Plans, simple and fair }`: the comma ended the text, and what follows became a property. */
export function commaInBraces(
  { path, found, value }: Unknown,
  { source }: FileContext,
): Problem | undefined {
  const spot = value === null ? source?.at([...path, found]) : undefined;
  if (!source || !spot?.inFlow || !spot.pair || !spot.parent) return undefined;
  const pairs = spot.parent.items as unknown[];
  const previous = pairs[pairs.indexOf(spot.pair) - 1] as typeof spot.pair | undefined;
  const [, end] = offsetsOf(source, spot.pair.key);
  if (!previous?.value || source.text.slice(end).trimStart().startsWith(':')) return undefined;
  const [start] = offsetsOf(source, previous.value);
  const text = source.text.slice(start, end);
  if (/["'\n{}[\]]/.test(text)) return undefined;
  return {
    code: 'P104',
    where: { path: [...path, found], at: 'key' },
    message: `The comma before \`${found}\` ends the text, because it stands in braces.`,
    label: 'put the whole text in quotes',
    hints: [`In braces a comma starts the next property. Quotes keep it: \`"${text}"\`.`],
    replacement: {
      title: `write \`"${text}"\``,
      text: `"${text}"`,
      certain: true,
      offsets: [start, end],
    },
  };
}
