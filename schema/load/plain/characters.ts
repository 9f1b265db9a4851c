/** Whether a character, by its code, is one of those that a pattern matches; beyond ASCII none is. */
export const charactersOf = (pattern: RegExp): readonly boolean[] =>
  Array.from({ length: 128 }, (_, code) => pattern.test(String.fromCharCode(code)));

export const codeOf = (character: string): number => character.charCodeAt(0);

/** With these a text without quotes cannot begin. */
export const indicators = charactersOf(/[-?:,[\]{}#&*!|>'"%@`]/);

export const newline = codeOf('\n');
export const space = codeOf(' ');
export const hash = codeOf('#');
export const dash = codeOf('-');
export const colon = codeOf(':');
export const comma = codeOf(',');

/** Other spaces, such as those that do not break, belong to the text. */
export const withoutSpacesAtEnd = (line: string): string =>
  line.endsWith(' ') ? line.replace(/ +$/, '') : line;

export const spacesBefore = (line: string): number => line.match(/^ */)?.[0].length ?? 0;
