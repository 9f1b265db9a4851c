import { type Problem, writing } from '../diagnostics/diagnostics.ts';
import { daysInMonth, english, monthCalled, monthStarts } from '../figures/labels/months.ts';
import { parsePublish } from './publish-time.ts';

/** Explains why a page's `publish` is not a valid date. */
export function explainPublish(publish: unknown): Problem {
  const found = String(publish ?? '').trim();
  const { message, right, certain = false, hint } = explain(publish, found);
  const text = right !== undefined && parsePublish(right) !== undefined ? right : undefined;
  return {
    code: 'D902',
    where: { path: ['publish'], at: publish === null ? 'key' : 'value' },
    message,
    label: text && (certain ? `write \`${text}\`` : `did you mean \`${text}\`?`),
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
    ...(right && publish === undefined && { label: `did you mean \`${line}\`?` }),
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

const dayFirst = new RegExp(
  `^(?:[a-z]{2,10}\\.?,? +)?(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)? +(?:of +)?(?<month>${monthStarts})[a-zä]*\\.?,? +(?<year>\\d{4})$`,
  'i',
);
const monthFirst = new RegExp(
  `^(?:[a-z]{2,10}\\.?,? +)?(?<month>${monthStarts})[a-zä]*\\.? +(?<day>\\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\\d{4})$`,
  'i',
);
const onlyMonth = new RegExp(`^(?<month>${monthStarts})[a-zä]*\\.?,? +(?<year>\\d{4})$`, 'i');

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
  const explained = explainDigits(found) ?? explainWords(found);
  if (explained) return explained;
  return /^(?:today|tomorrow|now|soon|next|later|heute|morgen|bald)\b/i.test(found)
    ? { message: `\`${found}\` means another day each day; write the date itself.` }
    : { message: `\`${found}\` cannot be read as a date.` };
}

/** Explains a date of three numbers, in any order. */
function explainDigits(found: string): Explained | undefined {
  const [, year, month = '', day = '', clock = ''] =
    /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})(?:[T ,]+(.+))?$/.exec(found) ?? [];
  if (year) return explainYearFirst(found, year, month, day, clock);
  const [, first, second, last, time = ''] =
    /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4})(?:[T ,]+(.+))?$/.exec(found) ?? [];
  if (first && second && last) return explainYearLast(found, [first, second, last], time);
  const [, one, two, short] = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{2})$/.exec(found) ?? [];
  if (!one || !two || !short) return undefined;
  // Nobody publishes a page in the past, so these two digits are the year.
  if (Number(one) >= 20 && Number(short) < 20)
    return {
      message: `\`${found}\` has a year of two digits; a date begins with all four.`,
      right: write(`20${one}`, two, short),
    };
  return { ...explainYearLast(found, [one, two, `20${short}`], ''), certain: false };
}

/** Explains a date with the name of its month. */
function explainWords(found: string): Explained | undefined {
  const words = (dayFirst.exec(found) ?? monthFirst.exec(found) ?? onlyMonth.exec(found))?.groups;
  if (!words) return undefined;
  const { day, month: name = '', year = '' } = words;
  const right = write(year, monthOf(name), day ?? '1');
  if (day === undefined) return { message: `\`${found}\` lacks the day of the month.`, right };
  return {
    ...impossible(year, String(monthOf(name)), day),
    message: `\`${found}\` has the month in words; a date is written in digits.`,
    right,
    certain: true,
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

/** Explains a date that starts with its year. */
function explainYearFirst(
  found: string,
  year: string,
  month: string,
  day: string,
  clock: string,
): Explained {
  const wrong = impossible(year, month, day);
  if (wrong) return wrong;
  const date = write(year, month, day);
  if (clock === '') {
    return {
      message: `\`${found}\` is not written as a date is here.`,
      right: date,
      certain: true,
    };
  }
  const time = timeOf(clock);
  const [zone = ''] = /\b(?!am|pm|uhr|h|z|utc)[a-z]{2,5}$/i.exec(clock.trim()) ?? [];
  const withoutZone = zone && timeOf(clock.trim().slice(0, -zone.length));
  if (withoutZone) {
    const offset = zones[zone.toUpperCase()];
    return {
      message: `\`${zone}\` is not read in \`${found}\`: a time zone is written as hours and minutes from UTC.`,
      right: `${date} ${withoutZone}${offset ?? ''}`,
      hint:
        offset === undefined
          ? `A time is in UTC unless it says otherwise: \`${date} ${withoutZone}-05:00\` is five hours behind, and \`+01:00\` one hour ahead.`
          : `\`${zone}\` is \`${offset}\`: so much later than UTC, or with a minus so much earlier.`,
    };
  }
  if (time === undefined)
    return {
      message: `The time in \`${found}\` cannot be read: it is an hour and minutes, from 00:00 to 23:59.`,
      right: date,
    };
  return {
    message: `The time in \`${found}\` is an hour and minutes, in two digits each.`,
    right: `${date} ${time}`,
    certain: true,
  };
}

/**
 * Explains a date that ends with its year. Which of the other two numbers is the month is clear
 * only if one is above 12.
 */
function explainYearLast(
  found: string,
  [first, second, year]: [string, string, string],
  clock: string,
): Explained {
  const time = clock && timeOf(clock) ? ` ${timeOf(clock)}` : '';
  const message = `\`${found}\` ends with the year; a date begins with it.`;
  const isMonthFirst = Number(second) > 12 && Number(first) <= 12;
  if (isMonthFirst)
    return { message, right: `${write(year, first, second)}${time}`, certain: true };
  const right = `${write(year, second, first)}${time}`;
  if (Number(first) > 12 || first === second) {
    return { ...impossible(year, second, first), message, right, certain: Number(second) <= 12 };
  }
  return {
    message,
    right,
    hint: `It may mean \`${right}\`, or \`${write(year, first, second)}${time}\` where the month comes first.`,
  };
}

/** Explains a month or day that does not exist, and suggests the nearest one that does. */
function impossible(year: string, month: string, day: string): Explained | undefined {
  const date = `\`${write(year, month, day)}\``;
  const [monthNumber, dayNumber] = [Number(month), Number(day)];
  if (monthNumber < 1 || monthNumber > 12) {
    return {
      message: `There is no day ${date}: a year has 12 months.`,
      right: monthNumber <= 31 && dayNumber <= 12 ? write(year, day, month) : undefined,
    };
  }
  const length = daysInMonth(monthNumber - 1, Number(year));
  if (dayNumber >= 1 && dayNumber <= length) return undefined;
  return {
    message: `There is no day ${date}: ${english[monthNumber - 1]} ${Number(year)} has ${length} days.`,
    right: write(year, month, dayNumber < 1 ? 1 : length),
  };
}

const write = (year: string, month: string | number, day: string | number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const monthOf = (name: string): number => (monthCalled(name) ?? -1) + 1;

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
