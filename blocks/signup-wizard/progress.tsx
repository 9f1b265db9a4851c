import { styled } from 'styled-components';
import type { SignupWizardBlock } from '../../schema/generated/types.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { Icon } from '../ui/icon.tsx';
import { renderList } from '../ui/render-list.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;
  color: var(--color-text-third);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);
`;

const Circles = styled.ol`
  display: flex;
  gap: 1.5rem;

  li {
    position: relative;
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 1px solid var(--color-border);
    border-radius: 50%;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  li[aria-current] {
    border-color: var(--color-text);
    box-shadow: inset 0 0 0 1px var(--color-text);
    color: var(--color-text);

    @media (forced-colors: active) {
      border-width: 3px;
    }
  }

  li[data-done] {
    border-color: var(--color-primary);
    background: var(--color-primary);
    color: var(--color-on-primary);
  }

  /* The way from the previous step. */
  li + li::before {
    position: absolute;
    right: calc(100% + 1px);
    width: 1.5rem;
    border-top: 1px solid var(--color-border);
    content: '';
  }

  li[data-done] + li::before {
    border-color: var(--color-text);
  }
`;

interface ProgressProps extends Pick<SignupWizardBlock, 'progress' | 'done' | 'steps'> {
  /** The step that is shown, from 1. */
  step: number;
  /** Of the words, for the headings to refer to. */
  id: string;
}

/** Three circles: those of earlier steps are checked. */
export function Progress({ step, id, progress, done, steps }: ProgressProps) {
  const labels = [steps.welcome.label, steps.details.label, steps.access.label];
  return (
    <Row data-guided="">
      <Circles role="list">
        {renderList(labels, (label, index) => {
          const isDone = index + 1 < step;
          return (
            <li
              aria-current={index + 1 === step ? 'step' : undefined}
              data-done={isDone || undefined}
            >
              <span aria-hidden="true">{isDone ? <Icon name="check" /> : index + 1}</span>
              <span className="visually-hidden">{isDone ? `${label}, ${done}` : label}</span>
            </li>
          );
        })}
      </Circles>
      <p id={id}>{fillTemplate(progress, { step, total: labels.length })}</p>
    </Row>
  );
}
