/**
 * Returns rules that set `--count` to the number in a data attribute, from 1 to `most`: the content
 * security policy allows no style attributes, and not every browser reads numbers for styles from
 * attributes.
 */
export const countRules = (attribute: string, most: number): string =>
  Array.from({ length: most }, (_, index) => index + 1)
    .map((count) => `&[${attribute}='${count}'] { --count: ${count}; }`)
    .join('');
