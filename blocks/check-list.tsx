import { styled } from 'styled-components';
import type { CheckListBlock } from '../schema/generated/types.ts';
import { Action } from './ui/button.tsx';
import { CheckItems } from './ui/check-items.tsx';
import { Section } from './ui/section.tsx';

const Next = styled.div`
  margin-top: 2rem;
`;

/** A list of points with check marks, beside its heading. */
export default function CheckList({ id, heading, lead, items, action }: CheckListBlock) {
  return (
    <Section id={id} heading={heading} lead={lead} split>
      <CheckItems items={items} ruled />
      {action && (
        <Next>
          <Action action={action} kind="quiet" />
        </Next>
      )}
    </Section>
  );
}
