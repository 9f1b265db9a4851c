import { Document, isScalar, visit } from 'yaml';

/** Characters up to which a small group stands in braces, in one line. */
const shortLine = 72;

/** Characters up to which an item may stand beside others in a line, such as a cell of a table. */
const shortItem = 20;

/** The library writes spaces inside of brackets and braces, or in neither. */
const paddedList = /^(\s*(?:- )*(?:[\w-]+: )?)\[ (.*) \]$/gm;

/** An example of a schema as an author would write it: small groups and lists in one line, as are long texts. */
export function writeExample(example: unknown): string {
  const document = new Document(example, { aliasDuplicateObjects: false });
  visit(document, {
    Seq(_, list) {
      const isSmall = list.items.every(
        (item) => isScalar(item) && String(item.value).length <= shortItem,
      );
      if (isSmall && JSON.stringify(list).length < shortLine) list.flow = true;
    },
    Map(_, map, path) {
      const isSmall = map.items.every(
        ({ value }) => isScalar(value) && !String(value.value).includes('\n'),
      );
      if (path.length > 1 && isSmall && JSON.stringify(map).length < shortLine) map.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 }).trimEnd().replace(paddedList, '$1[$2]');
}
