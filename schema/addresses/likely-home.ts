import type { PageFacts, SiteView } from '../facts/rule.ts';

const names = ['/home', '/homepage', '/start', '/startseite', '/main', '/default'];

/** Returns the page that is meant as the home page, if there is none at `/`. */
export const likelyHome = ({ pages }: SiteView): PageFacts | undefined =>
  pages.has('/') ? undefined : names.flatMap((route) => pages.get(route) ?? [])[0];
