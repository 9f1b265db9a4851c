import type { ComponentType } from 'react';
import type { Visual as VisualData } from '../../schema/generated/types.ts';
import { parts } from './parts.ts';

/** A visual of any kind. Each is a file in `blocks/visuals`. */
export function Visual({ visual }: { visual: VisualData }) {
  const Kind = parts.get(`visuals/${visual.kind}`) as ComponentType<VisualData> | undefined;
  if (!Kind) throw new Error(`There is no blocks/visuals/${visual.kind}.tsx.`);
  return <Kind {...visual} />;
}
