import { createContext, useContext } from 'react';
import type { InterfaceWords, SiteSettings } from '../../schema/generated/types.ts';
import type { NumberMarks } from './charts/numbers.ts';

/** What every part of a page may know of the site. Theme and search settings stay on the server. */
export interface SiteInfo
  extends Pick<SiteSettings, 'brand' | 'banner' | 'header' | 'footer' | 'messages'> {
  words: InterfaceWords;
  /** How numbers are written. */
  numbers: NumberMarks;
  /** Where forms are sent, where that is another server than the page's own: `https://api.example.com`. */
  apiOrigin?: string;
  /** Forms solve a puzzle before they are sent. */
  proofOfWork?: boolean;
  /** Addresses that are linked although no page is there yet. */
  planned: string[];
}

/** A picture as browsers load it. */
export interface ShownPicture {
  src: string;
  /** Of the whole picture, in pixels: what the browser keeps free until it is there. */
  width: number;
  height: number;
  /** The same picture in better formats, the best first. */
  sources?: { type: string; srcSet: string; media?: string }[];
  /** How wide it is shown, for a browser to choose among widths. */
  sizes?: string;
  /** It is in the first block of the page, and so loaded at once; the very first one before all others. */
  first?: 'block' | 'picture';
}

/** What every part of a page may know of the page that it stands on. */
export interface PageInfo {
  /** `/solutions/for-cfos` */
  route: string;
  /** The last part of the route: the default source of the page's signups. `home` for `/`. */
  name: string;
  /** By the name of the file that the page gives. */
  pictures?: Record<string, ShownPicture>;
}

export const SiteContext = createContext<SiteInfo | undefined>(undefined);
export const PageContext = createContext<PageInfo | undefined>(undefined);

export const useSite = (): SiteInfo => required(useContext(SiteContext));
export const usePage = (): PageInfo => required(useContext(PageContext));

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Rendered outside of a page.');
  return value;
}
