import type { ReactNode, Ref } from 'react';
import { keyframes, styled } from 'styled-components';
import type { WizardAccess, WizardDetails } from '../../schema/generated/types.ts';
import { each } from '../ui/each.ts';
import { Field } from '../ui/field.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { useSite } from '../ui/site.tsx';

const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 4px;
  }
`;

/** One of the four screens. */
export const Step = styled.section`
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

const Pair = styled.div`
  display: grid;
  gap: 1.25rem 1rem;

  @media (min-width: 30rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Small print. */
export const Note = styled.p`
  color: var(--color-text-third);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);
`;

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
  const { words } = useSite();
  return (
    <>
      <Pair>
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
          {each(teamSizes, (size) => (
            <option>{size}</option>
          ))}
        </Field>
      </Pair>
      <Note aria-hidden="true">* {words.required}</Note>
    </>
  );
}

/** The fields of the third step. */
export function Access({ labels }: WizardAccess) {
  return (
    <Pair>
      <Field
        name="email"
        type="email"
        label={labels.email}
        autoComplete="email"
        maxLength={254}
        required
      />
      <Field name="company" label={labels.company} autoComplete="organization" maxLength={200} />
    </Pair>
  );
}
