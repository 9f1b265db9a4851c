/** Builds a lookup table by character code of the ASCII characters that a pattern matches. */
export const charactersOf = (pattern: RegExp): readonly boolean[] =>
  Array.from({ length: 128 }, (_, code) => pattern.test(String.fromCharCode(code)));

export const codeOf = (character: string): number => character.charCodeAt(0);

/** Characters that cannot begin a text without quotes. */
export const indicators = charactersOf(/[-?:,[\]{}#&*!|>'"%@`]/);

export const newline = codeOf('\n');
export const space = codeOf(' ');
export const hash = codeOf('#');
export const dash = codeOf('-');
export const colon = codeOf(':');
export const comma = codeOf(',');

/**
 * Removes spaces at the end of a line. Other whitespace, such as non-breaking spaces, is part of
 * the text.
 */
export const withoutSpacesAtEnd = (line: string): string =>
  line.endsWith(' ') ? line.replace(/ +$/, '') : line;

export const spacesBefore = (line: string): number => line.match(/^ */)?.[0].length ?? 0;
