import type { Page, SiteSettings, Theme } from '../../schema/generated/types.ts';
import { fingerprint } from '../../schema/load/fingerprint.ts';
import type { ShareSubject } from '../../schema/load/load-page.ts';
import type { PictureFile } from '../../schema/pictures/read-picture.ts';
import type { SharePicture } from '../page/metadata.ts';

/** Pixels: what networks ask for. */
export const shareSize = { width: 1200, height: 630 };

/** Where drawn pictures lie, from the output folder. */
export const shareFolder = 'assets/share/';

/** The path of a file in an address, with everything encoded that would mean something else there. */
export const encodePath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

/** What all drawn pictures of a site have in common. */
export interface ShareLook {
  brand: string;
  /** Whether the look of the charts is that of the brand. */
  charts: boolean;
  colors: Required<Theme['colors']>;
}

export const lookOf = ({ brand, theme }: SiteSettings): ShareLook => ({
  brand: brand.name,
  charts: brand.symbol === 'forecast',
  colors: theme.colors as ShareLook['colors'],
});

/** Changes where the same words would be drawn in another way. */
const drawing = 1;

/** The scripts that the font has: those of Europe that are written in Latin letters. */
const writable =
  /^[\u0020-\u024f\u02b0-\u036f\u1e00-\u1eff\u2000-\u20bf\u2122\u2190-\u2193\u2212]*$/;

/**
 * Makes the function that names the file of a page's drawn picture, from the output folder: the
 * same for the same words and colours. `undefined` for words that the font cannot write, and where
 * the site has one picture for all.
 */
export function createShareNames(
  settings: SiteSettings,
): (subject: ShareSubject | undefined) => string | undefined {
  const { seo } = settings;
  const look = fingerprint(JSON.stringify([drawing, lookOf(settings)]));
  return (subject) => {
    // Networks ask for a full address.
    if (!subject || seo.image || !seo.origin) return undefined;
    const { title, section = '' } = subject;
    if (!writable.test(title + section)) return undefined;
    return `${shareFolder}${fingerprint(JSON.stringify([look, title, section])).slice(0, 16)}.png`;
  };
}

/** The picture that a shared link to a page shows: the page's own, the site's, or the drawn one. */
export function sharePictureOf(
  { og }: Pick<Page, 'og'>,
  { seo }: SiteSettings,
  subject: ShareSubject | undefined,
  nameOf: ReturnType<typeof createShareNames>,
  pictures: ReadonlyMap<string, PictureFile>,
): SharePicture | undefined {
  const address = og?.image ?? seo.image;
  if (address) {
    const { width, height } = pictures.get(address) ?? {};
    return { address: encodePath(address), ...(width && height && { width, height }) };
  }
  const drawn = nameOf(subject);
  return drawn && subject ? { address: `/${drawn}`, ...shareSize, alt: subject.title } : undefined;
}
