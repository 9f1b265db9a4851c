import type { Facts } from '../facts/facts.ts';
import { availableFrom, writeTime } from '../facts/publish-time.ts';
import type { Finding, SiteView } from '../facts/rule.ts';

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
    ...explainWaiting(path, to, start, readText),
  };
}

/** @param start when the page with the link is published, if it is a draft until then */
function explainWaiting(
  path: string,
  { file, publish }: Facts,
  start: number | undefined,
  readText: SiteView['readText'],
): Pick<Finding, 'message' | 'hints'> {
  const isDated = publish !== undefined;
  const name = isDated ? 'publish' : 'draft';
  const place = placeOf(name, file, readText);
  const until = isDated ? ` until ${writeTime(publish)}` : '';
  if (start === undefined)
    return {
      message: `\`${path}\` is a draft${until}, ${isDated ? 'and the link is broken until that day' : 'which the built site leaves out'}.`,
      hints: `Remove \`${name}\` from ${place} ${isDated ? 'to show the page now, or add the link on that day' : 'when the page is ready; or link to another page'}.`,
    };
  const together = `\`publish: ${dayOf(start)}\``;
  return {
    message: `This page is there from ${writeTime(start)} on, and \`${path}\` is a draft${until || ' even then'}: every build ${until ? 'between the two days' : 'from that day on'} will fail.`,
    hints: isDated
      ? `Write ${together} in ${place}, so that both are there from one day on, or add the link on that day.`
      : `Remove \`draft\` from ${place} when the page is ready, or write ${together} instead; or link to another page.`,
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
