import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { SignupWizardBlock } from '../../schema/generated/types.ts';
import { Action, Button } from '../ui/button.tsx';
import { fillTemplate } from '../ui/fill-template.ts';
import { OutcomeLine } from '../ui/forms/outcome-line.tsx';
import { Trap } from '../ui/forms/trap.tsx';
import { useSubmission } from '../ui/forms/use-submission.ts';
import { InlineText } from '../ui/inline-text.tsx';
import { Band, Container, spans } from '../ui/section.tsx';
import { usePage } from '../ui/site.tsx';
import { Status } from '../ui/status.tsx';
import { Visual } from '../ui/visual.tsx';
import { AccessFields, DetailsFields } from './fields.tsx';
import { Progress } from './progress.tsx';
import { Buttons, LaterStep, WelcomeStep } from './step.tsx';
import { useFocusOnChange, useSteps } from './use-steps.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem 1.5rem;

  @media (min-width: 60rem) {
    grid-template-columns: ${spans.six} minmax(0, 1fr);
    align-items: start;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  align-content: start;
  max-width: 35rem;

  /* Steps have nearly the same height; on small screens the fields are too long for that. */
  @media (min-width: 60rem) {
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

/** A signup in three steps, with a confirmation. */
export default function SignupWizard(wizard: SignupWizardBlock) {
  const { id, source, visual } = wizard;
  const { welcome, details, access, confirmation } = wizard.steps;
  const page = usePage();
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
  /** Returns the properties that all steps after the welcome share. */
  const later = (number: number) => ({
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
  /** Enter would send the form, but before the last step it only goes to the next one. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, nativeEvent } = event;
    if (step === 3 || key !== 'Enter' || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (step === 2) goOn();
  };
  return (
    <Band id={id} data-opening="">
      <Container>
        <Columns>
          <Form
            {...form}
            ref={element}
            data-step={step}
            onSubmit={onSubmit}
            onKeyDown={onKeyDown}
            onInput={() => {
              form.onInput();
              updateNames();
            }}
          >
            {step < 4 && <Progress {...wizard} step={step || 1} id={progress} />}
            <Title
              ref={step === 1 ? heading : undefined}
              tabIndex={-1}
              data-past={step > 1 || undefined}
            >
              {welcome.heading}
            </Title>
            <WelcomeStep {...welcome} hidden={step > 1} onStart={() => go(2)} />
            <LaterStep {...details} {...later(2)}>
              <DetailsFields {...details} />
              <Buttons data-guided="">
                <Button type="button" data-kind="quiet" onClick={back}>
                  {details.back}
                </Button>
                <Button type="button" disabled={!canContinue} onClick={goOn}>
                  {details.button}
                </Button>
              </Buttons>
            </LaterStep>
            <LaterStep {...access} {...later(3)}>
              <AccessFields {...access} />
              <input type="hidden" name="source" value={source ?? page.name} />
              <Trap />
              <Buttons>
                <Button
                  type="button"
                  data-kind="quiet"
                  data-guided=""
                  disabled={isPending}
                  onClick={back}
                >
                  {access.back}
                </Button>
                <Button type="submit" disabled={isPending}>
                  {isPending ? access.pending : access.button}
                </Button>
              </Buttons>
              <OutcomeLine
                note={access.note && <InlineText text={access.note} />}
                failure={failure}
              />
            </LaterStep>
            {firstName !== undefined && (
              <LaterStep
                {...later(4)}
                heading={fillTemplate(confirmation.heading, { firstName })}
                text={confirmation.text}
              >
                <Buttons>
                  <Action action={confirmation.action} />
                </Buttons>
              </LaterStep>
            )}
            <Status>{isPending && access.pending}</Status>
          </Form>
          {visual && <Visual visual={visual} />}
        </Columns>
      </Container>
    </Band>
  );
}
