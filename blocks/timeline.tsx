import type { TimelineBlock } from '../schema/generated/types.ts';
import { TimelineSteps } from './ui/charts/timeline-steps.tsx';
import { Section } from './ui/section.tsx';

/** A timeline of steps, which ends at the lower edge of its section. */
export default function Timeline({ id, heading, lead, steps, divisions }: TimelineBlock) {
  return (
    <Section id={id} heading={heading} lead={lead} flush>
      <TimelineSteps steps={steps} divisions={divisions} />
    </Section>
  );
}
