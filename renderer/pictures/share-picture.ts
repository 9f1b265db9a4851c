import type { ShareSubject } from '../../schema/facts/facts.ts';
import { fingerprint } from '../../schema/files/fingerprint.ts';
import type { Page, SiteSettings, Theme } from '../../schema/generated/types.ts';
import type { PictureFile } from '../../schema/pictures/read-picture.ts';
import type { SharePicture } from '../page/metadata.ts';

/** In pixels, as social networks ask for. */
export const shareSize = { width: 1200, height: 630 };

/** The folder of drawn pictures, relative to the output folder. */
export const shareFolder = 'assets/share/';

/** The path of a file, encoded for an address. */
export const encodePath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

/** What all drawn pictures of a site share. */
export interface ShareLook {
  brand: string;
  /** Whether the pictures use the look of the charts. */
  charts: boolean;
  colors: Required<Theme['colors']>;
}

export const lookOf = ({ brand, theme }: SiteSettings): ShareLook => ({
  brand: brand.name,
  charts: brand.symbol === 'forecast',
  colors: theme.colors as ShareLook['colors'],
});

/** Raise this when the same words are drawn differently. */
const drawing = 1;

/** The letters that the font has: Latin letters of European languages. */
const writable =
  /^[\u0020-\u024f\u02b0-\u036f\u1e00-\u1eff\u2000-\u20bf\u2122\u2190-\u2193\u2212]*$/;

/**
 * Returns a function for the file name of a page's drawn picture, relative to the output folder. The
 * same words and colours have the same name. The result is `undefined` for words that the font cannot
 * write, and for sites with one picture for all pages.
 */
export function createShareNames(
  settings: SiteSettings,
): (subject: ShareSubject | undefined) => string | undefined {
  const { seo } = settings;
  const look = fingerprint(JSON.stringify([drawing, lookOf(settings)]));
  return (subject) => {
    // Social networks need a full address.
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
