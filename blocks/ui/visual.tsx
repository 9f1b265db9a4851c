import type { ComponentType } from 'react';
import type { Visual as VisualData } from '../../schema/generated/types.ts';

/** Every kind of visual: a file in `blocks/visuals` whose default export takes the YAML as its props. */
const modules = import.meta.glob<{ default: ComponentType<never> }>('../visuals/*.tsx', {
  eager: true,
});

/** Evidence drawn from figures, whatever its kind. */
export function Visual({ visual }: { visual: VisualData }) {
  const file = `${visual.kind}.tsx`;
  const Kind = modules[`../visuals/${file}`]?.default as ComponentType<VisualData> | undefined;
  if (!Kind) throw new Error(`The visual ${visual.kind} has no component: blocks/visuals/${file}.`);
  return <Kind {...visual} />;
}
