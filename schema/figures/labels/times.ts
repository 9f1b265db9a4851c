/** A time that no clock shows, and why. */
export interface WrongTime {
  index: number;
  found: string;
  reason: string;
}

export const hourAndMinute = /(?<![\d:.,/-])(\d{1,2}):(\d\d)(?![\d:]|[.,]\d)/g;

export const hintForTime = 'Correct the hour or the minutes.';

/** What shows that a number is a time of day: `9:75 am`, `25:00 Uhr`. */
const clockBehind =
  /^[ \u00a0\u202f]?(?:[ap]\.?m\b|Uhr\b|o[’']clock|UTC\b|GMT\b|CES?T\b|[EPCM][SD]T\b|heures\b|horas\b)/i;
const openingHours =
  /\b(?:[Oo]pen|[Cc]losed|[Oo]pening|[Dd]aily|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Mon|Tue|Wed|Thu|Fri|Sat|Sun|geöffnet|täglich|Öffnungszeiten|(?:Mo|Di|Mi|Do|Fr|Sa|So)(?:\.|\s?[-–]\s?(?:Di|Mi|Do|Fr|Sa|So))|ouvert|lundi|samedi|dimanche|abierto|lunes|sábado|domingo)(?!\p{L})/u;
const rangeBehind = /^\s?(?:[-–—]|to|until|till|bis|à|a|al)\s?\d{1,2}:\d\d(?![\d:])/;
const rangeBefore = /\d{1,2}:\d\d\s?(?:[-–—]|to|until|till|bis|à|a|al)\s?$/;

/** Finds times that no clock shows, where the words around them say that they are times: `9:75 am`. */
export function wrongClockTimes(text: string): WrongTime[] {
  return wrongTimesIn(text).filter(({ index, found }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + found.length)];
    const isRange = rangeBehind.test(after) || rangeBefore.test(before);
    return clockBehind.test(after) || (isRange && openingHours.test(before + after));
  });
}

function wrongTimesIn(text: string): WrongTime[] {
  return [...text.matchAll(hourAndMinute)].flatMap(({ index, 0: found, 1: hour, 2: minute }) => {
    if (hasTooManyMinutes(minute)) return { index, found, reason: ofMinutes };
    const isLate = Number(hour) > 24 || (Number(hour) === 24 && minute !== '00');
    return isLate ? { index, found, reason: 'is no time: a day has only 24 hours' } : [];
  });
}

export const ofMinutes = 'is no time: an hour has only 60 minutes';

export const hasTooManyMinutes = (minute: string | undefined): boolean => Number(minute) > 59;
