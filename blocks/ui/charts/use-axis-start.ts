import { fillTemplate } from '../fill-template.ts';
import { useSite } from '../site.tsx';
import { decimalsOf, type NumberStyle } from './numbers.ts';
import { useNumbers } from './use-numbers.ts';

/** Returns the words for the legend of an axis that does not start at zero. */
export function useAxisStart(start: number, style: NumberStyle): string | undefined {
  const { words } = useSite();
  const { writeNumber } = useNumbers();
  if (start === 0) return;
  return fillTemplate(words.axisStart, { value: writeNumber(start, decimalsOf([start]), style) });
}
