import type { Facts } from '../load/load-page.ts';
import { availableFrom, writeTime } from '../load/publish-time.ts';
import type { Finding } from '../validate/rule.ts';

/**
 * Whether a visitor could meet a link before the page that it leads to is there. A draft may link to
 * drafts; one that waits for its day, to those that are there by then.
 */
export function linksToDraft(from: Facts, to: Facts): boolean {
  if (from.draft && from.publish === undefined) return false;
  return availableFrom(to) > (from.draft ? availableFrom(from) : Number.NEGATIVE_INFINITY);
}

/** What is wrong with such a link. `to` is a draft now. */
export function explainLinkToDraft(path: string, to: Facts): Finding {
  const { publish } = to;
  return {
    code: 'D901',
    message:
      publish === undefined
        ? `\`${path}\` is a draft, which the built site leaves out.`
        : `\`${path}\` is a draft until ${writeTime(publish)}, and the built site leaves it out.`,
    hints: [
      publish === undefined
        ? `Remove \`draft\` from ${to.file} when the page is ready, or link to another page.`
        : `Remove \`publish\` from ${to.file} to show the page now, or link to it from that day on.`,
    ],
  };
}
