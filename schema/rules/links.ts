import { checkScheme } from '../addresses/check-scheme.ts';
import { correctAddress } from '../addresses/correct-address.ts';
import { explainMissingPlace, nearestPlace } from '../addresses/missing-place.ts';
import { nearestAddresses } from '../addresses/nearest-address.ts';
import { withoutOwnDomain } from '../addresses/own-address.ts';
import { writeScalar } from '../addresses/write-scalar.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import type { Facts } from '../load/load-page.ts';
import { isPublishedPath } from '../load/published-names.ts';
import type { Finding, Report, Rule, SiteView, Spot } from '../validate/rule.ts';

/** R201 to R203, R208, and R212 to R217: every link leads somewhere, and is written as its address is. */
const links: Rule = (site, report) => {
  for (const facts of site.files) {
    for (const link of facts.links) checkLink(facts, link, site, report);
  }
};

export default links;

interface Link {
  href: string;
  /** What is written in the file, if `href` is only a part of it that could be understood. */
  written: string;
  path: string;
  /** With its `#`, or empty. */
  anchor: string;
  spot: Spot;
  withinText: boolean;
  from: Facts;
}

function checkLink(
  from: Facts,
  [pointer, written, withinText]: Facts['links'][number],
  site: SiteView,
  report: Report,
): void {
  const spot: Spot = {
    file: from.file,
    where: {
      path: pointerToPath(pointer),
      at: 'value',
      ...(withinText && { part: { before: '](', text: written, after: ')' } }),
    },
  };
  const link = (href: string): Link => ({
    ...divide(href),
    href,
    written,
    spot,
    withinText: withinText === true,
    from,
  });
  const own = withoutOwnDomain(written, site);
  if (own !== undefined) {
    checkOwnDomain(link(own), site, report);
    return;
  }
  const mistake = checkScheme(written, site.settings?.brand.email);
  // What only lacks its scheme may be a file or a page: `pricing.io` is, where that is one.
  const correction =
    mistake && /^[a-z]+:/i.test(mistake.correct ?? '') && !/[:@]/.test(written)
      ? correctAddress(divide(written).path, from.route, site)
      : undefined;
  if (mistake && !correction) {
    const { correct, certain = false, ...finding } = mistake;
    report.problem(spot, {
      ...finding,
      ...(correct !== undefined && {
        label: `write \`${correct}\``,
        replacement: replacementFor(link(written), correct, certain),
      }),
    });
    return;
  }
  if (/^[a-z]+:/i.test(written)) return;
  checkInternal(link(written), site, report);
}

/** Path, query and anchor. A query changes nothing about where a link leads. */
function divide(href: string): { path: string; anchor: string } {
  const hash = href.indexOf('#');
  const beforeAnchor = hash < 0 ? href : href.slice(0, hash);
  return {
    path: beforeAnchor.split('?')[0] ?? '',
    anchor: hash < 0 ? '' : href.slice(hash),
  };
}

function replacementFor(
  { withinText, written }: Link,
  text: string,
  certain: boolean,
): NonNullable<Finding['replacement']> {
  return {
    title: `write \`${text}\` instead of \`${written}\``,
    text: withinText ? text : writeScalar(text),
    certain,
  };
}

function checkOwnDomain(link: Link, site: SiteView, report: Report): void {
  const { href, path, spot } = link;
  const corrected = isThere(path, site) ? path : correctAddress(path, undefined, site)?.address;
  if (corrected === undefined) {
    checkInternal(link, site, report);
    return;
  }
  const correct = href.replace(path, corrected);
  report.problem(spot, {
    code: 'R213',
    severity: 'warning',
    message: `\`${link.written}\` is a page of this site, by its full address.`,
    label: `write \`${correct}\``,
    hints: [
      'Without the domain the link is checked, works before the site is live, and changes the page in place.',
    ],
    replacement: replacementFor(link, correct, true),
  });
}

const isThere = (path: string, site: SiteView): boolean =>
  site.pages.has(path) || site.assets.has(path) || Boolean(site.planned?.has(path));

function checkInternal(link: Link, site: SiteView, report: Report): void {
  const { path, spot, from } = link;
  const route = path === '' ? from.route : path;
  // A draft may link to drafts: they are published together, or not at all.
  const page =
    site.pages.get(route ?? '') ?? (from.draft ? site.drafts.get(route ?? '') : undefined);
  const draft = site.drafts.get(path);
  if (page) {
    checkPlace(link, page, site, report);
  } else if (draft) {
    report.cause(`draft ${path}`, spot, () => ({
      code: 'R201',
      message: `\`${path}\` is a draft, which the built site leaves out.`,
      hints: [`Remove \`draft\` from \`${draft.file}\`, or the link until the page is ready.`],
    }));
  } else if (site.planned?.has(path)) {
    reportPlanned(link, report);
  } else if (site.planned && path !== '' && !site.assets.has(path)) {
    const corrected = correctAddress(path, from.route, site);
    if (corrected) reportForm(link, corrected, report);
    else reportMissing(link, site, report);
  }
}

function reportPlanned({ path, spot }: Link, report: Report): void {
  report.cause(`planned ${path}`, spot, () => ({
    code: 'R202',
    severity: 'warning',
    message: `\`${path}\` is planned and not there yet, so this link leads to the not-found page.`,
    hints: [`Add \`pages${path}.yaml\`, then remove \`${path}\` from \`planned\` in site.yaml.`],
  }));
}

function reportForm(
  link: Link,
  { address, reasons }: { address: string; reasons: string[] },
  report: Report,
): void {
  const { path, href, spot, written } = link;
  const correct = href.trim().replace(path.trim(), address);
  const hasSpaces = /\s/.test(written);
  report.cause(
    `form ${path}`,
    spot,
    () => ({
      code: hasSpaces ? 'R217' : 'R212',
      message: hasSpaces
        ? `\`${written}\` has a space in it, and an address has none.`
        : `\`${path}\` is not written as its address is: \`${address}\`.`,
      label: `write \`${correct}\``,
      hints: reasons,
    }),
    replacementFor(link, correct, true),
  );
}

function reportMissing(link: Link, site: SiteView, report: Report): void {
  const { path, href, spot, written } = link;
  const best = nearest(path, site);
  const only = best.length === 1 ? best[0] : undefined;
  report.cause(
    `missing ${path}`,
    spot,
    () => ({
      code: /\s/.test(written) ? 'R217' : 'R201',
      message: /\s/.test(written)
        ? `\`${written}\` has spaces in it, and there is no page of that name.`
        : `There is no page \`${path}\`.`,
      ...(best.length > 0 && {
        label: `did you mean ${best.map((each) => `\`${each}\``).join(' or ')}?`,
      }),
      hints: [howToAdd(path)],
    }),
    only === undefined ? undefined : replacementFor(link, href.replace(path, only), false),
  );
}

/** Looked for once for each address, however often it is linked. */
const cached = new WeakMap<SiteView, Map<string, string[]>>();

function nearest(path: string, site: SiteView): string[] {
  const found = cached.get(site) ?? new Map<string, string[]>();
  cached.set(site, found);
  const addresses = found.get(path) ?? nearestAddresses(path, site);
  found.set(path, addresses);
  return addresses;
}

function howToAdd(path: string): string {
  if (!isPublishedPath(path.slice(1))) {
    return 'Hidden files and the backups of editors are not published. Give the file another name.';
  }
  if (!path.startsWith('/')) return 'An address of this site starts with `/`.';
  if (/\.[a-z0-9]+$/i.test(path)) return `A file is there when it is \`pages${path}\`.`;
  const page = path === '/' ? '/index' : path.replace(/\/+$/, '');
  return `A page is there when \`pages${page}.yaml\` is. A page still to come is listed under \`planned\` in site.yaml.`;
}

function checkPlace(link: Link, page: Facts, site: SiteView, report: Report): void {
  const anchor = link.anchor.slice(1);
  if (anchor === '' || site.unread.has(page.route)) return;
  const names = page.anchors.map(([, id]) => id);
  if (names.includes(anchor)) return;
  const { name, certain } = nearestPlace(anchor, names);
  report.cause(
    `place ${page.route} ${anchor}`,
    link.spot,
    () => ({
      code: 'R203',
      message: `The page \`${page.route}\` has no place named \`${anchor}\`.`,
      ...(name && { label: `did you mean \`#${name}\`?` }),
      hints: name
        ? ['A place gets its name from the `id` of a block.']
        : explainMissingPlace(anchor, page, names, site),
    }),
    name === undefined
      ? undefined
      : replacementFor(link, link.href.replace(link.anchor, `#${name}`), certain),
  );
}
