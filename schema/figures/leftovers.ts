import type { Mismatch } from './mismatch.ts';

/** Where a value stands, as in `relations.ts`. */
interface Place {
  pointer: string;
}

/** An address of an item, or a text with one, and its way below the item. */
interface Address {
  way: string;
  text: string;
  words: string;
}

/** What schemas can say of what is left of another item that was copied. */
export const leftovers = {
  /** Items whose addresses have their own names, but for one that has another’s: `?subject=Designer` below `Engineer`. */
  namesItself(name: string, items: unknown, { pointer }: Place): Mismatch[] {
    if (!Array.isArray(items) || items.length < 3) return [];
    if (!haveQuestions(items, 3)) return [];
    const asked = items.map((item) => addressesIn(item, ''));
    const all = asked.map((addresses, index) => {
      const title = String(Object(items[index])[name] ?? '');
      return { index, title, own: wordsOf(title), addresses };
    });
    const ways = new Set(all.flatMap(({ addresses }) => addresses.map(({ way }) => way)));
    return [...ways].flatMap((way): Mismatch[] => {
      const mentions = all.flatMap((item) => {
        const address = item.addresses.find((each) => each.way === way);
        const named = address && all.filter(({ own }) => own && address.words.includes(own));
        return address && named ? [{ item, address, named }] : [];
      });
      const right = mentions.filter(({ item, named }) => named.includes(item));
      const [wrong, ...others] = mentions.filter(
        ({ item, named }) => named[0] && !named.includes(item),
      );
      if (!wrong || others.length > 0 || right.length < 2) return [];
      const [other, ...more] = wrong.named;
      if (!other || more.length > 0) return [];
      const { item, address } = wrong;
      const [found, computed] = renamed(address.text, other.title, item.title);
      if (!found || !computed) return [];
      const from = address.text.indexOf(found);
      const end = from + found.length;
      const part = {
        before: address.text.slice(Math.max(0, from - 8), from),
        text: found,
        after: address.text.slice(end, end + 8),
      };
      const place = `${pointer}/${item.index}/${way}`;
      const names = [item.title, other.title];
      const seen = `${pointer}/${other.index}/${name}`;
      return [{ code: 'K660', pointer: place, names, found, computed, part, others: [seen] }];
    });
  },
};

/** Whether so many items have a question. Few lists have any, so that it is soon seen that too few are left. */
function haveQuestions(items: readonly unknown[], least: number): boolean {
  let left = items.length;
  return items.every((item) => hasQuestion(item) || --left >= least);
}

/** Whether a text below a value has the sign of a question, be it one to a reader. */
function hasQuestion(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('?');
  if (typeof value !== 'object' || value === null) return false;
  for (const each of Object.values(value)) if (hasQuestion(each)) return true;
  return false;
}

/** The texts below an item that lead somewhere with a question: `?subject=Designer`. */
function addressesIn(value: unknown, way: string): Address[] {
  if (typeof value === 'string') {
    // Two items may lead to one page, but a question behind an address is one item’s own.
    const [asked] = /\?[\w-]+=[^)\s]+/.exec(value) ?? [];
    return asked ? [{ way, text: value, words: wordsOf(asked) }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    addressesIn(each, way ? `${way}/${key}` : key),
  );
}

/** `-product-designer-` for `Product Designer` as for `Product%20Designer`. */
const wordsOf = (text: string): string =>
  `-${text
    .toLowerCase()
    .replace(/%[\da-f]{2}|[^a-z\dß-ÿ]+/g, '-')
    .replace(/-+/g, '-')}-`.replace(/-+/g, '-');

/** How one name is written in an address, and another in its place. */
function renamed(text: string, name: string, other: string): [found?: string, computed?: string] {
  const forms = [
    encodeURIComponent,
    (title: string) => title.replaceAll(' ', '+'),
    (title: string) => wordsOf(title).slice(1, -1),
    (title: string) => title,
  ];
  const form = forms.find((each) => text.includes(each(name)));
  return form ? [form(name), form(other)] : [];
}
