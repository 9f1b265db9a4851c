import { Document, isScalar, visit } from 'yaml';

/** Characters up to which a small group stands in braces, in one line. */
const shortLine = 72;

/** An example of a schema as an author would write it: small groups in braces, long texts in one line. */
export function writeExample(example: unknown): string {
  const document = new Document(example, { aliasDuplicateObjects: false });
  visit(document, {
    Map(_, map, path) {
      const isSmall = map.items.every(
        ({ value }) => isScalar(value) && !String(value.value).includes('\n'),
      );
      if (path.length > 1 && isSmall && JSON.stringify(map).length < shortLine) map.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 }).trimEnd();
}
