import type { SiteInfo } from '../site.tsx';

/**
 * Widths of the header from which its entries may be beside the logo, in rem. They have no
 * more room beyond the last one, because its edges are those of the page's content.
 */
export const menuWidths = [60, 75, 79] as const;

// All in pixels, as measured with the sizes of the default theme.
/** A letter of an entry and of the brand's name: the average of English words, and a little more. */
const entryLetter = 8.5;
const nameLetter = 10;
/** What is around the words of an entry and of the button at the end, and the arrow of a menu. */
const entryPadding = 26;
const buttonPadding = 54;
const arrow = 24;
/** The logo's symbol, the page's edges, a scroll bar, and the least gaps in between. */
const rest = 38 + 48 + 16 + 24;

/** Letters of Asian scripts are about twice as wide. */
const letters = (text: string): number =>
  text.length + (text.match(/[\u1100-\uffff]/g) ?? []).length;

/**
 * Returns the first of these widths at which the logo and all entries probably fit in one row;
 * `undefined` if there is none. It is estimated from the number of letters, so that the page has it
 * before its first paint.
 */
export function menuFrom({
  brand,
  header: { menu, actions },
}: Pick<SiteInfo, 'brand' | 'header'>): number | undefined {
  const entries = [...menu, ...actions];
  const labels = entries.map(({ label }) => label).join('');
  const arrows = menu.filter(({ links }) => links).length;
  const width =
    rest +
    letters(brand.name) * nameLetter +
    letters(labels) * entryLetter +
    entries.length * entryPadding +
    arrows * arrow +
    (actions.length > 0 ? buttonPadding - entryPadding : 0);
  return menuWidths.find((each) => width <= each * 16);
}
