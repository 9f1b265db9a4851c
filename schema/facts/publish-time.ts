import { type Problem, writing } from '../model/diagnostics.ts';
import { didYouMean } from '../model/wording.ts';
import { PlainError } from '../plain-error.ts';

/** When a page is published, as its file says. */
export interface Publication {
  draft?: boolean;
  /** Milliseconds since 1970. The page is a draft until then. */
  publish?: number;
}

/** A page that is left out of the built site. */
export interface WaitingPage {
  file: string;
  /** Milliseconds since 1970. Absent for a draft without a date. */
  until?: number;
}

/**
 * Returns the time that decides which pages are published, in milliseconds since 1970:
 * SOURCE_DATE_EPOCH if it is set, so that a build can be repeated, otherwise the current time.
 * Throws if the variable is not a number.
 * Source: https://reproducible-builds.org/specs/source-date-epoch/
 */
export function readClock({ SOURCE_DATE_EPOCH: seconds } = process.env): number {
  if (!seconds) return Date.now();
  if (/^\d{1,11}$/.test(seconds)) return Number(seconds) * 1000;
  throw new PlainError(
    `SOURCE_DATE_EPOCH is \`${seconds}\`; it must be seconds since 1970, such as 1767225600.`,
  );
}

/** Whether a page is a draft at a time. `publish` takes precedence over `draft`. */
export const isDraft = ({ draft = false, publish }: Publication, now: number): boolean =>
  publish === undefined ? draft : publish > now;

/**
 * Returns the time from which visitors see a page: minus infinity for a page without a date,
 * infinity for a draft without one.
 */
export const availableFrom = ({ draft, publish }: Publication): number =>
  publish ?? (draft ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY);

/** Formats a time as `2027-01-15 09:00 UTC`. */
export const writeTime = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Returns the drafts and when each is published, in the order of their files. */
export const waitingPages = (
  pages: Iterable<[file: string, page: { facts: Publication }]>,
  now: number,
): WaitingPage[] =>
  [...pages].flatMap(([file, { facts }]) =>
    isDraft(facts, now)
      ? [{ file, ...(facts.publish !== undefined && { until: facts.publish }) }]
      : [],
  );

/** How many drafts without a date are named. */
const mostNamed = 5;

/** Describes the drafts for the terminal: one line for each that has a date, and one for all others. */
export function describeWaiting(waiting: readonly WaitingPage[]): string[] {
  const dated = waiting.flatMap(({ file, until }) =>
    until === undefined ? [] : [`${file} waits until ${writeTime(until)}.`],
  );
  const drafts = waiting.flatMap(({ file, until }) => (until === undefined ? [file] : []));
  if (drafts.length === 0) return dated;
  const are = drafts.length === 1 ? 'draft is' : 'drafts are';
  const names = drafts.slice(0, mostNamed).join(', ');
  const more = drafts.length > mostNamed ? ` and ${drafts.length - mostNamed} more` : '';
  return [...dated, `${drafts.length} ${are} left out of the built site: ${names}${more}.`];
}

const form = /^([12]\d{3}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?[ ]?(Z|UTC|[+-]\d{2}:\d{2})?)?$/;

/**
 * Parses `2027-01-15` or `2027-01-15 09:00`, in UTC by default, to milliseconds since 1970.
 * `undefined` if the text is not a date.
 */
export function parsePublish(text: unknown): number | undefined {
  const [, day, time = '00:00', seconds = ':00', zone = 'Z'] = form.exec(String(text)) ?? [];
  // A year before 2000 is a slip: `0027` for `2027`.
  if (!day || day < '2000') return undefined;
  // JavaScript would read 31 April as 1 May.
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return undefined;
  const moment = Date.parse(`${day}T${time}${seconds}${zone === 'UTC' ? 'Z' : zone}`);
  return Number.isNaN(moment) ? undefined : moment;
}

/**
 * Reads when a page is published, even if the rest of it is invalid. An unreadable `publish` is an
 * error, and publishes nothing.
 * @param value the parsed page, if there is one
 */
export function readPublication(value: unknown, text: string): Publication {
  const isPage = typeof value === 'object' && value !== null;
  const { draft, publish } = (isPage ? value : findInText(text)) as Record<string, unknown>;
  const time = publish === undefined ? undefined : parsePublish(publish);
  return {
    ...(draft === true && { draft }),
    ...(time !== undefined && { publish: time }),
  };
}

/** Finds the two lines in a page that is not valid YAML. */
function findInText(text: string): Record<string, unknown> {
  const publish = /^publish:[ \t]*(["']?)(.*?)\1[ \t]*(?:[ \t]#.*)?\r?$/m.exec(text)?.[2];
  return {
    draft: /^draft:[ \t]*true[ \t]*(?:[ \t]#.*)?\r?$/m.test(text),
    ...(publish !== undefined && { publish }),
  };
}

/** Whether `draft` contains a date, in any notation. */
export const isDay = (draft: unknown): draft is string =>
  typeof draft === 'string' && /\b\d{4}\b|\d[./]\s?\d/.test(draft);

/** Whether `publish` is neither a date nor a reference to a value. */
export const isWrongPublish = (publish: unknown): boolean =>
  publish !== undefined &&
  !(typeof publish === 'string' && (parsePublish(publish) !== undefined || publish.includes('$(')));

/** Nobody plans so many years ahead. */
const farYears = 5;

/** Warns about a day of publication that is years away, where digits of the year are most likely in the wrong order. */
export function explainFarPublish({ publish = 0 }: Publication, now: number): Problem[] {
  const horizon = new Date(now);
  horizon.setUTCFullYear(horizon.getUTCFullYear() + farYears);
  if (publish <= horizon.getTime()) return [];
  const [, year = '', rest = ''] = /^(\d{4})(-.*?)(?: 00:00)? UTC$/.exec(writeTime(publish)) ?? [];
  const swapped = [0, 1, 2].map(
    (at) => year.slice(0, at) + year.charAt(at + 1) + year.charAt(at) + year.slice(at + 2),
  );
  const thisYear = Date.UTC(new Date(now).getUTCFullYear(), 0);
  const isNear = (time = 0) => time >= thisYear && time <= horizon.getTime();
  const near = swapped.map((each) => each + rest).filter((each) => isNear(parsePublish(each)));
  const [right, other] = [...new Set(near)];
  const isClear = right !== undefined && other === undefined;
  return [
    {
      code: 'D904',
      severity: 'warning',
      where: { path: ['publish'], at: 'value' },
      message: `The page stays a draft until ${writeTime(publish)}, more than ${farYears} years from now.`,
      ...(isClear && { label: didYouMean([right]), replacement: writing(right) }),
      hints: 'Correct the year. A page that has no day yet says `draft: true` instead.',
    },
  ];
}

/** Warns about `draft` on a page whose date of publication has passed. */
export function explainStaleDraft({ draft, publish }: Publication, now: number): Problem[] {
  if (!draft || publish === undefined || publish > now) return [];
  return [
    {
      code: 'D903',
      severity: 'warning',
      where: { path: ['draft'], at: 'key' },
      message: `The page has been part of the site since ${writeTime(publish)}, and \`draft\` says otherwise.`,
      hints:
        '`publish` decides. Remove `draft`; or remove `publish`, so that the page is a draft again.',
    },
  ];
}
