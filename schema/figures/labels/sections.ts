import type { Mismatch, Mismatches } from '../mismatch.ts';
import type { Place } from '../places.ts';

/** `section 4` or `4. Limits`, in any language. */
const numbered = /^(?:\D*\p{L}[ \u00a0](\d{1,2})|(\d{1,2})\. .*)$/u;
const linked = /\[([^\]]+)\]\(#([\w-]+)\)/g;

/** Keywords for numbered sections that other texts of the page mention by number. */
export const sections = {
  /** Checks that `[section 4](#limits)` leads to the fourth section. */
  numbersSections(
    { list, when }: Record<'list' | 'when', string>,
    block: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const { [list]: items, [when]: isNumbered } = Object(block);
    if (isNumbered !== true || !Array.isArray(items)) return [];
    const ids = items.map((item) => String(Object(item).id));
    const [page] = valuesAt(String(pointer.split('/').length - 1));
    return linksBelow(page, '').flatMap(({ place, words, id }): Mismatches => {
      const [, last, first] = numbered.exec(words) ?? [];
      const number = Number(last ?? first);
      const right = ids.indexOf(id) + 1;
      // A number a little too high is of a section that was removed. One far off is that of a law.
      if (right === 0 || right === number || !(number <= ids.length + 2)) return [];
      const at = words.lastIndexOf(String(number));
      const after = words.slice(at + String(number).length);
      const title = `\`${Object(items[right - 1]).title}\``;
      return {
        code: 'K652',
        pointer: place,
        message: `This link says ${number}, and leads to ${title}, which is ${right}.`,
        hint: 'Sections are counted from the first to the last. Correct the number, or the address.',
        instead: String(right),
        part: { before: words.slice(0, at), text: String(number), after },
        others: [`${pointer}/${list}/${right - 1}/title`],
      };
    });
  },
};

interface SectionLink {
  place: string;
  words: string;
  id: string;
}

/** Returns a page's links to its own anchors, both within texts and as objects. */
function linksBelow(value: unknown, pointer: string): SectionLink[] {
  if (typeof value === 'string')
    return [...value.matchAll(linked)].map(([, words = '', id = '']) => ({
      place: pointer,
      words,
      id,
    }));
  if (typeof value !== 'object' || value === null) return [];
  const { href, label }: { href?: unknown; label?: unknown } = Object(value);
  const own =
    typeof label === 'string' && typeof href === 'string' && href.startsWith('#')
      ? [{ place: `${pointer}/label`, words: label, id: href.slice(1) }]
      : [];
  const inner = Object.entries(value).flatMap(([name, each]) =>
    linksBelow(each, `${pointer}/${name}`),
  );
  return [...own, ...inner];
}
