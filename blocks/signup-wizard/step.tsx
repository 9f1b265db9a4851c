import type { ReactNode, Ref } from 'react';
import { keyframes, styled } from 'styled-components';
import type { WizardWelcome } from '../../schema/generated/types.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/forms/field.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { Lead } from '../ui/section.tsx';
import { Counter } from './counter.tsx';

const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 4px;
  }
`;

/** One of the four screens. */
const Step = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  align-content: start;

  &[hidden] {
    display: none;
  }

  /* Nobody can fill it in there. */
  @media print {
    &:has(input) {
      display: none;
    }
  }

  html[data-alive] &[data-later] {
    animation: ${appear} 200ms var(--ease);
  }

  h2 {
    /* Keeps the circles above it in view. */
    scroll-margin-top: 5rem;
    overflow-wrap: anywhere;
  }

  h2:focus {
    outline: none;
  }

  &[data-last] h2 {
    font-size: var(--type-h1-size);
    line-height: var(--type-h1-line);
    letter-spacing: var(--type-h1-tracking);
  }

  &[data-last] p {
    font-size: var(--type-lead-size);
    line-height: var(--type-lead-line);
  }
`;

const Head = styled.div`
  display: grid;
  gap: 0.75rem;

  p {
    max-width: 40.6em;
    color: var(--color-text-second);
  }
`;

export const Buttons = styled.div`
  display: flex;
  gap: 0.75rem;

  /* On small screens, the next button takes the room beside the back button. */
  > :not(:first-child) {
    flex: 1;
  }

  @container page (min-width: 30em) {
    > :not(:first-child) {
      flex: none;
    }
  }
`;

interface WelcomeStepProps extends WizardWelcome {
  hidden: boolean;
  onStart: () => void;
}

/** The first step, below the page's heading. */
export function WelcomeStep({ text, button, note, counter, hidden, onStart }: WelcomeStepProps) {
  return (
    <Step hidden={hidden}>
      <Lead text={text} />
      <Buttons data-guided="">
        <Button type="button" onClick={onStart}>
          {button}
        </Button>
      </Buttons>
      {note && (
        <Note>
          <InlineText text={note} />
        </Note>
      )}
      {counter && <Counter counter={counter} />}
    </Step>
  );
}

/** What a step shows depending on where the visitor is. */
export interface StepState {
  hidden: boolean;
  isLast: boolean;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  /** The id of the text that names the current step. */
  describedBy: string | undefined;
}

interface LaterStepProps extends StepState {
  heading: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A step after the welcome. */
export function LaterStep({
  heading,
  text,
  hidden,
  isLast,
  headingRef,
  describedBy,
  children,
}: LaterStepProps) {
  return (
    <Step data-later="" data-last={isLast || undefined} hidden={hidden}>
      <Head>
        <h2 ref={headingRef} tabIndex={-1} aria-describedby={describedBy}>
          {heading}
        </h2>
        {text && (
          <p>
            <InlineText text={text} />
          </p>
        )}
      </Head>
      {children}
    </Step>
  );
}
