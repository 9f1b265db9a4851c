import type { TimelineBlock } from '../schema/generated/types.ts';
import { Moments } from './ui/charts/moments.tsx';
import { Section } from './ui/section.tsx';

/** What happens by when. */
export default function Timeline({ id, heading, lead, steps, parts }: TimelineBlock) {
  return (
    <Section id={id} heading={heading} lead={lead} tone="ink">
      <Moments moments={steps} parts={parts} />
    </Section>
  );
}
