import { has } from '../../inline/has.ts';

/**
 * Whether a number may have dots between thousands, as in several languages: `240.000`. In its own
 * file, because every page loads it, and few need an explanation.
 */
export const mayHaveThousands = (text: string): boolean =>
  has(text, '.', /(?<=[:,[-][ \t]+-?[1-9]\d{0,2})\.\d{3}(?=[ \t]*(?:[,}\]\r\n#]|$))/y);

/** Whether a comma in a list may be before decimals, as in `[48, 46,5, 44]`. */
export const mayBeDivided = (text: string): boolean => /\d,\d{1,2}[,\]]/.test(text);

/** Whether a number may be in a notation of programmers, such as `0x1F`, or begins with a zero, such as `014`. */
export const mayHaveNotation = (text: string): boolean =>
  / -?0[\dxo][\da-fA-F.]*[ \t]*(?:[,}\]\r\n#]|$)/.test(text);

/** Whether a comment may hide the beginning of an item, as in `# - question: …`. */
export const mayHideItem = (text: string): boolean => has(text, '#', /#[ \t]*- [a-z][\w-]*:/y);
