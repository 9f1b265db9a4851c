import type { Mismatch } from './mismatch.ts';
import { numbersIn, partAt, type StatedNumber } from './stated-numbers.ts';

/** Where a value stands, as in `relations.ts`. */
interface Place {
  pointer: string;
  valuesAt: (target: string) => unknown[];
}

/** Things that a drawing names, and what it says of each. */
interface Named {
  list: string;
  label: string;
  text: string;
}

interface Item {
  label: string;
  texts: { pointer: string; text: string; numbers: StatedNumber[] }[];
}

/** What schemas can say of things that two blocks of a page describe. */
export const sameLabels = {
  /** Cards of the same names as the rows of a drawing, which tell the same amounts: all of them but one. */
  saidOfPage(
    { list, label, text }: Named,
    drawing: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const rows = listOf(Object(drawing)[list]).flatMap((row, index) => {
      const { [label]: name, [text]: words } = Object(row);
      const numbers = numbersIn(String(words)).filter(({ isAmount }) => isAmount);
      const at = `${pointer}/${list}/${index}/${text}`;
      return numbers.length > 0 ? [{ name: plainOf(name), words: String(words), numbers, at }] : [];
    });
    if (rows.length < 3) return [];
    const blocks = valuesAt(`${pointer.split('/').length - 1}/blocks/*`);
    return blocks.flatMap((block, index): Mismatch[] => {
      const items = itemsOf(block, `/blocks/${index}`);
      const pairs = rows.flatMap((row) => {
        const item = items.find((each) => each.label === row.name);
        return item ? [{ row, item, ...differenceOf(row.numbers, item) }] : [];
      });
      const right = pairs.filter(({ missing }) => missing.length === 0);
      const [wrong, ...others] = pairs.filter(({ missing }) => missing.length > 0);
      if (!wrong || others.length > 0 || right.length < 2) return [];
      const [[meant, ...more], [told, ...rest]] = [wrong.missing, wrong.extra];
      if (!meant || !told || more.length > 0 || rest.length > 0) return [];
      return [
        {
          code: 'K656',
          pointer: told.pointer,
          names: ['same', wrong.row.words, wrong.item.label],
          found: told.number.written,
          computed: meant.written,
          part: partAt(told.text, told.number),
          others: [wrong.row.at],
        },
      ];
    });
  },
};

/** The amounts of a row that an item does not tell, and those that it tells in their place. */
function differenceOf(numbers: readonly StatedNumber[], { texts }: Item) {
  const told = texts.flatMap(({ pointer, text, numbers }) =>
    numbers.map((number) => ({ pointer, text, number })),
  );
  return {
    missing: numbers.filter((number) => !told.some((each) => areSame(each.number, number))),
    extra: told.filter(({ number }) => !numbers.some((each) => areSame(each, number))),
  };
}

const areSame = (one: StatedNumber, other: StatedNumber): boolean =>
  one.values.some((value) => other.values.includes(value));

/** The items of the lists of a block that have a name, with their texts. */
function itemsOf(block: unknown, pointer: string): Item[] {
  return Object.entries(Object(block)).flatMap(([list, items]) =>
    listOf(items).flatMap((item, index): Item[] => {
      const { title, label, name } = Object(item);
      const own = [title, label, name].find((each) => typeof each === 'string');
      if (own === undefined) return [];
      const texts = Object.entries(Object(item)).flatMap(([key, text]) => {
        const numbers = typeof text === 'string' ? numbersIn(text) : [];
        const amounts = numbers.filter(({ isAmount }) => isAmount);
        const place = `${pointer}/${list}/${index}/${key}`;
        return amounts.length > 0 ? [{ pointer: place, text: String(text), numbers: amounts }] : [];
      });
      return texts.length > 0 ? [{ label: plainOf(own), texts }] : [];
    }),
  );
}

const plainOf = (name: unknown): string => String(name).trim();

const listOf = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
