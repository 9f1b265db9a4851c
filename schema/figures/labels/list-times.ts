import { startOf } from '../../model/wording.ts';
import type { Mismatch } from '../mismatch.ts';
import { wrongDay } from './numeric-dates.ts';
import {
  hasTooManyMinutes,
  hintForTime,
  hourAndMinute,
  ofMinutes,
  wrongClockTimes,
} from './times.ts';

/** Finds times and days that do not exist in a list of times: `9:75` and `31.11.`. */
export function wrongInTimes(texts: readonly string[], at: (index: number) => string): Mismatch[] {
  return texts.flatMap((text, index): Mismatch | [] => {
    // What is found by the words around it is reported elsewhere.
    if (wrongClockTimes(text).length > 0) return [];
    const time = wrongMinutes(text, texts);
    const reason = time === undefined ? wrongDay(text) : ofMinutes;
    if (reason === undefined) return [];
    const found = time ?? text;
    return {
      code: 'K659',
      pointer: at(index),
      part: { before: '', text: found, after: '' },
      message: `\`${startOf(found)}\` ${reason}.`,
      hint: time === undefined ? 'Correct the day or the month.' : hintForTime,
      name: text,
    };
  });
}

/** What is before a time. Before a verse, `Luke 1:78`, is the name of its book. */
const ofTime =
  /(?:^|[-–—,;(&/]\s?|(?<!\p{L})(?:at|from|until|till|to|by|and|um|ab|bis|von|und|à|de|las|about|around|c\.|ca\.|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.?|(?:Mo|Di|Mi|Do|Fr|Sa|So)\.?) )$/iu;

/**
 * Returns a time with too many minutes, if the times beside it are those of a day: ratios such as
 * `40:60` are not.
 */
function wrongMinutes(text: string, texts: readonly string[]): string | undefined {
  const [found] =
    [...text.matchAll(hourAndMinute)].find(
      ({ index, 2: minute }) => hasTooManyMinutes(minute) && ofTime.test(text.slice(0, index)),
    ) ?? [];
  if (found === undefined) return undefined;
  const others = texts
    .flatMap((each) => [...each.matchAll(hourAndMinute)])
    .filter(([other]) => other !== found);
  const right = others.filter(
    ([, hour, minute]) => Number(hour) < 24 && !hasTooManyMinutes(minute),
  ).length;
  return right > 0 && right >= others.length - right ? found : undefined;
}
