import moreLettersUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url';
import latinUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import letters from '@fontsource-variable/instrument-sans/unicode.json';

/** Languages with Latin letters that those of Western Europe do not have, such as `ł`, `č` and `ş`. */
const languagesWithMoreLetters =
  'az bs cs cy eo et hr hu ku lt lv mi mt pl ro sk sl sr tk tr'.split(' ');

/** The font of a site: what its styles need, and its files in the order of `late-font.ts`. */
export interface Fonts {
  /** Puts the address of the font into the styles of all pages. */
  addTo(css: string): string;
  preloads: string;
}

/**
 * Returns the font for a locale. A file that only comes when its letters are found would be late for the
 * first page: words would have letters of two fonts.
 */
export function fontsFor(locale: string): Fonts {
  const hasMore = languagesWithMoreLetters.includes(locale.slice(0, 2));
  const urls = hasMore ? [latinUrl, moreLettersUrl] : [latinUrl];
  return {
    addTo: (css) =>
      css.replace('__FONT__', latinUrl) +
      (hasMore
        ? `@font-face{font-family:Instrument Sans;font-weight:400 700;font-display:optional;src:url(${moreLettersUrl})format("woff2");unicode-range:${letters['latin-ext']}}`
        : ''),
    preloads: urls
      .map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`)
      .join(''),
  };
}
