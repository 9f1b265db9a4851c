import type { WizardAccess } from '../../schema/generated/types.ts';
import { Button } from '../ui/button.tsx';
import { CompanyField, EmailField, FieldPair } from '../ui/forms/field.tsx';
import { OutcomeLine } from '../ui/forms/outcome-line.tsx';
import { Trap } from '../ui/forms/trap.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { usePage } from '../ui/site.tsx';
import { Buttons, LaterStep, type StepState } from './step.tsx';

interface AccessStepProps {
  access: WizardAccess;
  state: StepState;
  source: string | undefined;
  isPending: boolean;
  failure: string | undefined;
  onBack: () => void;
}

/** The third step, which sends the form. */
export function AccessStep({ access, state, source, isPending, failure, onBack }: AccessStepProps) {
  const { labels, back, button, pending, note } = access;
  const page = usePage();
  return (
    <LaterStep {...access} {...state}>
      <FieldPair>
        <EmailField label={labels.email} />
        <CompanyField label={labels.company} />
      </FieldPair>
      <input type="hidden" name="source" value={source ?? page.name} />
      <Trap />
      <Buttons>
        <Button
          type="button"
          data-kind="quiet"
          data-guided=""
          disabled={isPending}
          onClick={onBack}
        >
          {back}
        </Button>
        <Button type="submit" disabled={isPending}>
          {isPending ? pending : button}
        </Button>
      </Buttons>
      <OutcomeLine note={note && <InlineText text={note} />} failure={failure} />
    </LaterStep>
  );
}
