import { styled } from 'styled-components';
import type { SignupWizardBlock } from '../../schema/generated/types.ts';
import { Band, Container, spans } from '../ui/section.tsx';
import { Visual } from '../ui/visual.tsx';
import { WizardForm } from './wizard-form.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem 1.5rem;

  @container page (min-width: 60em) {
    grid-template-columns: ${spans.six} minmax(0, 1fr);
    align-items: start;
  }
`;

/** A signup in three steps, with a confirmation. */
export default function SignupWizard(wizard: SignupWizardBlock) {
  const { id, visual } = wizard;
  return (
    <Band id={id} data-opening="">
      <Container>
        <Columns>
          <WizardForm {...wizard} />
          {visual && <Visual visual={visual} />}
        </Columns>
      </Container>
    </Band>
  );
}
