import type { Block } from '../../schema/generated/types.ts';

const noBreak = '\u00a0';

/**
 * Digits in two or three groups: `12 345`, but neither `2027 100` nor `A4 100`. Longer numbers may have
 * to break, and then between two groups.
 */
const grouped = /(?<![\p{L}\d.,]|\d )\d{1,3}(?: \d{3}){1,2}(?! ?\d)/gu;

/** The space of `12 €`, `12 %` and `€ 12`. */
const besideSign = /(?<=\d) (?=[€$£¥%‰](?!\p{L}))|(?<=[€$£¥]) (?=\d)/gu;

/** Addresses of pages and sites, and names of files. */
const address = /^(?:[/#]|[a-z][a-z+.-]*:\S)|\.[a-z]\w{1,4}$/i;

/**
 * Keeps the numbers in the texts of blocks in one line, with their signs. Returns the same blocks if
 * there are none to keep.
 */
export const withUnbrokenNumbers = (blocks: Block[]): Block[] => unbroken(blocks) as Block[];

function unbroken(value: unknown): unknown {
  if (typeof value === 'string') return unbrokenText(value);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value);
  const changed = parts.flatMap(([name, part]): [string, unknown][] => {
    const kept = unbroken(part);
    return kept === part ? [] : [[name, kept]];
  });
  if (changed.length === 0) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  return Object.assign(copy, Object.fromEntries(changed));
}

function unbrokenText(text: string): string {
  // Most texts have no number with a space beside it.
  if (!/\d | \d/.test(text) || address.test(text)) return text;
  return text
    .replace(grouped, (number) => number.replaceAll(' ', noBreak))
    .replace(besideSign, noBreak);
}
