import type { CST, YAMLSeq } from 'yaml';
import type { Path } from '../model/diagnostics.ts';
import { lineEnd, lineStart, startOfComments } from '../syntax/lines.ts';
import type { TextEdit } from '../syntax/text-edits.ts';
import { EditError, endOf, listAt, startOf, type YamlText } from './yaml-text.ts';

/**
 * Removes an item from a list: whole lines with the comments above them, or an item in brackets
 * with its comma.
 */
export function removeItem(yaml: YamlText, path: Path, index: number): TextEdit[] {
  const list = listAt(yaml, path);
  const chunk = chunkAt(yaml, list, index);
  if (list.flow) {
    const chunks = chunksOf(yaml, list);
    const next = chunks[index + 1];
    const previous = chunks[index - 1];
    if (next) return [{ from: chunk.from, to: next.from, text: '' }];
    return [{ from: previous?.to ?? chunk.from, to: chunk.to, text: '' }];
  }
  if (list.items.length > 1) return [{ ...chunk, text: '' }];
  // A block list without items would be null.
  const dash = dashes(list)[0] as number;
  return [
    {
      from: dash,
      to: endOf(yaml, list),
      text: `  []${endOf(yaml, list) === chunk.to ? yaml.eol : ''}`,
    },
  ];
}

interface Chunk {
  from: number;
  to: number;
}

/** Returns the ranges of a list's items. In block lists they are whole lines without gaps. */
function chunksOf(yaml: YamlText, list: YAMLSeq): Chunk[] {
  const { text } = yaml;
  if (list.flow) {
    return list.items.map((item, index) => ({
      from: flowStart(list, index, item),
      to: endOf(yaml, item),
    }));
  }
  let end = 0;
  return dashes(list).map((dash, index) => {
    const line = lineStart(text, dash);
    if (text.slice(line, dash).trim() !== '') {
      throw new EditError('The first item of this list is on a line with something else.');
    }
    const from = index === 0 ? startOfComments(text, line) : end;
    const item = list.items[index];
    end = lineEnd(text, Math.max(endOf(yaml, item), dash + 1));
    return { from, to: end };
  });
}

function chunkAt(yaml: YamlText, list: YAMLSeq, index: number): Chunk {
  const chunk = chunksOf(yaml, list)[index];
  if (!chunk) throw new EditError(`This list has no item ${index + 1}.`);
  return chunk;
}

/** Returns the offsets of the dashes of a block list. */
function dashes(list: YAMLSeq): number[] {
  const { items } = list.srcToken as CST.BlockSequence;
  return items.flatMap(({ start }) => {
    const dash = start.find(({ type }) => type === 'seq-item-ind');
    return dash ? [dash.offset] : [];
  });
}

/** Returns the start of an item in brackets, including its anchor or tag. */
function flowStart(list: YAMLSeq, index: number, item: unknown): number {
  const { items } = list.srcToken as CST.FlowCollection;
  const properties = items[index]?.start.find(({ type }) => type === 'anchor' || type === 'tag');
  return Math.min(properties?.offset ?? Number.POSITIVE_INFINITY, startOf(item));
}
