import { type Replacement, writing } from '../model/diagnostics.ts';

/** Values that some parser does not read as texts. */
export const otherValues = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/**
 * Writes an address or words so that they are valid anywhere in YAML, also in braces.
 * `schema/edits/write-scalar.ts` writes any text, but needs the precise parser, which rules must
 * not load.
 */
export const writeSimpleText = (text: string): string =>
  /^[A-Za-z/](?:[\w/.@&+%=?-]|:(?=\S)| (?=\w))*(?:#[\w-]+)?$/.test(text) && !otherValues.test(text)
    ? text
    : JSON.stringify(text);

/** Returns a replacement by a text; its title says the text. */
export const writingText = (text: string, certain = false): Replacement =>
  writing(writeSimpleText(text), { shown: text, certain });
