import type { Mismatch } from '../mismatch.ts';
import { matchesIn, numberWords, valueOfWord, writeNumberLike } from '../number-words.ts';
import type { Place } from '../places.ts';
import { partAt } from '../stated-numbers.ts';

const nouns = 'sections?|clauses?|chapters?|abschnitt|abschnitte|ziffer|kapitel|punkt';
const counted = `(?:in|all) (\\d{1,2}|${numberWords}) sections(?=[.,;:)]|$| (?:apply|bind|hold|are|continue)(?!\\p{L}))`;
const linked = new RegExp(`\\[(?:${nouns})[ \\u00a0](\\d{1,2})\\]\\(#([\\w-]+)\\)`, 'giu');
const named = new RegExp(
  `(?<![\\p{L}[])(?:${nouns})[ \\u00a0](\\d{1,2})(?![\\d.(]|[ \\u00a0](?:of|in|under|des|der)(?!\\p{L}))`,
  'giu',
);

/** What schemas can say of sections that are numbered, and named by their numbers elsewhere on the page. */
export const sections = {
  /** `[section 4](#limits)` leads to the fourth section, and `section 10` is one of nine at least. */
  numbersSections(
    { list, when }: Record<'list' | 'when', string>,
    block: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const { [list]: items, [when]: isNumbered } = Object(block);
    if (isNumbered !== true || !Array.isArray(items)) return [];
    const all = items.map((item, index) => ({
      id: String(Object(item).id),
      title: String(Object(item).title),
      pointer: `${pointer}/${list}/${index}/title`,
    }));
    const [page] = valuesAt(String(pointer.split('/').length - 1));
    return textsBelow(page, '').flatMap(({ pointer: place, text, href }) => {
      const found = [
        ...[...text.matchAll(linked)].map(([link, number = '', id = '']) => {
          return { number, id, index: text.indexOf(link) + link.indexOf(number) };
        }),
        ...(href?.startsWith('#') && /^\d{1,2}\. /.test(text)
          ? [{ number: text.split('.', 1)[0] ?? '', id: href.slice(1), index: 0 }]
          : []),
      ];
      return [
        ...found.flatMap((each) => checkLink(each, all, text, place)),
        ...checkCount(text, place, all.length, list),
        ...[...text.matchAll(named)].flatMap(({ 0: words, 1: number = '', index }): Mismatch[] => {
          // One or two sections were removed. A number that is further off names sections of something else.
          const more = Number(number) - all.length;
          if (more <= 0 || more > 2) return [];
          const part = partAt(text, { written: number, index: index + words.indexOf(number) });
          const names = ['missing section', words, String(all.length)];
          return [{ code: 'K652', pointer: place, names, found: number, computed: '', part }];
        }),
      ];
    });
  },
};

interface SectionLink {
  number: string;
  id: string;
  index: number;
}

interface Section {
  id: string;
  title: string;
  pointer: string;
}

function checkLink(
  { number, id, index }: SectionLink,
  all: readonly Section[],
  text: string,
  pointer: string,
): Mismatch[] {
  const at = all.findIndex((each) => each.id === id);
  const section = all[at];
  if (!section || at + 1 === Number(number)) return [];
  const other = all[Number(number) - 1];
  const right = String(at + 1);
  const names = ['section', number, section.title, right, other?.id ?? ''];
  const others = [section.pointer];
  const mismatch = { code: 'K652', pointer, names, found: number, others } as const;
  // The words are those of the section that the number counts, so the address is wrong.
  if (other && text === `${number}. ${other.title}`)
    return [{ ...mismatch, pointer: pointer.replace(/label$/, 'href'), computed: `#${other.id}` }];
  // Where the words are those of the section, its number alone is wrong.
  const isCertain = text === `${number}. ${section.title}`;
  const part = partAt(text, { written: number, index });
  return [{ ...mismatch, names: isCertain ? names.slice(0, 4) : names, computed: right, part }];
}

/** `In nine sections` of a page that has ten. */
function checkCount(text: string, pointer: string, count: number, list: string): Mismatch[] {
  if (!text.includes(' sections')) return [];
  return matchesIn(text, counted).flatMap(({ index, parts: [words = '', number = ''] }) => {
    const value = valueOfWord(number) ?? Number(number);
    if (value === count || Math.abs(value - count) > 2) return [];
    const part = partAt(text, { written: number, index: index + words.indexOf(number) });
    const names = [words.slice(words.indexOf(number)), list];
    const computed = writeNumberLike(number, count);
    return [{ code: 'K654', pointer, names, found: String(count), computed, part }];
  });
}

interface PlacedText {
  pointer: string;
  text: string;
  /** Where the object leads of which this is the label. */
  href?: string;
}

function textsBelow(value: unknown, pointer: string): PlacedText[] {
  if (typeof value !== 'object' || value === null) return [];
  const { href }: { href?: unknown } = Object(value);
  return Object.entries(value).flatMap(([name, each]): PlacedText[] => {
    const place = `${pointer}/${name}`;
    if (typeof each !== 'string') return textsBelow(each, place);
    return [
      {
        pointer: place,
        text: each,
        ...(name === 'label' && typeof href === 'string' && { href }),
      },
    ];
  });
}
