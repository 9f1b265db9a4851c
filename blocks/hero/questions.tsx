import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { HeroQuestion } from '../../schema/generated/types.ts';
import { panelBackground } from '../ui/backgrounds.ts';
import { BecomingProvider, becomingRules, hatchBackground } from '../ui/charts/becoming.ts';
import { SourceRows } from '../ui/charts/tables/source-rows.tsx';
import { coveringInput } from '../ui/controls/covering-input.ts';
import { InlineText } from '../ui/inline-text.tsx';
import { PauseBox } from '../ui/pause-box.tsx';
import { renderList } from '../ui/render-list.ts';
import { useSite } from '../ui/site.tsx';
import { Status } from '../ui/status.tsx';
import { Visual } from '../ui/visual.tsx';

/**
 * Returns the styles that show the answer to a checked question. Both have the same place in their
 * lists.
 */
const choiceOf = (position: number): string => `
  &:has(label:nth-child(${position}) > [type='radio']:checked) [data-state]:nth-child(${position}) {
    --on: 1;
    visibility: visible;

    @media print {
      display: block;
    }
  }
`;

/** `--on` is 1 for the answered question, and for everything inside its answer. */
const Stage = styled.div`
  margin-top: 2.5rem;

  @media print {
    margin-top: 1rem;
  }

  [data-state] {
    --on: 0;
    visibility: hidden;

    @media print {
      display: none;
    }
  }

  [data-choice] {
    --on: 0;
  }

  [data-choice]:has(:checked) {
    --on: 1;
  }

  ${[1, 2, 3, 4].map(choiceOf).join('')}

  ${becomingRules}
`;

/**
 * The questions float over the panel's upper edge, or above it on small screens. Each shows how
 * much of its time has passed.
 */
const Choices = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  margin-bottom: 0.75rem;

  > div {
    display: grid;
    gap: 0.5rem;
  }

  > div > label {
    position: relative;
    display: grid;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.375rem 0.75rem 0.5rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-background);
    color: color-mix(in srgb, var(--color-text) calc(var(--on) * 100%), var(--color-text-second));
    font-weight: 600;
    font-size: 0.9375rem;
    line-height: 1.3;
    cursor: pointer;
    overflow: hidden;
    transition: background-color 120ms var(--ease);
  }

  > div > label:hover {
    background: var(--color-sunken);
  }

  > div > label:has(:focus-visible) {
    outline: 2px solid var(--color-accent);
    outline-offset: 2px;
  }

  input[type='radio'] {
    ${coveringInput}
    inset: -1px;
  }

  [data-choice]::before {
    position: absolute;
    inset: -1px;
    border: 2px solid var(--color-text);
    border-radius: inherit;
    opacity: var(--on);
    content: '';
  }

  [data-choice] > span::before,
  [data-choice] > span::after {
    position: absolute;
    inset: auto 0 0;
    height: 5px;
    background: ${hatchBackground};
    opacity: var(--on);
    content: '';
  }

  [data-choice] > span::after {
    background: var(--color-text);
    transform: scaleX(var(--on));
    transform-origin: left;
    transition: transform calc(var(--on) * 3s) linear;

    @starting-style {
      transform: scaleX(0);
    }
  }

  /* Without scripts the questions do not take turns. */
  @media (scripting: none) {
    [data-choice] > span::after {
      transition-duration: 200ms;
    }

    && > label {
      display: none;
    }
  }

  /*
   * The line of a question is full at once if the visitor chooses it or pauses. Its end has to change for
   * that, because a running transition keeps its duration otherwise.
   */
  &:has([type='checkbox']:checked) [data-choice] > span::after {
    transform: scaleX(calc(var(--on) * 1.001));
    transition-duration: 200ms;
  }

  /* On small screens, in the corner of the panel. */
  > label {
    position: absolute;
    inset: calc(100% + 0.75rem) 0.5rem auto auto;
  }

  @container page (min-width: 48em) {
    > div {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  }

  @container page (min-width: 60em) {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 0;
    margin: 0 1.5rem -1.375rem;

    > label {
      position: static;
      /* A margin instead of a gap, which would remain if nothing can be paused. */
      margin-left: 0.5rem;
      border: 1px solid var(--color-border);
      background: var(--color-background);
    }
  }

  /* In print one question is above its answer. */
  @media print {
    > div > label {
      min-height: 0;
      padding: 0;
      border: 0;
    }

    > div > label:not(:has(:checked)),
    [data-choice]::before,
    [data-choice] > span::before,
    [data-choice] > span::after {
      display: none;
    }
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  container-type: inline-size;
  border: 1px solid var(--color-divider);
  border-radius: var(--radius-panel);
  background: ${panelBackground};
  box-shadow: var(--shadow-panel);
  overflow: clip;
  font-size: 0.9375rem;
  line-height: var(--type-small-line);
  font-variant-numeric: tabular-nums;

  /* All answers share one place and the same rows, so that nothing moves. */
  > div {
    display: grid;
    grid-row: 1 / -1;
    grid-column: 1;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
  }

  figure {
    display: grid;
    grid-template-rows: auto 1fr;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }

  figure dl {
    border-radius: 0;
  }

  /* On phones, what one answer lacks in height is between all parts of its chart. */
  @container (max-width: 59.99rem) {
    > div {
      grid-template-rows: auto 1fr auto;
    }

    figure > :last-child {
      display: grid;
      grid-template-rows: auto 1fr;
    }

    figure > :last-child > :last-child {
      align-content: space-between;
    }
  }

  /* Rows of a grid break anywhere. */
  @media print {
    break-inside: avoid;

    &,
    figure {
      display: block;
    }
  }
`;

const Answer = styled.p`
  padding: 1.25rem min(3.5rem, 16cqi) 0.75rem min(1.25rem, 6cqi);
  color: var(--color-text-second);
  font-size: var(--type-h3-size);
  line-height: 1.4;

  strong {
    color: var(--color-text);
  }

  /* Aligned with the content of the panel. */
  @container (min-width: 36rem) {
    padding-left: 1.5rem;
  }

  @container page (min-width: 60em) {
    padding: 2.75rem 1.5rem 0.5rem;
    font-size: 1.5rem;
    line-height: 1.35;
    letter-spacing: -0.015em;
  }
`;

const Source = styled.div`
  container-type: inline-size;
  padding: 1.25rem min(1.25rem, 6cqi);
  border-top: 1px solid var(--color-divider);

  @container (min-width: 36rem) {
    padding: 1.5rem;
  }

  @media print {
    break-inside: avoid;
  }
`;

/**
 * Questions that choose the panel's content. The checked one is shown. Until a visitor chooses, the
 * page's early script checks one after the other.
 */
export function Questions({ questions }: { questions: readonly HeroQuestion[] }) {
  const { words } = useSite();
  const name = useId();
  const [announcement, setAnnouncement] = useState<string>();
  return (
    <Stage data-turns="">
      <Choices>
        <div role="radiogroup" aria-label={words.questions}>
          {renderList(questions, ({ question, answer }, index) => (
            <label data-choice="">
              <input
                type="radio"
                name={name}
                defaultChecked={index === 0}
                // Not `onChange`: of a radio button that the early script has checked, React reports no change.
                onInput={() => setAnnouncement(answer)}
              />
              <span>{question}</span>
            </label>
          ))}
        </div>
        <PauseBox />
      </Choices>
      <Frame>
        <BecomingProvider value={true}>
          {renderList(questions, ({ answer, visual, source }) => (
            <div data-state="">
              <Answer>
                <InlineText text={answer} />
              </Answer>
              <Visual visual={visual} />
              {source && (
                <Source>
                  <SourceRows {...source} />
                </Source>
              )}
            </div>
          ))}
        </BecomingProvider>
      </Frame>
      <Status>{announcement && <InlineText text={announcement} />}</Status>
    </Stage>
  );
}
