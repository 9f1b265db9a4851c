import { isMap, isPair, isScalar, visit, type YAMLMap } from 'yaml';
import type { Problem } from '../model/diagnostics.ts';
import type { Schema } from '../model/schemas.ts';
import { code } from '../model/wording.ts';
import { composeYaml } from '../syntax/parse-yaml.ts';
import { hasItemBelowText, hasPropertyInText } from '../syntax/signs.ts';
import { itemsIn, mayHave, ownerOf } from './schema-names.ts';

/**
 * Finds list items that YAML appends to the text above them, because they are indented more, and
 * properties and items in a text after `|`.
 */
export function foldedItems(text: string): Problem[] {
  if (!hasItemBelowText(text) && !hasPropertyInText(text)) return [];
  const { document } = composeYaml(text);
  const found: Problem[] = [];
  if (!document) return [];
  visit(document, {
    Scalar(_, { type, range }, path) {
      if (!range) return;
      const [from, to] = range;
      const own = text.slice(from, to);
      const problem = type === 'PLAIN' ? itemIn(own, from) : propertyIn(own, from, path);
      if (problem) found.push(problem);
    },
  });
  return found;
}

function itemIn(own: string, from: number): Problem | undefined {
  const item = /\n[ \t]*(?=- )/.exec(own);
  return item
    ? {
        code: 'Y014',
        where: { offsets: [from + item.index + item[0].length, from + own.length] },
        message: 'YAML takes this item for the end of the text above it.',
        hints: ['Start it in the column of the items that it belongs to.'],
      }
    : undefined;
}

function propertyIn(own: string, from: number, path: readonly unknown[]): Problem | undefined {
  const found = /^[|>]/.test(own) ? swallowedIn(own, path) : undefined;
  const { name = '' } = found?.groups ?? {};
  if (!found) return undefined;
  const start = from + found.index + found[0].length;
  return {
    code: 'Y014',
    where: { offsets: [start, start + name.length] },
    message: `YAML takes ${code(name)} for a part of the text above it.`,
    hints: ['Start it in the column of the properties that it belongs to.'],
    about: { kind: 'line of a long text' },
  };
}

/**
 * The first line of a text, but for its beginning, that is a property which its group can have and lacks, or
 * with a dash what another item like it, or a block, begins with.
 */
function swallowedIn(own: string, path: readonly unknown[]): RegExpExecArray | undefined {
  const group = path.findLast(isMap);
  const schema = group && schemaOf(group, path);
  const lines = own.matchAll(
    /(?<=\n.*\S.*)\n[ \t]*(?<dash>- +)?(?=(?<name>[a-z][\w-]*):(?:[ \t]|\r?$))/gm,
  );
  return schema
    ? lines.find(
        ({ groups: { name = '', dash } = {} }) =>
          (mayHave(schema, [name]) && group.has(name) === (dash !== undefined)) ||
          (dash !== undefined && name === 'type'),
      )
    : undefined;
}

/** The schema of a group, if it is a block, a visual, or an item of one of their lists. */
function schemaOf(group: YAMLMap, path: readonly unknown[]): Schema | undefined {
  const own = typeOf(group);
  if (own) return ownerOf(own);
  const [list, outer] = path.slice(0, path.indexOf(group)).filter(isOuter).reverse();
  const type = isMap(outer) ? typeOf(outer) : undefined;
  return isPair(list) && isScalar(list.key) ? itemsIn(type, String(list.key.value)) : undefined;
}

const isOuter = (node: unknown): boolean => isMap(node) || isPair(node);

const typeOf = (group: YAMLMap): string | undefined => {
  const type: unknown = group.get('type') ?? group.get('kind');
  return typeof type === 'string' ? type : undefined;
};
