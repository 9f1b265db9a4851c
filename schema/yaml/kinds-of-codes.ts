import type { Code } from '../model/codes.ts';

interface Coded {
  code: string;
}

const oneOf = (...codes: Code[]) => {
  const all = new Set<string>(codes);
  return ({ code }: Coded): boolean => all.has(code);
};

/** Whether a guess moves lines, rather than changing characters in them. */
export const movesLines = oneOf('Y014', 'Y015', 'Y016');

/** Whether lines are at the wrong level, or are missing or repeated. */
export const isOfShape = oneOf('Y001', 'Y002', 'Y014', 'Y015', 'Y016');

/** Whether something does not belong where it is, or lacks something there. */
export const isMisfit = oneOf('P101', 'P102', 'P104', 'P106', 'P114', 'P117');

/** Whether a line at the wrong level may be the cause: of an unknown property, or a value of the wrong kind. */
export const mayBeOfLevel = oneOf('P102', 'P104', 'P106', 'P114', 'P117', 'Y006', 'Y014');

/**
 * Whether quotes, commas or the name of a text that is gone may be the cause: of what is missing, an unknown
 * word, a wrong format, or a wrong number of items.
 */
export const mayBeOfSign = oneOf('P103', 'P105', 'P107', 'P108', 'P109');

/** Whether a name or a word is unknown. It is wrong even if the rest of the block is missing. */
export const isOfName = oneOf('P103', 'P104', 'P105', 'P106', 'P114');

/** Whether it is about a block's type or a visual's kind. */
export const isOfTag = oneOf('P103', 'P105', 'P115');

/** Whether it keeps the rest of a block from being checked. */
export const hidesBlock = oneOf('P105', 'P106', 'P115', 'Y006');

/** Whether it is a missing colon or the space behind it, a brace, an invisible or stray character, a line end, or a comma in a number. */
export const isOfCharacter = oneOf('Y012', 'Y013', 'Y018', 'Y022', 'Y023', 'Y024', 'Y028');
