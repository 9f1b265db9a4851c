import type { Facts } from '../load/load-page.ts';
import { availableFrom, writeTime } from '../load/publish-time.ts';
import type { Finding, SiteView } from '../validate/rule.ts';

/**
 * Whether visitors could find a link before the page it leads to is published. Drafts may link to
 * drafts, and scheduled pages to pages published by then. An error about that day comes first.
 */
export function linksToDraft(from: Facts, to: Facts): boolean {
  if (from.hasUnclearStart || to.hasUnclearStart) return false;
  if (from.draft && from.publish === undefined) return false;
  return availableFrom(to) > (from.draft ? availableFrom(from) : Number.NEGATIVE_INFINITY);
}

/**
 * Explains such a link. `to` is a draft now; `from` may be a scheduled page, where it is a warning until
 * its day, because the other may be ready by then.
 */
export function explainLinkToDraft(
  path: string,
  from: Facts,
  to: Facts,
  readText: SiteView['readText'],
): Finding {
  const { publish } = to;
  const start = from.draft ? from.publish : undefined;
  const isBroken =
    start === undefined ? '' : `This page is there from ${writeTime(start)} on, and `;
  const file = placeOf(publish === undefined ? 'draft' : 'publish', to.file, readText);
  const leaves = isBroken ? '' : ', which the built site leaves out';
  const gets = 'no build can publish the site';
  return {
    code: 'D901',
    ...(isBroken && { severity: 'warning' }),
    message:
      publish === undefined
        ? `${isBroken ? `${isBroken}from that day on ${gets}: ` : ''}\`${path}\` is a draft${leaves}.`
        : `${isBroken ? `${isBroken}until ${writeTime(publish)} ${gets}: ` : ''}\`${path}\` is a draft until ${isBroken ? 'then' : `${writeTime(publish)}, and the link is broken until that day`}.`,
    hints:
      publish === undefined
        ? `Remove \`draft\` from ${file} when the page is ready${start === undefined ? '' : `, or write \`publish: ${dayOf(start)}\` instead`}; or link to another page.`
        : `${start === undefined ? `Remove \`publish\` from ${file} to show the page now` : `Write \`publish: ${dayOf(start)}\` in ${file}, so that both are there from one day on`}, or add the link on that day.`,
  };
}

/** Explains a redirect to a draft. A warning, because any page may become one after it was moved. */
export function explainRedirectToDraft(
  old: string,
  to: Facts,
  readText: SiteView['readText'],
): Finding {
  const { publish } = to;
  const until = publish === undefined ? '' : ` until ${writeTime(publish)}`;
  const name = publish === undefined ? 'draft' : 'publish';
  return {
    code: 'D901',
    severity: 'warning',
    message: `\`${to.route}\` is a draft${until}, so \`${old}\` leads visitors to the not-found page${until && ' until then'}.`,
    hints: `Remove \`${name}\` from ${placeOf(name, to.file, readText)} when the page is ready, or let the redirect lead to another page.`,
  };
}

/** Returns a file with the line of one of its properties: `pages/a.yaml:3`. */
function placeOf(name: string, file: string, readText: SiteView['readText']): string {
  const lines = readText(file)?.split('\n') ?? [];
  const index = lines.findIndex((line) => line.startsWith(`${name}:`));
  return index < 0 ? file : `${file}:${index + 1}`;
}

/** Formats a date as `2027-01-15`, with the time if it is not midnight. */
const dayOf = (milliseconds: number): string =>
  writeTime(milliseconds).replace(/ 00:00 UTC$| UTC$/, '');
