import { Document, isScalar, visit } from 'yaml';

/** Maximum characters of a small group in braces, on one line. */
const shortLine = 72;

/** Maximum characters of an item that shares a line with others, such as a cell of a table. */
const shortItem = 20;

/** The library pads both brackets and braces, or neither. */
const paddedList = /^(\s*(?:- )*(?:[\w-]+: )?)\[ (.*) \]$/gm;

/**
 * Formats an example of a schema as an author would write it: small groups, small lists and long
 * texts on one line.
 */
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
