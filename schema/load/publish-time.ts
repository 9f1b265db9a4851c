import type { Problem } from '../diagnostics/diagnostics.ts';
import { PlainError } from '../plain-error.ts';

/** What a page says of when it is part of the site. */
export interface Publication {
  draft?: boolean;
  /** Milliseconds since 1970: until then the page is a draft. */
  publish?: number;
}

/** A page that is a draft until a time. */
export interface WaitingPage {
  file: string;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * The time that decides what is published, in milliseconds since 1970: that of SOURCE_DATE_EPOCH
 * where it is set, so that a build can be repeated, and else now. Throws where it is not a number.
 * Source: https://reproducible-builds.org/specs/source-date-epoch/
 */
export function readClock({ SOURCE_DATE_EPOCH: seconds } = process.env): number {
  if (!seconds) return Date.now();
  if (/^\d{1,11}$/.test(seconds)) return Number(seconds) * 1000;
  throw new PlainError(
    `SOURCE_DATE_EPOCH is \`${seconds}\`; it must be seconds since 1970, such as 1767225600.`,
  );
}

/** A time to publish decides by itself; a page without one is a draft where it says so. */
export const isDraft = ({ draft = false, publish }: Publication, now: number): boolean =>
  publish === undefined ? draft : publish > now;

/** When a page is there for visitors: minus infinity for always, infinity for a draft without a time. */
export const availableFrom = ({ draft, publish }: Publication): number =>
  publish ?? (draft ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY);

/** `2027-01-15 09:00 UTC` */
export const writeTime = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The pages that are drafts until a time, in the order of their files. */
export const waitingPages = (
  pages: Iterable<[file: string, page: { facts: Publication }]>,
  now: number,
): WaitingPage[] =>
  [...pages].flatMap(([file, { facts }]) =>
    facts.publish !== undefined && isDraft(facts, now) ? [{ file, until: facts.publish }] : [],
  );

/** What people read of the pages that wait, a line each. */
export const describeWaiting = (waiting: readonly WaitingPage[]): string[] =>
  waiting.map(({ file, until }) => `${file} waits until ${writeTime(until)}.`);

const form = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?[ ]?(Z|UTC|[+-]\d{2}:\d{2})?)?$/;

/** The milliseconds of a UTC date or time, `2027-01-15` or `2027-01-15 09:00`; `undefined` where it is none. */
export function parsePublish(text: unknown): number | undefined {
  const [, day, time = '00:00', seconds = ':00', zone = 'Z'] = form.exec(String(text)) ?? [];
  if (!day) return undefined;
  // A day that no month has would be taken for one of the next month.
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return undefined;
  const moment = Date.parse(`${day}T${time}${seconds}${zone === 'UTC' ? 'Z' : zone}`);
  return Number.isNaN(moment) ? undefined : moment;
}

/**
 * What a page says of its publication, whether or not the rest of it can be read: `value` is its
 * content where there is any. A time that cannot be read publishes nothing: it is an error.
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

/** The lines of a page that is not YAML as a whole. */
function findInText(text: string): Record<string, unknown> {
  const publish = /^publish:[ \t]*(["']?)(.*?)\1[ \t]*(?:[ \t]#.*)?\r?$/m.exec(text)?.[2];
  return {
    draft: /^draft:[ \t]*true[ \t]*(?:[ \t]#.*)?\r?$/m.test(text),
    ...(publish !== undefined && { publish }),
  };
}

/** Whether a day stands where only `true` or `false` can, in any way of writing it. */
export const isDay = (draft: unknown): draft is string =>
  typeof draft === 'string' && /\b\d{4}\b|\d[./]\s?\d/.test(draft);

/** Whether what a page has as `publish` is no date. A value may stand for one. */
export const isWrongPublish = (publish: unknown): boolean =>
  publish !== undefined &&
  !(typeof publish === 'string' && (parsePublish(publish) !== undefined || publish.includes('$(')));

/** What is wrong with `draft` in a page that is published all the same. */
export function explainStaleDraft({ draft, publish }: Publication, now: number): Problem[] {
  if (!draft || publish === undefined || publish > now) return [];
  return [
    {
      code: 'D903',
      severity: 'warning',
      where: { path: ['draft'], at: 'key' },
      message: `The page is part of the site since ${writeTime(publish)}, and \`draft\` says otherwise.`,
      hints: [
        '`publish` decides. Remove `draft`; or remove `publish`, so that the page is a draft again.',
      ],
    },
  ];
}
