import { createContext, useContext } from 'react';
import type { InterfaceWords, SiteSettings } from '../../schema/generated/types.ts';
import type { NumberMarks } from './charts/numbers.ts';

/**
 * The parts of the site's settings that components may use. Theme and search settings stay on the
 * server.
 */
export interface SiteInfo
  extends Pick<SiteSettings, 'brand' | 'banner' | 'header' | 'footer' | 'messages'> {
  words: InterfaceWords;
  /** The language with its country, as browsers name it: `de-DE`. */
  language: string;
  /** The format of numbers. */
  numbers: NumberMarks;
  /** The server for forms, if it is not the page's own: `https://api.example.com`. */
  apiOrigin?: string;
  /** Forms solve a puzzle before they are sent. */
  proofOfWork?: boolean;
  /** Addresses that are linked before their pages exist. */
  planned: string[];
}

/** A picture as browsers load it. */
export interface ShownPicture {
  src: string;
  /** The size of the whole picture in pixels. The browser reserves this space until it loads. */
  width: number;
  height: number;
  /** The same picture in better formats, best first. */
  sources?: { type: string; srcSet: string; media?: string }[];
  /** The displayed width, from which a browser chooses a file. */
  sizes?: string;
  /**
   * It is in the first block of the page, so it is loaded at once; the very first picture has
   * priority.
   */
  first?: 'block' | 'picture';
}

/** The facts about its page that a component may use. */
export interface PageInfo {
  /** The address of the page: `/solutions/for-cfos`. */
  route: string;
  /** The last part of the route: the default source of the page's signups. `home` for `/`. */
  name: string;
  /** The pictures by their paths in the page's YAML, or by the names that the data of the page has. */
  pictures?: Record<string, ShownPicture>;
}

export const SiteContext = createContext<SiteInfo | undefined>(undefined);
export const PageContext = createContext<PageInfo | undefined>(undefined);

/** What all pages share, and what is true of this one. Both throw outside a page. */
export const useSite = (): SiteInfo => required(useContext(SiteContext));
export const usePage = (): PageInfo => required(useContext(PageContext));

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Rendered outside of a page.');
  return value;
}
