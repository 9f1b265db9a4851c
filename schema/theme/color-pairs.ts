import type { Theme } from '../generated/types.ts';

type Token = keyof Theme['colors'];

/** A colour, its backgrounds in blocks and styles, and the contrast that it needs. */
interface ColorPairs {
  token: Token;
  on: readonly Token[];
  /** Text needs 4.5. Meaningful lines and shapes need 3. */
  needed: 4.5 | 3;
}

const page: readonly Token[] = ['background', 'subtle'];
/** Rows and links under the pointer have a sunken background. */
const pageAndRows: readonly Token[] = [...page, 'sunken'];

/**
 * All colours that must contrast with their background. If you use a colour on another background,
 * add it here.
 * Source of the ratios: https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast
 */
export const colorPairs: readonly ColorPairs[] = [
  { token: 'text', on: [...pageAndRows, 'negativeSoft'], needed: 4.5 },
  { token: 'textSecond', on: [...pageAndRows, 'negativeSoft'], needed: 4.5 },
  { token: 'textThird', on: pageAndRows, needed: 4.5 },
  { token: 'accent', on: page, needed: 4.5 },
  { token: 'positive', on: pageAndRows, needed: 4.5 },
  { token: 'negative', on: pageAndRows, needed: 4.5 },
  { token: 'onPrimary', on: ['primary'], needed: 4.5 },
  { token: 'onTarget', on: ['target'], needed: 4.5 },
  { token: 'border', on: page, needed: 3 },
  { token: 'targetLine', on: page, needed: 3 },
  { token: 'negative', on: ['negativeSoft'], needed: 3 },
];
