import { keyframes, styled } from 'styled-components';
import { countRules } from './count-rules.ts';
import { PauseBox } from './pause-box.tsx';
import { renderList } from './render-list.ts';

/** Moves the stack up by its height, one line at a time. */
const turn = keyframes`
  to {
    translate: 0 -100%;
  }
`;

/** Fades each line in and out, so that the change is not abrupt. */
const settle = keyframes`
  0%, 100% {
    opacity: 0;
    translate: 0 4px;
  }

  9%, 92% {
    opacity: 1;
    translate: 0;
  }
`;

/** The most lines that the schema allows. */
const mostLines = 6;

const Chip = styled.div`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-background);
  font-weight: 500;
  font-size: 0.875rem;
  line-height: 1.5rem;

  > [data-window] {
    height: 1.5rem;
    padding-left: 1rem;
    overflow: hidden;
    animation: ${settle} 3s var(--ease) infinite;
  }

  [data-stack] {
    display: grid;
    white-space: nowrap;
    /* Three seconds for each line. */
    animation: ${turn} calc(3s * var(--count)) steps(var(--count)) infinite;
    ${countRules('data-stack', mostLines)}
  }

  [data-stack] span {
    height: 1.5rem;
  }

  &:has(:checked) :is([data-window], [data-stack]),
  &:hover :is([data-window], [data-stack]) {
    animation-play-state: paused;
  }

  @media (prefers-reduced-motion: reduce) {
    > [data-window] {
      height: auto;
      margin: 0.625rem 1rem 0.625rem 0;
      animation: none;
    }

    [data-stack] {
      animation: none;
      white-space: normal;
    }

    [data-stack] span {
      height: auto;
    }
  }
`;

/**
 * Lines that take turns every three seconds, animated by styles alone. They share one cell, so that
 * nothing shifts. A checkbox or the pointer stops them. Screen readers get them as one phrase, and
 * with reduced motion all are visible.
 */
export function RotatingLabels({ labels }: { labels: readonly string[] }) {
  return (
    <Chip>
      <p className="visually-hidden">{labels.join(' ')}</p>
      <div data-window="" aria-hidden="true">
        <div data-stack={labels.length}>
          {renderList(labels, (label) => (
            <span>{label}</span>
          ))}
        </div>
      </div>
      <PauseBox />
    </Chip>
  );
}
