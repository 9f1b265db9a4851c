import { has } from '../../inline/has.ts';

/**
 * Whether a number may have dots between its thousands, as several languages write them: `240.000`.
 * In a file of its own, because every page is asked and few are explained.
 */
export const mayHaveThousands = (text: string): boolean =>
  has(text, '.', /(?<=[:,[-][ \t]+-?[1-9]\d{0,2})\.\d{3}(?=[ \t]*(?:[,}\]\r\n#]|$))/y);
