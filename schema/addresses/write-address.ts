/**
 * An address, or words, as YAML writes them anywhere, in braces too. `schema/edits/write-scalar.ts`
 * writes any text, and asks the precise parser, which rules must not load.
 */
export const writeAddress = (text: string): string =>
  /^[A-Za-z/](?:[\w/.@&+%=?-]|:(?=\S)| (?=\w))*(?:#[\w-]+)?$/.test(text) &&
  !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
