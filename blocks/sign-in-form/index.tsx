import { styled } from 'styled-components';
import type { SignInFormBlock } from '../../schema/generated/types.ts';
import { InlineText } from '../ui/inline-text.tsx';
import { Band, Container, Lead, spans } from '../ui/section.tsx';
import { Visual } from '../ui/visual.tsx';
import { Credentials } from './credentials.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem 1.5rem;

  @media (min-width: 60rem) {
    grid-template-columns: ${spans.five} minmax(0, 1fr);
    align-items: center;

    > :first-child {
      margin-right: 3rem;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;

  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
`;

/** A dark section beside the form. */
const Showcase = styled(Band)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding: 1.5rem 1rem 1rem;
  border-radius: var(--radius-panel);

  > div {
    display: grid;
    gap: 0.75rem;
  }

  > div > p {
    max-width: 34em;
    color: var(--color-text-second);
  }

  @media (min-width: 48rem) {
    gap: 2rem;
    padding: 3rem;
  }
`;

/** A sign-in form for demonstration: nothing is sent or stored. */
export default function SignInForm(block: SignInFormBlock) {
  const { id, title, lead, visual, visualHeading, visualText } = block;
  return (
    <Band id={id} data-opening="">
      <Container>
        <Columns>
          <Words>
            <header>
              <h1>{title}</h1>
              {lead && (
                <Lead>
                  <InlineText text={lead} />
                </Lead>
              )}
            </header>
            <Credentials {...block} />
          </Words>
          {visual && (
            <Showcase as="div" data-tone="ink">
              {visualHeading && (
                <div>
                  <h2>{visualHeading}</h2>
                  {visualText && (
                    <p>
                      <InlineText text={visualText} />
                    </p>
                  )}
                </div>
              )}
              <Visual visual={visual} />
            </Showcase>
          )}
        </Columns>
      </Container>
    </Band>
  );
}
