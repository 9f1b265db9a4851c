import type { ComponentType } from 'react';
import type { Visual as VisualData } from '../../schema/generated/types.ts';

/**
 * All kinds of visuals. Each is a file in `blocks/visuals`, whose default export takes the YAML as
 * its props.
 */
const kinds = import.meta.glob<ComponentType<never>>('./*.tsx', {
  base: '../visuals',
  eager: true,
  import: 'default',
});

/** A visual of any kind. */
export function Visual({ visual }: { visual: VisualData }) {
  const Kind = kinds[`./${visual.kind}.tsx`] as ComponentType<VisualData> | undefined;
  if (!Kind) throw new Error(`There is no blocks/visuals/${visual.kind}.tsx.`);
  return <Kind {...visual} />;
}
