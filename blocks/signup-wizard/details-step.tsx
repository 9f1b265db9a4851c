import type { WizardDetails } from '../../schema/generated/types.ts';
import { Button } from '../ui/button.tsx';
import { Field, FieldPair, RequiredNote } from '../ui/forms/field.tsx';
import { renderList } from '../ui/render-list.ts';
import { Buttons, LaterStep, type StepState } from './step.tsx';

interface DetailsStepProps {
  details: WizardDetails;
  state: StepState;
  canContinue: boolean;
  onBack: () => void;
  onContinue: () => void;
}

/** The second step: who the visitor is. */
export function DetailsStep({ details, state, canContinue, onBack, onContinue }: DetailsStepProps) {
  const { labels, teamSizes, noTeamSize, back, button } = details;
  return (
    <LaterStep {...details} {...state}>
      <FieldPair>
        <Field name="firstName" label={labels.firstName} autoComplete="given-name" required />
        <Field name="lastName" label={labels.lastName} autoComplete="family-name" required />
        <Field name="jobTitle" label={labels.jobTitle} autoComplete="organization-title" />
        <Field name="teamSize" label={labels.teamSize}>
          <option value="">{noTeamSize}</option>
          {renderList(teamSizes, (size) => (
            <option>{size}</option>
          ))}
        </Field>
      </FieldPair>
      <RequiredNote />
      <Buttons data-guided="">
        <Button type="button" data-kind="quiet" onClick={onBack}>
          {back}
        </Button>
        <Button type="button" disabled={!canContinue} onClick={onContinue}>
          {button}
        </Button>
      </Buttons>
    </LaterStep>
  );
}
