import { styled } from 'styled-components';
import type { HeroBlock } from '../../schema/generated/types.ts';
import { Action } from '../ui/button.tsx';
import { SignupForm } from '../ui/forms/signup-form.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { RotatingLabels } from '../ui/rotating-labels.tsx';
import { Band, Container, Lead, spans } from '../ui/section.tsx';
import { Visual } from '../ui/visual.tsx';
import { Questions } from './questions.tsx';

const Words = styled.div`
  display: grid;
  gap: 1.25rem 1.5rem;

  @container page (min-width: 60em) {
    grid-template-columns: ${spans.seven} minmax(0, 1fr);
    gap: 1.5rem;

    > :last-child {
      align-self: end;
    }
  }
`;

const Next = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;

  small {
    color: var(--color-text-third);
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
  }
`;

const Evidence = styled.div`
  position: relative;
  margin-top: 2.5rem;

  @container page (min-width: 48em) {
    margin-top: 3.5rem;
  }

  /* The labels float over the panel's upper edge. */
  &[data-labelled] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: end;
  }

  &[data-labelled] > :first-child {
    z-index: 1;
    margin: 0 1rem -1.375rem;

    @container page (max-width: 22.5em) {
      margin-inline: 0.25rem;
    }
  }

  &[data-labelled] > :last-child {
    width: 100%;
    padding-top: 1rem;
  }
`;

const Halves = styled.div`
  display: grid;
  gap: 2.5rem 1.5rem;

  @container page (min-width: 60em) {
    grid-template-columns: ${spans.six} minmax(0, 1fr);
    align-items: center;

    > :first-child {
      padding-right: 1.5rem;
    }
  }
`;

const Stack = styled.div`
  display: grid;
  gap: 1.5rem;
`;

/** The first screen of a page. */
export default function Hero(hero: HeroBlock) {
  const { id, visual, questions, beside, labels } = hero;
  const title = <PageTitle {...hero} size={hero.large ? 'display' : 'h1'} />;
  return (
    <Band id={id} data-opening="">
      <Container>
        {beside && visual ? (
          <Halves>
            <Stack>
              {title}
              <NextStep {...hero} />
            </Stack>
            <Visual visual={visual} />
          </Halves>
        ) : (
          <>
            <Words>
              {title}
              <NextStep {...hero} />
            </Words>
            {questions && <Questions questions={questions} />}
            {visual && (
              <Evidence data-labelled={labels && ''}>
                {labels && <RotatingLabels labels={labels} />}
                <Visual visual={visual} />
              </Evidence>
            )}
          </>
        )}
      </Container>
    </Band>
  );
}

function NextStep({ lead, action, signup, note }: HeroBlock) {
  return (
    <Next>
      <Lead text={lead} />
      {action && <Action action={action} />}
      {note && (action || !signup) && (
        <small>
          <InlineText text={note} />
        </small>
      )}
      {signup && <SignupForm {...signup} note={action ? undefined : note} />}
    </Next>
  );
}
