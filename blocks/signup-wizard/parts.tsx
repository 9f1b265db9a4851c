import type { ReactNode, Ref } from 'react';
import { keyframes, styled } from 'styled-components';
import type { WizardAccess, WizardDetails, WizardWelcome } from '../../schema/generated/types.ts';
import { Button } from '../ui/button.tsx';
import { Field, FieldPair, Note, RequiredNote } from '../ui/forms/field.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { renderList } from '../ui/render-list.ts';
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

  html[data-alive] &[data-later] {
    animation: ${appear} 200ms var(--ease);
  }

  h2 {
    /* The circles above it stay in view. */
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
    max-width: 60ch;
    color: var(--color-text-second);
  }
`;

export const Buttons = styled.div`
  display: flex;
  gap: 0.75rem;

  /* On small screens, the one that leads on takes what the one back leaves. */
  > :not(:first-child) {
    flex: 1;
  }

  @media (min-width: 30rem) {
    > :not(:first-child) {
      flex: none;
    }
  }
`;

interface WelcomeProps extends WizardWelcome {
  hidden: boolean;
  onStart: () => void;
}

/** The first step, below the page's heading. */
export function Welcome({ text, button, note, counter, hidden, onStart }: WelcomeProps) {
  return (
    <Step hidden={hidden}>
      {text && (
        <Lead>
          <InlineText text={text} />
        </Lead>
      )}
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

interface LaterProps {
  heading: string;
  text?: string | undefined;
  hidden: boolean;
  isLast: boolean;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  /** Id of the words that say which step it is. */
  describedBy: string | undefined;
  children: ReactNode;
}

/** A step after the welcome. */
export function Later({
  heading,
  text,
  hidden,
  isLast,
  headingRef,
  describedBy,
  children,
}: LaterProps) {
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

/** The fields of the second step. */
export function Details({ labels, teamSizes, noTeamSize }: WizardDetails) {
  return (
    <>
      <FieldPair>
        <Field
          name="firstName"
          label={labels.firstName}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <Field
          name="lastName"
          label={labels.lastName}
          autoComplete="family-name"
          maxLength={100}
          required
        />
        <Field
          name="jobTitle"
          label={labels.jobTitle}
          autoComplete="organization-title"
          maxLength={200}
        />
        <Field name="teamSize" label={labels.teamSize}>
          <option value="">{noTeamSize}</option>
          {renderList(teamSizes, (size) => (
            <option>{size}</option>
          ))}
        </Field>
      </FieldPair>
      <RequiredNote />
    </>
  );
}

/** The fields of the third step. */
export function Access({ labels }: WizardAccess) {
  return (
    <FieldPair>
      <Field
        name="email"
        type="email"
        label={labels.email}
        autoComplete="email"
        maxLength={254}
        required
      />
      <Field name="company" label={labels.company} autoComplete="organization" maxLength={200} />
    </FieldPair>
  );
}
