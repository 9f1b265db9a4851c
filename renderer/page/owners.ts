import type { Block } from '../../schema/generated/types.ts';

interface Owned {
  owner?: string;
}

/**
 * The blocks of a page with the owner of their figures only where it is news: `Quillmere, sample figures`
 * below `Quillmere, FY27 plan, sample figures` says nothing, and `Quillmere, next budget` says `Next budget`.
 * Where that changes nothing, they are the very same blocks.
 */
export function withoutRepeatedOwners(blocks: Block[]): Block[] {
  let said: string[] = [];
  /** Its owner is what is new in it. */
  const renew = <T extends Owned>(figures: T): T => {
    const { owner, ...rest } = figures;
    if (owner === undefined) return figures;
    const parts = owner.split(',').map((part) => part.trim());
    const isSame = parts[0] === said[0];
    const news = isSame ? parts.filter((part) => !said.includes(part)) : parts;
    said = isSame ? [...said, ...news] : parts;
    if (news.length === parts.length) return figures;
    const text = news.join(', ');
    return { ...rest, ...(text && { owner: text.charAt(0).toUpperCase() + text.slice(1) }) } as T;
  };
  const renewed = blocks.map((block) => {
    const { visual } = block as { visual?: Owned };
    const shown = renew(block as Owned) as Block;
    const shownVisual = visual && renew(visual);
    return shownVisual === visual ? shown : ({ ...shown, visual: shownVisual } as Block);
  });
  return renewed.every((block, index) => block === blocks[index]) ? blocks : renewed;
}
