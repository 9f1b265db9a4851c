/** What Windows-1252 shows for the second and later bytes of a letter in UTF-8. */
const rest = '[\\x80-\\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/** The same without what may follow a word: quotes, dashes and `…`. */
const restInWord = '[\\x80-\\x9f¡-ª¬-º¼-¿€ƒ†‡ˆ‰ŠŒŽ•˜™šœžŸ]';

/**
 * Letters in UTF-8 that were read as Windows-1252. Capitals such as `Ã` may stand before a quote or a
 * dash, so that there the letters around must be right, too.
 */
export const misread: RegExp = new RegExp(
  [
    // é, ü, ß; and É at the beginning of a word.
    `Ã${restInWord}`,
    `(?<!\\p{L})Ã${rest}(?=\\p{Ll})`,
    // ë and à, and others at the end of a word: no capital follows a small letter there.
    `(?<=\\p{Ll})Ã${rest}|(?<!\\p{L})Ã\\xa0`,
    // £, ©, », and spaces that do not break.
    '(?<!\\p{Lu})Â[\\xa0¡£¥§©«®°±²³´µ·»¼½¾¿]',
    // ’, “, –, …, € and ™; the second byte of ” has no character in many programs.
    'â€(?:[\\x80-\\x9f™œ˜“”¦¢¹º‘’•]|(?![\\p{L}\\p{N}]))',
    'â(?:‚¬|„¢|œ[“”…]|†[’‘]|ˆ’)',
    `ðŸ${rest}{2}`,
    // Polish, Czech and Turkish.
    `(?<=\\p{Ll})[ÄÅ]${restInWord}|[ÄÅ]${restInWord}(?=\\p{Ll})`,
    // Greek and Cyrillic, and scripts of Asia.
    `(?:[ÎÏÐÑ]${rest}){2,}`,
    `(?:[à-ï]${rest}{2}){2,}`,
  ].join('|'),
  'u',
);

/** Whether a text has such letters. Most accented letters are not followed by one of these. */
export const hasMisread = (text: string): boolean => start.test(text) && misread.test(text);

const start = new RegExp(`[\\xc2-\\xc5\\xce-\\xd1\\xe0-\\xf0]${rest}`);
