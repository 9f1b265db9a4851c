import { explainLinkToDraft, linksToDraft } from '../../addresses/draft-links.ts';
import { followRedirects } from '../../addresses/follow-redirects.ts';
import { toLink, writeInstead } from '../../addresses/link.ts';
import { withoutOwnDomain } from '../../addresses/own-address.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Report, SiteView } from '../../facts/rule.ts';
import { joinAddress, partsOf } from '../../model/redirects.ts';
import { listedPath } from '../../redirects/redirects-file.ts';

/** R245: reports links to addresses that are redirected. D901: if they are redirected to a draft. */
export default function movedLinks(site: SiteView, report: Report): void {
  if (Object.keys(site.redirects).length === 0) return;
  for (const facts of site.files) {
    for (const link of facts.links) {
      if (!site.pages.has(link[1]) && !isRedirect(facts, link))
        checkLink(facts, link, site, report);
    }
  }
}

const isRedirect = ({ route }: Facts, [pointer]: Facts['links'][number]): boolean =>
  route === undefined && pointer.startsWith('/redirects/');

function checkLink(
  from: Facts,
  found: Facts['links'][number],
  site: SiteView,
  report: Report,
): void {
  const link = toLink(from, found, withoutOwnDomain(found[1], site));
  const parts = partsOf(link.href);
  // An address that is both planned and redirected is reported at the redirect.
  if (site.pages.has(parts.path) || site.planned?.has(parts.path)) return;
  const followed = followRedirects(parts.path, site, from.route);
  if (!followed || followed.loops) return;
  const end = site.pages.get(partsOf(followed.end).path);
  if (end?.draft && linksToDraft(from, end)) {
    report.problem(link.spot, {
      ...explainLinkToDraft(end.route ?? '', from, end, site.readText),
      label: `redirected to \`${end.route}\``,
    });
    return;
  }
  const correct = joinAddress(followed.end, parts);
  const [old = ''] = followed.steps;
  const works = listedPath(parts.path) === old;
  report.cause(`redirected ${link.written}`, link.spot, () => ({
    code: 'R245',
    ...(works && { severity: 'warning' }),
    message: works
      ? `\`${parts.path}\` is redirected to \`${followed.end}\`.`
      : `\`${parts.path}\` leads nowhere: the address that is redirected, to \`${followed.end}\`, is \`${old}\`.`,
    label: `write \`${correct}\``,
    hints: works
      ? 'A link to the new address saves visitors a step.'
      : 'Write the new address, which is there without a redirect.',
    ...writeInstead(link, correct, !/[.,;:!?]$/.test(link.written)),
  }));
}
