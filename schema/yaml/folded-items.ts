import { visit } from 'yaml';
import type { Problem } from '../model/diagnostics.ts';
import { composeYaml } from '../syntax/parse-yaml.ts';
import { hasItemBelowText } from '../syntax/signs.ts';

/** Finds list items that YAML appends to the text above them, because they are indented more. */
export function foldedItems(text: string): Problem[] {
  if (!hasItemBelowText(text)) return [];
  const { document } = composeYaml(text);
  const found: Problem[] = [];
  if (!document) return [];
  visit(document, {
    Scalar(_, { type, range }) {
      if (type !== 'PLAIN' || !range) return;
      const [from, to] = range;
      const item = /\n[ \t]*(?=- )/.exec(text.slice(from, to));
      if (!item) return;
      const at = from + item.index + item[0].length;
      found.push({
        code: 'Y014',
        where: { offsets: [at, to] },
        message: 'YAML takes this item for the end of the text above it.',
        hints: ['Start it in the column of the items that it belongs to.'],
      });
    },
  });
  return found;
}
