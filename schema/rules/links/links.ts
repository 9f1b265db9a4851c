import { explainCopiedSigns, hasCopiedSigns } from '../../addresses/copied-signs.ts';
import { correctAddress } from '../../addresses/correct-address.ts';
import { decodeAddress } from '../../addresses/decode-address.ts';
import {
  explainLinkToDraft,
  explainRedirectToDraft,
  linksToDraft,
} from '../../addresses/draft-links.ts';
import { redirectedPath } from '../../addresses/follow-redirects.ts';
import { type Link, toLink, writeInstead } from '../../addresses/link.ts';
import { isMissedInSecondFolder, isOfMisnamed } from '../../addresses/misplaced-pages.ts';
import { explainMissingPage } from '../../addresses/missing-page.ts';
import { explainMissingPlace, mayBeUnread } from '../../addresses/missing-place.ts';
import { missingTopic } from '../../addresses/missing-topic.ts';
import { misspeltPlanned } from '../../addresses/misspelt-planned.ts';
import { explainRenamedFolder, renamedFolders } from '../../addresses/moved-pages.ts';
import { withoutOwnDomain } from '../../addresses/own-address.ts';
import { takenForPages } from '../../addresses/taken-for-pages.ts';
import {
  addressBehind,
  isThisMachine,
  linkThroughProgram,
  linkToNowhere,
  linkToThisMachine,
} from '../../addresses/useless-links.ts';
import { checkScheme } from '../../diagnostics/forms/check-scheme.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Finding, Report, SiteView } from '../../facts/rule.ts';
import { folderOf } from '../../model/name-words.ts';
import { isReversed } from '../../redirects/reversed.ts';

/**
 * R201 to R203, R208, R212 to R217, R221, R222, R226 and R227: reports links that lead nowhere or
 * are written wrongly.
 */
export default function links(site: SiteView, report: Report): void {
  for (const facts of site.files) {
    for (const link of facts.links) {
      // A shortcut for correct links, which are most.
      const page = site.pages.get(link[1]);
      if (!page || page.draft) checkLink(facts, link, site, report);
    }
  }
}

function checkLink(
  from: Facts,
  found: Facts['links'][number],
  site: SiteView,
  report: Report,
): void {
  const own = withoutOwnDomain(found[1], site);
  // What else a mail names is no matter of this site.
  if (Array.isArray(found[2]) && own === undefined) return;
  const link = toLink(from, found, own);
  const mistake = explainWriting(link, own, site);
  if (mistake) report.problem(link.spot, mistake);
  else if (own !== undefined && link.domain === undefined) checkOwnDomain(link, site, report);
  else if (own !== undefined || !/^[a-z]+:/i.test(link.written)) checkPath(link, site, report);
}

/**
 * Explains what is wrong with an address whatever the site has.
 * @param own the address on this site, if it has a domain of this site
 */
function explainWriting(link: Link, own: string | undefined, site: SiteView): Finding | undefined {
  const { written, path, from } = link;
  // Its domain is a part of what was copied.
  if (hasCopiedSigns(written)) return explainCopiedSigns({ ...link, domain: '' }, site);
  const end = sentenceEnd(link, site);
  if (end) return end;
  const mistake = own === undefined ? checkScheme(written, site.settings?.brand.email) : undefined;
  // An apparent domain may be a file of this site: `plans.io`.
  const isPath = () =>
    correctAddress(path, from.route, site) ?? redirectedPath(path, site, from.route);
  if (mistake && !(mistake.mayBePath && isPath())) {
    const { correct, certain = false, mayBePath, ...finding } = mistake;
    const instead = correct && {
      label: `write \`${correct}\``,
      ...writeInstead(link, correct, certain),
    };
    return { ...finding, ...instead };
  }
  if (isThisMachine(written) && !isThisMachine(site.settings?.seo?.origin ?? ''))
    return linkToThisMachine(link, site);
  const behind = addressBehind(written);
  if (behind) return linkThroughProgram(link, behind, site);
  return written.trim() === '#' ? linkToNowhere : undefined;
}

function checkOwnDomain(link: Link, site: SiteView, report: Report): void {
  const { href, path, written, spot } = link;
  const isThere = site.pages.has(path) || site.assets.has(path) || site.planned?.has(path);
  const address = isThere ? path : correctAddress(path, undefined, site)?.address;
  if (address === undefined) {
    checkPath(link, site, report);
    return;
  }
  const correct = href.replace(path, () => address);
  // Without a scheme it is relative to its page, where nothing exists.
  const isDead = !/^(?:https?:)?\/\//i.test(written.trim());
  report.problem(spot, {
    code: 'R213',
    ...(!isDead && { severity: 'warning' }),
    message: isDead
      ? `\`${written}\` has no \`https://\`, so it leads to a page of this site that is not there.`
      : `\`${written}\` is a page of this site, by its full address.`,
    label: `write \`${correct}\``,
    hints:
      'Without the domain the link is checked, works before the site is live, and changes the page in place.',
    ...writeInstead(link, correct, true),
  });
}

function checkPath(link: Link, site: SiteView, report: Report): void {
  const { path, spot, from } = link;
  const page = site.pages.get((path === '' ? from.route : path) ?? '');
  const isEarly = page?.draft === true && linksToDraft(from, page);
  // Mistakes in drafts are less severe, so they are reported separately.
  const inDraft = from.draft ? ` in a draft ${from.publish ?? ''}` : '';
  const once = (kind: string, finding: () => Finding) =>
    report.cause(`${kind} ${path}${inDraft}`, spot, finding);
  if (page && !isEarly) {
    checkPlace(link, page, site, report);
    const topic = missingTopic(link, page, site);
    if (topic) report.problem(spot, topic);
  } else if (site.planned?.has(path)) {
    // A planned page may be linked before it exists.
    once('planned', () => planned(path));
  } else if (page) {
    const old = oldPathOf(link);
    if (old !== undefined) report.problem(spot, explainRedirectToDraft(old, page, site.readText));
    else if (site.planned) once('draft', () => explainLinkToDraft(path, from, page, site.readText));
  } else if (!isReportedElsewhere(link, site)) {
    const corrected = correctAddress(path.trim(), from.route, site);
    const folder = folderOf(path);
    const current = renamedFolders(site).get(folder);
    if (corrected) once('form', () => otherForm(link, corrected, site));
    else if (current === undefined) {
      if (!isReportedAtItsCause(path, site)) once('missing', () => explainMissingPage(link, site));
    } else if (!site.misnamed.has(`${current}${path.slice(folder.length)}`))
      report.cause(`folder ${folder}`, spot, () => explainRenamedFolder(folder, current, site));
  }
}

/**
 * Whether a link to no page works through a redirect, see `moved-links.ts`, leads to a file, will work
 * once a file is renamed or moved, or is the target of a reversed redirect.
 */
const isReportedElsewhere = (link: Link, site: SiteView): boolean =>
  !site.planned ||
  link.path === '' ||
  redirectedPath(link.path, site, link.from.route) !== undefined ||
  isOfMisnamed(link.path, site) ||
  isMissedInSecondFolder(link.path, site) ||
  isFile(link.path, site) ||
  isOfReversed(link, site);

/**
 * Whether a missing page is reported in the list of planned pages or at its file: see `planned.ts` and
 * `taken-for-pages.ts`.
 */
const isReportedAtItsCause = (path: string, site: SiteView): boolean =>
  misspeltPlanned(site).has(path) || [...takenForPages(site).values()].includes(path);

/** Files may have names with spaces, which an address in a text cannot have. */
const isFile = (path: string, { assets }: SiteView): boolean =>
  assets.has(path) || assets.has(decodeAddress(path));

/** Whether the link is the target of a reversed redirect, which is reported as that. */
function isOfReversed(link: Link, site: SiteView): boolean {
  const old = oldPathOf(link);
  return old !== undefined && isReversed(old, site);
}

/** The old path of a link that is the target of a redirect. */
function oldPathOf({ from, spot }: Link): string | undefined {
  const [group, path] = from.route === undefined && spot.where.path ? spot.where.path : [];
  return group === 'redirects' ? String(path) : undefined;
}

const planned = (path: string): Finding => ({
  code: 'R202',
  severity: 'warning',
  message: `\`${path}\` is planned and not there yet, so this link leads to the not-found page.`,
  hints: `Add \`pages${path}.yaml\`, then remove \`${path}\` from \`planned\` in site.yaml.`,
});

function otherForm(
  link: Link,
  { address, reasons }: { address: string; reasons: string[] },
  site: SiteView,
): Finding {
  const { path, href, written } = link;
  const correct = href.replace(path, () => address).trim();
  const hasSpaces = /\s/.test(written);
  const sign = link.withinText ? (/[.,;:!?]+$/.exec(written)?.[0] ?? '') : '';
  return {
    code: hasSpaces ? 'R217' : 'R212',
    message: hasSpaces
      ? `\`${written}\` has a space in it, and an address has none.`
      : `\`${path}\` is not the address of the ${site.assets.has(address) ? 'file' : 'page'}, which is \`${address}\`.`,
    label: `write \`${correct}\``,
    hints: reasons,
    ...(sign === '' ? writeInstead(link, correct, true) : moveBehind(link, correct, sign, site)),
  };
}

/** Reports an address of any kind that would be right without the punctuation at its end. */
function sentenceEnd(link: Link, site: SiteView): Finding | undefined {
  const { written, path, anchor, from, withinText } = link;
  const [sign] = /[.,;:!?]+$/.exec(written) ?? [];
  if (sign === undefined) return undefined;
  const correct = written.slice(0, -sign.length);
  const [, scheme = ''] = /^([a-z]+):/i.exec(correct) ?? [];
  const isWeb = /^https?$/i.test(scheme);
  if (scheme === '') {
    const page = site.pages.get((path === '' ? from.route : path) ?? '');
    const isPlace = page?.anchors.some(([, id]) => `#${id}${sign}` === anchor);
    if (!isPlace) return undefined;
    // Addresses of other sites may end with a question mark or the like.
  } else if (checkScheme(correct, undefined) || (isWeb && /[:!?]/.test(sign))) return undefined;
  return {
    code: scheme === '' ? 'R203' : isWeb ? 'R216' : /^tel$/i.test(scheme) ? 'R215' : 'R214',
    ...(isWeb && { severity: 'warning' }),
    message: `\`${sign}\` is at the end of the address \`${correct}\`.`,
    label: `write \`${correct}\``,
    hints: 'A sign that ends a sentence is not part of an address.',
    ...(withinText ? moveBehind(link, correct, sign, site) : writeInstead(link, correct, true)),
  };
}

/** Moves the punctuation behind the link, unless there is some already. */
function moveBehind(
  { from, written }: Link,
  correct: string,
  sign: string,
  site: SiteView,
): Pick<Finding, 'replacement'> {
  const text = site.readText(from.file) ?? '';
  const at = text.indexOf(`](${written})`) + 2;
  const end = at + written.length + 1;
  const isEnded = /[.,;:!?]/.test(text.charAt(end) + text.charAt(at - 3));
  const moved = isEnded ? '' : sign;
  return {
    replacement: {
      title: `write \`${correct}\`${moved && `, and \`${moved}\` after the link`}`,
      text: `${correct})${moved}`,
      certain: true,
      offsets: [at, end],
    },
  };
}

function checkPlace(link: Link, page: Facts, site: SiteView, report: Report): void {
  const anchor = link.anchor.slice(1);
  if (anchor === '') return;
  // If two files have one address, it is unclear which is meant.
  if (page.route !== undefined && site.repeated.has(page.route)) return;
  const names = page.anchors.map(([, id]) => id);
  if (names.includes(anchor) || mayBeUnread(link, page, site)) return;
  // If two places have the same name, `anchors.ts` reports that first.
  if (new Set(names).size < names.length) return;
  const before = link.href.slice(0, link.href.indexOf('#'));
  const mayBeComment = /^\S*\s/.test(anchor) && before !== '' && !link.withinText;
  if (mayBeComment && !explainMissingPlace(link, page, site).replacement) {
    report.problem(link.spot, {
      code: 'R203',
      message: `\`#${anchor}\` is not a place on a page: the name of a place has no spaces.`,
      hints: `If it is a comment, write a space before it: \`${before} # ${anchor}\`.`,
      ...writeInstead(link, before),
    });
    return;
  }
  report.cause(`place ${page.route} ${anchor} ${link.from.draft}`, link.spot, () =>
    explainMissingPlace(link, page, site),
  );
}
