import type { WizardConfirmation } from '../../schema/generated/types.ts';
import { Action } from '../ui/button.tsx';
import { fillTemplate } from '../ui/fill-template.ts';
import { Buttons, LaterStep, type StepState } from './step.tsx';

interface ConfirmationProps {
  confirmation: WizardConfirmation;
  state: StepState;
  firstName: string;
}

/** What a visitor reads after the last step. */
export function Confirmation({ confirmation, state, firstName }: ConfirmationProps) {
  return (
    <LaterStep
      {...state}
      heading={fillTemplate(confirmation.heading, { firstName })}
      text={confirmation.text}
    >
      <Buttons>
        <Action action={confirmation.action} />
      </Buttons>
    </LaterStep>
  );
}
