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
  const start = from.draft ? from.publish : undefined;
  return {
    code: 'D901',
    ...(start !== undefined && { severity: 'warning' }),
    ...(to.publish === undefined
      ? explainUndated(path, to.file, start, readText)
      : explainDated(path, to.file, to.publish, start, readText)),
  };
}

/** @param start when the page with the link is published, if it is a draft until then */
function explainUndated(
  path: string,
  draft: string,
  start: number | undefined,
  readText: SiteView['readText'],
): Pick<Finding, 'message' | 'hints'> {
  const file = placeOf('draft', draft, readText);
  if (start === undefined)
    return {
      message: `\`${path}\` is a draft, which the built site leaves out.`,
      hints: `Remove \`draft\` from ${file} when the page is ready; or link to another page.`,
    };
  return {
    message: `${isThereFrom(start)} from that day on no build can publish the site: \`${path}\` is a draft.`,
    hints: `Remove \`draft\` from ${file} when the page is ready, or write \`publish: ${dayOf(start)}\` instead; or link to another page.`,
  };
}

/** The same for a link to a page that is a draft until a day. */
function explainDated(
  path: string,
  draft: string,
  publish: number,
  start: number | undefined,
  readText: SiteView['readText'],
): Pick<Finding, 'message' | 'hints'> {
  const file = placeOf('publish', draft, readText);
  const until = writeTime(publish);
  if (start === undefined)
    return {
      message: `\`${path}\` is a draft until ${until}, and the link is broken until that day.`,
      hints: `Remove \`publish\` from ${file} to show the page now, or add the link on that day.`,
    };
  return {
    message: `${isThereFrom(start)} until ${until} no build can publish the site: \`${path}\` is a draft until then.`,
    hints: `Write \`publish: ${dayOf(start)}\` in ${file}, so that both are there from one day on, or add the link on that day.`,
  };
}

const isThereFrom = (start: number): string =>
  `This page is there from ${writeTime(start)} on, and`;

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
