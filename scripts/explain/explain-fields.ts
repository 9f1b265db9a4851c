import { isDeepStrictEqual } from 'node:util';
import { filesIn } from '../../schema/diagnostics/example-files.ts';
import { pagesAround, readExample } from '../../schema/diagnostics/examples.ts';
import { isGroup } from '../../schema/is-group.ts';
import type { CodeDescription } from '../../schema/model/codes/description.ts';
import type { Path } from '../../schema/model/diagnostics.ts';
import { type FileValue, schemaAt } from '../../schema/model/schema-at.ts';
import { readSchema, readSiteSchema, type Schema } from '../../schema/model/schemas.ts';
import { describeProperty } from '../../schema/model/wording.ts';
import { parseYaml } from '../../schema/syntax/parse-yaml.ts';

/** How many differences of an example are described. */
const most = 3;

/**
 * Returns what the schema says about the fields that differ between the two versions of an example,
 * and about the groups that they are in.
 */
export function describeExampleFields(description: CodeDescription): string[] {
  const { wrong, right } = readExample(description);
  for (const [top, ...texts] of versions(wrong, right)) {
    const [old, corrected] = texts.map((text) => parseYaml(text).value);
    if (!isGroup(old) || !isGroup(corrected) || countBlocks(old) !== countBlocks(corrected))
      continue;
    const words = [...differences(old, corrected)]
      .slice(0, most)
      .flatMap((path) => [corrected, old].map((root) => describeAt(path, { root, top })))
      .flat();
    if (words.length > 0) return [...new Set(words)];
  }
  return [];
}

/** With another number of blocks, what is around the example differs, and not the example. */
const countBlocks = ({ blocks }: Record<string, unknown>): number =>
  Array.isArray(blocks) ? blocks.length : 0;

/** Yields both versions of each file that an example may be, with the schema of the file. */
function* versions(
  wrong: string,
  right: string,
): Generator<[top: Schema, wrong: string, right: string]> {
  const [page, site] = [readSchema('page.json'), readSiteSchema()];
  const corrected = filesIn(right);
  for (const [file, { text }] of filesIn(wrong))
    yield [file === 'site.yaml' ? site : page, text, corrected.get(file)?.text ?? ''];
  if (corrected.size > 0) return;
  const pages = [...pagesAround(right)];
  for (const [index, text] of [...pagesAround(wrong)].entries())
    yield [page, text, pages[index] ?? ''];
  yield [site, wrong, right];
}

/** Yields the paths of the values that differ. */
function* differences(old: unknown, corrected: unknown, path: Path = []): Generator<Path> {
  if (isDeepStrictEqual(old, corrected)) return;
  const both = [old, corrected];
  const areGroups = both.every(isGroup);
  // Blocks and visuals of two kinds have nothing to compare.
  const isOther = areGroups && ['type', 'kind'].some((tag) => both[0]?.[tag] !== both[1]?.[tag]);
  if (isOther || (!areGroups && !both.every(Array.isArray))) {
    yield path;
    return;
  }
  const [before, after] = both as Record<string, unknown>[];
  for (const key of new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})]))
    yield* differences(before?.[key], after?.[key], [
      ...path,
      Array.isArray(old) ? Number(key) : key,
    ]);
}

/** Describes the nearest field with the value at a path, and its group or list if that is a field. */
function describeAt(path: Path, file: FileValue): string[] {
  const described = path.flatMap((name, index) => {
    const above = path.slice(0, index);
    // The list of all blocks says nothing about a field.
    if (typeof name !== 'string' || name === 'blocks') return [];
    return schemaAt([...above, name], file)?.description
      ? [describeProperty(schemaAt(above, file) ?? {}, name)]
      : [];
  });
  return described.slice(-2);
}
