import { styled } from 'styled-components';
import type { HeroBlock } from '../schema/generated/types.ts';

const Section = styled.section`
  padding: 4rem 1.5rem;
`;

export default function Hero({ id, title, lead }: HeroBlock) {
  return (
    <Section id={id}>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </Section>
  );
}
