import { isMap } from 'yaml';
import type { Problem } from '../../../model/diagnostics.ts';
import { isBlockPath } from '../../../model/wording.ts';
import { indentRest, lineBreakAt, type Replacement } from '../../source.ts';
import type { Context } from '../context.ts';
import { insertion } from '../missing/missing-property.ts';

/** The block that can have any visual and needs only a heading beside it. */
const visualHolder = 'feature';

const intoHolder = `put it into a ${visualHolder} block`;

/** What the lines above a visual say. */
const opening = [`type: ${visualHolder}`, 'heading: …'];

/** Explains a visual among the blocks, as `- kind: bars` or `- visual:`, which was copied without its block. */
export function explainLoneVisual(context: Context): Problem | undefined {
  const { path, error, visuals } = context;
  const object = error.data as Record<string, unknown>;
  if (!isBlockPath(path)) return undefined;
  const [only, ...others] = Object.keys(object);
  const isWrapped = only === 'visual' && others.length === 0;
  const kind = String(isWrapped ? Object(object.visual).kind : object.kind);
  if (!visuals.has(kind)) return undefined;
  const added = isWrapped ? insertion(context, ['type'], opening) : undefined;
  const replacement = added ? { ...added, title: intoHolder } : wrapVisual(context, kind);
  return {
    code: 'P115',
    where: { path: [...path, isWrapped ? 'visual' : 'kind'], at: 'key' },
    message: `\`${kind}\` is a kind of visual, and is here without a block.`,
    label: `\`type: ${visualHolder}\` is missing above it`,
    hints: [howToHold(kind)],
    replacement,
  };
}

/** Says how a visual becomes a part of a block. */
export const howToHold = (kind: string): string =>
  `A visual belongs in a block: \`- type: ${visualHolder}\`, and in it \`visual:\` with \`kind: ${kind}\` and what else it has.`;

/** Writes the lines of a block above an item of `blocks` that is a visual. */
export function wrapVisual(
  { path, source, error, visuals }: Context,
  kind: string,
): Replacement | undefined {
  const node = source.at(path)?.node;
  if (!isMap(node)) return undefined;
  const { type, ...rest } = error.data as Record<string, unknown>;
  const { properties = {} } = visuals.get(kind) ?? {};
  // With properties of a block it is more than a visual.
  if (Object.keys(rest).some((name) => !Object.hasOwn(properties, name))) return undefined;
  const { text } = source;
  const [from, to] = source.offsetsOf(node);
  const lineBreak = lineBreakAt(text, from);
  const tag = source.at([...path, 'type'])?.pair;
  const own = text.slice(from, to).trimEnd();
  const [start] = tag ? source.offsetsOf(tag.key) : [from];
  const [, end] = tag ? source.offsetsOf(tag.value) : [from, from];
  const visual = tag
    ? `${text.slice(from, start)}kind: ${kind}${text.slice(end, from + own.length)}`
    : own;
  return {
    title: intoHolder,
    text: `${opening.join(lineBreak)}${lineBreak}visual:${lineBreak}  ${indentRest(visual, 2)}`,
    offsets: [from, from + own.length],
  };
}
