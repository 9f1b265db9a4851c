import { styled } from 'styled-components';
import type { TimelineBlock } from '../schema/generated/types.ts';
import { TimelineSteps } from './ui/charts/timeline-steps.tsx';
import { Section } from './ui/section.tsx';

/** On paper, the steps are on the same sheet as their line. */
const Whole = styled.div`
  @media print {
    break-inside: avoid;
  }
`;

/** A timeline of steps, which ends at the lower edge of its section. */
export default function Timeline({ id, heading, lead, steps, divisions }: TimelineBlock) {
  return (
    <Section id={id} heading={heading} lead={lead} flush>
      <Whole>
        <TimelineSteps steps={steps} divisions={divisions} />
      </Whole>
    </Section>
  );
}
