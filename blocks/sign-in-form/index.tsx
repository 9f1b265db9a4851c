import { styled } from 'styled-components';
import type { SignInFormBlock } from '../../schema/generated/types.ts';
import { CloseUp } from '../ui/close-up.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { Band, Container, Lead, spans } from '../ui/section.tsx';
import { Credentials } from './credentials.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem 1.5rem;

  @container page (min-width: 60em) {
    grid-template-columns: ${spans.five} minmax(0, 1fr);
    align-items: start;

    /* From the top, so that nothing moves when an error appears. */
    > :first-child {
      margin: 6rem 3rem 0 0;
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

/** A dark section beside the form, up to the edge of the page. */
const Showcase = styled(Band)`
  --section: 2.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--section) var(--gutter);

  > div {
    display: grid;
    gap: 0.75rem;
  }

  > div > p {
    max-width: 34em;
    color: var(--color-text-second);
  }

  @container page (min-width: 60em) {
    --section: 3rem;
    --to-edge: max(var(--gutter), (100vw - var(--content)) / 2);
    gap: 2rem;
    margin-inline: 0 calc(-1 * var(--to-edge));
    padding-inline: 3rem var(--to-edge);
    border-radius: var(--radius-panel) 0 0 var(--radius-panel);
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
              <Lead text={lead} />
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
              <CloseUp visual={visual} edge="right" />
            </Showcase>
          )}
        </Columns>
      </Container>
    </Band>
  );
}
