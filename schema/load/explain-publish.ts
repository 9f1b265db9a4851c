import { parsePublish } from '../facts/publish-time.ts';
import { daysInMonth, english, monthCalled, monthStarts } from '../figures/labels/months.ts';
import { type Problem, writing } from '../model/diagnostics.ts';
import { didYouMean } from '../model/wording.ts';

/** Explains why a page's `publish` is not a valid date. */
export function explainPublish(publish: unknown): Problem {
  const found = String(publish ?? '').trim();
  const { message, right, certain = false, hint } = explain(publish, found);
  const text = right !== undefined && parsePublish(right) !== undefined ? right : undefined;
  return {
    code: 'D902',
    where: { path: ['publish'], at: publish === null ? 'key' : 'value' },
    message,
    label: text && (certain ? `write \`${text}\`` : didYouMean([text])),
    hints: [
      hint && hint,
      'A date is a year, a month and a day: `publish: 2027-01-15`. A time of that day may follow, in UTC: `publish: 2027-01-15 09:00`.',
    ],
    replacement: text ? writing(text, { certain }) : undefined,
  };
}

/** Explains a date in `draft`, which takes only `true` or `false`. */
export function explainDraftDay(draft: string, publish: unknown): Problem {
  const found = draft.trim();
  const right = parsePublish(found) === undefined ? explain(found, found).right : found;
  const line = `publish: ${right ?? '2027-01-15'}`;
  return {
    code: 'D902',
    where: { path: ['draft'], at: 'key' },
    message: `\`draft\` is \`true\` or \`false\`, and \`${found}\` is a day.`,
    ...(right && publish === undefined && { label: didYouMean([line]) }),
    hints:
      publish === undefined
        ? `A page that is to appear on a day says so with \`publish\`, and is a draft until then: \`${line}\`.`
        : '`publish` says from which day the page is shown: remove `draft`.',
    ...(right === found &&
      publish === undefined && {
        replacement: { title: 'rename `draft` to `publish`', text: 'publish' },
      }),
  };
}

interface Explained {
  message: string;
  /** The date that the author most likely meant. */
  right?: string | undefined;
  certain?: boolean;
  hint?: string;
}

/** How people write a date. Each form has a `year`, and often a `month`, a `day` and a `clock`. */
interface Notation {
  form: RegExp;
  /** What is wrong with it, as the end of a sentence about it. */
  says: string;
  /** Whether the numbers may have been meant in another order. */
  isVague?: boolean;
}

const clock = '(?:[T ,]+(?<clock>.+))?';
const named = `(?<month>${monthStarts})[a-zä]*\\.?,?`;
const weekday = '(?:[a-z]{2,10}\\.?,? +)?';
const yearLast = 'ends with the year; a date begins with it.';
const inWords = 'has the month in words; a date is written in digits.';

const notations: Notation[] = [
  {
    form: RegExp(`^(?:00(?<year>\\d\\d)|[01]\\d{3})-(?<month>\\d\\d)-(?<day>\\d\\d)${clock}$`),
    says: 'is before the year 2000.',
    isVague: true,
  },
  {
    form: RegExp(
      `^(?<year>\\d{4})(?:[-/. 年]|년 ?)?(?<month>\\d{1,2})(?:[-/. 月]|월 ?)?(?<day>\\d{1,2})[日일]?${clock}$`,
    ),
    says: 'is not written as a date is here.',
  },
  {
    form: RegExp(
      `^(?<month>0?\\d|1[0-2])[-/. ]+(?<day>1[3-9]|[2-3]\\d)[-/. ]+(?<year>\\d{4})${clock}$`,
    ),
    says: yearLast,
  },
  {
    form: RegExp(`^(?<day>\\d{1,2})[-/. ]+(?<month>\\d{1,2})[-/. ]+(?<year>\\d{4})${clock}$`),
    says: yearLast,
  },
  // Nobody publishes a page in the past, so these two digits are the year.
  {
    form: /^(?<year>[2-9]\d)[-/. ]+(?<month>\d{1,2})[-/. ]+(?<day>[01]?\d)$/,
    says: 'has a year of two digits; a date begins with all four.',
    isVague: true,
  },
  {
    form: /^(?<day>\d{1,2})[-/. ]+(?<month>\d{1,2})[-/. ]+(?<year>\d{2})$/,
    says: yearLast,
    isVague: true,
  },
  {
    form: RegExp(
      `^${weekday}(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)? +(?:of +)?${named} +(?<year>\\d{4})$`,
      'i',
    ),
    says: inWords,
  },
  {
    form: RegExp(`^${weekday}${named} +(?<day>\\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\\d{4})$`, 'i'),
    says: inWords,
  },
  {
    form: RegExp(`^${named} +(?<year>\\d{4})$`, 'i'),
    says: 'lacks the day of the month.',
    isVague: true,
  },
];

function explain(publish: unknown, found: string): Explained {
  if (publish === null || found === '') return { message: '`publish` is empty.' };
  if (typeof publish === 'boolean') {
    return {
      message: `\`publish\` is the day from which the page is there, not \`${found}\`.`,
      hint: 'A page without `publish` is published unless it has `draft: true`: remove the line.',
    };
  }
  if (/^\d{4}(?:-\d{1,2})?$/.test(found)) {
    return { message: `\`${found}\` lacks the ${found.length > 4 ? 'day' : 'month and the day'}.` };
  }
  if (/\d\s+(?:to|until|till|bis|[-–—])\s+\d/i.test(found))
    return {
      message: `\`publish\` is one day, and \`${found}\` are two.`,
      right: found.split(/\s/)[0],
      hint: 'A page has no last day: write `draft: true` on that day, and build the site again.',
    };
  const notation = notations.find(({ form }) => form.test(found));
  if (notation) return explainNotation(found, notation);
  return /^(?:today|tomorrow|now|soon|next|later|heute|morgen|bald)\b/i.test(found)
    ? { message: `\`${found}\` means another day each day; write the date itself.` }
    : { message: `\`${found}\` cannot be read as a date.` };
}

function explainNotation(found: string, { form, says, isVague = false }: Notation): Explained {
  const { year = '', month = '', day = '1', clock } = form.exec(found)?.groups ?? {};
  const [years, months, days] = [
    Number(year.length > 2 ? year : `20${year}`),
    Number.isNaN(Number(month)) ? (monthCalled(month) ?? -1) + 1 : Number(month),
    Number(day),
  ];
  const wrong = impossible(years, months, days);
  if (wrong) return wrong;
  const date = write(years, months, days);
  if (clock !== undefined && found.startsWith(year)) return explainClock(found, date, clock);
  const time = timeOf(clock ?? '');
  const right = time ? `${date} ${time}` : date;
  // Which of two numbers is the month is clear only if one is above 12.
  const other = write(years, days, months) + right.slice(date.length);
  const mayBeOther = says === yearLast && !isVague && days <= 12 && days !== months;
  return {
    message: `\`${found}\` ${says}`,
    right,
    certain: !isVague && !mayBeOther,
    ...(mayBeOther && {
      hint: `It may mean \`${right}\`, or \`${other}\` where the month comes first.`,
    }),
  };
}

/** The most likely time zones of authors, with their offsets from UTC. */
const zones: Record<string, string> = {
  CET: '+01:00',
  CEST: '+02:00',
  MEZ: '+01:00',
  MESZ: '+02:00',
  GMT: '+00:00',
  BST: '+01:00',
  EST: '-05:00',
  EDT: '-04:00',
  CDT: '-05:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
  JST: '+09:00',
};

/** Explains the time behind a date that is right. */
function explainClock(found: string, date: string, clock: string): Explained {
  const time = timeOf(clock);
  if (time)
    return {
      message: `The time in \`${found}\` is an hour and minutes, in two digits each.`,
      right: `${date} ${time}`,
      certain: true,
    };
  const [, hours = '', zone = ''] = /^(.*\S) *\b([a-z]{2,5})$/i.exec(clock.trim()) ?? [];
  const withoutZone = timeOf(hours);
  const offset = zones[zone.toUpperCase()];
  if (withoutZone)
    return {
      message: `\`${zone}\` is not read in \`${found}\`: a time zone is written as hours and minutes from UTC.`,
      right: `${date} ${withoutZone}${offset ?? ''}`,
      hint:
        offset === undefined
          ? `A time is in UTC unless it says otherwise: \`${date} ${withoutZone}-05:00\` is five hours behind, and \`+01:00\` one hour ahead.`
          : `\`${zone}\` is \`${offset}\`: so much later than UTC, or with a minus so much earlier.`,
    };
  return {
    message: `The time in \`${found}\` cannot be read: it is an hour and minutes, from 00:00 to 23:59.`,
    right: date,
  };
}

/** Explains a month or day that does not exist, and suggests the nearest one that does. */
function impossible(year: number, month: number, day: number): Explained | undefined {
  const date = `\`${write(year, month, day)}\``;
  if (month < 1 || month > 12) {
    return {
      message: `There is no day ${date}: a year has 12 months.`,
      right: month <= 31 && day <= 12 ? write(year, day, month) : undefined,
    };
  }
  const length = daysInMonth(month - 1, year);
  if (day >= 1 && day <= length) return undefined;
  return {
    message: `There is no day ${date}: ${english[month - 1]} ${year} has ${length} days.`,
    right: write(year, month, day < 1 ? 1 : length),
  };
}

const write = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Reads a time of day: `9am`, `9:30` and `9 Uhr` become `09:00`, `09:30` and `09:00`. */
function timeOf(text: string): string | undefined {
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2}(?:\.\d+)?)? *(am|pm|uhr|h|z|utc)?$/i.exec(text.trim()) ??
    [];
  if (hour === '') return undefined;
  const isHalf = /^[ap]m$/i.test(half ?? '');
  const hours = isHalf ? (Number(hour) % 12) + (/^pm$/i.test(half ?? '') ? 12 : 0) : Number(hour);
  return hours < 24 && Number(minute) < 60 && !(isHalf && Number(hour) > 12)
    ? `${String(hours).padStart(2, '0')}:${minute}`
    : undefined;
}
