import { styled } from 'styled-components';
import type { SignupWizardBlock } from '../../schema/generated/types.ts';
import { hatchBackground } from '../ui/charts/becoming.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { Icon } from '../ui/icon.tsx';
import { renderList } from '../ui/render-list.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  color: var(--color-text-third);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);
`;

const Circles = styled.ol`
  --line: min(2rem, 10vw);
  display: flex;
  gap: var(--line);

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

  /*
   * A finished step turns from hatch to ink, followed by the line to the next. The way back is at
   * once, because ink would cover the number until it is gone.
   */
  li > [aria-hidden] {
    position: relative;
    isolation: isolate;
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
  }

  li > [aria-hidden]::before,
  li:not(:last-child)::after {
    position: absolute;
    background: var(--color-primary);
    clip-path: inset(0 100% 0 0);
    content: '';
  }

  li > [aria-hidden]::before {
    z-index: -1;
    inset: -1px;
    border-radius: 50%;
  }

  li:not(:last-child)::before {
    position: absolute;
    background: ${hatchBackground};
    content: '';
  }

  li:not(:last-child)::before,
  li:not(:last-child)::after {
    left: calc(100% + 1px);
    width: var(--line);
    height: 6px;
  }

  li[data-done] {
    border-color: var(--color-primary);
    background: ${hatchBackground};
    color: var(--color-on-primary);
  }

  li[data-done] > [aria-hidden]::before,
  li[data-done]::after {
    clip-path: inset(0);
    transition: clip-path 420ms var(--ease);
  }

  @media (prefers-reduced-motion: no-preference) {
    li[data-done]::after {
      transition-delay: 200ms;
    }
  }
`;

interface ProgressProps extends Pick<SignupWizardBlock, 'progress' | 'done' | 'steps'> {
  /** The current step, from 1. */
  step: number;
  /** The id of the text, for the headings to refer to. */
  id: string;
}

/** The progress as three circles. Those of earlier steps are checked. */
export function Progress({ step, id, progress, done, steps }: ProgressProps) {
  const labels = [steps.welcome.label, steps.details.label, steps.access.label];
  return (
    <Row data-guided="" data-unprinted="">
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
