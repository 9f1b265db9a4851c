import { styled } from 'styled-components';
import { halo } from '../halo.ts';
import { hiddenReadout, shownReadout } from '../readout.ts';

/**
 * The drawing of a flow. On phones, the names of the columns in between are in a list below it, and
 * numbers lead from the bars to them.
 */
export const FlowDrawing = styled.div`
  --names: 6.5rem;
  padding-inline: var(--names);
  color: var(--color-text-third);
  font-weight: 500;
  font-size: 0.75rem;
  line-height: 1.3;

  /* Those in between are above their bars, and so are the names of the bars. */
  > [data-columns] {
    display: flex;
    margin: 0 calc(-1 * var(--names)) 1rem;

    span {
      flex: 2 1 0;
      text-align: center;
    }

    :is(span:first-child, span:last-child) {
      flex-grow: 1;
    }

    span:first-child {
      text-align: start;
    }

    span:last-child {
      text-align: end;
    }
  }

  /* The names are inside its box, because WebKit ignores presses outside. */
  > svg {
    display: block;
    box-sizing: content-box;
    width: 100%;
    height: 25rem;
    margin-inline: calc(-1 * var(--names));
    padding-inline: var(--names);
    overflow: visible;
  }

  &:has([data-between]) > svg {
    padding-top: 1.25rem;
  }

  text {
    fill: var(--color-text-second);
  }

  [data-name] {
    fill: var(--color-text);
    font-weight: 600;
  }

  [data-between] {
    display: none;
  }

  /* Names may be on the edge of a stream. */
  [data-label],
  [data-number] {
    ${halo}
  }

  [data-number] {
    fill: var(--color-text);
    font-weight: 600;
  }

  > [data-key] {
    margin: 1rem calc(-1 * var(--names)) 0;
    font-size: 0.875rem;
  }

  > [data-key] > p {
    display: flex;
    gap: 0.75rem;
    justify-content: center;
    padding-block: 0.375rem;

    &:not(:only-child) {
      border-top: 1px solid var(--color-divider);
    }
  }

  > [data-key] span {
    font-variant-numeric: tabular-nums;
  }

  > [data-key] span:first-child {
    min-width: 1.25em;
    color: var(--color-text);
    font-weight: 600;
  }

  strong {
    color: var(--color-text);
    font-weight: 600;
  }

  span:first-child + strong {
    margin-inline-end: auto;
    font-weight: 500;
  }

  /* On the smallest phones no name fits beside its bar, so they are on the streams. */
  @container (max-width: 17.99rem) {
    --names: 0rem;

    text[data-label] {
      text-anchor: end;
      transform: translateX(-1.75rem);
    }

    text[data-first] {
      text-anchor: start;
      transform: translateX(1rem);
    }
  }

  /* Large text on a phone: names from both sides share the width. */
  @container (max-width: 14rem) {
    text {
      font-size: 4.5cqi;
    }
  }

  [data-stream] {
    transition: opacity 120ms var(--ease);
  }

  [data-stream] text {
    fill: var(--color-text);
    font-weight: 600;
    ${halo}
    ${hiddenReadout}
  }

  &:has([data-stream]:hover) [data-stream]:not(:hover) {
    opacity: 0.3;
  }

  [data-stream]:hover text {
    ${shownReadout}
  }

  /* A node that can be chosen: its bar and its name. */
  /* Nothing can be chosen then: keys and screen readers find words, and no buttons. */
  @media (scripting: none) {
    [role='button'] {
      visibility: hidden;
    }

    [role='button'] > :not([data-area]) {
      visibility: visible;
    }
  }

  [role='button'] {
    cursor: pointer;
    outline: none;
  }

  [data-area] {
    width: max(28px, var(--names) + 10px);
    transform: translateX(-10px);
    fill: var(--color-text);
    fill-opacity: 0;
    transition: fill-opacity 120ms var(--ease);
  }

  [data-area='first'] {
    transform: translateX(calc(-1 * var(--names)));
  }

  /* As far as its name, if it has one. */
  [data-area='between'] {
    width: 28px;
    transform: translate(-14px, -0.5rem);

    @container (min-width: 36rem) {
      width: 10rem;
      transform: translate(-5rem, -0.75rem);
    }
  }

  [role='button']:hover [data-area] {
    fill-opacity: 0.06;
  }

  [aria-pressed='true'] [data-area] {
    fill-opacity: 0.12;
  }

  [role='button']:focus-visible [data-area] {
    stroke: var(--color-accent);
    stroke-width: 2;
  }

  [data-first] {
    transform: translateX(calc(-1 * var(--names)));
  }

  @container (min-width: 36rem) {
    --names: 9rem;
    font-size: 0.9375rem;

    > svg {
      height: 27rem;
    }

    [data-between] {
      display: inline;
    }

    [data-number],
    > [data-key] {
      display: none;
    }
  }
`;
