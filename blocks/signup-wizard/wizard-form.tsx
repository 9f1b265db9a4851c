import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { SignupWizardBlock } from '../../schema/generated/types.ts';
import { useSubmission } from '../ui/forms/use-submission.ts';
import { Status } from '../ui/status.tsx';
import { AccessStep } from './access-step.tsx';
import { Confirmation } from './confirmation.tsx';
import { DetailsStep } from './details-step.tsx';
import { Progress } from './progress.tsx';
import { type StepState, WelcomeStep } from './step.tsx';
import { useFocusOnChange, useSteps } from './use-steps.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  align-content: start;
  max-width: 35rem;

  /* Steps have nearly the same height; on small screens the fields are too long for that. */
  @container page (min-width: 60em) {
    min-height: 30rem;
  }

  /* Until hydration, the styles show only the first step. */
  @media (scripting: enabled) {
    &[data-step='0'] > [data-later] {
      display: none;
    }
  }

  /* Without scripts all fields are one form. */
  @media (scripting: none) {
    [data-guided] {
      display: none;
    }
  }
`;

const Title = styled.h1`
  max-width: 10.85em;

  /* In later steps for screen readers only, even while it has the focus. */
  &[data-past] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/**
 * Whether a key belongs to an input method, such as Enter to choose Japanese characters. In Safari
 * that comes after the composition, with a code of its own.
 */
const isOfInputMethod = ({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/** The form of all steps, which is sent from the third one, and then its confirmation. */
export function WizardForm(wizard: SignupWizardBlock) {
  const { welcome, details, access, confirmation } = wizard.steps;
  const progress = useId();
  const element = useRef<HTMLFormElement>(null);
  const [firstName, setFirstName] = useState<string>();
  const { step: chosen, canContinue, updateNames, go, back, finish } = useSteps(element);
  const step = firstName === undefined ? chosen : 4;
  const heading = useFocusOnChange(step);
  const { form, isPending, failure } = useSubmission('wizard', {
    onSuccess: (fields) => {
      setFirstName(String(fields.firstName).trim());
      finish();
    },
  });
  const stateOf = (number: number): StepState => ({
    hidden: step > 0 && step !== number,
    isLast: number === 4,
    headingRef: step === number ? heading : undefined,
    describedBy: step < 4 ? progress : undefined,
  });
  const goOn = () => updateNames() && go(3);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (step === 3) form.onSubmit(event);
    else event.preventDefault();
  };
  /** If a field of the second step is wrong first, that step is shown, with what is wrong. */
  const onInvalidCapture = ({ target }: FormEvent<HTMLFormElement>) => {
    const isFirst = target === element.current?.querySelector(':invalid');
    if (step === 3 && isFirst && !(target as Element).checkVisibility()) back();
  };
  /** Enter would send the form, but before the last step it only goes to the next one. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, nativeEvent } = event;
    if (step === 3 || key !== 'Enter' || isOfInputMethod(nativeEvent)) return;
    if (!(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (step === 2) goOn();
  };
  return (
    <Form
      {...form}
      ref={element}
      data-step={step}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onInvalidCapture={onInvalidCapture}
      onInput={() => {
        form.onInput();
        updateNames();
      }}
      onAnimationStart={updateNames}
    >
      {step < 4 && <Progress {...wizard} step={step || 1} id={progress} />}
      <Title ref={step === 1 ? heading : undefined} tabIndex={-1} data-past={step > 1 || undefined}>
        {welcome.heading}
      </Title>
      <WelcomeStep {...welcome} hidden={step > 1} onStart={() => go(2)} />
      <DetailsStep
        details={details}
        state={stateOf(2)}
        canContinue={canContinue}
        onBack={back}
        onContinue={goOn}
      />
      <AccessStep
        access={access}
        state={stateOf(3)}
        source={wizard.source}
        isPending={isPending}
        failure={failure}
        onBack={back}
      />
      {firstName !== undefined && (
        <Confirmation confirmation={confirmation} state={stateOf(4)} firstName={firstName} />
      )}
      <Status>{isPending && access.pending}</Status>
    </Form>
  );
}
