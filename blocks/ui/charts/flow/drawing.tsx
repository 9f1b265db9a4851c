import { styled } from 'styled-components';
import { axisText, halo, hiddenReadout, shownReadout } from '../chart-text.ts';

/**
 * The drawing of a flow. On phones the streams take the whole width, with the names of both ends
 * above them. Those of the columns in between are in a list below, and numbers lead to them.
 */
export const FlowDrawing = styled.div`
  --first-names: 0rem;
  --last-names: 0rem;
  padding-inline: var(--first-names) var(--last-names);
  ${axisText}

  /* Those in between are above their bars, and so are the names of the bars. */
  > [data-columns] {
    display: flex;
    margin-bottom: 1.5rem;

    span {
      flex: 2 1 0;
      text-align: center;
    }

    :is(span:first-child, span:last-child) {
      flex-grow: 1;
    }

    /* In line with the names below them. */
    span:first-child {
      text-align: start;
      transform: translateX(calc(-1 * var(--first-names)));
    }

    span:last-child {
      text-align: end;
      transform: translateX(var(--last-names));
    }
  }

  /* The names are inside its box, because WebKit ignores presses outside. */
  > svg {
    display: block;
    box-sizing: content-box;
    width: 100%;
    height: 27rem;
    margin-inline: calc(-1 * var(--first-names)) calc(-1 * var(--last-names));
    padding: 1.25rem var(--last-names) 0 var(--first-names);
    overflow: visible;

    @media print {
      height: 20rem;
    }
  }

  /* Names of two lines need larger gaps. */
  > svg:has([data-long]) {
    @container (max-width: 35.99rem) {
      height: 36rem;
      padding-top: 2.25rem;
    }
  }

  text {
    fill: var(--color-text-second);
  }

  :is([data-name], [data-number], [data-stream] text) {
    fill: var(--color-text);
    font-weight: 600;
  }

  [data-label]:not([data-label^='above']) {
    display: none;
  }

  /* Names may be on the edge of a stream. */
  [data-label],
  [data-number] {
    ${halo}
  }

  /* Bands are light enough to read on, and an edge would cut them. */
  &:not([data-lines]) [data-label^='above'] {
    fill: var(--color-text);
    stroke: none;
  }

  [data-label='above last'] {
    text-anchor: end;
  }

  /* Three lines reach up to the bar above them, so they are beside it. */
  [data-label='above first'][data-high] {
    transform: translateX(14px);
  }

  [data-label='above last'][data-high] {
    transform: translateX(-14px);
  }

  :is([data-label='between'], [data-number], [data-stream] text) {
    text-anchor: middle;
  }

  > [data-key] {
    margin-top: 1rem;
    font-size: 0.875rem;
  }

  > [data-key] > p {
    display: flex;
    gap: 0.75rem;
    padding-block: 0.375rem;
    border-top: 1px solid var(--color-divider);
  }

  > [data-key] span {
    font-variant-numeric: tabular-nums;
  }

  > [data-key] :is(span:first-child, strong) {
    min-width: 1.25em;
    color: var(--color-text);
    font-weight: 600;
  }

  > [data-key] strong {
    margin-inline-end: auto;
  }

  > [data-key] span + strong {
    font-weight: 500;
  }

  /* The smallest phones, and large text: names from both sides share the width. */
  @container (max-width: 18rem) {
    text {
      font-size: 4.5cqi;
    }
  }

  [data-stream] {
    transition: opacity 120ms var(--ease);
  }

  [data-stream] text {
    ${halo}
    ${hiddenReadout}
  }

  &:has([data-stream]:hover) [data-stream]:not(:hover) {
    opacity: 0.3;
  }

  [data-stream]:hover text {
    ${shownReadout}
  }

  /* Nothing can be chosen then: keys and screen readers find words, and no buttons. */
  @media (scripting: none) {
    [role='button'] {
      visibility: hidden;
    }

    [role='button'] > :not([data-area]) {
      visibility: visible;
    }
  }

  /* A node that can be chosen: its bar and its name. */
  [role='button'] {
    cursor: pointer;
    outline: none;
  }

  [data-area] {
    width: calc(42cqi + 6px);
    transform: translate(-6px, -0.5rem);
    fill: var(--color-text);
    fill-opacity: 0;
    transition: fill-opacity 120ms var(--ease);
  }

  [data-area='last'] {
    transform: translate(-42cqi, -0.5rem);
  }

  [data-area='between'] {
    width: 28px;
    transform: translate(-14px, -0.5rem);
  }

  /* On phones the area lies over the streams, so a line below the name says what is chosen. */
  [aria-pressed='true'] :is([data-name], [data-number]) {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  [role='button']:focus-visible [data-area] {
    stroke: var(--color-accent);
    stroke-width: 2;
  }

  @container (min-width: 36rem) {
    --first-names: 9rem;
    --last-names: 9rem;
    /* The name of the last bar may be higher than the bar. */
    padding-bottom: 0.75rem;
    font-size: 0.9375rem;

    /* Names of few letters leave the rest of the width to the streams. */
    &[data-first] {
      --first-names: 7.25rem;
    }

    &[data-first='short'] {
      --first-names: 5rem;
    }

    &[data-last] {
      --last-names: 7.25rem;
    }

    &[data-last='short'] {
      --last-names: 5rem;
    }

    &:not(:has([data-label='between'])) > svg {
      padding-top: 0;
    }

    [data-label]:not([data-label^='above']) {
      display: inline;
    }

    /* The area is the background of its name. */
    [role='button']:hover [data-area] {
      fill-opacity: 0.06;
    }

    [aria-pressed='true'] [data-area] {
      fill-opacity: 0.12;
    }

    [role='button']:is(:hover, [aria-pressed='true']) [data-label] {
      stroke: none;
    }

    [aria-pressed='true'] [data-name] {
      text-decoration: none;
    }

    [data-label^='above'],
    [data-number],
    > [data-key] {
      display: none;
    }

    [data-area] {
      width: calc(var(--last-names) + 10px);
      transform: translateX(-10px);
    }

    [data-label='first'] {
      transform: translateX(calc(-1 * var(--first-names)));
    }

    [data-label='last'] {
      transform: translateX(10px);
    }

    [data-area='first'] {
      width: calc(var(--first-names) + 22px);
      transform: translateX(calc(-1 * var(--first-names) - 12px));
    }

    [data-area='between'] {
      width: 10rem;
      transform: translate(-5rem, -0.75rem);
    }
  }
`;
