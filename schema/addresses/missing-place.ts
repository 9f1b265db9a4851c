import { suggest } from '../diagnostics/suggest.ts';
import type { Page } from '../generated/types.ts';
import type { Facts } from '../load/load-page.ts';
import { parsePlainYaml } from '../load/plain/plain-yaml.ts';
import type { SiteView } from '../validate/rule.ts';

/** The anchor of a page that a wrong one means; `certain` where they differ in no more than case and signs. */
export function nearestPlace(
  anchor: string,
  names: readonly string[],
): { name?: string; certain: boolean } {
  const same = names.find((name) => name === asName(anchor));
  if (same !== undefined) return { name: same, certain: true };
  const [name] = suggest(anchor, names);
  return name === undefined ? { certain: false } : { name, certain: false };
}

/** `Our Plans` as an `id` is written: `our-plans`. */
const asName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/%20/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What to do about an anchor that is like none of its page. */
export function explainMissingPlace(
  anchor: string,
  { file }: Facts,
  names: readonly string[],
  site: SiteView,
): string[] {
  const block = findBlock(anchor, file, site);
  const id = /^[a-z]/.test(asName(anchor)) ? asName(anchor) : 'plans';
  if (block) {
    return [
      `Block ${block.place} of \`${file}\` (${block.type}) has no name yet. Write \`id: ${id}\` below its \`type\`.`,
    ];
  }
  const existing = [...new Set(names)].map((name) => `\`#${name}\``).slice(0, 8);
  return [
    existing.length > 0
      ? `Its places are ${existing.join(', ')}.`
      : 'None of its blocks has a name.',
    `A place gets its name from the \`id\` of a block: \`id: ${id}\` below its \`type\`.`,
  ];
}

/** The block without a name that an anchor most likely means: its type or its heading has the word. */
function findBlock(
  anchor: string,
  file: string,
  site: SiteView,
): { place: number; type: string } | undefined {
  const text = site.readText(file);
  const page = text === undefined ? undefined : (parsePlainYaml(text) as Page | undefined);
  const word = asName(anchor);
  if (!Array.isArray(page?.blocks) || word.length < 3) return undefined;
  const blocks: { type: string; id?: string; heading?: string }[] = page.blocks;
  const index = blocks.findIndex(
    ({ id, type, heading = '' }) => id === undefined && [type, asName(heading)].some(hasWord(word)),
  );
  const type = blocks[index]?.type;
  return type === undefined ? undefined : { place: index + 1, type };
}

const hasWord = (word: string) => (name: string) => `-${name}-`.includes(`-${word}-`);
