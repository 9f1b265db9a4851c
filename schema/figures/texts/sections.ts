import type { Mismatch } from '../mismatch.ts';
import type { Place } from '../places.ts';

/** `section 4` or `4. Limits`, in any language. */
const numbered = /^(?:\D*\p{L}[ \u00a0](\d{1,2})|(\d{1,2})\. .*)$/u;
const linked = /\[([^\]]+)\]\(#([\w-]+)\)/g;

/** What schemas can say of sections that are numbered, and named by their numbers elsewhere on the page. */
export const sections = {
  /** `[section 4](#limits)` leads to the fourth section. */
  numbersSections(
    { list, when }: Record<'list' | 'when', string>,
    block: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const { [list]: items, [when]: isNumbered } = Object(block);
    if (isNumbered !== true || !Array.isArray(items)) return [];
    const ids = items.map((item) => String(Object(item).id));
    const [page] = valuesAt(String(pointer.split('/').length - 1));
    return linksBelow(page, '').flatMap(({ place, words, id }): Mismatch[] => {
      const [, last, first] = numbered.exec(words) ?? [];
      const number = last ?? first ?? '';
      const right = ids.indexOf(id) + 1;
      if (!number || right === 0 || right === Number(number) || Number(number) > ids.length)
        return [];
      const at = words.lastIndexOf(number);
      const part = {
        before: words.slice(0, at),
        text: number,
        after: words.slice(at + number.length),
      };
      const others = [`${pointer}/${list}/${right - 1}/title`];
      const names = ['section', number, String(Object(items[right - 1]).title), String(right)];
      const found = number;
      return [
        { code: 'K652', pointer: place, names, found, computed: String(right), part, others },
      ];
    });
  },
};

interface SectionLink {
  place: string;
  words: string;
  id: string;
}

/** The links of a page to its own places: those within its texts, and those that are groups. */
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
