import type { Code } from '../../model/codes.ts';
import { code } from '../../model/wording.ts';

/** Signs with which no text may begin, and what YAML takes them for. */
const signs: [RegExp, meaning: string][] = [
  [/^\*/, 'the name of something that is elsewhere in the file'],
  [/^&/, 'a name for what follows'],
  [/^!/, 'a mark that says of what kind the value is'],
  [/^[@`]/, 'a sign that it keeps for itself'],
  [/^%/, 'an instruction to the computer'],
  [/^[{}]/, 'a group of properties'],
  [/^[[\]]/, 'a list'],
  [/^,/, 'the end of an item'],
  [/^-(?=[ \t]|$)/, 'an item of a list'],
  [/^\?(?=[ \t]|$)/, 'the name of a property'],
  [/^>(?=[ \t]*[^ \t\-+])/, 'the beginning of a longer text'],
  [/^#/, 'a comment'],
];

export interface Reason {
  code: Code;
  message: string;
}

export const colonAndSpace = /:(?:[ \t\r\n]|$)/;

export const colonMessage =
  'This text has a colon followed by a space, and without quotes YAML takes what is before it for a property.';

const lastColonMessage =
  'This text ends with a colon, and without quotes YAML takes what is before it for a property.';

/** Why a text needs quotes, if it does. */
export function reasonToQuote(text: string): Reason | undefined {
  const isSign = /^[%@*&!]{1,3}$/.test(text);
  if ((!isSign && !/[\p{L}\p{N}]/u.test(text)) || isWrittenAsGroup(text)) return undefined;
  // Braces around properties are meant as such, even where there is one too many.
  if (/^\{+[ \t]*["']?[A-Za-z][\w-]*["']?:[ \t].*\}$/s.test(text)) return undefined;
  // Braces around words are no placeholder, and visitors would see them.
  if (/^\{[^{}:,]*[^{}:,\s][ \t]+[^{}:,]*\}$/.test(text)) return undefined;
  if (/^\*[\w-]+$/.test(text)) {
    return { code: 'Y007', message: unnamedAlias(text) };
  }
  const sign = signs.find(([pattern]) => pattern.test(text));
  if (sign) {
    const first = text.charAt(0);
    return {
      code: first === '#' ? 'Y010' : 'Y007',
      message:
        first === '#'
          ? 'Without quotes, what starts with `#` is a comment, so there is no value here.'
          : `A text cannot begin with ${first === '`' ? 'a backtick' : code(first)} without quotes: YAML takes it for ${sign[1]}.`,
    };
  }
  // `-type: hero` lacks a space, and no quotes.
  if (/^-[a-z]/.test(text)) return undefined;
  if (colonAndSpace.test(text)) {
    return {
      code: 'Y011',
      message: colonAndSpace.test(text.slice(0, -1)) ? colonMessage : lastColonMessage,
    };
  }
  return undefined;
}

/** What is wrong with `*trail`, if nothing has that name. */
export const unnamedAlias = (alias: string): string =>
  `${code(alias)} stands for what is named ${code(`&${alias.slice(1)}`)} elsewhere in the file, and nothing is.`;

/** Whether somebody means a group with properties, where a text is allowed. */
const isWrittenAsGroup = (text: string): boolean => /^\{[ \t]*[A-Za-z]+:[ \t].*\}$/s.test(text);
