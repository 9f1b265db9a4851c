import { findLostPages } from '../../addresses/lost-pages.ts';
import { isInSecondFolder, routeOutside } from '../../addresses/misplaced-pages.ts';
import {
  type Finding,
  isAnyUnread,
  type Report,
  type SiteView,
  wholeFile,
} from '../../facts/rule.ts';

/** F011: reports pages in a second folder `pages`. */
export default function nestedPages(site: SiteView, report: Report): void {
  const { missing, linked } = findLostPages(site);
  // An unreadable file may contain a link to the address as it is.
  const isUnclear = isAnyUnread(site) || !site.settings;
  for (const { file, route } of site.pages.values()) {
    if (!isInSecondFolder(route) || linked.has(route)) continue;
    const spot = wholeFile(file);
    if (missing.has(routeOutside(route)))
      report.cause('nested and missed', spot, () => missed(file, route));
    else if (!isUnclear) report.cause('nested', spot, () => nested(file, route));
  }
}

const missed = (file: string, route: string): Finding => ({
  code: 'F011',
  message: `\`${file}\` lies in a second folder \`pages\`, so the links to \`${routeOutside(route)}\` lead nowhere.`,
  hints: `Move it to \`${fileOutside(file)}\`.`,
});

const nested = (file: string, route: string): Finding => ({
  code: 'F011',
  severity: 'warning',
  message: `\`${file}\` lies in a second folder \`pages\`, so its address is \`${route}\`.`,
  hints: `Move it to \`${fileOutside(file)}\`, unless that address is meant.`,
});

const fileOutside = (file: string): string => file.slice('pages/'.length);
