import { startOf } from '../../model/wording.ts';
import type { Mismatch } from '../mismatch.ts';
import { daysInMonth } from './months.ts';

/** A time that no clock shows, and why. */
export interface WrongTime {
  index: number;
  found: string;
  reason: string;
}

const hourAndMinute = /(?<![\d:.,/-])(\d{1,2}):(\d\d)(?![\d:]|[.,]\d)/g;

const ofMinutes = 'is no time: an hour has only 60 minutes';
const ofHours = 'is no time: a day has only 24 hours';

/** What shows that a number is a time of day: `9:75 am`, `25:00 Uhr`. */
const clock =
  /^[ \u00a0\u202f]?(?:[ap]\.?m\b|Uhr\b|o[’']clock|UTC\b|GMT\b|CES?T\b|[EPCM][SD]T\b|heures\b|horas\b)/i;
const opening =
  /\b(?:[Oo]pen|[Cc]losed|[Oo]pening|[Dd]aily|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Mon|Tue|Wed|Thu|Fri|Sat|Sun|geöffnet|täglich|Öffnungszeiten|(?:Mo|Di|Mi|Do|Fr|Sa|So)(?:\.|\s?[-–]\s?(?:Di|Mi|Do|Fr|Sa|So))|ouvert|lundi|samedi|dimanche|abierto|lunes|sábado|domingo)(?!\p{L})/u;
const range = /^\s?(?:[-–—]|to|until|till|bis|à|a|al)\s?\d{1,2}:\d\d(?![\d:])/;
const rangeBefore = /\d{1,2}:\d\d\s?(?:[-–—]|to|until|till|bis|à|a|al)\s?$/;

/** Finds times that no clock shows, where the words around them say that they are times: `9:75 am`. */
export function wrongClockTimes(text: string): WrongTime[] {
  return wrongTimesIn(text).filter(({ index, found }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + found.length)];
    const isRange = range.test(after) || rangeBefore.test(before);
    return clock.test(after) || (isRange && opening.test(before + after));
  });
}

function wrongTimesIn(text: string): WrongTime[] {
  return [...text.matchAll(hourAndMinute)].flatMap(({ index, 0: found, 1: hour, 2: minute }) => {
    if (Number(minute) > 59) return { index, found, reason: ofMinutes };
    const isLate = Number(hour) > 24 || (Number(hour) === 24 && minute !== '00');
    return isLate ? { index, found, reason: ofHours } : [];
  });
}

/** Finds times and dates that do not exist in a list of times: `9:75`, `25:00` and `31.11.`. */
export function wrongInTimes(texts: readonly string[], at: (index: number) => string): Mismatch[] {
  return texts.flatMap((text, index): Mismatch | [] => {
    // What is found by its words is reported by them.
    if (wrongClockTimes(text).length > 0) return [];
    const time = wrongTimesIn(text).find(({ index }) => ofTime.test(text.slice(0, index)));
    const isWrong = time && areOfDay(texts, time);
    const reason = isWrong ? time.reason : wrongDay(text);
    if (reason === undefined) return [];
    const found = isWrong ? time.found : text;
    return {
      code: 'K659',
      pointer: at(index),
      part: { before: '', text: found, after: '' },
      message: `\`${startOf(found)}\` ${reason}.`,
      hint: isWrong ? hintForTime : 'Correct the day or the month.',
      name: text,
    };
  });
}

/** What is before a time. Before a verse, `Luke 1:78`, is the name of its book. */
const ofTime =
  /(?:^|[-–—,;(&/]\s?|\b(?:at|from|until|till|to|by|and|um|ab|bis|von|und|à|de|las|about|around|c\.|ca\.|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.?|(?:Mo|Di|Mi|Do|Fr|Sa|So)\.?) )$/i;

export const hintForTime = 'Correct the hour or the minutes.';

/**
 * Whether the times beside a wrong one are those of a day, and no ratios, such as `40:60`. Beside `25:00`, they
 * are at quarters of an hour: they are not those of a recording, `25:10`, or of a night that goes on after
 * midnight, `24:00` and `25:00`.
 */
function areOfDay(texts: readonly string[], { found, reason }: WrongTime): boolean {
  const wrong = texts.flatMap(wrongTimesIn).filter((each) => each.found !== found);
  const times = texts
    .flatMap((text) => [...text.matchAll(hourAndMinute)])
    .filter(([each]) => each !== found && !wrong.some((other) => other.found === each));
  if (reason === ofMinutes)
    return (
      times.length > 0 &&
      times.length >= wrong.length &&
      times.every(([, hour]) => Number(hour) < 24)
    );
  return (
    times.length > 1 &&
    !wrong.some((each) => each.reason === ofHours) &&
    times.every(
      ([, hour = '', minute = '']) =>
        Number(hour) < 24 && /^(?:00|15|30|45)$/.test(minute) && hour !== '0',
    )
  );
}

/** Says what is wrong with a day without its year, or with two digits of it: `31.11.` and `31.11.26`. */
function wrongDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d\d)?$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  if (Number(month) > 12) return 'does not exist: a year has only 12 months';
  const last = daysInMonth(Number(month) - 1, year ? 2000 + Number(year) : undefined);
  return Number(month) > 0 && Number(day) > last
    ? `does not exist: that month has ${last} days`
    : undefined;
}
