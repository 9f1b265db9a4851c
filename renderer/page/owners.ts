import type { Block } from '../../schema/generated/types.ts';

interface Owned {
  owner?: string;
}

/**
 * Removes what the reader already knows from the owners of figures. Below `Quillmere, FY27 plan, sample
 * figures`, `Quillmere, sample figures` disappears and `Quillmere, next budget` becomes `Next budget`.
 * Returns the same blocks if nothing changes.
 */
export function withoutRepeatedOwners(blocks: Block[]): Block[] {
  let said: string[] = [];
  /** The owner, reduced to what is new. */
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
