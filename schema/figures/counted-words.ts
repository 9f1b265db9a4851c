/** A number with the two words that a hyphen joins to it: `14-day free`. */
export interface CountedWords {
  number: string;
  /** `day free`, in lower case. */
  words: string;
  /** The index of the number in the text. */
  index: number;
}

const words = /-(\p{L}+ \p{L}+)(?!\p{L})/uy;
const number = /(?<![\w$€£¥.,:/#%+-])\d[\d.,]*$/;
const longestNumber = 12;

/** Returns the two words that a text begins with after a hyphen, in lower case. */
export const wordsBehind = (text: string, index: number): string | undefined => {
  words.lastIndex = index;
  return words.exec(text)?.[1]?.toLowerCase();
};

/** Finds numbers with words. Looks at hyphens only, because it runs on every page. */
export function countedIn(text: string): CountedWords[] {
  const found: CountedWords[] = [];
  for (let at = text.indexOf('-'); at >= 0; at = text.indexOf('-', at + 1)) {
    if (!isDigit(text.charCodeAt(at - 1))) continue;
    const counted = number.exec(text.slice(Math.max(0, at - longestNumber), at));
    const behind = wordsBehind(text, at);
    if (counted && behind)
      found.push({ number: counted[0], words: behind, index: at - counted[0].length });
  }
  return found;
}

const isDigit = (character: number): boolean => character >= 0x30 && character <= 0x39;
